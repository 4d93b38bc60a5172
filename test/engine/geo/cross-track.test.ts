import { describe, expect, it } from 'vitest'
import { nearestOnLeg } from '../../../src/engine/geo/cross-track.js'
import { destination } from '../../../src/engine/geo/destination.js'
import { sphericalKm } from '../../../src/engine/geo/distance.js'
import { interpolate } from '../../../src/engine/geo/interpolate.js'
import { cases } from '../../support/cases.js'
import { randomPosition, seeded } from './random.js'

describe('nearestOnLeg', () => {
  it('equals the distance to the nearest of many points of the leg (seed 41)', () => {
    const random = seeded(41)
    for (let n = 0; n < cases(100); n++) {
      const a = randomPosition(random)
      const b = destination(a, random() * 360, 3000 * random())
      const p = destination(a, random() * 360, 5000 * random())
      let twin = Infinity
      for (let k = 0; k <= 3000; k++) {
        twin = Math.min(twin, sphericalKm(p, interpolate(a, b, k / 3000)))
      }
      const { offKm: got, alongKm } = nearestOnLeg(p, a, b)
      expect(got).toBeLessThanOrEqual(twin + 1e-9)
      expect(got).toBeGreaterThan(twin - 0.51)
      const foot = destinationOn(a, b, alongKm)
      expect(sphericalKm(p, foot)).toBeCloseTo(got, 5)
    }
  })

  it('is the distance to the point when the leg has no length', () => {
    expect(nearestOnLeg([1, 0], [0, 0], [0, 0]).offKm).toBeCloseTo(sphericalKm([1, 0], [0, 0]), 9)
  })
})

function destinationOn(a: readonly [number, number], b: readonly [number, number], km: number) {
  const whole = sphericalKm(a, b)
  return whole === 0 ? a : interpolate(a, b, km / whole)
}
