import { describe, expect, test } from 'vitest'
import { EARTH_RADIUS_KM, sphericalKm } from '../../../src/engine/geo/distance.js'
import type { Position } from '../../../src/engine/geo/position.js'
import { densifyForRhumbLines } from '../../../src/engine/geo/rhumb.js'

/** Kilometres along rhumb lines on the sphere. */
function rhumbKm(line: readonly Position[]): number {
  const radians = Math.PI / 180
  const northing = (lat: number) => Math.log(Math.tan(Math.PI / 4 + (lat * radians) / 2))
  return line.slice(1).reduce((sum, [lon, lat], at) => {
    const [lon0, lat0] = line[at]!
    const dLat = (lat - lat0) * radians
    const dNorthing = northing(lat) - northing(lat0)
    const q = Math.abs(dNorthing) > 1e-12 ? dLat / dNorthing : Math.cos(lat * radians)
    return sum + EARTH_RADIUS_KM * Math.hypot(dLat, q * (lon - lon0) * radians)
  }, 0)
}

const ACROSS: Position[] = [
  [-120.53, 34.42],
  [-238.72, 19.37],
]

describe('points for rhumb lines', () => {
  test('make the rhumb lines across an ocean as long as the great circle', () => {
    const line = densifyForRhumbLines(ACROSS, 1)
    const km = sphericalKm(ACROSS[0]!, ACROSS[1]!)
    expect(rhumbKm(ACROSS) / km).toBeGreaterThan(1.04)
    expect(rhumbKm(line) / km).toBeLessThan(1.0001)
    expect(line.length).toBeLessThan(100)
    expect([line[0], line.at(-1)]).toEqual(ACROSS)
  })

  test.each<[string, Position[]]>([
    [
      'a meridian',
      [
        [10, -50],
        [10, 60],
      ],
    ],
    [
      'the equator',
      [
        [0, 0],
        [8, 0],
      ],
    ],
    [
      'a short leg',
      [
        [4, 52],
        [4.2, 52.1],
      ],
    ],
  ])('are not needed along %s', (_, ends) => {
    const added = densifyForRhumbLines(ends, 1).length - 2
    expect(added).toBeLessThanOrEqual(Math.floor(sphericalKm(ends[0]!, ends[1]!) / 1000))
  })

  test('are no more than a few near the poles, and none is repeated', () => {
    const line = densifyForRhumbLines(
      [
        [0, 85],
        [170, 85],
      ],
      1,
    )
    const steps = line.slice(1).map((position, at) => sphericalKm(line[at]!, position))
    expect(Math.min(...steps)).toBeGreaterThan(0)
    expect(line.length).toBeLessThan(500)
  })
})
