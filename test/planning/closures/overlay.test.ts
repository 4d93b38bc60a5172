import { expect, test } from 'vitest'
import type { Position } from '../../../src/engine/geo/position.js'
import { toVector } from '../../../src/engine/geo/vector.js'
import {
  checkPolygons,
  polygonContains,
} from '../../../src/engine/routing/avoid/shapes/polygons.js'
import { readOverlay } from '../../../src/planning/closures/overlay.js'

const feature = (geometry: object | null, properties: object = {}) => ({
  type: 'Feature',
  geometry,
  properties,
})
const read = (...features: object[]) => readOverlay({ type: 'FeatureCollection', features })

const SQUARE = [
  [0, 0],
  [2, 0, 7],
  [2, 2],
  [0, 2],
  [0, 0],
]
const HOLE = [
  [0.5, 0.5],
  [1, 0.5],
  [1, 1],
  [0.5, 0.5],
]

test('areas are outlines with holes, forbidden or penalised, with names', () => {
  const { areas, closed, opened } = read(
    feature({ type: 'Polygon', coordinates: [SQUARE, HOLE] }, { name: 'Bank', mode: 'penalise' }),
    feature({ type: 'MultiPolygon', coordinates: [[SQUARE], [SQUARE]] }),
  )
  expect(areas.map(({ name, mode }) => [name, mode])).toEqual([
    ['Bank', 'penalise'],
    ['feature 2', 'forbid'],
    ['feature 2', 'forbid'],
  ])
  expect(areas[0]!.rings).toHaveLength(2)
  expect(areas[0]!.rings[0]![1]).toEqual([2, 0])
  expect([closed, opened]).toEqual([[], []])
})

test('a line with mode open is a channel, without heights', () => {
  const coordinates = [
    [99, 8, 0],
    [100, 8],
  ]
  const { channels, areas } = read(
    feature({ type: 'LineString', coordinates }, { name: 'Kra', mode: 'open' }),
  )
  expect(channels).toEqual([
    {
      name: 'Kra',
      line: [
        [99, 8],
        [100, 8],
      ],
    },
  ])
  expect(areas).toEqual([])
})

test('a feature without geometry closes or opens a passage', () => {
  expect(read(feature(null, { close: 'suez' }), feature(null, { open: 'northwest' }))).toEqual({
    areas: [],
    channels: [],
    closed: ['suez'],
    opened: ['northwest'],
  })
})

/** Whether any of the areas of an overlay contains a position. */
function contains({ areas }: ReturnType<typeof read>, position: Position): boolean {
  const polygons = checkPolygons(areas, () => undefined)
  return polygons.some((polygon) => polygonContains(polygon, toVector(position)))
}

test('a shoal is a circle around its point', () => {
  const shoal = read(feature({ type: 'Point', coordinates: [10, 60] }, { radius_km: 10 }))
  expect(contains(shoal, [10, 60.08])).toBe(true)
  expect(contains(shoal, [10.17, 60])).toBe(true)
  expect(contains(shoal, [10, 60.1])).toBe(false)
})

test('a wall has no gap at its corners and crosses the antimeridian', () => {
  const line: Position[] = [
    [179, 0],
    [-179, 0],
    [-179, 2],
    [180, 2.5],
  ]
  const wall = read(feature({ type: 'LineString', coordinates: line }))
  for (const position of line) expect(contains(wall, position)).toBe(true)
  expect(contains(wall, [180, 0])).toBe(true)
  expect(contains(wall, [-179, 1])).toBe(true)
  expect(contains(wall, [-179.01, 1])).toBe(false)
})

test.each([
  [0, 0, 1, 0],
  [0, 0, 180, 0],
  [-179, 0, 179, 0],
  [0, 0, 0.001, 0],
  [179.3, 0, -178.1, 0.1],
])('a wall may lie along the equator: %f,%f to %f,%f', (...[lon0, lat0, lon1, lat1]) => {
  const coordinates = [
    [lon0, lat0],
    [lon1, lat1],
  ]
  expect(read(feature({ type: 'LineString', coordinates })).areas).toHaveLength(1)
})

const LINE = {
  type: 'LineString',
  coordinates: [
    [0, 0],
    [1, 1],
  ],
}
test.each([
  [feature(LINE, { open: 'suez' }), 'A channel is a LineString with "mode": "open".'],
  [
    feature(
      {
        ...LINE,
        coordinates: [
          [0, 0],
          [9, 0],
        ],
      },
      { mode: 'open' },
    ),
    'at most 500 km long, got 1002 km.',
  ],
  [
    feature({ type: 'Point', coordinates: [0, 0] }, { mode: 'open' }),
    'Draw a channel as a LineString.',
  ],
  [feature(LINE, { mode: 'penalise' }), 'A wall forbids. Draw an area to penalise.'],
  [feature({ ...LINE, coordinates: [[0, 0]] }), 'A wall needs at least two positions.'],
  [feature(LINE, { mode: 'maybe' }), 'mode is one of forbid, penalise, open.'],
  [feature(null, { close: 'nowhere' }), '"nowhere" is not a passage. Use one of suez, '],
  [feature(null), 'Give a Polygon or MultiPolygon, a Point with radius_km'],
  [feature({ type: 'Point', coordinates: [0, 0] }), 'Give radius_km, above 0 and at most 500.'],
  [feature({ type: 'Point', coordinates: [0, 95] }, { radius_km: 1 }), 'latitude from -90 to 90'],
  [feature({ type: 'Polygon', coordinates: 7 }), 'Its coordinates are not a list.'],
  [
    feature({
      type: 'Polygon',
      coordinates: [
        [
          [0, 0],
          [2, 2],
          [2, 0],
          [0, 2],
          [0, 0],
        ],
      ],
    }),
    'crosses or touches itself',
  ],
])('the fault of a feature is named with its number: %j', (wrong, detail) => {
  expect(() => read(feature(null, { close: 'kiel' }), wrong)).toThrow(/^Feature 2 \(feature 2\): /)
  expect(() => read(wrong)).toThrow(detail)
})

test('a file that is no collection, or has too many areas, is rejected', () => {
  for (const json of [null, 7, { type: 'Feature' }, { type: 'FeatureCollection' }]) {
    expect(() => readOverlay(json)).toThrow('Give a GeoJSON FeatureCollection.')
  }
  const areas = Array.from({ length: 21 }, () =>
    feature({ type: 'Polygon', coordinates: [SQUARE] }),
  )
  expect(() => read(...areas)).toThrow('It has 21 areas; at most 20 are allowed.')
  const channels = Array.from({ length: 6 }, () => feature(LINE, { mode: 'open' }))
  expect(() => read(...channels)).toThrow('It has 6 channels; at most 5 are allowed.')
})
