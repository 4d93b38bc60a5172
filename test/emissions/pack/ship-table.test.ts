import { describe, expect, it } from 'vitest'
import {
  type EstimateRequest,
  estimate,
  FactorPackError,
  NoCompatibleFactorError,
  readShipTable,
  withShipTable,
} from '../../../src/emissions/index.js'
import { calculated } from '../../support/arithmetic.js'
import { factors, sailed } from '../support.js'

/** Invented figures in the form of the public file: two titles, the names of the columns, rows. */
const FILE = `EU MRV Publication of information,,,,,,,
Ship,,,,Annual average,,,
IMO Number,Name,Ship type,Reporting Period,Total fuel consumption [m tonnes],Annual average Fuel consumption per transport work (mass) [g / m tonnes · n miles],Annual average CO₂ emissions per transport work (mass) [g CO₂ / m tonnes · n miles],Verifier Name
9260419,MADE SHIP,Container ship,2023,9000.5,6.50,20.24,Nobody
9260419,MADE SHIP,Container ship,2024,9100.5,6.00,18.90,Nobody
9074729,MADE FERRY,Ro-pax ship,2024,5000,Division by zero!,Division by zero!,Nobody
9074729,MADE FERRY,Ro-pax ship,nineteen,5000,1,3,Nobody
12345,SHORT,Bulk carrier,2024,5000,1,3,Nobody
9321483,ODD,Bulk carrier,2024,5000,1,9,Nobody
`
const table = readShipTable(FILE, '/srv/mrv.csv')
const set = withShipTable(factors, table)
const run = (vessel: NonNullable<EstimateRequest['vessel']>, more: object = {}) =>
  estimate({ cargo: { massTonnes: 100 }, vessel, ...more }, sailed(10_000), set)
const SHIP = { type: 'container', capacityTeu: 9000, imo: 9260419 } as const
const G_PER_TKM = 18.9 / 1.852

describe("THETIS-MRV's yearly file", () => {
  it('is read by its column names, and reports skipped rows', () => {
    expect(table.name).toBe('mrv')
    expect([...table.ships.keys()]).toEqual(['9260419'])
    expect(table.withoutFigure).toBe(1)
    expect(table.problems.map(({ line, column }) => [line, column])).toEqual([
      [7, 'reporting period'],
      [8, 'imo number'],
      [9, 'co2 emissions per transport work (mass)'],
    ])
    const plain =
      'IMO Number;Reporting Period;Fuel consumption per transport work (mass);CO2 emissions per transport work (mass)\n9260419;2024;6,0;18,9\n'
    expect(readShipTable(plain, 'x.csv').ships.get('9260419')![0]!.fuelGPerTnm).toBe(6)
  })

  it('is rejected without its columns or without a valid row', () => {
    const names = FILE.split('\n').slice(0, 3).join('\n')
    expect(() => readShipTable('a,b\n1,2\n', 'x.csv')).toThrow(FactorPackError)
    expect(() => readShipTable('a,b\n1,2\n', 'x.csv')).toThrow('imo number: is missing')
    expect(() => readShipTable(names, 'x.csv')).toThrow('no row has an IMO number')
  })

  it('warns of a type that is not the one of the ship, whatever the method', () => {
    const codes = (vessel: object, more?: object) =>
      run({ ...SHIP, ...vessel }, more).warnings.map(({ code, field }) => [code, field])
    const warning = ['ship_type_differs', 'vessel.type']
    expect(codes({ type: 'tanker' })).toContainEqual(warning)
    const method = { calculation: { factor: 'published' } }
    expect(codes({ type: 'dry_bulk', capacityTeu: undefined }, method)).toContainEqual(warning)
    for (const type of ['container', 'feeder_container', 'deep_sea_container', undefined])
      expect(codes({ type })).not.toContainEqual(warning)
  })

  it("uses the verified annual figures of a ship with an IMO number, and its fuel's other gases", () => {
    const { factor, dataQuality, emissions, energyCarriers, steps } = run(SHIP)
    expect(factor).toMatchObject({ id: 'mrv-9260419-2024', kind: 'operator', year: 2024 })
    expect(emissions.ttwGases.co2KgCo2e).toBeCloseTo(G_PER_TKM * 1000, 6)
    // 18.90 / 6.00 is closest to the Cf of VLSFO.
    expect(energyCarriers![0]).toMatchObject({ fuelType: 'VLSFO' })
    expect(energyCarriers![0]!.tonnes).toBeCloseTo(6 / 1.852, 6)
    expect(dataQuality.dataType).toBe('primary')
    expect(dataQuality.primaryDataShare).toBeCloseTo(emissions.ttwKgCo2e / emissions.wtwKgCo2e, 9)
    for (const { id, formula, inputs, result } of steps)
      expect(Math.abs(calculated(formula, inputs) / result - 1), id).toBeLessThan(1e-12)
  })

  describe('with totals of CH4 and N2O, as since 2024', () => {
    const HEAD =
      'IMO Number;Reporting Period;Fuel consumption per transport work (mass);CO₂ emissions per transport work (mass);Total CO₂ emissions [m tonnes];Total CH₄ emissions [m tonnes];Total N₂O emissions [m tonnes]'
    const of = (row: string) => readShipTable(`${HEAD}\n${row}\n`, 'mrv-2024.csv')
    const answer = (row: string) =>
      estimate(
        { cargo: { massTonnes: 100 }, vessel: SHIP },
        sailed(10_000),
        withShipTable(factors, of(row)),
      )

    it('counts the gases of the file, with the GWP of AR6', () => {
      const { emissions, steps, dataQuality } = answer('9260419;2024;6;18.9;28000;0.45;1.6')
      const co2Kg = G_PER_TKM * 1000
      expect(emissions.ttwGases.ch4KgCo2e).toBeCloseTo((co2Kg * 0.45 * 29.8) / 28_000, 6)
      expect(emissions.ttwGases.n2oKgCo2e).toBeCloseTo((co2Kg * 1.6 * 273) / 28_000, 6)
      for (const { id, formula, inputs, result } of steps)
        expect(Math.abs(calculated(formula, inputs) / result - 1), id).toBeLessThan(1e-12)
      expect(dataQuality.notes.join()).toContain('of CO2, CH4 and N2O')
    })

    it('takes the engine of a gas ship from its methane', () => {
      const fuelOf = (row: string) => answer(row).energyCarriers![0]!.fuelType
      expect(fuelOf('9260419;2024;5;13.7;27400;20;1.1')).toBe('LNG_DIESEL_SS')
      expect(fuelOf('9260419;2024;5;13.5;27000;170;1.1')).toBe('LNG_OTTO_SS')
      expect(fuelOf('9260419;2024;5;13.3;26600;310;1.1')).toBe('LNG_OTTO_MS')
    })

    it('follows the fuel where a total is missing, and skips what no engine emits', () => {
      expect(of('9260419;2024;6;18.9;28000;;1.6').ships.get('9260419')![0]!.others).toBeNull()
      const wrong = () => of('9260419;2024;6;18.9;28000;14000;1.6')
      expect(wrong).toThrow(/line 2, total ch4 emissions: is 14000 for 28000 of CO2; give tonnes/)
    })
  })

  it('names a second row for one ship and year, and uses the first', () => {
    const twice = `${FILE}9260419,MADE SHIP,Container ship,2024,1,7,20,Nobody\n`
    const { ships, problems } = readShipTable(twice, '/srv/mrv.csv')
    expect(ships.get('9260419')!.map(({ fuelGPerTnm }) => fuelGPerTnm)).toEqual([6.5, 6])
    expect(problems.at(-1)).toMatchObject({ line: 10, detail: expect.stringContaining('delete') })
  })

  it('takes the year of the departure, or the latest before it', () => {
    const of = (date: string) => run(SHIP, { voyage: { date } }).factor.year
    expect([of('2023-05-01'), of('2024-05-01'), of('2026-05-01'), of('2019-05-01')]).toEqual([
      2023, 2024, 2024, 2023,
    ])
  })

  it('warns of figures for another year, which are primary for a neighbouring one only', () => {
    const of = (date: string) => {
      const { warnings, dataQuality } = run(SHIP, { voyage: { date } })
      const warned = warnings.some(({ code }) => code === 'ship_year_differs')
      return [warned, dataQuality.dataType]
    }
    expect(of('2024-05-01')).toEqual([false, 'primary'])
    expect(of('2022-05-01')).toEqual([true, 'primary'])
    expect(of('2025-05-01')).toEqual([true, 'primary'])
    expect(of('2026-05-01')).toEqual([true, 'modelled'])
  })

  it('takes precedence over the model and a published row, unless another factor is requested', () => {
    const modelled = run(SHIP, { calculation: { factor: 'modelled' } })
    expect(modelled.factor.id).toContain('modelled')
    const ship = { calculation: { factor: 'ship' } } as const
    expect(run(SHIP, ship).factor.id).toBe('mrv-9260419-2024')
    expect(() => run({ ...SHIP, imo: 9074729 }, ship)).toThrow(NoCompatibleFactorError)
    expect(run({ ...SHIP, imo: 9074729 }).warnings.map(({ code }) => code)).toContain(
      'ship_not_in_table',
    )
  })
})

describe('the indicators of a ship', () => {
  const measured = (vessel: EstimateRequest['vessel'], more: object = {}) =>
    estimate(
      {
        vessel,
        fuel: { consumedTonnes: 1000, type: 'HFO' },
        voyage: { date: '2026-03-01' },
        ...more,
      },
      sailed(18_520),
      factors,
    ).indicators!

  it('are CII, EEOI and the Sea Cargo Charter figure of measured fuel', () => {
    const vessel = {
      type: 'dry_bulk',
      deadweightTonnes: 80_000,
      cargoOnBoardTonnes: 70_000,
    } as const
    const { cii, eeoiGPerTnm, seaCargoCharterGPerTnm } = measured(vessel)
    const co2G = 1000 * 3.114 * 1e6
    expect(cii!.attained).toBeCloseTo(co2G / (80_000 * 10_000), 9)
    expect(cii!.required).toBeCloseTo(4745 * 80_000 ** -0.622 * 0.89, 9)
    expect(cii).toMatchObject({ year: 2026, unit: 'g CO2/(dwt nm)', rating: 'C' })
    expect(eeoiGPerTnm).toBeCloseTo(co2G / (70_000 * 10_000), 9)
    expect(seaCargoCharterGPerTnm).toBeCloseTo(3_711_380_000 / (70_000 * 10_000), 3)
  })

  it('count the ballast voyage in the EEOI, as MEPC.1/Circ.684 does, but not in the CII', () => {
    const vessel = {
      type: 'dry_bulk',
      deadweightTonnes: 80_000,
      cargoOnBoardTonnes: 70_000,
    } as const
    const fuel = { consumedTonnes: 1000, ballastTonnes: 600, type: 'HFO' as const }
    const { cii, eeoiGPerTnm } = measured(vessel, { fuel })
    expect(eeoiGPerTnm).toBeCloseTo((1600 * 3.114 * 1e6) / (70_000 * 10_000), 9)
    expect(cii!.attained).toBeCloseTo((1000 * 3.114 * 1e6) / (80_000 * 10_000), 9)
  })

  const PROOF = { id: 'EU-ISCC-1', scheme: 'ISCC EU' }

  it.each([
    [14.9, 2.892],
    [33, 3.137],
    [33.1, 3.843],
    [90, 3.843],
    [-20, 2.69],
  ])('count a biofuel of E %d by MEPC.1/Circ.905: %d', (ghgGPerMj, attained) => {
    const fuels = [
      { type: 'VLSFO', tonnes: 700 },
      { type: 'BIODIESEL', tonnes: 300, certificate: { ghgGPerMj, ...PROOF } },
    ]
    const vessel = {
      type: 'dry_bulk',
      deadweightTonnes: 82_000,
      cargoOnBoardTonnes: 41_000,
    } as const
    const { cii, eeoiGPerTnm } = measured(vessel, { fuel: { fuels } })
    expect(cii!.attained).toBeCloseTo(attained, 3)
    expect(eeoiGPerTnm).toBeCloseTo(2 * cii!.attained, 9)
  })

  it.each([
    ['BIODIESEL', 90, 3.206],
    ['BIO_METHANOL', 90, 1.375],
    ['BIO_LNG', 90, 2.75],
    ['HVO', 10, 0.44],
    ['E_METHANOL', 10, 1.375],
  ])('give %s of E %d, burnt alone, a Cf of %d', (type, ghgGPerMj, cf) => {
    const fuels = [{ type, tonnes: 820, certificate: { ghgGPerMj, ...PROOF } }]
    const vessel = { type: 'dry_bulk', deadweightTonnes: 82_000 } as const
    const { attained } = measured(vessel, { fuel: { fuels } }).cii!
    expect(attained).toBeCloseTo(cf, 9)
  })

  it('blend a biofuel with the oil of most tonnes, also if several entries name its grade', () => {
    const graded = { type: 'HFO', iso8217Grade: 'DMA', tonnes: 300 }
    const fuels = [
      { type: 'VLSFO', tonnes: 400 },
      graded,
      graded,
      { type: 'BIODIESEL', tonnes: 100, certificate: { ghgGPerMj: 90 } },
    ]
    const vessel = { type: 'dry_bulk', deadweightTonnes: 82_000 } as const
    const co2G = (700 * 3.206 + 400 * 3.151) * 1e6
    const { attained } = measured(vessel, { fuel: { fuels } }).cii!
    expect(attained).toBeCloseTo(co2G / (10_000 * 82_000), 9)
  })

  it('take the Cf of LNG whatever slips', () => {
    const vessel = { type: 'tanker', deadweightTonnes: 82_000 } as const
    const fuels = [{ type: 'LNG', tonnes: 820 }]
    expect(measured(vessel, { fuel: { fuels } }).cii!.attained).toBeCloseTo(2.75, 9)
  })

  it('rate ships from A to E as fuel rises', () => {
    const rating = (consumedTonnes: number) =>
      measured(
        { type: 'dry_bulk', deadweightTonnes: 80_000 },
        { fuel: { consumedTonnes, type: 'HFO' } },
      ).cii!.rating
    expect([500, 870, 1000, 1080, 1500].map(rating)).toEqual(['A', 'B', 'C', 'D', 'E'])
  })

  it('take GT for ferries, cap large bulk carriers, and are null without what they need', () => {
    const ferry = { type: 'ferry', grossTonnage: 30_000 } as const
    expect(measured(ferry).cii!.unit).toBe('g CO2/(GT nm)')
    expect(measured({ type: 'ferry', deadweightTonnes: 5000 }).cii).toBeNull()
    expect(measured({ type: 'ferry' }).eeoiGPerTnm).toBeNull()
    const large = { type: 'dry_bulk', deadweightTonnes: 400_000 } as const
    expect(measured(large).cii!.required).toBeCloseTo(4745 * 279_000 ** -0.622 * 0.89, 9)
    const late = measured(large, { voyage: { date: '2031-01-01' } }).cii!
    expect([late.required, late.rating]).toEqual([null, null])
  })

  it('of a modelled ship are those of all its cargo', () => {
    const of = (massTonnes: number) =>
      estimate(
        {
          cargo: { massTonnes },
          vessel: { type: 'dry_bulk', deadweightTonnes: 80_000 },
          voyage: { date: '2026-03-01' },
        },
        sailed(10_000),
        factors,
      ).indicators!
    expect(of(1).cii!.attained).toBeCloseTo(of(40_000).cii!.attained, 9)
    expect(of(1).eeoiGPerTnm).toBeCloseTo(of(1).cii!.attained / 0.55, 9)
    const published = estimate({ cargo: { teu: 1 }, vessel: { type: 'ferry' } }, sailed(1), factors)
    expect(published.indicators).toBeNull()
  })
})

it('uses a ship of the table that the request names by its IMO number alone', () => {
  const named = run({ type: 'container', imo: 9260419 })
  const found = run({ imo: 9260419 })
  expect(found.factor.id).toBe('mrv-9260419-2024')
  expect(found.emissions.wtwKgCo2e).toBe(named.emissions.wtwKgCo2e)
  expect(found.warnings.map(({ code }) => code)).not.toContain('vessel_assumed')
  expect(run({ imo: 9811000 }).factor.id).not.toContain('mrv')
})
