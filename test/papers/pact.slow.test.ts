import { Ajv } from 'ajv'
import { describe, expect, test } from 'vitest'
import type { ChainEstimate, EmissionsEstimate } from '../../src/client/index.js'
import { pactOf, requireOwnIds } from '../../src/contract/operations/papers/footprints.js'
import type { IleapShipment } from '../../src/papers/ileap.js'
import { type PactFootprint, pactFootprints } from '../../src/papers/pact.js'
import { PACT_VERSIONS, type PactVersion } from '../../src/papers/pact-versions.js'
import { PRODUCT_FOOTPRINTS } from '../files/pact-schema.js'
import { buildTestApp } from '../support/test-app.js'

const PUBLISHER = { companyName: 'Example Ltd', companyId: 'urn:epc:id:sgln:4063973.00000.8' }
const ROUTE = { distance_km: 10_000, distance_type: 'sfd' }
const SHIP = { type: 'container', capacity_teu: 14_000 }
const factor = { ttw: 60, wtt: 15, source: 'invented' }
const CARRIERS = [
  { energy_carrier: 'Electric', relative_share: 1, ttw_kg_co2e: 0, wtw_kg_co2e: 0.4, unit: 'kWh' },
]
const CHAIN = {
  cargo: { teu: 4 },
  elements: [
    { kind: 'leg', mode: 'road', distance_km: 120, factor },
    { kind: 'hub', operation: 'transhipment', factor, energy_carriers: CARRIERS },
    { kind: 'sea', route: ROUTE, vessel: SHIP },
  ],
}

async function ask<Answer>(url: string, payload: object): Promise<Answer> {
  const { inject, bearer } = await buildTestApp()
  const answer = await inject({ method: 'POST', url, headers: await bearer(), payload })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}

const estimateOf = (request: object) =>
  ask<EmissionsEstimate>('/v1/emissions/sea', { route: ROUTE, ...request })

function listOf(
  answer: EmissionsEstimate | ChainEstimate,
  version: PactVersion,
  shipmentId = 'S 1/2026',
): readonly PactFootprint[] {
  return pactOf([{ answer, shipmentId }], { ...PUBLISHER, version }).data
}

const ajv = new Ajv()
const VALIDATORS = {
  '2': ajv.compile(PRODUCT_FOOTPRINTS['2']),
  '3': ajv.compile(PRODUCT_FOOTPRINTS['3']),
}
function expectValid(footprints: readonly PactFootprint[], version: PactVersion): void {
  const isFootprint = VALIDATORS[version]
  for (const one of footprints)
    expect(isFootprint(one) ? [] : isFootprint.errors, JSON.stringify(one)).toEqual([])
}

const REQUESTS: [string, object][] = [
  ['a modelled ship', { cargo: { teu: 40 }, vessel: SHIP }],
  ['a published factor', { cargo: { mass_tonnes: 12 } }],
  [
    'a share of the fuel',
    { cargo: { teu: 40 }, vessel: SHIP, fuel: { consumed_tonnes: 1000, type: 'MGO' } },
  ],
]

describe.each(PACT_VERSIONS)('footprints of PACT %s', (version) => {
  test.each(REQUESTS)('have what PACT requires of %s, and add up', async (_, request) => {
    const estimate = await estimateOf(request)
    const footprints = listOf(estimate, version)
    expectValid(footprints, version)
    const pcf = footprints[0]!.pcf as unknown as Record<string, string>
    const kg = (estimate.cargo_share ?? estimate.emissions).wtw_kg_co2e
    expect(Number(pcf['fossilGhgEmissions'])).toBeCloseTo(kg, 4)
    const tonnes = estimate.activity.mass_tonnes!
    const amount = pcf['unitaryProductAmount'] ?? pcf['declaredUnitAmount']
    expect(Number(amount)).toBeCloseTo(tonnes * 10_000, 6)
    expect(pcf['exemptedEmissionsDescription']).toMatch(/not known.*required field\. Left out: ./)
  })

  test('of a chain are the shipment and each category that it names', async () => {
    const footprints = listOf(await ask('/v1/emissions/chains', CHAIN), version)
    expectValid(footprints, version)
    const kinds = footprints.map(
      ({ extensions }) => /(\w+)\.json/.exec(extensions[0].dataSchema)![1],
    )
    expect(kinds).toEqual(['footprint', 'toc', 'hoc'])
    const [shipment, ...categories] = footprints.map(({ extensions }) => extensions[0].data)
    const { tces } = shipment as IleapShipment
    expect(categories).toMatchObject([{ tocId: tces[2]!.tocId }, { hocId: tces[1]!.hocId }])
  })
})

test('two road legs are the total of the shipment, as in the example of iLEAP', async () => {
  const leg = (ttw: number, wtt: number) => {
    const own = { ttw, wtt, source: "carrier's report", data_type: 'primary', verified_by: 'DNV' }
    return { kind: 'leg', mode: 'road', distance_km: 423, factor: own }
  }
  const chain = await ask<ChainEstimate>('/v1/emissions/chains', {
    cargo: { mass_tonnes: 0.087 },
    elements: [leg(89.13, 10.87), leg(114.99, 14.01)],
  })
  const [second] = listOf(chain, '2')
  expect(second!.extensions[0].data).toMatchObject({
    tces: [{ co2eWTW: '3.6801' }, { co2eWTW: '4.747329' }],
  })
  expect(second!.pcf).toMatchObject({
    unitaryProductAmount: '73.602',
    productMassPerDeclaredUnit: '87',
    pCfExcludingBiogenic: '8.427429',
    fossilGhgEmissions: '8.427429',
    primaryDataShare: 100,
  })
  const [third] = listOf(chain, '3')
  expect(third!.pcf).toMatchObject({
    declaredUnitAmount: '73.602',
    productMassPerDeclaredUnit: '0',
    pcfExcludingBiogenicUptake: '8.427429',
    pcfIncludingBiogenicUptake: '8.427429',
    primaryDataShare: '100',
    crossSectoralStandards: ['ISO14083'],
  })
})

test('a category by TEU-kilometre says so, and one by tonne of a hub is for 1000 kg', async () => {
  const footprints = listOf(await ask('/v1/emissions/chains', CHAIN), '2')
  const [, toc, hoc] = footprints
  expect(toc!.comment).toMatch(/per TEU-kilometre, not per tonne-kilometre/)
  expect(toc!.pcf).toMatchObject({ unitaryProductAmount: '1', productMassPerDeclaredUnit: '1' })
  expect(hoc!.pcf).toMatchObject({
    declaredUnit: 'kilogram',
    unitaryProductAmount: '1000',
    productMassPerDeclaredUnit: '1000',
    pCfExcludingBiogenic: '75',
  })
})

test('a footprint has the same id as long as its content is the same', async () => {
  const estimate = await estimateOf({ cargo: { teu: 40 }, vessel: SHIP })
  const idOf = (answer: EmissionsEstimate) => listOf(answer, '3')[0]!.id
  expect(idOf(estimate)).toBe(idOf(structuredClone(estimate)))
  const again = { ...estimate, id: 'em_other', calculated_at: '2030-01-01T00:00:00Z' }
  expect(idOf(again)).toBe(idOf(estimate))
  const more = await estimateOf({ cargo: { teu: 41 }, vessel: SHIP })
  expect(idOf(more)).not.toBe(idOf(estimate))
})

test('the reference period is the calendar year of the departure', async () => {
  const estimate = await estimateOf({
    cargo: { teu: 4 },
    vessel: SHIP,
    route: { ...ROUTE, depart_at: '2025-12-31' },
  })
  expect(listOf(estimate, '3')[0]!.pcf).toMatchObject({
    referencePeriodStart: '2025-01-01T00:00:00Z',
    referencePeriodEnd: '2026-01-01T00:00:00Z',
  })
})

test('a list of several shipments has each category once, and refuses doubled ids', async () => {
  const request = { cargo: { teu: 40 }, vessel: SHIP }
  const answers = await Promise.all([estimateOf(request), estimateOf(request)])
  const shipped = answers.map((answer, at) => ({ answer, shipmentId: `S${at}` }))
  expect(pactOf(shipped, { ...PUBLISHER, version: '3' }).data).toHaveLength(3)
  expect(() => requireOwnIds([...shipped, shipped[0]!])).toThrow(/S0 occurs more than once/)
})

test('a shipment of zero distance has no product footprint', async () => {
  const nowhere = { distance_km: 0, distance_type: 'sfd' }
  const estimate = await estimateOf({ route: nowhere, cargo: { mass_tonnes: 1 } })
  const options = { ...PUBLISHER, companyIds: [], shipmentId: 'S', uuidOf: String }
  expect(() => pactFootprints(estimate, { ...options, version: '3' })).toThrow(RangeError)
})
