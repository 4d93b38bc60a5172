import { describe, expect, test } from 'vitest'
import type { EmissionsEstimate } from '../../../src/client/schema.js'
import { readFactorPack } from '../../../src/emissions/pack/read.js'
import { ileapToc } from '../../../src/papers/ileap-toc.js'
import { factors } from '../support.js'

const TOC = {
  tocId: 'AE-1',
  mode: 'Sea',
  temperatureControl: 'ambient',
  transportActivityUnit: 'TEUkm',
  co2eIntensityWTW: '0.0621',
  co2eIntensityTTW: '0.0529',
  energyCarriers: [],
}
const packOf = (...rows: object[]) =>
  readFactorPack(JSON.stringify({ format: 'fairway-factor-pack/1', rows }), 'own.json', factors)
const ABCD = { code: 'ABCD', year: 2025 }

describe("a carrier's TOC", () => {
  test('is a row of a pack, in grams, on the shortest feasible distance', () => {
    const { carriers, problems } = packOf({ ...ABCD, toc: TOC })
    expect(problems).toEqual([])
    const { unit, ttw, wtt, distanceBasis, provenance } = carriers[0]!.intensity
    expect([unit, ttw, distanceBasis, provenance.source]).toEqual([
      'TEU-km',
      52.9,
      'sfd',
      'TOC AE-1',
    ])
    expect(ttw + wtt).toBeCloseTo(62.1, 9)
    expect(carriers[0]!.cargo).toBe('dry')
  })

  test('of a refrigerated category is for reefers', () => {
    const toc = { ...TOC, temperatureControl: 'refrigerated' }
    expect(packOf({ ...ABCD, toc }).carriers[0]!.cargo).toBe('reefer')
  })

  test('in a footprint of PACT names the company', () => {
    const footprint = { companyName: 'A line', extensions: [{ data: {} }, { data: TOC }] }
    expect(packOf({ ...ABCD, footprint }).carriers[0]).toMatchObject({
      name: 'A line',
      intensity: { ttw: 52.9 },
    })
  })

  test('gives way to what the row itself states', () => {
    const row = { ...ABCD, toc: TOC, distance_basis: 'actual', name: 'Ours' }
    const [one] = packOf(row).carriers
    expect([one!.intensity.distanceBasis, one!.name]).toEqual(['actual', 'Ours'])
  })

  test('that Fairway writes comes back with its own figures', () => {
    const estimate = {
      factor: { id: 'x', name: 'A', source: 'B', year: 2025 },
      intensity: { unit: 'g CO2e/TEU-km', wtw: 62.1, ttw: 52.9 },
      energy_carriers: [
        {
          fuel_type: 'HFO',
          relative_share: 1,
          tonnes: 1,
          wtw_kg_co2e_per_kg: 3.7,
          ttw_kg_co2e_per_kg: 3.2,
        },
      ],
      activity: { reefer: false, transport_activity_teukm: 1000 },
      cargo_share: null,
      verification: 'none',
    } as unknown as EmissionsEstimate
    const toc = JSON.parse(JSON.stringify(ileapToc(estimate)))
    expect(packOf({ ...ABCD, toc }).carriers[0]!.intensity).toMatchObject({
      unit: 'TEU-km',
      ttw: 52.9,
    })
  })
})

test.each([
  [{ footprint: { pcf: { declaredUnit: 'ton kilometer' } } }, 'footprint', 'has no TOC of iLEAP'],
  [{ toc: { ...TOC, mode: 'Road' } }, 'toc', 'is of mode "Road"'],
  [{ toc: { ...TOC, transportActivityUnit: 'km' } }, 'toc', 'tkm or TEUkm'],
  [{ toc: { ...TOC, co2eIntensityTTW: 'n/a' } }, 'toc', 'kg CO2e as a decimal'],
])('a document %j is refused by name, and the other rows are used', (document, column, words) => {
  const { carriers, problems } = packOf(
    { ...ABCD, ...document },
    { ...ABCD, code: 'EFGH', toc: TOC },
  )
  expect(carriers.map(({ code }) => code)).toEqual(['EFGH'])
  expect(problems).toMatchObject([{ line: 1, column, detail: expect.stringContaining(words) }])
})
