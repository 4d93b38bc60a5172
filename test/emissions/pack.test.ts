import { describe, expect, it } from 'vitest'
import {
  type EstimateRequest,
  estimate,
  FactorPackError,
  readFactorPack,
  skippedRows,
  withPack,
} from '../../src/emissions/index.js'
import { parseCsv } from '../../src/emissions/pack/csv.js'
import { sizeOf, vesselTypesOf } from '../../src/emissions/pack/ships.js'
import { factors, sfd } from './support.js'

/** Invented values in the layout of the tables. */
const SHIPS = `# name: invented ships
# framework_version: 3.2
# year: 2025
# licence: by permission, tests only
table,type,size,unit,fuel,wtt,ttw,wtw,wtw_with_daf
Table 14,Bulk carrier,"10,000-34,999 dwt",g CO2e/t-km,HFO,1,9,10,11.5
Table 14,Bulk carrier,"35,000+ dwt",g CO2e/t-km,HFO,0.5,4.5,5,5.75
Table 14,Bulk carrier,"35,000+ dwt",g CO2e/t-km,MGO,0.6,4.4,5,5.75
Table 15,Vehicle carrier,Average,g CO2e/t-km,,10,50,60,69
Table 16,Gas tanker,"0-49,999 cbm",g CO2e/t-km,,10,50,60,69
`
const LANES = `trade_lane;cargo;year;wtt;ttw;wtw
Asia - North Europe;dry;2024;7;43;50
asia_north_europe;reefer;2024;14;86;100
`
const CARRIERS = {
  format: 'fairway-factor-pack/1',
  name: 'invented carriers',
  rows: [
    { code: 'abcd', name: 'Abcd', year: 2023, ttw: 50, wtw: 60, verified_by: 'Bureau Veritas' },
    { code: 'ABCD', year: 2024, trade_lane: 'asia_north_europe', ttw: 40, wtw: 48, cargo: 'dry' },
    { code: 'ABCD', year: 2022, ttw: 90, wtw: 99, cargo: 'reefer', distance_basis: 'sfd' },
  ],
}

const open = (text: string, file: string) => withPack(factors, readFactorPack(text, file, factors))
const ships = open(SHIPS, 'ships.csv')
const lanes = open(LANES, 'lanes.csv')
const carriers = open(JSON.stringify(CARRIERS), 'carriers.json')

const run = (set: typeof factors, request: EstimateRequest) =>
  estimate({ cargo: { teu: 2 }, ...request }, sfd(1000), set)

function problemsOf(text: string, file = 'pack.csv') {
  try {
    return readFactorPack(text, file, factors).problems
  } catch (error) {
    if (error instanceof FactorPackError) return error.problems
    throw error
  }
}

describe('a row that is wrong', () => {
  const HEAD = 'code,year,ttw,wtw,unit,type,fuel'
  it.each([
    ['kilograms', 'TEST,2025,0.0529,0.062,TEU-km', 'write grams, not kilograms'],
    ['a decimal comma without quotes', 'TEST,2025,52,9,62,0,TEU-km,tanker,HFO', 'quote a value'],
    ['half a year', 'TEST,2025.5,52.9,62,TEU-km', 'must be a whole year'],
    ['no meaning', ',2025,52.9,62,TEU-km', 'fill in code'],
    ['an unknown ship', ',2025,5,6,t-km,barge', 'write one of container'],
    ['an unknown fuel', ',2025,5,6,t-km,tanker,coal', 'write a code such as HFO'],
  ])('is named with its remedy: %s', (_, row, remedy) => {
    const good = 'GOOD,2025,52.9,62,TEU-km'
    const problems = problemsOf(`${HEAD}\n${good}\n${row}\n`)
    expect(problems.map(({ line }) => line)).toEqual(problems.map(() => 3))
    expect(problems.map(({ detail }) => detail).join()).toContain(remedy)
  })

  it('is reported with its file, row and column, for packs and tables of ships', () => {
    const csv = `# name: our carriers\n${HEAD}\nGOOD,2025,52.9,62,TEU-km\nBAD,2025,-1,62,TEU-km\n`
    const set = withPack(factors, readFactorPack(csv, '/etc/carriers.csv', factors))
    expect(skippedRows(set)).toEqual([
      'Factor pack /etc/carriers.csv, line 4, ttw: must be a number from 0 to 100000, got "-1".',
    ])
  })
})

describe('a pack of ships', () => {
  const bulk = (deadweightTonnes: number, fuelType?: string): EstimateRequest => ({
    vessel: { type: 'dry_bulk', deadweightTonnes, fuelType },
    framework: { version: '3.2' },
  })

  it('takes precedence over the open factors, by size and fuel', () => {
    expect(run(ships, bulk(20_000)).factor).toMatchObject({
      wtw: 10,
      kind: 'operator',
      licence: 'by permission, tests only',
      table: 'Table 14',
      year: 2025,
    })
    expect(run(ships, bulk(80_000)).factor.ttw).toBe(4.5)
    expect(run(ships, bulk(80_000, 'MGO')).factor.ttw).toBe(4.4)
  })

  it('is based on sailed distance, so a routed one is multiplied by 1.15', () => {
    const { distance, emissions } = run(ships, bulk(20_000))
    expect(distance.distanceAdjustmentFactor).toBe(1.15)
    expect(emissions.wtwKgCo2e).toBeCloseTo((20 * 1000 * 11.5) / 1000, 9)
  })

  it('is reported in the answer, and so is another version', () => {
    const { framework, factorSetVersion, warnings } = run(ships, bulk(20_000))
    expect(framework.statement).toContain("the operator's own factors")
    expect(run(ships, { vessel: { type: 'ferry' } }).framework.statement).toContain('open factors')
    expect(factorSetVersion).toContain('+invented ships')
    expect(warnings).toEqual([])
    const { vessel } = bulk(20_000)
    expect(run(ships, { vessel }).warnings).toMatchObject([{ code: 'framework_version_differs' }])
  })

  it('is not used by another framework or without a matching row, and the answer says so', () => {
    const iso = run(ships, { ...bulk(20_000), framework: { name: 'ISO 14083' } })
    expect(iso.factor.kind).toBe('derived')
    expect(iso.warnings.map(({ code }) => code)).toContain('pack_not_used')
    const ferry = run(ships, { vessel: { type: 'ferry' } })
    expect(ferry.factor.kind).toBe('published')
    expect(ferry.warnings).toMatchObject([{ code: 'pack_not_used' }])
  })

  it('an average applies to any size', () => {
    expect(run(ships, { vessel: { type: 'vehicle_carrier' } }).factor.wtw).toBe(60)
  })
})

describe('a pack of trade lanes', () => {
  const voyage = { tradeLane: 'asia_north_europe' } as const
  const vessel = { type: 'container' } as const

  it('includes the 15 %: a routed distance gets no adjustment', () => {
    const { factor, distance, emissions } = run(lanes, { vessel, voyage })
    expect(factor).toMatchObject({ unit: 'g CO2e/TEU-km', wtw: 50, distanceBasis: 'sfd' })
    expect(distance.distanceAdjustmentFactor).toBe(1)
    expect(emissions.wtwKgCo2e).toBe(100)
  })

  it('has separate rows for reefers that include electricity', () => {
    const reefer = run(lanes, { cargo: { teu: 2, reefer: true }, vessel, voyage })
    expect(reefer.emissions.wtwKgCo2e).toBe(200)
    expect(reefer.steps.map(({ id }) => id)).not.toContain('reefer_fuel_kg')
  })

  it('has rows for oceans, over which a lane of two regions takes precedence', () => {
    const header = 'trade_lane,cargo,year,wtt,ttw\n'
    const ocean = 'Transpacific,dry,2024,6,34\n'
    const narrow = 'asia_north_america_west,dry,2023,5,25\n'
    const west = { vessel, voyage: { tradeLane: 'asia_north_america_west' } as const }
    expect(run(open(header + ocean, 'a.csv'), west).factor.wtw).toBe(40)
    expect(run(open(header + ocean + narrow, 'b.csv'), west).factor.wtw).toBe(30)
  })

  it('divides values per nominal capacity by their utilisation', () => {
    const text = 'trade_lane,cargo,year,wtt,ttw,utilisation\nasia_north_europe,dry,2024,7,28,0.7\n'
    expect(run(open(text, 'a.csv'), { vessel, voyage }).factor.wtw).toBeCloseTo(50, 9)
  })

  it('prefers a row of the two ports, in their direction, to one of their lane', () => {
    const pairs = open(
      'year,trade_lane,cargo,ttw,wtt,utilisation\n2026,asia_north_europe,dry,50,10,1\n2026,NLRTM-SGSIN,dry,30,6,1\n',
      'pairs.csv',
    )
    const wtw = (portPair: 'NLRTM-SGSIN' | 'SGSIN-NLRTM') =>
      run(pairs, { vessel, voyage: { tradeLane: 'asia_north_europe', portPair } }).factor.wtw
    expect([wtw('NLRTM-SGSIN'), wtw('SGSIN-NLRTM')]).toEqual([36, 60])
    const own = open(
      'code,year,trade_lane,ttw,wtt\nABCD,2026,,50,10\nABCD,2026,NLRTM-SGSIN,30,6\nABCD,2026,asia_north_europe,40,8\n',
      'carrier.csv',
    )
    const carrier = { code: 'ABCD' }
    const of = (voyage: object) => run(own, { carrier, voyage }).factor.wtw
    expect(of({ tradeLane: 'asia_north_europe', portPair: 'NLRTM-SGSIN' })).toBe(36)
    expect(of({ tradeLane: 'asia_north_europe', portPair: null })).toBe(48)
    expect(of({})).toBe(60)
  })

  it('needs the lane to be known', () => {
    expect(run(lanes, { vessel }).factor.kind).toBe('published')
  })
})

describe('a pack of carriers', () => {
  const carrier = { code: 'ABCD' }

  it('prefers the exact lane, then the newest year', () => {
    const voyage = { tradeLane: 'asia_north_europe' } as const
    expect(run(carriers, { carrier, voyage }).factor).toMatchObject({ year: 2024, wtw: 48 })
    expect(run(carriers, { carrier }).factor).toMatchObject({ year: 2023, wtw: 60 })
  })

  it('is primary data for its operation if somebody verified it, like measured fuel', () => {
    const voyage = { tradeLane: 'asia_north_europe' } as const
    const { dataQuality, emissions } = run(carriers, { carrier })
    expect(dataQuality.dataType).toBe('primary')
    const share = emissions.ttwKgCo2e / emissions.wtwKgCo2e
    expect(dataQuality.primaryDataShare).toBeCloseTo(share, 12)
    expect(share).toBeLessThan(1)
    expect(run(carriers, { carrier, voyage }).dataQuality.dataType).toBe('modelled')
  })

  it.each(['no', 'None', 'n/a', '-', 'not verified', 'somebody', 'to follow'])(
    'is not primary data with %j',
    (word) => {
      const text = `code,year,ttw,wtw,verified_by\nABCD,2024,1,2,${word}\n`
      expect(run(open(text, 'a.csv'), { carrier }).dataQuality.dataType).toBe('modelled')
    },
  )

  it('has its own rows for reefers', () => {
    const { factor, distance } = run(carriers, { cargo: { teu: 1, reefer: true }, carrier })
    expect(factor.wtw).toBe(99)
    expect(distance.distanceAdjustmentFactor).toBe(1)
  })
})

describe('a pack with a bad row', () => {
  const text = `type,size,fuel,year,ttw,wtt,colour
Ferry-RoPax,"<2,000 GT",MDO/MGO,2024,300,60,blue
tanker,huge,HFO,2024,1,1,red
`
  const pack = readFactorPack(text, 'mixed.csv', factors)

  it('keeps its valid rows', () => {
    const ferry = { type: 'ferry', fuelType: 'MGO' } as const
    const small = run(withPack(factors, pack), { vessel: { ...ferry, grossTonnage: 1500 } })
    expect(small.factor).toMatchObject({ kind: 'operator', wtw: 360 })
    const large = run(withPack(factors, pack), { vessel: { ...ferry, grossTonnage: 2000 } })
    expect(large.factor.kind).not.toBe('operator')
  })

  it('names the skipped row, and a column that nothing reads', () => {
    expect(pack.problems).toMatchObject([
      { line: 1, column: 'colour' },
      { line: 3, column: 'size' },
    ])
  })
})

describe('a damaged pack is rejected with line and column', () => {
  const header = 'code,year,ttw,wtw\n'

  it.each([
    [`${header}A,20x4,1,2`, 2, 'year'],
    [`${header}A,2024,-1,2`, 2, 'ttw'],
    [`${header}A,2024,5,2`, 2, 'wtw'],
    [`${header}A,2024,,2`, 2, 'ttw'],
    ['trade_lane,cargo,year,ttw,wtt\nmoon,dry,2024,1,1', 2, 'trade_lane'],
    ['trade_lane,cargo,year,ttw,wtt\nother,wet,2024,1,1', 2, 'cargo'],
    ['type,size,fuel,year,ttw,wtt\nraft,average,HFO,2024,1,1', 2, 'type'],
    ['type,size,fuel,year,ttw,wtt\ntanker,huge,HFO,2024,1,1', 2, 'size'],
    ['type,size,fuel,year,ttw,wtt\ntanker,average,wood,2024,1,1', 2, 'fuel'],
    ['type,year,ttw,wtt,wtw\ntanker,2024,5,1,7', 2, 'wtw'],
    ['type,year,ttw,wtt,unit\ntanker,2024,5,1,t-mile', 2, 'unit'],
    ['name,year,ttw,wtw\nA,2024,1,2', 2, null],
  ])('%j', (text, line, column) => {
    expect(problemsOf(text)).toMatchObject([{ line, column }])
  })

  it.each([
    ['', 'pack.csv'],
    ['code,year,ttw,wtw', 'pack.csv'],
    ['{', 'pack.json'],
    ['[]', 'pack.json'],
    ['{"format":"fairway-factor-pack/1"}', 'pack.json'],
    ['{"format":"fairway-factor-pack/1","rows":[1]}', 'pack.json'],
  ])('%j as %s', (text, file) => {
    expect(problemsOf(text, file)).toHaveLength(1)
  })

  it.each([
    [`${header}A,2024,1,2\n\n"B,2024\n,1,2\n`, 'no closing quote'],
    [`${header}A,2024,1,2\n\n"B" ,2024,1,2\n"C"D,2024,1,2\n`, 'after its closing quote'],
  ])('%j: names the line of a quote that is out of place', (text, fault) => {
    const line = text.split('\n').findLastIndex((row) => row.startsWith('"')) + 1
    expect(problemsOf(text)).toMatchObject([
      { line, column: null, detail: expect.stringContaining(fault) },
    ])
  })

  it('takes the first of two rows for the same', () => {
    expect(problemsOf(`${header}A,2024,1,2\nB,2024,1,2\na,2024,3,4`)).toMatchObject([
      { line: 4, column: null, detail: 'has the same meaning as line 2; delete one of them' },
    ])
  })

  it('names all faults at once', () => {
    const text = `${header}A,,1,2\nB,2024,x,2`
    expect(() => readFactorPack(text, 'my.csv', factors)).toThrow(
      /my\.csv has 2 faults: line 2, year: is required; line 3, ttw: must be a number/,
    )
  })
})

it('CSV keeps line numbers through quotes, breaks and blank lines', () => {
  const text = '\ufeffa;b\r\n\r\n"x; ""y""";"two\nlines"\r\nlast;1'
  expect(parseCsv(text)).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 3, cells: ['x; "y"', 'two\nlines'] },
    { line: 5, cells: ['last', '1'] },
  ])
})

it('CSV counts a line break of two characters inside quotes once', () => {
  expect(parseCsv('a,b\r\n"two\r\nlines",x\r\n,\r\n  \r\nlast,say "y"\r\n')).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 2, cells: ['two\nlines', 'x'] },
    { line: 6, cells: ['last', 'say "y"'] },
  ])
})

it('sizes and kinds of ships are read as tables print them', () => {
  expect(sizeOf('35,000-59,999 dwt')).toEqual({ unit: 'dwt', min: 35_000, max: 59_999 })
  expect(sizeOf(`<${' '.repeat(100_000)}2,000${' '.repeat(100_000)}GT`)).toEqual({
    unit: 'GT',
    min: 0,
    max: 1999,
  })
  expect(sizeOf(`1${'1 '.repeat(50_000)}!`)).toBeNull()
  expect(sizeOf('200,000+ dwt')).toEqual({ unit: 'dwt', min: 200_000, max: null })
  expect(sizeOf('10-35k dwt')).toEqual({ unit: 'dwt', min: 10_000, max: 35_000 })
  expect(sizeOf('>14,500 TEU')).toEqual({ unit: 'TEU', min: 14_500, max: null })
  expect(sizeOf('2,000-4,999 GT')).toEqual({ unit: 'GT', min: 2000, max: 4999 })
  expect(sizeOf('<2,000 GT')).toEqual({ unit: 'GT', min: 0, max: 1999 })
  expect(sizeOf('<5,000 dwt')).toEqual({ unit: 'dwt', min: 0, max: 4999 })
  expect(sizeOf('>=20,000 GT')).toEqual({ unit: 'GT', min: 20_000, max: null })
  expect(sizeOf('0-49,999 cbm')).toMatchObject({ unit: 'other' })
  expect(sizeOf('<5-10 dwt')).toBeNull()
  expect(sizeOf('Average')).toEqual({ unit: null, min: 0, max: null })
  expect(sizeOf('many')).toBeNull()
  expect(vesselTypesOf('Oil tanker')).toEqual(['tanker'])
  expect(vesselTypesOf('Chemical tanker')).toEqual([])
  expect(vesselTypesOf('RoPax')).toEqual(['ferry'])
  expect(vesselTypesOf('Ferry-RoPax')).toEqual(['ferry'])
  expect(vesselTypesOf('Container')).toHaveLength(3)
  expect(vesselTypesOf('balloon')).toBeNull()
})
