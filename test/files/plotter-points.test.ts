import { describe, expect, test } from 'vitest'
import type { Route } from '../../src/client/index.js'
import { densifyForMaps } from '../../src/engine/geo/densify.js'
import type { Position } from '../../src/engine/geo/position.js'
import { plotterPoints } from '../../src/files/plotter-points.js'

const CORNERS: Position[] = [
  [0, 50],
  [-30, 48],
  [-31, 20],
]
const end = (coordinates: Position) => ({
  port: null,
  requested: null,
  snapped: { coordinates, distance_km: 0 },
})

/** A route round one corner, whose waypoints are its ends only. */
function round(waypoint_strategy: string): Route {
  return {
    origin: end(CORNERS[0]!),
    destination: end(CORNERS[2]!),
    geometry: { type: 'LineString', coordinates: densifyForMaps(CORNERS, 1) },
    waypoint_strategy,
    waypoints: [{ coordinates: CORNERS[0] }, { coordinates: CORNERS[2] }],
  } as unknown as Route
}

const places = (route: Route) => plotterPoints(route).map(({ position }) => position.join(','))

describe('the points of a route for plotters', () => {
  test('follow its line, whatever waypoints the answer lists', () => {
    expect(places(round('simplify'))).toContain('-30,48')
    expect(places(round('none'))).toContain('-30,48')
  })

  test('are those of the waypoints if the request sampled them', () => {
    expect(places(round('count'))).not.toContain('-30,48')
    expect(places(round('nth'))).not.toContain('-30,48')
  })

  test('leave out what only made the line dense enough for maps', () => {
    const dense = round('simplify')
    const sparse = { ...dense, geometry: { type: 'LineString', coordinates: CORNERS } } as Route
    expect(places(dense)).toEqual(places(sparse))
  })

  test('have longitudes from -180 to below 180, also after rounding', () => {
    const coordinates: Position[] = [
      [180, -20],
      [179.999_999_9, -30],
      [170, -30],
    ]
    const route = { ...round('none'), geometry: { type: 'LineString', coordinates } } as Route
    const longitudes = plotterPoints(route).map(({ position: [lon] }) => lon)
    expect(longitudes[0]).toBe(-180)
    expect(longitudes.filter((lon) => lon < -180 || lon >= 180)).toEqual([])
  })
})
