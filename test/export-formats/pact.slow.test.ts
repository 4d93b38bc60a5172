import { Ajv } from 'ajv'
import { expect, test } from 'vitest'
import type { ChainEstimate, EmissionsEstimate } from '../../src/client/index.js'
import { pactFootprint } from '../../src/export-formats/pact.js'
import { buildTestApp } from '../support/test-app.js'
import { PRODUCT_FOOTPRINT } from './pact-schema.js'

const OPTIONS = {
  id: 'd9be4477-e351-45b3-acd9-e1da05e6f633',
  shipmentId: 'S 1/2026',
  companyName: 'Example Ltd',
  companyIds: ['urn:epc:id:sgln:4063973.00000.8'],
  referencePeriod: { start: '2026-01-01T00:00:00Z', end: '2026-12-31T23:59:59Z' },
  created: '2027-01-15T08:00:00Z',
}
const ROUTE = { distance_km: 10_000, distance_type: 'sfd' }
const SHIP = { type: 'container', capacity_teu: 14_000 }
const factor = { ttw: 60, wtt: 15, source: 'invented' }

async function ask<Answer>(url: string, payload: object): Promise<Answer> {
  const { inject, bearer } = await buildTestApp()
  const answer = await inject({ method: 'POST', url, headers: await bearer(), payload })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}

const isFootprint = new Ajv().compile(PRODUCT_FOOTPRINT)
const problemsOf = (value: unknown) => (isFootprint(value) ? [] : isFootprint.errors)

test.each([
  ['a modelled ship', { cargo: { teu: 40 }, vessel: SHIP }],
  ['a published factor', { cargo: { mass_tonnes: 12 } }],
  [
    'a share of the fuel',
    { cargo: { teu: 40 }, vessel: SHIP, fuel: { consumed_tonnes: 1000, type: 'MGO' } },
  ],
])('a footprint of %s has what PACT requires, and adds up', async (_, request) => {
  const estimate = await ask<EmissionsEstimate>('/v1/emissions/sea', { route: ROUTE, ...request })
  const footprint = pactFootprint(estimate, OPTIONS)
  expect(problemsOf(footprint)).toEqual([])
  const { unitaryProductAmount, pCfExcludingBiogenic, fossilGhgEmissions } = footprint.pcf
  const kg = (estimate.cargo_share ?? estimate.emissions).wtw_kg_co2e
  expect(Number(pCfExcludingBiogenic)).toBeCloseTo(kg, 4)
  expect(fossilGhgEmissions).toBe(pCfExcludingBiogenic)
  const tonnes = estimate.activity.mass_tonnes!
  expect(Number(unitaryProductAmount)).toBeCloseTo(tonnes * 10_000, 6)
  expect(Number(footprint.pcf.productMassPerDeclaredUnit)).toBeCloseTo(tonnes * 1000, 6)
  expect(footprint.pcf.exemptedEmissionsDescription).toMatch(
    /not known.*required field\. Left out: ./,
  )
  const [tce] = footprint.extensions[0]!.data.tces
  expect(tce!.shipmentId).toBe(OPTIONS.shipmentId)
})

test('a footprint of a chain contains all its elements, each with the id of the shipment', async () => {
  const chain = await ask<ChainEstimate>('/v1/emissions/chains', {
    cargo: { teu: 4 },
    elements: [
      { kind: 'leg', mode: 'road', distance_km: 120, factor },
      { kind: 'hub', operation: 'transhipment', factor },
      { kind: 'sea', route: ROUTE, vessel: SHIP },
    ],
  })
  const footprint = pactFootprint(chain, OPTIONS)
  expect(problemsOf(footprint)).toEqual([])
  const { tces } = footprint.extensions[0]!.data
  expect(tces.map(({ shipmentId }) => shipmentId)).toEqual(Array(3).fill(OPTIONS.shipmentId))
})

test('a footprint of two road legs is the total of the shipment, as in iLEAP', async () => {
  const leg = (ttw: number, wtt: number) => {
    const own = { ttw, wtt, source: "carrier's report", data_type: 'primary' }
    return { kind: 'leg', mode: 'road', distance_km: 423, factor: own }
  }
  const chain = await ask<ChainEstimate>('/v1/emissions/chains', {
    cargo: { mass_tonnes: 0.087 },
    elements: [leg(89.13, 10.87), leg(114.99, 14.01)],
  })
  const { pcf, extensions } = pactFootprint(chain, OPTIONS)
  expect(extensions[0]!.data.tces.map(({ co2eWTW }) => co2eWTW)).toEqual(['3.6801', '4.747329'])
  expect(pcf).toMatchObject({
    unitaryProductAmount: '73.602',
    productMassPerDeclaredUnit: '87',
    pCfExcludingBiogenic: '8.427429',
    fossilGhgEmissions: '8.427429',
    primaryDataShare: 100,
  })
})

test('a shipment of zero distance has no product footprint', async () => {
  const nowhere = { distance_km: 0, distance_type: 'sfd' }
  const estimate = await ask<EmissionsEstimate>('/v1/emissions/sea', {
    route: nowhere,
    cargo: { mass_tonnes: 1 },
  })
  expect(() => pactFootprint(estimate, OPTIONS)).toThrow(RangeError)
})
