import { describe, expect, test } from 'vitest'
import { nearestOnVectorLeg } from '../../../src/engine/geo/cross-track.js'
import { legLengthKm, lineKm } from '../../../src/engine/geo/leg.js'
import { normaliseLongitude, type Position } from '../../../src/engine/geo/position.js'
import { rhumbKm, rhumbPoints } from '../../../src/engine/geo/rhumb-line.js'
import { toVector } from '../../../src/engine/geo/vector.js'
import { seeded } from './random.js'

/**
 * Metres by GeographicLib (geographiclib-geodesic 2.2.0, 2025): the geodesic between the ends, and the sums of 20,000
 * geodesics along the great circle and along the rhumb line, whose points are from isometric latitudes that Simpson's
 * rule integrates. Recorded with it on 2026-11-29.
 */
const LEGS: readonly [a: Position, b: Position, geodesic: number, great: number, rhumb: number][] =
  [
    [[4.05, 51.98], [1.4, 51], 213908.513, 213908.513, 213920.189],
    [[-5.6, 35.92], [9.8, 37.35], 1384848.077, 1384848.105, 1386340.604],
    [[-74, 40.4], [-5.5, 49.8], 5299346.279, 5299347.909, 5473851.857],
    [[139.8, 34.9], [-122.6, 37.7], 8323713.416, 8323720.68, 8770210.392],
    [[151.4, -33.9], [-71.7, -33], 11341815.068, 11341830.297, 12728550.486],
    [[179.5, -17], [-179.2, -17.3], 142249.4, 142249.4, 142249.666],
    [[18.3, -34], [18.3, 12], 5090745.912, 5090745.912, 5090745.912],
    [[103.8, 1.2], [80, 1.2], 2648818.211, 2648818.212, 2648826.711],
    [[20, 70], [60, 70.0001], 1500061.389, 1500061.404, 1527457.992],
    [[-30, -5], [10, 60], 8009819.172, 8009819.913, 8055687.14],
  ]

describe('the length of a leg', () => {
  test.each(LEGS)(
    'from %j to %j is within a decimetre of GeographicLib on both lines',
    (a, b, geodesic, great, rhumb) => {
      expect(Math.abs(1000 * legLengthKm(a, b) - great)).toBeLessThan(0.1)
      expect(Math.abs(1000 * rhumbKm(a, b) - rhumb)).toBeLessThan(0.1)
      expect(great / geodesic - 1).toBeLessThan(2e-6)
    },
  )

  test('is the same there and back, and never shorter on a rhumb line', () => {
    const random = seeded(7)
    for (let i = 0; i < 500; i++) {
      const a: Position = [360 * random() - 180, 160 * random() - 80]
      const b: Position = [360 * random() - 180, 160 * random() - 80]
      expect(rhumbKm(a, b)).toBeCloseTo(rhumbKm(b, a), 9)
      expect(rhumbKm(a, b)).toBeGreaterThan(legLengthKm(a, b) * (1 - 1e-5))
    }
  })

  test('is finite at a pole, and zero for a place itself', () => {
    expect(rhumbKm([0, 90], [10, 0])).toBeCloseTo(10002, -1)
    expect(rhumbKm([4, 52], [4, 52])).toBe(0)
    expect(rhumbPoints([0, 90], [10, 0], 0.02).flat().every(Number.isFinite)).toBe(true)
  })
})

describe('points on a rhumb line', () => {
  test('are on it, so that their great circles stay within the distance asked for', () => {
    const random = seeded(11)
    for (let i = 0; i < 20; i++) {
      const a: Position = [360 * random() - 180, 130 * random() - 65]
      const b: Position = [a[0] + 100 * random() - 50, 130 * random() - 65]
      const line = [a, ...rhumbPoints(a, b, 0.02)]
      const fine = [a, ...rhumbPoints(a, b, 0.0002)]
      expect(line.at(-1)![0] - a[0]).toBeCloseTo(normaliseLongitude(b[0] - a[0]), 9)
      expect(lineKm(fine)).toBeCloseTo(rhumbKm(a, b), 2)
      for (let at = 0; at < fine.length; at += 97) {
        const place = toVector(fine[at]!)
        const near = line.slice(1).map((end, leg) => {
          return nearestOnVectorLeg(place, toVector(line[leg]!), toVector(end)).offKm
        })
        expect(Math.min(...near)).toBeLessThan(0.021)
      }
    }
  })
})
