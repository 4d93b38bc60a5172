import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { chain } from '../../../src/contract/operations/chain.js'
import { call } from '../../../src/contract/operations/operation.js'
import { pactOf, type Shipped } from '../../../src/contract/operations/papers/footprints.js'
import { PACT_VERSIONS } from '../../../src/papers/pact-versions.js'
import { operationTools } from './operation-tools.js'

const electricity = {
  energy_carrier: 'Electric',
  relative_share: 1,
  ttw_kg_co2e: 0,
  wtw_kg_co2e: 0.4,
  unit: 'kWh',
}
const CHAIN = {
  cargo: { teu: 2, mass_tonnes: 18 },
  elements: [
    {
      kind: 'leg',
      mode: 'road',
      distance_km: 100,
      factor: {
        ...{ ttw: 80, wtt: 20, source: "Carrier's report", year: 2025 },
        ...{ data_type: 'primary', verified_by: 'DNV' },
      },
    },
    {
      kind: 'hub',
      operation: 'maritime_container_terminal',
      factor: { ttw: 1, wtt: 0.5, source: "Terminal's statement", year: 2025 },
      energy_carriers: [electricity],
    },
    {
      kind: 'sea',
      route: { distance_km: 10_000, distance_type: 'sfd', depart_at: '2026-02-01' },
      vessel: { type: 'container', capacity_teu: 14_000, fuel_type: 'MGO' },
    },
  ],
}
const PUBLISHER = { companyName: 'Example Ltd', companyId: 'urn:epc:id:sgln:4063973.00000.8' }

test.each(PACT_VERSIONS)('footprints of PACT %s are those of the golden file', async (version) => {
  const answer = await call(chain, CHAIN, operationTools().tools)
  const shipped = { answer, shipmentId: 'S-1' } as unknown as Shipped
  const list = pactOf([shipped], { ...PUBLISHER, version })
  const golden = readFileSync(new URL(`golden/pact-${version}.json`, import.meta.url), 'utf8')
  expect(JSON.parse(JSON.stringify(list))).toEqual(JSON.parse(golden))
})
