import { describe, expect, it } from 'vitest'
import { distanceToLegKm } from '../../src/geo/cross-track.js'
import { densifyForMaps } from '../../src/geo/densify.js'
import { distancesAlong, sphericalKm } from '../../src/geo/distance.js'
import { normaliseLongitude, type Position } from '../../src/geo/position.js'
import { seeded } from './random.js'

describe('a line for maps', () => {
  it('stays within the tolerance of the great circle when drawn straight', () => {
    const random = seeded(44)
    for (let n = 0; n < 300; n++) {
      const a: Position = [random() * 360 - 180, random() * 150 - 75]
      const step = n % 3 === 0 ? 170 : 40
      const lon = a[0] + (random() - 0.5) * 2 * step
      const b: Position = [lon, random() * 150 - 75]
      const line = densifyForMaps([a, b], 1)
      expect(line[0]).toEqual(a)
      expect(line.at(-1)).toEqual(b)
      for (let i = 1; i < line.length; i++) {
        const [from, to] = [line[i - 1]!, line[i]!]
        for (const share of [0.25, 0.5, 0.75]) {
          const drawn: Position = [
            from[0] + share * (to[0] - from[0]),
            from[1] + share * (to[1] - from[1]),
          ]
          if (sphericalKm(from, to) > 1) expect(distanceToLegKm(drawn, from, to)).toBeLessThan(1)
        }
      }
      expect(distancesAlong(line).at(-1)).toBeCloseTo(distancesAlong([a, b]).at(-1)!, 3)
      expect(normaliseLongitude(line.at(-1)![0] - b[0])).toBe(0)
    }
  })

  it('adds no point where none is needed', () => {
    expect(
      densifyForMaps(
        [
          [5, -3],
          [5, 3],
        ],
        1,
      ),
    ).toHaveLength(3)
    expect(
      densifyForMaps(
        [
          [5, 50],
          [5.5, 50.2],
        ],
        1,
      ),
    ).toHaveLength(2)
  })
})
