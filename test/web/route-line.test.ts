import { describe, expect, test } from 'vitest'
import type { Position } from '../../src/engine/geo/position.js'
import { ring } from '../../src/engine/geo/ring.js'
import { unpack } from '../../web/map/base-map.js'
import { globeView, horizonKm } from '../../web/map/globe-view.js'
import {
  arrowsAlong,
  nearestKm,
  positionAt,
  routeLine,
  segments,
} from '../../web/map/route-line.js'

const ACROSS: Position[] = [
  [170, 40],
  [200, 50],
  [235, 40],
]

describe('a route as it is drawn', () => {
  test('has enough points for a flat map, and the ends that the service gives', () => {
    const line = routeLine(ACROSS, 5300)
    expect(line.km[line.km.length - 1]).toBeCloseTo(5300, 6)
    const steps = line.km.slice(1).map((km, i) => km - line.km[i]!)
    expect(Math.max(...steps)).toBeLessThan(26)
    const jumps = line.positions.slice(1).map(([lon], i) => Math.abs(lon - line.positions[i]![0]))
    expect(Math.max(...jumps)).toBeLessThan(1)
  })

  test('finds a place by its km and the km by the place, also beyond 180 degrees', () => {
    const line = routeLine(ACROSS, 5300)
    const [lon, lat] = positionAt(line, 3000)
    const { atKm, offKm } = nearestKm(line, [lon - 360, lat])
    expect(Math.abs(atKm - 3000)).toBeLessThan(26)
    expect(offKm).toBeLessThan(13)
  })

  test('is one place if both ends are the same', () => {
    const line = routeLine([[5, 5], [5, 5]], 0) // biome-ignore format: one line reads better
    expect(positionAt(line, 0)).toEqual([5, 5])
  })

  test('is cut where it enters and leaves an area', () => {
    const areas = [
      { rings: [ring([[190, 0], [210, 0], [210, 60], [190, 60]])] }, // biome-ignore format: a square
    ]
    const parts = segments(routeLine(ACROSS, 5300), areas)
    expect(parts.map(({ isInside }) => isInside)).toEqual([false, true, false])
    expect(parts[1]!.positions[0]![0]).toBeCloseTo(190, 3)
    expect(parts[1]!.fromKm).toBeCloseTo(parts[0]!.toKm, 9)
    expect(parts[2]!.toKm).toBeCloseTo(5300, 6)
  })
})

test('a globe turns to the middle of a line across the antimeridian, as near as it fits', () => {
  const near = globeView(ACROSS, 800)
  expect(Math.abs(near.center[0])).toBeGreaterThan(150)
  expect(globeView(ACROSS, 400).zoom).toBeCloseTo(near.zoom - 1, 6)
})

test('packed positions are sums of their steps', () => {
  expect(unpack([100, 200, -50, 0], 100)).toEqual([
    [1, 2],
    [0.5, 2],
  ])
})

describe('a globe', () => {
  test('hides more than half of the Earth, and the more the nearer it is', () => {
    const quarter = 10_008
    const [far, near] = [horizonKm(1, 0, 900), horizonKm(5, 0, 900)]
    expect(far).toBeLessThan(quarter)
    expect(near).toBeLessThan(far)
    // Half the radius of the Earth above its equator one sees 48 degrees far.
    const radiusPx = 512 / (2 * Math.PI)
    expect(horizonKm(0, 0, radiusPx / 3)).toBeCloseTo(6371 * Math.acos(2 / 3), 6)
  })

  test('has arrows along its lines, a fixed distance apart across the points', () => {
    const arrows = arrowsAlong([
      [0, 0],
      [50, 0],
      [50, 200],
    ])
    expect(arrows.map(({ at }) => at)).toEqual([
      [45, 0],
      [50, 85],
      [50, 175],
    ])
    expect(arrows.map(({ angle }) => angle)).toEqual([0, Math.PI / 2, Math.PI / 2])
  })
})

test('two answers with the same way share one line, and no other answer has it', () => {
  const line = routeLine(ACROSS, 5300)
  expect(routeLine(structuredClone(ACROSS), 5300)).toBe(line)
  expect(routeLine(ACROSS, 5301)).not.toBe(line)
  expect(routeLine(ACROSS.slice(1), 5300)).not.toBe(line)
})
