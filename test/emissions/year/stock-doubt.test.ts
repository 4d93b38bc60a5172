import { expect, test } from 'vitest'
import { shipYear, type YearRow } from '../../../src/emissions/index.js'
import { factors } from '../support.js'

/** A day that burns 20 t of VLSFO, with what is on board at its end. */
const day = (at: number, robTonnes?: number, receivedTonnes?: number): YearRow => ({
  date: `2026-03-${String(at).padStart(2, '0')}`,
  distanceNm: 300,
  fuels: [{ type: 'VLSFO', tonnes: 20 }],
  stocks: [{ type: 'VLSFO', robTonnes, receivedTonnes }],
})
const doubts = (...rows: YearRow[]) =>
  shipYear({ year: 2026, ship: { type: 'bulk_carrier' }, rows }, factors).warnings.filter(
    ({ code }) => code === 'fuel_on_board',
  )

test.each([
  ['falls by what was burnt', [day(1, 900), day(2, 880), day(3, 860)]],
  ['falls by it over days without a report', [day(1, 900), day(2), day(3), day(4, 840)]],
  ['is read by the day, whatever the order of the rows', [day(3, 860), day(1, 900), day(2, 880)]],
  ['rises by what was received', [day(1, 900), day(2, 1380, 500)]],
  ['rises by bunkering that nobody states', [day(1, 900), day(2, 1380)]],
  ['differs by a sounding', [day(1, 900), day(2, 878.1)]],
])('fuel on board that %s is no doubt', (_, rows) => {
  expect(doubts(...rows)).toEqual([])
})

test.each([
  ['falls by more than was burnt', [day(1, 900), day(2, 880), day(3, 830)], 830, 860, 2],
  ['rises by less than was received', [day(1, 900), day(2, 1180, 500)], 1180, 1380, 1],
  ['rises by more than was received', [day(1, 900), day(2, 1480, 500)], 1480, 1380, 1],
])('fuel on board that %s is named', (_, rows, rob, expected, at) => {
  const [first, ...others] = doubts(...rows)
  expect(others).toEqual([])
  expect(first).toMatchObject({
    field: `rows[${at}].stocks`,
    values: { count: 1, fuel: 'VLSFO', rob, expected },
  })
})
