import { describe, expect, it } from 'vitest'
import { bearingDegrees } from '../../../src/engine/geo/bearing.js'
import { destination } from '../../../src/engine/geo/destination.js'
import { sphericalKm } from '../../../src/engine/geo/distance.js'
import { cases } from '../../support/cases.js'
import { randomPosition, seeded } from './random.js'

describe('bearingDegrees', () => {
  it('is 0 north, 90 east, 180 south and 270 west on the equator', () => {
    const to = (lon: number, lat: number) => bearingDegrees([0, 0], [lon, lat])
    expect([to(0, 1), to(1, 0), to(0, -1), to(-1, 0)]).toEqual([0, 90, 180, 270])
  })

  it('takes the shorter direction across ±180', () => {
    expect(bearingDegrees([179, 0], [-179, 0])).toBeCloseTo(90, 9)
    expect(bearingDegrees([179, 0], [181, 0])).toBeCloseTo(90, 9)
  })
})

describe('destination', () => {
  it('is at the given bearing and distance, within a millimetre (seed 21)', () => {
    const random = seeded(21)
    for (let n = 0; n < cases(500); n++) {
      const from = randomPosition(random)
      const bearing = random() * 360
      const km = random() * 19000
      const to = destination(from, bearing, km)
      expect(sphericalKm(from, to)).toBeCloseTo(km, 6)
      const turn = ((bearingDegrees(from, to) - bearing + 540) % 360) - 180
      expect(Math.abs(turn) * Math.sin(km / 6371.0088)).toBeLessThan(1e-6)
    }
  })
})
