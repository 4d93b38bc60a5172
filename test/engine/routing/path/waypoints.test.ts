import { describe, expect, it } from 'vitest'
import { bearingDegrees } from '../../../../src/engine/geo/bearing.js'
import { nearestOnLeg } from '../../../../src/engine/geo/cross-track.js'
import { distancesAlong } from '../../../../src/engine/geo/distance.js'
import { legLengthKm } from '../../../../src/engine/geo/leg.js'
import type { Position } from '../../../../src/engine/geo/position.js'
import { pickWaypoints, type RouteLine } from '../../../../src/engine/routing/path/waypoints.js'
import { seeded } from '../../geo/random.js'

const routeOf = (positions: readonly Position[]): RouteLine => ({
  positions,
  distancesKm: distancesAlong(positions),
})

/** A winding line across the Pacific, with longitudes that continue past 180. */
const random = seeded(11)
const pacific = routeOf(
  Array.from({ length: 60 }, (_, i): Position => [140 + i * 1.5, 30 + random() * 8]),
)
const total = pacific.distancesKm[59]!
const indexOf = (position: Position) =>
  pacific.positions.findIndex((p) => Math.abs(p[1] - position[1]) < 1e-12)

describe('pickWaypoints', () => {
  it('returns exactly the requested count, equally spaced along the route to a metre', () => {
    for (const count of [2, 3, 10, 200]) {
      const points = pickWaypoints(pacific, { strategy: 'count', count, resolutionKm: 20 })
      expect(points).toHaveLength(count)
      for (const point of points.slice(1)) expect(point.legKm).toBeCloseTo(total / (count - 1), 6)
    }
    const line = routeOf([
      [0, 0],
      [0, 80],
    ])
    for (const p of pickWaypoints(line, { strategy: 'count', count: 9, resolutionKm: 20 })) {
      expect(legLengthKm([0, 0], p.position)).toBeCloseTo(p.distanceFromOriginKm, 3)
    }
  })

  it('puts the points of count on the legs of the route', () => {
    for (const { position } of pickWaypoints(pacific, { count: 25, resolutionKm: 20 })) {
      const off = pacific.positions
        .slice(1)
        .map((b, i) => nearestOnLeg(position, pacific.positions[i]!, b).offKm)
      expect(Math.min(...off)).toBeLessThan(0.001)
    }
  })

  it('returns every k-th vertex and the last with "nth", up to the limit', () => {
    for (let count = 2; count <= 70; count++) {
      const points = pickWaypoints(pacific, { strategy: 'nth', count, resolutionKm: 20 })
      expect(points.length).toBeLessThanOrEqual(count)
      const indices = points.map((p) => indexOf(p.position))
      const steps = indices.slice(1).map((k, i) => k - indices[i]!)
      expect(new Set(steps.slice(0, -1)).size).toBeLessThanOrEqual(1)
      expect(indices.at(-1)).toBe(59)
    }
  })

  it('returns the requested count with "simplify", whatever lies between', () => {
    const never = { resolutionKm: 20, legIsClear: () => false }
    for (const count of [2, 5, 30]) {
      const points = pickWaypoints(pacific, { strategy: 'simplify', count, ...never })
      expect(points).toHaveLength(count)
      expect(points[0]!.position).toEqual(pacific.positions[0])
      expect(indexOf(points.at(-1)!.position)).toBe(59)
    }
  })

  it('returns the significant vertices with "simplify" if every leg is clear', () => {
    const clear = { strategy: 'simplify' as const, resolutionKm: 20, legIsClear: () => true }
    const byTolerance = pickWaypoints(pacific, clear)
    expect(byTolerance.length).toBeLessThan(60)
    const kept = byTolerance.map((p) => indexOf(p.position))
    for (let k = 0; k + 1 < kept.length; k++) {
      const [a, b] = [pacific.positions[kept[k]!]!, pacific.positions[kept[k + 1]!]!]
      for (const p of pacific.positions.slice(kept[k]! + 1, kept[k + 1]!)) {
        expect(nearestOnLeg(p, a, b).offKm).toBeLessThanOrEqual(20)
      }
    }
  })

  it('puts vertices back until no leg runs over land', () => {
    // Land is the parallel 34N between the meridians 180 and 190, so only short legs may cross it.
    const legIsClear = (a: Position, b: Position) =>
      a[0] > 190 || b[0] < 180 || legLengthKm(a, b) < 450
    const points = pickWaypoints(pacific, {
      strategy: 'simplify',
      resolutionKm: 300,
      legIsClear,
    })
    expect(points.length).toBeGreaterThan(3)
    const kept = points.map((p) => indexOf(p.position))
    for (let k = 0; k + 1 < kept.length; k++) {
      if (kept[k + 1]! - kept[k]! === 1) continue
      expect(legIsClear(pacific.positions[kept[k]!]!, pacific.positions[kept[k + 1]!]!)).toBe(true)
    }
  })

  it('gives the turns that matter most, 16 at most, if nothing is asked', () => {
    const turns = pickWaypoints(pacific, { resolutionKm: 20, legIsClear: () => false })
    const most = pickWaypoints(pacific, { strategy: 'simplify', count: 16, resolutionKm: 20 })
    expect(turns).toEqual(most)
    const bend = routeOf([
      [0, 0],
      [5, 0.1],
      [10, 0],
      [10, 9],
    ])
    expect(pickWaypoints(bend, { resolutionKm: 20 }).map(({ position }) => position)).toEqual([
      [0, 0],
      [10, 0],
      [10, 9],
    ])
  })

  it('without a check keeps all vertices except those on the line anyway', () => {
    expect(pickWaypoints(pacific, { strategy: 'simplify', resolutionKm: 100 })).toHaveLength(60)
    const straight = routeOf([
      [0, 0],
      [10, 0],
      [20, 0],
      [30, 10],
    ])
    expect(pickWaypoints(straight, { strategy: 'simplify', resolutionKm: 20 })).toHaveLength(3)
  })

  it('returns all vertices with "none"', () => {
    const points = pickWaypoints(pacific, { strategy: 'none', count: 5, resolutionKm: 20 })
    expect(points.map((p) => p.distanceFromOriginKm)).toEqual(pacific.distancesKm)
  })

  it('begins and ends at the ends, with bearings to the next waypoint and longitudes within ±180°', () => {
    for (const strategy of ['count', 'nth', 'simplify', 'none'] as const) {
      const points = pickWaypoints(pacific, { strategy, count: 7, resolutionKm: 20 })
      const [first, last] = [points[0]!, points.at(-1)!]
      expect(first).toMatchObject({ index: 0, legKm: null, distanceFromOriginKm: 0 })
      expect(first.position).toEqual(pacific.positions[0])
      expect(last.bearingDeg).toBeNull()
      expect(last.position[0]).toBeCloseTo(pacific.positions[59]![0] - 360, 9)
      expect(first.bearingDeg).toBeCloseTo(bearingDegrees(first.position, points[1]!.position), 9)
      expect(points.reduce((km, p) => km + (p.legKm ?? 0), 0)).toBeCloseTo(total, 6)
    }
  })

  it('answers a route of zero length with its two equal ends', () => {
    const still = routeOf([
      [4, 52],
      [4, 52],
    ])
    const points = pickWaypoints(still, { resolutionKm: 20 })
    expect(points.map((p) => p.position)).toEqual([
      [4, 52],
      [4, 52],
    ])
    expect(pickWaypoints(still, { count: 5, resolutionKm: 20 })).toHaveLength(5)
  })
})
