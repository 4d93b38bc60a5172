import { expect, test } from 'vitest'
import type { MatrixParts, RouteRequest, SeaRoute } from '../../src/engine/routing/request.js'
import { EMPTY } from '../../src/engine/sea/index-set.js'
import { calculateCells, TIMES } from '../../src/planning/matrix-cells.js'
import { TEST_STRAIT } from '../support/test-strait.js'

const place = (lat: number) => ({ position: [10, lat] as const })
const question = {
  origins: [place(49)],
  destinations: [place(49), place(53), place(54)],
  barred: [{ ...TEST_STRAIT, limitsClose: true }],
  speedKmh: 25,
  date: '2026-06-01',
}
const through = { positions: [[10, 49], [10, 53]], distanceKm: 445, passages: [] } // biome-ignore format: a line
const round = { positions: [[10, 49], [12, 51], [10, 53]], distanceKm: 520, passages: [] } // biome-ignore format: a line

/** A sea whose tables have 445 km for every cell. @param mayPass by the column */
function sea(mayPass: (column: number, km: number) => boolean) {
  const drawn: number[] = []
  const rows = {
    found: (_: number, first: number, end: number) => ({
      km: new Float64Array(end - first).fill(445),
      passages: Array.from({ length: end - first }, () => EMPTY),
      delayHours: new Float64Array(end - first),
    }),
    mayPass: (_: number, column: number, __: unknown, km: number) => mayPass(column, km),
    routes: (_: number, first: number, end: number) =>
      Array.from({ length: end - first }, (__, at) => {
        drawn.push(first + at)
        return through as unknown as SeaRoute
      }),
    origin: () => null,
    destination: () => null,
    passages: () => null,
  } as unknown as MatrixParts
  const route = ({ avoidPolygons = [] }: RouteRequest) =>
    (avoidPolygons.length === 0 ? through : round) as unknown as SeaRoute
  const router = { route, matrixRows: () => rows }
  return { drawn, sea: { rows, router } }
}

const TILE = { row: 0, first: 0, end: 3 }

test('a cell is drawn for a ship that straits are closed to only if it may use one', () => {
  const { drawn, sea: asked } = sea((column, km) => column === 1 && km > 0)
  const cells = calculateCells(question, TILE, TIMES, asked)
  expect(drawn).toEqual([1])
  expect([...cells.distanceKm]).toEqual([445, 520, 445])
  expect([...cells.missed!]).toEqual([0, 1, 0])
})

test('all cells are drawn where tables tell of none', () => {
  const { drawn, sea: asked } = sea(() => true)
  const cells = calculateCells(question, TILE, TIMES, asked)
  expect(drawn).toEqual([0, 1, 2])
  expect([...cells.distanceKm]).toEqual([520, 520, 520])
})
