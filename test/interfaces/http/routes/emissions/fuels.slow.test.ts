import { describe, expect, test } from 'vitest'
import { emissionsService, ROUTE } from './support.js'

const SHIP = { type: 'container', size_class: 'neo_panamax', speed_kn: 16 }
const certificate = { ghg_g_per_mj: 14.9, id: 'EU-ISCC-1' }

describe('vessel.fuels of an estimate', () => {
  test('are a gas ship with its pilot fuel, a blend or a certified fuel', async () => {
    const { estimate } = await emissionsService()
    const { energy_carriers, factor } = await estimate({
      cargo: { teu: 10 },
      vessel: {
        ...SHIP,
        fuels: [
          { type: 'LNG', engine: 'diesel_slow_speed', share: 0.7 },
          { type: 'LNG', source: 'biofuel', engine: 'diesel_slow_speed', share: 0.28, certificate },
          { type: 'MGO', share: 0.02 },
        ],
      },
    })
    expect(factor.id).toBe('modelled-container-neo_panamax-LNG_DIESEL_SS+BIO_LNG_DIESEL_SS+MGO')
    expect(
      energy_carriers!.map(({ fuel_type, class: of, certificate: proof }) => [
        fuel_type,
        of,
        proof,
      ]),
    ).toEqual([
      ['LNG_DIESEL_SS', 'fossil', null],
      ['BIO_LNG_DIESEL_SS', 'biofuel', 'EU-ISCC-1'],
      ['MGO', 'fossil', null],
    ])
  })

  test.each([
    [[{ type: 'HFO', share: 0.9 }], 422, '#/vessel/fuels', 'out_of_range'],
    [[{ type: 'HVO', share: 1 }], 422, '#/vessel/fuels/0/certificate', 'required'],
    [[{ type: 'ammonia', share: 1 }], 422, '#/vessel/fuels/0/source', 'required'],
    [[{ type: 'whale oil', share: 1 }], 404, '#/vessel/fuels/0/type', 'no_compatible_factor'],
    [
      [{ type: 'VLSFO', share: 1, iso8217_grade: 'X' }],
      422,
      '#/vessel/fuels/0/iso8217_grade',
      'not_allowed',
    ],
    [
      [{ type: 'HVO', share: 1, certificate: { ghg_g_per_mj: 9999 } }],
      422,
      '#/vessel/fuels/0/certificate/ghg_g_per_mj',
      'out_of_range',
    ],
  ])('%j are rejected', async (fuels, status, pointer, code) => {
    const { post } = await emissionsService()
    const response = await post('/v1/emissions/sea', {
      route: ROUTE,
      cargo: { teu: 1 },
      vessel: { ...SHIP, fuels },
    })
    expect(response.statusCode).toBe(status)
    expect(response.json().errors).toEqual([expect.objectContaining({ pointer, code })])
  })
})

test('fuel.fuels are all fuels of a measured voyage', async () => {
  const { estimate } = await emissionsService()
  const { method, emissions } = await estimate({
    fuel: {
      fuels: [
        { type: 'VLSFO', tonnes: 100, iso8217_grade: 'RMG380' },
        { type: 'MGO', tonnes: 20, ballast_tonnes: 2 },
      ],
    },
  })
  expect(method).toBe('fuel_based')
  expect(emissions.wtw_kg_co2e).toBeCloseTo(100 * 3711.38 + 22 * 3871.51, 0)
})

describe('vessel.fuels of a route', () => {
  const ASK = { ...ROUTE, fuel_price_usd_per_tonne: 600 }
  const vessel = { type: 'container', size_class: 'neo_panamax' }

  test('are reported per zone, with gas oil instead of residual fuel', async () => {
    const { post } = await emissionsService()
    const fuels = [
      { type: 'VLSFO', share: 0.7 },
      { type: 'BIODIESEL', share: 0.3, certificate },
    ]
    const { emissions } = (
      await post('/calculate-route', { ...ASK, vessel: { ...vessel, fuels } })
    ).json()
    expect(
      emissions.fuels.map((one: { zone: string; fuel_type: string }) => [one.zone, one.fuel_type]),
    ).toEqual([
      ['non_eca', 'VLSFO'],
      ['non_eca', 'BIODIESEL'],
      ['eca', 'MGO'],
      ['eca', 'BIODIESEL'],
    ])
  })

  test('give no emissions if unknown, and are rejected if their sum is wrong', async () => {
    const { post } = await emissionsService()
    const ask = (fuels: object[]) =>
      post('/calculate-route', { ...ASK, vessel: { ...vessel, fuels } })
    const unknown = (await ask([{ type: 'whale oil', share: 1 }])).json()
    expect(unknown.emissions).toBeNull()
    expect(unknown.warnings).toContainEqual(
      expect.objectContaining({
        code: 'emissions_not_calculated',
        pointer: '#/vessel/fuels/0/type',
      }),
    )
    const wrong = await ask([{ type: 'HFO', share: 0.5 }])
    expect(wrong.statusCode).toBe(422)
    expect(wrong.json().errors[0].pointer).toBe('#/vessel/fuels')
  })
})
