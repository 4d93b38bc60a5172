import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { openFactors, tryOpenFactors } from '../../../src/runtime/loading/open-factors.js'
import { CARGO, emissionsService, ROUTE } from '../../interfaces/http/routes/emissions/support.js'
import { temporaryFolder } from '../../support/temporary.js'

const PACK = `# name: fiction
# licence: for tests
code,name,year,trade_lane,cargo,ttw,wtw,unit,distance_basis
TEST,Test carrier,2024,,dry,52.9,62.0,TEU-km,actual
TEST,Test carrier,2024,asia_north_europe,dry,40,48,TEU-km,actual
`

/** An operator's file. */
function packFile(text: string, name = 'pack.csv'): string {
  const path = join(temporaryFolder(), name)
  writeFileSync(path, text)
  return path
}

/** A copy of the shipped factors with one file replaced. */
function damagedData(name: string, text: string): string {
  const folder = temporaryFolder()
  cpSync('data/reference', join(folder, 'reference'), { recursive: true })
  writeFileSync(join(folder, 'reference/emissions', name), text)
  return folder
}

const MRV = `IMO Number,Reporting Period,Fuel consumption per transport work (mass),CO2 emissions per transport work (mass)
9260419,2025,6.5,20.4
`

test("an operator's table of ships is used by estimates that name the IMO number", async () => {
  const shipTable = packFile(MRV, 'mrv-2025.csv')
  const factors = await openFactors({ data: 'data', factorPack: '', shipTable })
  const { estimate } = await emissionsService({ factors })
  const vessel = { type: 'container', capacity_teu: 8000, imo: 9260419 }
  const { factor, factor_set_version } = await estimate({ cargo: CARGO, vessel })
  expect(factor).toMatchObject({ id: 'mrv-9260419-2025', kind: 'operator', year: 2025 })
  expect(factor_set_version).toMatch(/^2026\.11\.26-[0-9a-f]{8}\+mrv-2025-[0-9a-f]{6}$/)
  const other = await estimate({ cargo: CARGO, vessel: { ...vessel, imo: 9074729 } })
  expect(other.warnings.map(({ code }) => code)).toContain('ship_not_in_table')
})

describe("an operator's pack", () => {
  test('is used by estimates, by the trade lane of the two ports', async () => {
    const factors = await openFactors({ data: 'data', factorPack: packFile(PACK) })
    const { estimate, post } = await emissionsService({ factors })
    const body = await estimate({ cargo: CARGO, carrier: { name: 'test carrier' } })
    expect(body).toMatchObject({
      method: 'carrier_intensity',
      factor: { id: 'carrier-TEST-2024-asia_north_europe-dry', value: 48, kind: 'operator' },
      framework: { statement: expect.stringContaining("the operator's own factors") },
      factor_set_version: expect.stringMatching(/^2026\.11\.26-[0-9a-f]{8}\+fiction-[0-9a-f]{6}$/),
    })
    const afloat = { ...ROUTE, origin: { lat: 51.9, lon: 4 } }
    const anywhere = await estimate({ route: afloat, cargo: CARGO, carrier: { code: 'TEST' } })
    expect(anywhere.factor.value).toBe(62)
    const rejected = await post('/v1/emissions/sea', {
      route: ROUTE,
      cargo: CARGO,
      carrier: { code: 'MAEU' },
      calculation: { method: 'carrier_intensity' },
    })
    expect(rejected.json().available).toEqual([
      'TEST 2024 any lane dry',
      'TEST 2024 asia_north_europe dry',
    ])
  })

  test('without a valid row is rejected with line and column', async () => {
    const head = PACK.split('\n').slice(0, 3).join('\n')
    const factorPack = packFile(`${head}\nTEST,,20x4,,wet,-1,62,TEU-km,actual\n`)
    await expect(openFactors({ data: 'data', factorPack })).rejects.toThrow(
      /pack\.csv has 3 faults: line 4, cargo: .*; line 4, year: .*; line 4, ttw: /,
    )
  })

  test('that does not exist is named', async () => {
    await expect(openFactors({ data: 'data', factorPack: '/nowhere.csv' })).rejects.toThrow(
      'could not be read from /nowhere.csv',
    )
  })
})

test('a damaged file of the shipped factors is named', async () => {
  const open = (name: string, text: string) =>
    openFactors({ data: damagedData(name, text), factorPack: '' })
  await expect(open('fuels.json', '{')).rejects.toThrow('fuels.json is not JSON')
  await expect(open('fuels.json', '{"format":"x"}')).rejects.toThrow('fuels.json: got format x')
  const { factors, factorFault } = await tryOpenFactors({ data: '/nowhere', factorPack: '' })
  expect([factors, String(factorFault)]).toEqual([null, expect.stringContaining('/nowhere')])
})
