import { describe, expect, it } from 'vitest'
import { distancesAlong, EARTH_RADIUS_KM, sphericalKm } from '../../../src/engine/geo/distance.js'
import { legLengthKm } from '../../../src/engine/geo/leg.js'
import { cases } from '../../support/cases.js'
import { geodesicKm } from '../../support/geodesic.js'
import { randomPosition, seeded } from './random.js'

describe('sphericalKm', () => {
  it('is a quarter of the circumference from the equator to the pole, within a millimetre', () => {
    expect(sphericalKm([30, 0], [-77, 90])).toBeCloseTo((EARTH_RADIUS_KM * Math.PI) / 2, 6)
  })

  it('is exact for metres as for antipodes', () => {
    expect(sphericalKm([10, 50], [10, 50 + 1e-5])).toBeCloseTo(0.00111195, 7)
    expect(sphericalKm([10, 50], [-170, -50])).toBeCloseTo(EARTH_RADIUS_KM * Math.PI, 6)
  })
})

describe('geodesicKm', () => {
  const dms = (d: number, m: number, s: number) => Math.sign(d) * (Math.abs(d) + m / 60 + s / 3600)

  it('gives the published lines within a millimetre', () => {
    // Flinders Peak to Buninyong, Geodetic Datum of Australia technical manual (GRS 80).
    const flinders = [dms(144, 25, 29.5244), dms(-37, 57, 3.7203)] as const
    const buninyong = [dms(143, 55, 35.3839), dms(-37, 39, 10.1561)] as const
    expect(geodesicKm(flinders, buninyong)).toBeCloseTo(54.972271, 6)
    // A degree of the equator and the meridian quadrant of WGS84.
    expect(geodesicKm([0, 0], [1, 0])).toBeCloseTo(111.319491, 6)
    expect(geodesicKm([0, 0], [0, 90])).toBeCloseTo(10001.965729, 6)
  })

  it('solves the nearly antipodal example of Karney (2013, table 5) within a centimetre', () => {
    expect(geodesicKm([0, -30], [179.8, 29.9])).toBeCloseTo(19989.83282761, 5)
    expect(geodesicKm([0, 0], [180, 0])).toBeCloseTo(2 * 10001.965729, 5)
  })

  it('is never longer than the drawn great-circle leg, and within 1 in 100,000 of it up to 17,000 km (seed 5)', () => {
    const random = seeded(5)
    for (let n = 0; n < cases(2000); n++) {
      const [a, b] = [randomPosition(random), randomPosition(random)]
      const [geodesic, leg] = [geodesicKm(a, b), legLengthKm(a, b)]
      // Towards the antipode the two diverge: by 3e-5 at 19,000 km.
      if (sphericalKm(a, b) > 17000) continue
      expect(leg - geodesic, `${a} ${b}`).toBeGreaterThan(-1e-6)
      expect(leg - geodesic, `${a} ${b}`).toBeLessThan(1e-5 * geodesic + 1e-6)
    }
  })

  it('is symmetric and zero from a point to itself', () => {
    expect(geodesicKm([-20, 70], [150, -12])).toBeCloseTo(geodesicKm([150, -12], [-20, 70]), 9)
    expect(geodesicKm([5, 5], [5, 5])).toBe(0)
  })
})

describe('distancesAlong', () => {
  it('sums up the legs from zero', () => {
    const line = [
      [0, 0],
      [1, 0],
      [1, 0],
      [2, 1],
    ] as const
    const km = distancesAlong(line)
    expect(km[0]).toBe(0)
    expect(km[2]).toBe(km[1])
    expect(km[3]).toBeCloseTo(legLengthKm([0, 0], [1, 0]) + legLengthKm([1, 0], [2, 1]), 9)
  })
})
