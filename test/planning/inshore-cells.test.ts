import { expect, test } from 'vitest'
import { inshoreCells } from '../../src/planning/voyage/inshore-warnings.js'
import { resolvePlace } from '../../src/ports/find/place.js'
import { tables } from '../support/tables.js'

const placesOf = (codes: readonly string[]) =>
  codes.map((unlocode) => resolvePlace(tables.ports, { unlocode }))
/** Sibenik, Zadar and Biograd, which lies 25 km from Zadar. */
const PLACES = placesOf(['HRSIB', 'HRZAD', 'HRBNM'])
const told = (cells: readonly number[], rows = PLACES, columns = PLACES) =>
  inshoreCells(rows, columns, Float64Array.from(cells))

test('a cell that is much longer than two others by a port beside its end is named', () => {
  const [warning, ...others] = told([0, 226, 75, 226, 0, 29, 75, 29, 0])
  expect(others).toEqual([])
  expect(warning).toMatchObject({ code: 'inshore_only', field: 'destinations' })
  expect(warning!.values).toMatchObject({ count: 2 })
  expect(warning!.detail).toMatch(
    /^2 cells are .* Sibenik.* to Zadar.* by Biograd.*, 66 nm shorter/,
  )
})

test.each([
  ['a cell that is hardly longer', [0, 110, 75, 110, 0, 29, 75, 29, 0]],
  ['a long cell', [0, 1300, 75, 1300, 0, 29, 75, 29, 0]],
  ['a cell without a route', [0, Number.NaN, 75, Number.NaN, 0, 29, 75, 29, 0]],
  ['a way by a port without a route', [0, 226, Number.NaN, 226, 0, 29, Number.NaN, 29, 0]],
])('%s is not named', (_, cells) => {
  expect(told(cells)).toEqual([])
})

test('a cell of a long way is named where another way is 15 nm shorter, though that is no tenth', () => {
  const [warning] = told([0, 600, 540, 600, 0, 29, 540, 29, 0])
  expect(warning!.detail).toContain('17 nm shorter')
  expect(told([0, 600, 545, 600, 0, 29, 545, 29, 0])).toEqual([])
})

test('a way by a port that is no destination or not beside an end is not known', () => {
  expect(told([0, 226, 226, 0, 75, 29], PLACES, PLACES.slice(0, 2))).toEqual([])
  const far = placesOf(['HRSIB', 'HRZAD', 'HRSPU'])
  expect(told([0, 226, 75, 226, 0, 29, 75, 29, 0], far, far)).toEqual([])
})

test('a port that is a destination many times is tried once', () => {
  const many = [...PLACES.slice(0, 2), ...Array<(typeof PLACES)[number]>(9).fill(PLACES[2]!)]
  const rows = [
    [0, 226, 75],
    [226, 0, 29],
    [75, 29, 0],
  ] as const
  const cells = rows.flatMap(([a, b, c]) => [a, b, ...Array<number>(9).fill(c)])
  const [warning] = told(cells, PLACES, many)
  expect(warning!.values).toMatchObject({ count: 2 })
})

test('of many cells five are named', () => {
  const many = [...PLACES, ...placesOf(['HRSPU', 'HRPLE', 'HRRJK'])]
  const cells = many.flatMap((_, row) =>
    many.map((__, column) => (row === 2 || column === 2 ? 20 : row === column ? 0 : 300)),
  )
  const [warning] = told(cells, many, many)
  expect((warning!.values as { cells: string[] }).cells).toHaveLength(5)
  expect((warning!.values as { count: number }).count).toBeGreaterThan(5)
})
