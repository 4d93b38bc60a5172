import { describe, expect, it } from 'vitest'
import { type ShipYearRequest, shipYear, type YearRow } from '../../../src/emissions/index.js'
import { factors } from '../support.js'

const hfo = (tonnes: number) => [{ type: 'HFO', tonnes }]
const SHIP = { type: 'container_ship', deadweightTonnes: 90_000, grossTonnage: 80_000 } as const
const row = (
  origin: string,
  destination: string,
  date: string,
  more: Partial<YearRow>,
): YearRow => ({
  ...{ origin, destination, date, distanceNm: 5000, cargoTonnes: 50_000, fuels: [] },
  ...more,
})
const yearOf = (rows: readonly YearRow[], more: Partial<ShipYearRequest> = {}) =>
  shipYear({ year: 2026, ship: SHIP, rows, ...more }, factors)
const codesOf = ({ warnings }: ReturnType<typeof yearOf>) => warnings.map(({ code }) => code)

/** CH4 and N2O of a tonne of HFO with AR5, and its CO2. */
const PER_TONNE = 3.114 + 0.00005 * 28 + 0.00018 * 265
const first = row('SG', 'MA-PTM', '2026-03-01', { fuels: hfo(1500) })
const second = row('MA-PTM', 'ES', '2026-03-25', { distanceNm: 40, fuels: hfo(10) })

describe('the stop of a container ship in a port of transhipment', () => {
  it('is no port of call for EU ETS and FuelEU: half of Singapore to Algeciras counts', () => {
    const year = yearOf([first, second])
    expect(year.ets!.allowancesTonnes).toBeCloseTo(0.5 * 1510 * PER_TONNE, 9)
    expect(year.ets!.allowancesTonnes).toBeCloseTo(2388, 0)
    expect(year.fuelEu!.proRata.complianceBalanceTonnes).toBeCloseTo(-69.24, 1)
    expect(codesOf(year).filter((code) => code === 'transhipment_joined')).toHaveLength(2)
  })

  it('is asked about where a port may mean one of them', () => {
    const past = [row('CN', 'EG-PTS', '2026-03-01', {}), row('EG-PTS', 'NL', '2026-03-25', {})]
    expect(codesOf(yearOf(past)).filter((code) => code.startsWith('transhipment'))).toEqual([
      'transhipment_port',
    ])
    const bulker = { ship: { type: 'bulk_carrier', deadweightTonnes: 90_000 } } as const
    expect(codesOf(yearOf(past, bulker))).not.toContain('transhipment_port')
  })

  it.each([
    ['the rows in any order', [second, first]],
    [
      'noon rows',
      [...[1, 2, 3].map((day) => ({ ...first, date: `2026-03-0${day}`, fuels: hfo(500) })), second],
    ],
    [
      'rows without days, in their order',
      [
        { ...first, date: undefined },
        { ...second, date: undefined },
      ],
    ],
    [
      'a second stop',
      [
        { ...first, destination: 'EG-PSE', fuels: hfo(1000) },
        row('EG-PSE', 'MA-PTM', '2026-03-15', { fuels: hfo(500) }),
        second,
      ],
    ],
  ] as [string, YearRow[]][])('joins %s', (_, rows) => {
    expect(yearOf(rows).ets!.allowancesTonnes).toBeCloseTo(0.5 * 1510 * PER_TONNE, 9)
  })

  it('has its own fuel within the voyage', () => {
    const stop: YearRow = { port: 'MA-PTM', date: '2026-03-24', fuels: hfo(20) }
    expect(yearOf([first, stop, second]).ets!.allowancesTonnes).toBeCloseTo(
      0.5 * 1530 * PER_TONNE,
      9,
    )
  })

  it('between two ports of members makes all of the voyage count', () => {
    const out = row('IT', 'MA-PTM', '2026-03-01', { fuels: hfo(100) })
    expect(yearOf([out, second]).ets!.allowancesTonnes).toBeCloseTo(110 * PER_TONNE, 9)
  })

  it.each([
    ['a bulk carrier', [first, second], { ship: { ...SHIP, type: 'bulk_carrier' } }],
    ['a row that says so', [{ ...first, portOfCall: true }, second], {}],
  ] as [string, YearRow[], Partial<ShipYearRequest>][])('is one for %s', (_, rows, more) => {
    const year = yearOf(rows, more)
    expect(year.ets!.allowancesTonnes).toBeCloseTo(0.5 * 10 * PER_TONNE, 9)
    expect(codesOf(year).filter((code) => code.startsWith('transhipment'))).toEqual([])
  })

  it('is one, with a warning, where no row says where the ship came from or went on', () => {
    for (const rows of [[first], [second], [first, row('NL', 'US', '2026-04-01', {})]])
      expect(codesOf(yearOf(rows))).toContain('transhipment_port')
    expect(yearOf([second]).ets!.allowancesTonnes).toBeCloseTo(0.5 * 10 * PER_TONNE, 9)
  })

  it('before FuelEU listed the ports is one for FuelEU alone', () => {
    const rows = [first, second].map((one) => ({ ...one, date: one.date!.replace('2026', '2025') }))
    const year = yearOf(rows, { year: 2025 })
    expect(year.ets!.monitoredTonnes).toBeCloseTo(0.5 * 1510 * 3.114, 9)
    expect(year.fuelEu!.proRata.energyMj).toBeCloseTo(0.5 * 10 * 40_500, 6)
  })
})

describe("the warnings of a ship's year", () => {
  const nl = (date: string, more: Partial<YearRow> = {}) =>
    row('NL', 'SG', date, { distanceNm: 480, fuels: hfo(60), ...more })

  it('are none for noon rows as ships write them', () => {
    const days = Array.from({ length: 9 }, (_, day) =>
      nl(`2026-05-0${day + 1}`, { cargoTonnes: day }),
    )
    expect(codesOf(yearOf(days))).toEqual([])
  })

  it.each([
    ['fuel_against_distance', [nl('2026-05-01', { distanceNm: 5, fuels: hfo(100_000) })]],
    ['row_too_fast', [nl('2026-05-01', { distanceNm: 2400 }), nl('2026-05-02')]],
    ['row_too_fast', [nl('2026-05-01'), nl('2026-05-02', { distanceNm: 2400 })]],
    ['row_twice', [nl('2026-05-01', { id: 'a' }), nl('2026-05-02'), nl('2026-05-01', { id: 'b' })]],
    [
      'certificate_unproven',
      [
        nl('2026-05-01', {
          fuels: [{ type: 'BIODIESEL', tonnes: 60, certificate: { ghgGPerMj: 14.9 } }],
        }),
      ],
    ],
    [
      'not_sustainable',
      [
        nl('2026-05-01', {
          fuels: [
            {
              type: 'BIODIESEL',
              tonnes: 60,
              certificate: { ghgGPerMj: 60, id: 'ISCC-1', scheme: 'ISCC EU' },
            },
          ],
        }),
      ],
    ],
  ] as [string, YearRow[]][])('are %s', (code, rows) => {
    expect(codesOf(yearOf(rows))).toEqual([code])
  })

  it('name a certificate of 300 rows once', () => {
    const fuels = [{ type: 'BIODIESEL', tonnes: 60, certificate: { ghgGPerMj: 14.9 } }]
    const rows = [1, 2, 3].map((day) => nl(`2026-05-0${day}`, { fuels }))
    expect(codesOf(yearOf(rows))).toEqual(['certificate_unproven'])
  })

  it('are of a CII of an unproven certificate of 9.16, E, not 1.575, A', () => {
    const fuels = [{ type: 'BIODIESEL', tonnes: 100, certificate: { ghgGPerMj: 14.9 } }]
    const year = yearOf([{ distanceNm: 350, fuels }], {
      ship: { type: 'bulk_carrier', deadweightTonnes: 100_000, grossTonnage: 50_000 },
    })
    expect(year.cii!.attained).toBeCloseTo(9.16, 2)
    expect(year.cii!.rating).toBe('E')
    expect(codesOf(year)).toContain('certificate_unproven')
  })
})
