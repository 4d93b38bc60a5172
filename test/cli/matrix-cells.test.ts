import { expect, test } from 'vitest'
import { requireRoutes } from '../../src/cli/matrix-cells.js'

const places = (...labels: string[]) => labels.map((label) => ({ label }))

test('a complete matrix is not an error', () => {
  expect(() => requireRoutes([[1, 2]], places('A'), places('B', 'C'))).not.toThrow()
})

test('a matrix names its places on land once and its pairs without a route', () => {
  const rows = [
    [1, 'no_route', 'point_on_land'],
    [4, 5, 'point_on_land'],
  ] as const
  expect(() => requireRoutes(rows, places('A', 'B'), places('C', 'D', 'Zurich'))).toThrow(
    /^3 of 6 cells have no route\.\nToo far from navigable water: Zurich\.\nNot connected with these closures: A to D\.$/,
  )
})

test('a matrix with many pairs without a route names ten and counts the others', () => {
  const rows = [Array.from({ length: 13 }, () => 'no_route' as const)]
  const columns = places(...Array.from({ length: 13 }, (_, at) => `P${at}`))
  expect(() => requireRoutes(rows, places('A'), columns)).toThrow(/A to P9 and 3 more\.$/)
})
