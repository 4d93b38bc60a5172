import { describe, expect, it } from 'vitest'
import { vectorLegKm, WGS84_A_KM, WGS84_E2 } from '../../../src/engine/geo/leg.js'
import { angleBetween, toPosition, toVector, type Vector } from '../../../src/engine/geo/vector.js'
import { cases } from '../../support/cases.js'
import { geodesicKm } from '../../support/geodesic.js'
import { randomPosition, seeded } from './random.js'

const CHORDS = 4000

/**
 * Sum of chords through points of the ellipsoid on the great circle, plus the excess of arcs over
 * chords.
 */
function byChords(a: Vector, b: Vector): number {
  const theta = angleBetween(a, b)
  const sine = Math.sin(theta)
  const at = (share: number): Vector => {
    const [p, q] = [Math.sin(theta * (1 - share)) / sine, Math.sin(theta * share) / sine]
    const z = p * a[2] + q * b[2]
    const normal = WGS84_A_KM / Math.sqrt(1 - WGS84_E2 * z * z)
    return [
      normal * (p * a[0] + q * b[0]),
      normal * (p * a[1] + q * b[1]),
      normal * (1 - WGS84_E2) * z,
    ]
  }
  let km = 0
  let last = at(0)
  for (let i = 1; i <= CHORDS; i++) {
    const next = at(i / CHORDS)
    km += Math.hypot(next[0] - last[0], next[1] - last[1], next[2] - last[2])
    last = next
  }
  return km * (1 + (theta / CHORDS) ** 2 / 24)
}

/** Pairs of places, from a few metres to half the globe apart. */
function pairs(seed: number, count: number): [Vector, Vector][] {
  const random = seeded(seed)
  return Array.from({ length: count }, () => {
    const a = toVector(randomPosition(random))
    const b = toVector(randomPosition(random))
    const reach = 10 ** (-6 * random())
    const [x, y, z] = a.map((v, i) => v + reach * (b[i]! - v)) as [number, number, number]
    const length = Math.hypot(x, y, z)
    return [a, [x / length, y / length, z / length]]
  })
}

describe('the length of a leg', () => {
  it('equals the length of its line on WGS84, by chords, within 1e-9 (seed 1)', () => {
    for (const [a, b] of pairs(1, cases(300))) {
      const km = byChords(a, b)
      expect(Math.abs(vectorLegKm(...a, ...b) - km)).toBeLessThan(km * 1e-9 + 1e-9)
    }
  })

  it('is the same in both directions, within 1e-12 (seed 2)', () => {
    for (const [a, b] of pairs(2, 1000)) {
      const km = vectorLegKm(...a, ...b)
      expect(Math.abs(vectorLegKm(...b, ...a) - km)).toBeLessThan(km * 1e-12 + 1e-12)
    }
  })

  it('exceeds the geodesic by at most 1e-5 below 150 degrees, and is never shorter (seed 3)', () => {
    for (const [a, b] of pairs(3, cases(2000))) {
      if (angleBetween(a, b) > (150 / 180) * Math.PI) continue
      const least = geodesicKm(toPosition(a), toPosition(b))
      const excess = vectorLegKm(...a, ...b) - least
      expect(excess).toBeGreaterThan(-2e-6)
      expect(excess).toBeLessThan(least * 1e-5 + 2e-6)
    }
  })

  /** Kilometres by GeographicLib (geographiclib-geodesic 2.2.0), whose line leaves the great circle. */
  it.each([
    [[0, -170], [0, 10], 20003.931459, 33.5769],
    [[0.5, -170], [-0.5, 9.5], 19980.861909, 0.9863],
    [[30, 0], [-30, 179], 19932.667457, 0.0103],
  ] as const)(
    'from %j to near its antipode %j is the circle as drawn, no geodesic',
    (from, to, least, more) => {
      const [a, b] = [from, to].map(([lat, lon]) => toVector([lon, lat])) as [Vector, Vector]
      const excess = vectorLegKm(...a, ...b) - least
      expect(excess).toBeGreaterThan(0)
      expect(excess).toBeCloseTo(more, 4)
    },
  )

  it('exceeds the geodesic by at most 1.8 m in 1,000 km up to 100 degrees, 7.4 m up to 150 (seed 3)', () => {
    for (const [a, b] of pairs(3, cases(2000))) {
      const degrees = (angleBetween(a, b) / Math.PI) * 180
      if (degrees > 150) continue
      const least = geodesicKm(toPosition(a), toPosition(b))
      const most = degrees > 100 ? 7.4e-6 : 1.8e-6
      expect(vectorLegKm(...a, ...b) - least).toBeLessThan(least * most + 2e-6)
    }
  })

  it('is a quarter of a meridian from the equator to a pole, and half the equator to its antipode', () => {
    expect(vectorLegKm(1, 0, 0, 0, 0, 1)).toBeCloseTo(10001.965729, 5)
    expect(vectorLegKm(1, 0, 0, 0, 1, 0)).toBeCloseTo((WGS84_A_KM * Math.PI) / 2, 9)
    expect(vectorLegKm(0, 0, 1, 0, 0, 1)).toBe(0)
  })
})
