import { describe, expect, it } from 'vitest'
import {
  EmissionsInputError,
  estimate,
  NoCompatibleFactorError,
  RATED_SHIPS,
  type ShipYearRequest,
  shipYear,
  type YearRow,
} from '../../../src/emissions/index.js'
import { factors, sailed } from '../support.js'

const SHIP = {
  type: 'bulk_carrier',
  deadweightTonnes: 82_000,
  grossTonnage: 44_000,
} as const
const yearOf = (rows: readonly YearRow[], more: Partial<ShipYearRequest> = {}) =>
  shipYear({ year: 2026, ship: SHIP, rows, ...more }, factors)

const proof = { ghgGPerMj: 14.9, id: 'ISCC-1', scheme: 'ISCC EU' }
const voyage = (more: Partial<YearRow> = {}): YearRow => ({
  origin: 'NL',
  destination: 'SG',
  date: '2026-02-01',
  distanceNm: 8300,
  cargoTonnes: 70_000,
  fuels: [{ type: 'HFO', tonnes: 700 }],
  ...more,
})

describe("a ship's year", () => {
  it('is the sum of its voyages: tonnes, miles, emissions', () => {
    const year = yearOf([voyage(), voyage({ cargoTonnes: 0, origin: 'SG', destination: 'NL' })])
    expect(year.distanceNm).toBe(16_600)
    expect(year.ladenNm).toBe(8300)
    expect(year.fuels).toEqual([
      { fuelType: 'HFO', certificate: null, tonnes: 1400, energyMj: 1400 * 40_500 },
    ])
    const one = estimate({ fuel: { type: 'HFO', consumedTonnes: 1400 } }, sailed(1), factors)
    expect(year.emissions.wtwKgCo2e).toBeCloseTo(one.emissions.wtwKgCo2e, 6)
  })

  it('does not depend on how it is divided into rows', () => {
    const whole = yearOf([voyage({ fuels: [{ type: 'HFO', tonnes: 700 }] })])
    const days = yearOf(
      Array.from({ length: 7 }, () =>
        voyage({ distanceNm: 8300 / 7, fuels: [{ type: 'HFO', tonnes: 100 }] }),
      ),
    )
    for (const of of [
      (one: typeof whole) => one.cii!.attained,
      (one: typeof whole) => one.eeoiGPerTnm!,
      (one: typeof whole) => one.intensityGPerTkm!,
      (one: typeof whole) => one.ets!.allowancesTonnes,
      (one: typeof whole) => one.fuelEu!.proRata.penaltyEur,
    ])
      expect(of(days) / of(whole)).toBeCloseTo(1, 9)
  })

  it('blends a biofuel with the oil of most tonnes, also if 100 rows name its grade', () => {
    const biodiesel = { type: 'BIODIESEL', tonnes: 100, certificate: { ghgGPerMj: 50 } }
    const graded = (tonnes: number) => ({ type: 'HFO', iso8217Grade: 'DMA', tonnes })
    const days = Array.from({ length: 100 }, () => voyage({ distanceNm: 82, fuels: [graded(5)] }))
    const { cii } = yearOf([
      voyage({ distanceNm: 100, fuels: [{ type: 'VLSFO', tonnes: 50 }, biodiesel] }),
      ...days,
    ])
    // 500 t have the Cf of gas oil, so the 100 t of biofuel do too.
    const co2G = (600 * 3.206 + 50 * 3.151) * 1e6
    expect(cii!.attained).toBeCloseTo(co2G / (8300 * 82_000), 9)
  })

  it('has the EEOI of the four voyages of MEPC.1/Circ.684, one in ballast: 13.47', () => {
    const row = (hfo: number, lfo: number, cargoTonnes: number, distanceNm: number): YearRow => ({
      distanceNm,
      cargoTonnes,
      fuels: [
        { type: 'HFO', tonnes: hfo },
        { type: 'LFO', tonnes: lfo },
      ],
    })
    const { eeoiGPerTnm } = yearOf([
      row(20, 5, 25_000, 300),
      row(20, 5, 0, 300),
      row(50, 10, 25_000, 750),
      row(10, 3, 15_000, 150),
    ])
    expect(eeoiGPerTnm).toBeCloseTo(13.47, 2)
  })

  it('rates every type of ship of MEPC.353(78)', () => {
    for (const type of RATED_SHIPS) {
      const ship = { type, deadweightTonnes: 70_000, grossTonnage: 40_000 }
      const { cii } = yearOf([voyage({ distanceNm: 60_000 })], { ship })
      expect(cii!.required, type).toBeGreaterThan(0)
      expect(cii!.rating, type).toMatch(/^[A-E]$/)
    }
  })

  it('has the rating of a published RoPax over 150,000 nm', () => {
    const { cii } = yearOf([{ distanceNm: 150_000, fuels: [{ type: 'MDO', tonnes: 19_000 }] }], {
      year: 2019,
      ship: { type: 'ro_ro_passenger_ship', grossTonnage: 25_000 },
    })
    expect(cii!.attained).toBeCloseTo(16.243733, 5)
    expect(cii!.required).toBeCloseTo(19.184191, 5)
    expect(cii!.rating).toBe('B')
  })

  it('allocates fuels of FuelEU both ways: 70.39 and 49.19 g/MJ, +373.7 and +792.0 t', () => {
    const { fuelEu } = yearOf([
      voyage({
        fuels: [
          { type: 'HFO', tonnes: 700 },
          { type: 'BIODIESEL', tonnes: 300, certificate: proof },
        ],
      }),
    ])
    expect(fuelEu!.proRata.ghgIntensityGPerMj).toBeCloseTo(70.39, 2)
    expect(fuelEu!.proRata.complianceBalanceTonnes).toBeCloseTo(373.7, 1)
    expect(fuelEu!.prioritised.ghgIntensityGPerMj).toBeCloseTo(49.19, 2)
    expect(fuelEu!.prioritised.complianceBalanceTonnes).toBeCloseTo(791.99, 1)
    expect(fuelEu!.prioritised.energyMj).toBeCloseTo(fuelEu!.proRata.energyMj, 3)
  })

  it('gives no priority to a renewable fuel without proof, nor where all of a voyage counts', () => {
    const fuels = (certificate: object) => [
      { type: 'HFO', tonnes: 700 },
      { type: 'BIODIESEL', tonnes: 300, certificate: certificate as typeof proof },
    ]
    const unproven = yearOf([voyage({ fuels: fuels({ ghgGPerMj: 14.9 }) })]).fuelEu!
    expect(unproven.prioritised.ghgIntensityGPerMj).toBeCloseTo(
      unproven.proRata.ghgIntensityGPerMj,
      9,
    )
    const within = yearOf([voyage({ destination: 'DE', fuels: fuels(proof) })]).fuelEu!
    expect(within.prioritised).toEqual(within.proRata)
  })

  it('prices each row by its ports and day, like an estimate of it', () => {
    const rows = [
      voyage(),
      voyage({ destination: 'DE', date: '2026-06-30' }),
      { port: 'NL', date: '2026-03-01', fuels: [{ type: 'MGO', tonnes: 20 }] },
      voyage({ origin: 'ES', destination: 'ES-CN' }),
      voyage({ origin: 'GB', destination: 'GB', date: '2026-06-30' }),
      voyage({ origin: 'GB', destination: 'GB-NIR', date: '2026-07-01' }),
    ]
    const year = yearOf(rows, { carbon: { euaPriceEur: 75, ukaPriceGbp: 50 } })
    const hfo = 700 * (3.114 + 0.00005 * 28 + 0.00018 * 265)
    const mgo = 20 * (3.206 + 0.00005 * 28 + 0.00018 * 265)
    expect(year.ets!.allowancesTonnes).toBeCloseTo(0.5 * hfo + hfo + mgo, 6)
    expect(year.ets!.monitoredTonnes).toBeCloseTo(0.5 * hfo + hfo + mgo + hfo, 6)
    expect(year.ets!.cost).toBeCloseTo(75 * (1.5 * hfo + mgo), 4)
    expect(year.ukEts!.allowancesTonnes).toBeCloseTo(0.5 * hfo, 6)
    expect(year.ukEts!.cost).toBeCloseTo(25 * hfo, 4)
  })

  it('knows which laws were in force', () => {
    const of = (year: number) => yearOf([voyage({ date: `${year}-02-01` })], { year })
    expect([2023, 2024, 2025, 2026].map((year) => of(year).ets !== null)).toEqual([
      false,
      true,
      true,
      true,
    ])
    expect([2024, 2025].map((year) => of(year).fuelEu !== null)).toEqual([false, true])
    expect([2025, 2026].map((year) => of(year).ukEts !== null)).toEqual([false, true])
    expect(of(2031).cii).toMatchObject({ required: null, rating: null })
  })

  it('owes nothing as a ship below 5,000 GT', () => {
    const ship = { ...SHIP, grossTonnage: 4999 }
    const { ets, fuelEu } = yearOf([voyage()], { ship })
    expect(ets!.allowancesTonnes).toBe(0)
    expect(fuelEu!.proRata.energyMj).toBe(0)
  })

  it('says what it cannot place, date, rate or divide', () => {
    const codes = (rows: readonly YearRow[], more: Partial<ShipYearRequest> = {}) =>
      yearOf(rows, more).warnings.map(({ code }) => code)
    expect(codes([voyage()])).toEqual([])
    const total = { distanceNm: 60_000, fuels: [{ type: 'HFO', tonnes: 5000 }] }
    expect(codes([total])).toEqual(['rows_unplaced', 'cargo_unknown'])
    expect(yearOf([total]).unplacedFuelTonnes).toBe(5000)
    expect(yearOf([total]).eeoiGPerTnm).toBeNull()
    expect(codes([voyage({ date: undefined })])).toEqual(['rows_undated'])
    expect(codes([voyage({ date: undefined })], { year: 2027 })).toEqual([])
    expect(codes([voyage()], { ship: { type: 'tanker' } })).toEqual([
      'size_unknown',
      'size_assumed',
    ])
  })

  it('rejects a year that cannot be right, by field', () => {
    const fieldsOf = (rows: readonly YearRow[], more: Partial<ShipYearRequest> = {}) => {
      try {
        yearOf(rows, more)
      } catch (error) {
        if (error instanceof EmissionsInputError) return error.problems.map(({ field }) => field)
        throw error
      }
      return []
    }
    expect(fieldsOf([])).toEqual(['rows'])
    expect(fieldsOf([voyage({ date: '2025-12-31' })])).toEqual(['rows[0].date'])
    expect(fieldsOf([voyage({ distanceNm: -1 })])).toEqual(['rows[0].distanceNm'])
    expect(fieldsOf([voyage({ fuels: [{ type: 'HFO', tonnes: 0 }] })])).toEqual([
      'rows[0].fuels[0].tonnes',
    ])
    expect(fieldsOf([voyage({ id: 'a' }), voyage({ id: 'a' })])).toEqual(['rows[1].id'])
    expect(fieldsOf([voyage({ port: 'NL' })])).toEqual(['rows[0].port'])
    expect(fieldsOf([voyage({ fuels: [{ type: 'BIODIESEL', tonnes: 1 }] })])).toEqual([
      'rows[0].fuels[0].certificate',
    ])
    expect(() => yearOf([voyage({ fuels: [{ type: 'coal', tonnes: 1 }] })])).toThrow(
      NoCompatibleFactorError,
    )
  })
})

describe('the corrections of MEPC.355(78)', () => {
  const row = (more: Partial<YearRow> = {}, tonnes = 700, deductibleTonnes?: number): YearRow => ({
    ...voyage(more),
    fuels: [{ type: 'HFO', tonnes, deductibleTonnes }],
  })
  const tanker = {
    ship: { type: 'tanker', deadweightTonnes: 100_000, grossTonnage: 60_000 },
  } as const
  const attained = (fuel: number, nm: number, size = 82_000) => (fuel * 3.114e6) / (nm * size)

  it('leave out voyages in ice and for safety, with their distance', () => {
    const { cii, ciiCorrections, distanceNm } = yearOf([
      row(),
      row({ adjustment: 'ice', distanceNm: 500 }, 90),
    ])
    expect(cii!.attained).toBeCloseTo(attained(700, 8300), 9)
    expect(ciiCorrections!.uncorrected!.attained).toBeCloseTo(attained(790, 8800), 9)
    expect(ciiCorrections).toMatchObject({ deductedNm: 500 })
    expect(ciiCorrections!.deductedCo2Tonnes).toBeCloseTo(90 * 3.114, 9)
    // Distance, EEOI and the laws count them.
    expect(distanceNm).toBe(8800)
  })

  it('deduct 0.75 of the fuel for cooling in 2023, and 0.03 less each year', () => {
    const of = (year: number) =>
      yearOf([row({ date: `${year}-02-01` }, 700, 100)], { year }).cii!.attained
    expect(of(2023)).toBeCloseTo(attained(625, 8300), 9)
    expect(of(2026)).toBeCloseTo(attained(634, 8300), 9)
    expect(of(2030)).toBeCloseTo(attained(646, 8300), 9)
  })

  it('count a part of the fuel of tankers at ship-to-ship transfers and on shuttle voyages', () => {
    const of = (tankerService: YearRow['tankerService']) =>
      yearOf([row({ tankerService })], tanker).cii!.attained / attained(700, 8300, 100_000)
    expect(of('sts')).toBeCloseTo(6.1742 * 100_000 ** -0.246, 9)
    expect(of('shuttle')).toBeCloseTo(5.6805 * 100_000 ** -0.208, 9)
    expect(of(undefined)).toBeCloseTo(1, 9)
  })

  it('multiply the capacity by the factor of the technical file', () => {
    const { cii } = yearOf([row()], { ship: { ...SHIP, capacityFactor: 1.05 } })
    expect(cii!.attained).toBeCloseTo(attained(700, 8300) / 1.05, 9)
    expect(yearOf([row()]).ciiCorrections).toBeNull()
  })

  it.each([
    ['more than the fuel', [row({}, 700, 701)], {}, 'rows[0].fuels[0].deductibleTonnes'],
    ['a bulk carrier', [row({ tankerService: 'sts' })], {}, 'is for tankers'],
    ['no deadweight', [row({ tankerService: 'sts' })], { ship: { type: 'tanker' } }, 'deadweight'],
    ['both', [row({ tankerService: 'sts' }, 700, 9)], tanker, 'cannot be combined'],
  ] as const)('are refused with the field: %s', (_, rows, more, told) => {
    expect(() => yearOf(rows, more)).toThrow(told)
  })
})
