import { Ajv } from 'ajv'
import { describe, expect, test } from 'vitest'
import type { ChainEstimate, EmissionsEstimate, EmissionsRequest } from '../../src/client/index.js'
import { decimal } from '../../src/files/decimal.js'
import { ileapShipment } from '../../src/papers/ileap.js'
import { ileapHoc } from '../../src/papers/ileap-hoc.js'
import { ileapToc } from '../../src/papers/ileap-toc.js'
import { HOC, SHIPMENT_FOOTPRINT, TOC } from '../files/ileap-schema.js'
import { buildTestApp } from '../support/test-app.js'

const ajv = new Ajv()
const SHIPMENT = { shipmentId: 'S-1' }
const SHIP = { type: 'container', capacity_teu: 14_000 } as const

async function ask<Answer>(url: string, payload: object): Promise<Answer> {
  const { inject, bearer } = await buildTestApp()
  const answer = await inject({ method: 'POST', url, headers: await bearer(), payload })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}

function estimateOf(request: Partial<EmissionsRequest>): Promise<EmissionsEstimate> {
  const route = { distance_km: 10_000, distance_type: 'sfd' }
  return ask('/v1/emissions/sea', { route, ...request })
}

function expectValid(schema: object, value: unknown): void {
  const isValid = ajv.compile(schema)
  expect(isValid(value), ajv.errorsText(isValid.errors)).toBe(true)
}

const SAILED = { distance_km: 9000, distance_type: 'actual' } as const

describe('a shipment for iLEAP', () => {
  test.each<[string, Partial<EmissionsRequest>]>([
    ['a modelled ship', { cargo: { teu: 40, reefer: true }, vessel: SHIP }],
    ['a published factor', { cargo: { mass_tonnes: 12 } }],
    ['a sailed distance', { cargo: { mass_tonnes: 12 }, route: SAILED }],
    [
      'fuel and its share',
      { cargo: { teu: 40 }, vessel: SHIP, fuel: { consumed_tonnes: 1000, type: 'VLSFO' } },
    ],
  ])('fits the schema with %s', async (_, request) => {
    const estimate = await estimateOf(request)
    const shipment = ileapShipment(estimate, SHIPMENT)
    expectValid(SHIPMENT_FOOTPRINT, shipment)
    const [tce] = shipment.tces
    const totals = estimate.cargo_share ?? estimate.emissions
    expect(Number(tce!.co2eWTW)).toBeCloseTo(totals.wtw_kg_co2e, 6)
    const km = Number(Object.values(tce!.distance)[0])
    expect(Number(tce!.transportActivity)).toBeCloseTo((Number(tce!.mass) / 1000) * km, 3)
  })

  test('lets its figure be recomputed: category times TEU times distance, with places and time', async () => {
    const estimate = await estimateOf({
      cargo: { teu: 2.25, mass_tonnes: 23.5 },
      vessel: SHIP,
      route: {
        origin: { unlocode: 'NLRTM' },
        destination: { unlocode: 'SGSIN' },
        depart_at: '2030-02-01',
      },
    })
    const [tce] = ileapShipment(estimate, SHIPMENT).tces
    const toc = ileapToc(estimate)!
    expect(toc.transportActivityUnit).toBe('TEUkm')
    const { sfd } = tce!.distance as { readonly sfd: string }
    const teuKm = Number(tce!.packagingOrTrEqAmount) * Number(sfd)
    expect(Number(toc.co2eIntensityWTW) * teuKm).toBeCloseTo(Number(tce!.co2eWTW), 4)
    expect(tce!.packagingOrTrEqType).toBe('Container-TEU')
    expect(tce!.origin).toMatchObject({ city: 'Rotterdam', country: 'NL', locode: 'NLRTM' })
    expect(tce!.destination).toMatchObject({ country: 'SG', locode: 'SGSIN' })
    expect(tce!.departureAt).toBe('2030-02-01T00:00:00Z')
  })

  test('has the elements of a chain in their order, hubs without activity', async () => {
    const factor = { ttw: 60, wtt: 15, source: 'invented' }
    const chain = await ask<ChainEstimate>('/v1/emissions/chains', {
      cargo: { teu: 4 },
      elements: [
        { kind: 'leg', mode: 'road', distance_km: 120, distance_type: 'gcd', factor },
        { kind: 'hub', operation: 'transhipment', factor },
        { kind: 'sea', route: { distance_km: 5000, distance_type: 'sfd' }, vessel: SHIP },
      ],
    })
    const shipment = ileapShipment(chain, SHIPMENT)
    expectValid(SHIPMENT_FOOTPRINT, shipment)
    const [road, hub, sea] = shipment.tces
    expect(road).toMatchObject({
      prevTceIds: [],
      tocId: 'fairway:road-invented',
      distance: { gcd: '120' },
      transportActivity: '4800',
    })
    expect(hub).toMatchObject({ hocId: 'fairway:transhipment-invented@75', transportActivity: '0' })
    expect(hub!.prevTceIds).toEqual([road!.tceId])
    expect(sea!.tocId).toMatch(/^fairway:modelled-container/)
    expect(sea!.prevTceIds).toEqual([hub!.tceId])
    const kg = shipment.tces.reduce((sum, { co2eWTW }) => sum + Number(co2eWTW), 0)
    expect(kg).toBeCloseTo(chain.emissions.wtw_kg_co2e, 5)
  })

  test('has a category for every leg, whatever its factor is', async () => {
    const leg = { kind: 'leg', distance_km: 100 }
    const chain = await ask<ChainEstimate>('/v1/emissions/chains', {
      cargo: { teu: 1 },
      elements: [
        ...['road', 'rail', 'air', 'inland_waterway'].map((mode) => ({ ...leg, mode })),
        { ...leg, mode: 'sea', factor: { ttw: 5, wtt: 1, source: "Line's report", year: 2025 } },
      ],
    })
    const shipment = ileapShipment(chain, SHIPMENT)
    expectValid(SHIPMENT_FOOTPRINT, shipment)
    const rows = chain.elements.map(({ factor_row }) => factor_row)
    expect(shipment.tces.map(({ tocId }) => tocId)).toEqual([
      ...rows.slice(0, 4).map((row) => `fairway:${row}`),
      'fairway:sea-line-s-report-2025',
    ])
  })

  test("is rejected for a whole voyage if the cargo's share is unknown", async () => {
    const estimate = await estimateOf({ fuel: { consumed_tonnes: 1000, type: 'HFO' } })
    expect(() => ileapShipment(estimate, SHIPMENT)).toThrow(/Give the cargo/)
  })
})

describe('a transport operation category for iLEAP', () => {
  test('fits the schema, and its intensity times the activity is the emissions', async () => {
    const estimate = await estimateOf({ cargo: { teu: 40 }, vessel: SHIP })
    const toc = ileapToc(estimate)!
    expectValid(TOC, toc)
    const kg = Number(toc.co2eIntensityWTW) * estimate.activity.transport_activity_teukm!
    expect(kg).toBeCloseTo(estimate.emissions.wtw_kg_co2e, 3)
    expect(toc.energyCarriers[0]!.energyCarrier).toBe('HFO')
    expect(toc.transportActivityUnit).toBe('TEUkm')
  })

  test('has shares that add up to 1, and the fuel that a unit of activity consumes', async () => {
    const certificate = { ghg_g_per_mj: 10 }
    const fuels = [
      { type: 'VLSFO', tonnes: 700 },
      { type: 'LNG', tonnes: 200 },
      { type: 'HVO', tonnes: 50, certificate },
      { type: 'E_METHANOL', tonnes: 50, certificate },
    ]
    const estimate = await estimateOf({ cargo: { teu: 40 }, vessel: SHIP, fuel: { fuels } })
    const toc = ileapToc(estimate)!
    expectValid(TOC, toc)
    const { energyCarriers, co2eIntensityWTW } = toc
    expect(energyCarriers.map(({ energyCarrier }) => energyCarrier)).toEqual([
      'HFO',
      'LNG',
      'HVO',
      'Methanol',
    ])
    const sum = (of: (carrier: (typeof energyCarriers)[number]) => number) =>
      energyCarriers.reduce((total, carrier) => total + of(carrier), 0)
    expect(sum(({ relativeShare }) => Number(relativeShare))).toBeCloseTo(1, 11)
    const kg = sum((one) => Number(one.energyConsumption) * Number(one.emissionFactorWTW))
    expect(kg / Number(co2eIntensityWTW)).toBeCloseTo(1, 9)
  })

  test('is null if the factor does not name the fuel', async () => {
    expect(ileapToc(await estimateOf({ cargo: { mass_tonnes: 12 } }))).toBeNull()
  })
})

describe('a hub operation category for iLEAP', () => {
  const hub = {
    kind: 'hub',
    name: 'Quay',
    operation: 'maritime_container_terminal',
    factor: { ttw: 0.9, wtt: 0.2, source: "terminal's statement", year: 2025 },
  }
  const carriers = [
    {
      energy_carrier: 'Diesel',
      relative_share: 0.75,
      ttw_kg_co2e: 2.5,
      wtw_kg_co2e: 3.2,
      unit: 'l',
    },
    {
      energy_carrier: 'Electric',
      relative_share: 0.25,
      ttw_kg_co2e: 0,
      wtw_kg_co2e: 0.35,
      unit: 'kWh',
    },
  ]
  const ofHubs = (...hubs: object[]) =>
    ask<ChainEstimate>('/v1/emissions/chains', { cargo: { teu: 2 }, elements: hubs })

  test('states the intensity per tonne and the energy that the request names', async () => {
    const chain = await ofHubs({ ...hub, energy_carriers: carriers })
    const hoc = ileapHoc(chain, 0)
    expectValid(HOC, hoc)
    expect(hoc).toEqual({
      hocId: 'fairway:maritime_container_terminal-terminal-s-statement@1.1',
      description: "Quay. terminal's statement, 2025",
      hubType: 'MaritimeContainerTerminal',
      temperatureControl: 'ambient',
      energyCarriers: [
        {
          energyCarrier: 'Diesel',
          relativeShare: '0.75',
          emissionFactorWTW: '3.2',
          emissionFactorTTW: '2.5',
        },
        {
          energyCarrier: 'Electric',
          relativeShare: '0.25',
          emissionFactorWTW: '0.35',
          emissionFactorTTW: '0',
        },
      ],
      co2eIntensityWTW: '1.1',
      co2eIntensityTTW: '0.9',
      hubActivityUnit: 'tonnes',
    })
    expect(ileapShipment(chain, SHIPMENT).tces[0]!.hocId).toBe(hoc!.hocId)
  })

  test('is null for a hub whose energy is not named, which changes no figure', async () => {
    const [without, having] = await Promise.all([
      ofHubs(hub),
      ofHubs({ ...hub, energy_carriers: carriers }),
    ])
    expect(ileapHoc(without, 0)).toBeNull()
    expect(having.emissions).toEqual(without.emissions)
  })

  test('is rejected if the shares of its energy do not add up to 1', async () => {
    const { inject, bearer } = await buildTestApp()
    const elements = [{ ...hub, energy_carriers: carriers.slice(0, 1) }]
    const answer = await inject({
      method: 'POST',
      url: '/v1/emissions/chains',
      headers: await bearer(),
      payload: { cargo: { teu: 2 }, elements },
    })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors).toEqual([
      {
        pointer: '#/elements/0/energy_carriers',
        code: 'not_allowed',
        detail: 'relative shares must add up to 1, got 0.75',
      },
    ])
  })
})

test.each([
  [15.530000000000001, '15.53'],
  [1.5e-7, '0.00000015'],
  [1e21, '1000000000000000000000'],
  [0, '0'],
  [75_051, '75051'],
])('writes %d as %s', (value, text) => {
  expect(decimal(value)).toBe(text)
})
