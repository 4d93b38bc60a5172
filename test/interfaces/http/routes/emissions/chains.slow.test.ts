import { describe, expect, test } from 'vitest'
import type { ChainAnswerBody } from '../../../../../src/contract/schemas/emissions/chain.js'
import { CARGO, emissionsService, ROUTE } from './support.js'

const CHAINS = '/v1/emissions/chains'
const SEA = { kind: 'sea', route: ROUTE, vessel: { type: 'container', capacity_teu: 13_000 } }
const TRUCK = {
  kind: 'leg',
  mode: 'road',
  distance_km: 180,
  factor: { ttw: 60, wtt: 15, source: "carrier's report", year: 2025, data_type: 'primary' },
}
const HUB = {
  kind: 'hub',
  operation: 'transhipment',
  name: 'Singapore',
  factor: { ttw: 1, wtt: 0.25, source: "terminal's statement" },
}

describe('POST /v1/emissions/chains', () => {
  test('names the element whose departure is not a moment', async () => {
    const { post } = await emissionsService()
    const late = { ...SEA, route: { ...ROUTE, depart_at: '2026-02-30' } }
    const answer = await post(CHAINS, { cargo: CARGO, elements: [SEA, late] })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().detail).toMatch(/^Element 2: /)
    expect(answer.json().errors).toEqual([
      expect.objectContaining({ pointer: '#/elements/1/route/depart_at', code: 'not_allowed' }),
    ])
  })

  test('takes an open default with its source for a leg of another mode without figures', async () => {
    const { post } = await emissionsService()
    const leg = (mode: string, more: object = {}) => ({
      kind: 'leg',
      mode,
      distance_km: 1000,
      ...more,
    })
    const { elements, intensity, data_shares } = (
      await post(CHAINS, {
        cargo: { mass_tonnes: 10 },
        elements: [
          leg('road'),
          leg('rail'),
          leg('air'),
          leg('inland_waterway'),
          leg('road', { factor_row: 'desnz-3136' }),
        ],
      })
    ).json()
    const rows = elements.map((part: { factor_row: string }) => part.factor_row)
    expect(rows).toEqual(['desnz-3140', 'desnz-3151', 'desnz-3155', 'epa-waterborne', 'desnz-3136'])
    const kg = elements.map((part: { emissions: { ttw_kg_co2e: number } }) =>
      Math.round(part.emissions.ttw_kg_co2e),
    )
    // Road adds 5 % and air adds 95 km to a distance that is unchanged for transport activity.
    expect(kg).toEqual([1084, 262, 8272, 562, 832])
    expect(elements[2].distance_type).toBe('gcd')
    expect(elements[0].source).toMatch(/2026, DESNZ: Truck, all sizes, average load, 2026$/)
    expect(elements[3].source).toContain('(recalled)')
    expect(data_shares.default).toBe(1)
    expect(intensity.wtw).toBeGreaterThan(0)
  })

  test('rejects a default of another mode and an unknown one, free of charge', async () => {
    const { post, used } = await emissionsService()
    const leg = { kind: 'leg', mode: 'rail', distance_km: 10 }
    for (const more of [{ factor_row: 'desnz-3140' }, { factor_row: 'x' }]) {
      const answer = await post(CHAINS, { cargo: CARGO, elements: [{ ...leg, ...more }] })
      expect(answer.statusCode, JSON.stringify(more)).toBe(404)
      expect(answer.json().errors[0].pointer).toBe('#/elements/0/factor_row')
    }
    expect(await used()).toBe(0)
  })

  test('names only the field at fault of an element, and lists the known kinds', async () => {
    const { post, used } = await emissionsService()
    const faults: [object, string, string][] = [
      [{ mode: 'rail' }, '/kind', 'is required: one of sea, leg, hub'],
      [{ kind: 'legs' }, '/kind', 'must be one of sea, leg, hub'],
      [{ kind: 'leg', mode: 'rail' }, '/distance_km', 'is required, or the two ends in between'],
      [{ kind: 'hub', operation: 'warehouse' }, '/factor', 'is required'],
      [
        { kind: 'leg', mode: 'sea', distance_km: 10 },
        '/factor',
        'is required for a leg by sea; an element of kind "sea" is estimated without one',
      ],
    ]
    for (const [element, field, detail] of faults) {
      const answer = await post(CHAINS, { cargo: CARGO, elements: [TRUCK, element] })
      expect(answer.statusCode, answer.body).toBe(422)
      const errors = answer
        .json()
        .errors.map((error: { pointer: string; detail: string }) => [error.pointer, error.detail])
      expect(errors).toEqual([[`#/elements/1${field}`, detail]])
    }
    expect(await used()).toBe(0)
  })

  test('warns of an unknown field in an element, and takes null for a field left out', async () => {
    const { post } = await emissionsService()
    const leg = { kind: 'leg', mode: 'rail', distance_km: 10, name: null, tonnes: 3 }
    const answer = await post(CHAINS, { cargo: CARGO, elements: [leg] })
    expect(answer.statusCode, answer.body).toBe(200)
    const pointers = answer.json().warnings.map(({ pointer }: { pointer: string }) => pointer)
    expect(pointers).toContain('#/elements/0/tonnes')
  })

  test('adds up legs and hubs, and contains the whole estimate of each leg at sea', async () => {
    const { post, estimate } = await emissionsService()
    const answer = await post(CHAINS, { cargo: CARGO, elements: [TRUCK, SEA, HUB] })
    expect(answer.statusCode, answer.body).toBe(200)
    const chain = answer.json() as ChainAnswerBody
    const alone = await estimate({ cargo: CARGO, vessel: SEA.vessel })
    const [truck, atSea, hub] = chain.elements
    expect(truck).toMatchObject({ mode: 'road', source: "carrier's report, 2025", estimate: null })
    expect(atSea!.estimate!.emissions).toEqual(alone.emissions)
    expect(hub).toMatchObject({ mode: 'hub', name: 'Singapore', transport_activity_tkm: null })
    // 10 TEU are 100 t at the default of 10 t per TEU.
    const kg = alone.emissions.wtw_kg_co2e + (100 * 180 * 75) / 1000 + 100 * 1.25
    expect(chain.emissions.wtw_kg_co2e).toBeCloseTo(kg, 6)
    expect(chain.intensity!.wtw).toBeCloseTo((1000 * kg) / chain.transport_activity_tkm, 9)
  })

  test.each([1e-320, 1e-300])(
    'has no intensity for %d t, which are almost none',
    async (tonnes) => {
      const { post } = await emissionsService()
      const cargo = { teu: 2, mass_tonnes: tonnes }
      const answer = await post(CHAINS, { cargo, elements: [TRUCK, HUB, SEA] })
      expect(answer.statusCode, answer.body).toBe(200)
      const { intensity } = answer.json()
      if (intensity !== null) expect(Number.isFinite(intensity.wtw)).toBe(true)
    },
  )

  test('costs one query per leg at sea, and one without any', async () => {
    const { post, used } = await emissionsService()
    await post(CHAINS, { cargo: CARGO, elements: [SEA, HUB, SEA] })
    expect(await used()).toBe(2)
    await post(CHAINS, { cargo: CARGO, elements: [TRUCK] })
    expect(await used()).toBe(3)
  })

  const WRONG: readonly (readonly [string, object, string])[] = [
    [
      'a port',
      { ...SEA, route: { ...ROUTE, origin: { port_id: 5 } } },
      '#/elements/1/route/origin/port_id',
    ],
    [
      'a fuel',
      { ...SEA, vessel: { type: 'ferry', fuel_type: 'FAME' } },
      '#/elements/1/vessel/fuel_type',
    ],
    [
      'a whole ship',
      { kind: 'sea', route: ROUTE, fuel: { consumed_tonnes: 9, type: 'HFO' } },
      '#/elements/1/vessel',
    ],
  ]
  test.each(WRONG)('names %s at fault in its element, and charges nothing', async (_, leg, at) => {
    const { post, used } = await emissionsService()
    const answer = await post(CHAINS, { cargo: CARGO, elements: [TRUCK, leg] })
    expect(answer.statusCode, answer.body).toBeGreaterThanOrEqual(400)
    expect(answer.statusCode).toBeLessThan(500)
    expect(answer.json().errors[0].pointer).toBe(at)
    expect(await used()).toBe(0)
  })

  test.each([
    [{ elements: [TRUCK] }, '#/cargo'],
    [{ cargo: {}, elements: [TRUCK] }, '#/cargo'],
    [{ cargo: { teu: -1 }, elements: [TRUCK] }, '#/cargo/teu'],
    [{ cargo: CARGO, elements: [] }, '#/elements'],
    [{ cargo: CARGO, framework: { name: 'other' }, elements: [SEA] }, '#/framework/name'],
  ])('rejects %j', async (body, pointer) => {
    const { post } = await emissionsService()
    const answer = await post(CHAINS, body)
    expect(answer.statusCode, answer.body).toBeGreaterThanOrEqual(400)
    expect(answer.json().errors[0].pointer).toBe(pointer)
  })

  test.each([
    { ...TRUCK, mode: 'camel' },
    { ...TRUCK, factor: { ...TRUCK.factor, source: '' } },
    { kind: 'teleport' },
    { ...HUB, factor: { ...HUB.factor, ttw: -1 } },
  ])('rejects the element %j with a pointer to it', async (element) => {
    const { post } = await emissionsService()
    const answer = await post(CHAINS, { cargo: CARGO, elements: [TRUCK, element] })
    expect(answer.statusCode, answer.body).toBe(422)
    expect(answer.json().errors[0].pointer).toMatch(/^#\/elements\/1/)
  })
})
