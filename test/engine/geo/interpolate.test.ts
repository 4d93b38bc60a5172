import { describe, expect, it } from 'vitest'
import { densify } from '../../../src/engine/geo/densify.js'
import { sphericalKm } from '../../../src/engine/geo/distance.js'
import { interpolate, interpolateKm } from '../../../src/engine/geo/interpolate.js'
import { legLengthKm } from '../../../src/engine/geo/leg.js'
import type { Position } from '../../../src/engine/geo/position.js'
import { randomPosition, seeded } from './random.js'

describe('interpolate', () => {
  it('divides the leg at the share of its angle, within a millimetre (seed 31)', () => {
    const random = seeded(31)
    for (let n = 0; n < 500; n++) {
      const [a, b, share] = [randomPosition(random), randomPosition(random), random()]
      const p = interpolate(a, b, share)
      const whole = sphericalKm(a, b)
      expect(sphericalKm(a, p)).toBeCloseTo(share * whole, 6)
      expect(sphericalKm(p, b)).toBeCloseTo((1 - share) * whole, 6)
    }
  })

  it('returns the exact ends at 0 and 1 and continues across ±180', () => {
    expect(interpolate([170, 10], [-170, 20], 0)).toEqual([170, 10])
    expect(interpolate([170, 10], [-170, 20], 1)).toEqual([190, 20])
    expect(interpolate([170, 0], [-170, 0], 0.5)[0]).toBeCloseTo(180, 9)
  })
})

describe('interpolateKm', () => {
  it('is that many km along the leg on the ellipsoid, within a centimetre (seed 32)', () => {
    const random = seeded(32)
    for (let n = 0; n < 300; n++) {
      const [a, b] = [randomPosition(random), randomPosition(random)]
      const km = random() * legLengthKm(a, b)
      expect(Math.abs(legLengthKm(a, interpolateKm(a, b, km)) - km)).toBeLessThan(1e-5)
    }
    expect(interpolateKm([0, 0], [1, 0], 500)).toEqual([1, 0])
    expect(interpolateKm([3, 4], [3, 4], 5)).toEqual([3, 4])
  })
})

describe('densify', () => {
  it('keeps the vertices and the length, and no leg above the limit', () => {
    const line: Position[] = [
      [170, 40],
      [200, 50],
      [200, 50],
      [200.1, 50],
    ]
    const dense = densify(line, 100)
    for (const vertex of line) expect(dense).toContainEqual(vertex)
    const km = dense.slice(1).map((p, i) => sphericalKm(dense[i]!, p))
    expect(Math.max(...km)).toBeLessThanOrEqual(100 + 1e-9)
    const sum = line.slice(1).reduce((s, p, i) => s + sphericalKm(line[i]!, p), 0)
    expect(km.reduce((s, d) => s + d, 0)).toBeCloseTo(sum, 6)
  })

  it('rejects an unlimited limit', () => {
    expect(() =>
      densify(
        [
          [0, 0],
          [1, 1],
        ],
        0,
      ),
    ).toThrow(/above 0/)
    expect(densify([], 10)).toEqual([])
  })
})
