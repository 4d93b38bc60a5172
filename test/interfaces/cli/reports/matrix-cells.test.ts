import { expect, test } from 'vitest'
import { requireRoutes } from '../../../../src/interfaces/cli/reports/matrix-cells.js'

const afloat = { isAfloat: true }
const onLand = { isAfloat: false }

/** A matrix from one row per end. @param cut cells without a route */
function matrix(ends: [rows: object[], columns: object[]], cut: object[]) {
  const [origins, destinations] = ends
  const cells = origins.length * destinations.length
  return { origins, destinations, cells, unreachable: cut } as Parameters<typeof requireRoutes>[0]
}

const cell = (origin: number, destination: number, code = 'no_route') => {
  return { origin, destination, code }
}

test('a complete matrix is not an error', () => {
  const labels = { origins: ['A'], destinations: ['B', 'C'] }
  expect(() => requireRoutes(matrix([[afloat], [afloat, afloat]], []), labels)).not.toThrow()
})

test('a matrix names its places on land once and its pairs without a route', () => {
  const cut = [cell(0, 1), cell(0, 2, 'point_on_land'), cell(1, 2, 'point_on_land')]
  const found = matrix(
    [
      [afloat, afloat],
      [afloat, afloat, onLand],
    ],
    cut,
  )
  const labels = { origins: ['A', 'B'], destinations: ['C', 'D', 'Zurich'] }
  expect(() => requireRoutes(found, labels)).toThrow(
    /^3 of 6 cells have no route\.\nToo far from navigable water: Zurich\.\nNot connected with these closures: A to D\.$/,
  )
})

test('a matrix with many pairs without a route names ten and counts the others', () => {
  const columns = Array.from({ length: 13 }, (_, at) => `P${at}`)
  const found = matrix(
    [[afloat], columns.map(() => afloat)],
    columns.map((_, at) => cell(0, at)),
  )
  expect(() => requireRoutes(found, { origins: ['A'], destinations: columns })).toThrow(
    /A to P9 and 3 more\.$/,
  )
})
