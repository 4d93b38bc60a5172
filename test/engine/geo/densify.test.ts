import { describe, expect, it } from 'vitest'
import { nearestOnLeg } from '../../../src/engine/geo/cross-track.js'
import { densify, densifyForMaps } from '../../../src/engine/geo/densify.js'
import { distancesAlong, sphericalKm } from '../../../src/engine/geo/distance.js'
import { interpolate } from '../../../src/engine/geo/interpolate.js'
import { normaliseLongitude, type Position } from '../../../src/engine/geo/position.js'
import { cases } from '../../support/cases.js'
import { seeded } from './random.js'

describe('a line for maps', () => {
  it('stays within the tolerance of the great circle when drawn straight', () => {
    const random = seeded(44)
    let farthest = 0
    for (let n = 0; n < cases(300); n++) {
      const a: Position = [random() * 360 - 180, random() * 150 - 75]
      const step = n % 3 === 0 ? 170 : 40
      const lon = a[0] + (random() - 0.5) * 2 * step
      const b: Position = [lon, random() * 150 - 75]
      const line = densifyForMaps([a, b], 1)
      expect(line[0]).toEqual(a)
      expect(line.at(-1)).toEqual(b)
      for (let i = 1; i < line.length; i++) {
        const [from, to] = [line[i - 1]!, line[i]!]
        if (sphericalKm(from, to) <= 1) continue
        for (const share of [0.25, 0.5, 0.75]) {
          const drawn: Position = [
            from[0] + share * (to[0] - from[0]),
            from[1] + share * (to[1] - from[1]),
          ]
          farthest = Math.max(farthest, nearestOnLeg(drawn, from, to).offKm)
        }
      }
      expect(distancesAlong(line).at(-1)).toBeCloseTo(distancesAlong([a, b]).at(-1)!, 3)
      expect(normaliseLongitude(line.at(-1)![0] - b[0])).toBe(0)
    }
    expect(farthest).toBeLessThan(1)
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

  it('equals the line of a test at the middle of every segment, however short', () => {
    const random = seeded(45)
    for (let n = 0; n < cases(1000); n++) {
      const a: Position = [random() * 360 - 180, random() * 178 - 89]
      const degrees = 10 ** (random() * 3.5 - 1.5)
      const lon = a[0] + (random() * 2 - 1) * degrees
      const b: Position = [lon, limited(a[1] + (random() * 2 - 1) * degrees)]
      for (const maxOffKm of [0.1, 1, 20])
        expect(densifyForMaps([a, b], maxOffKm)).toEqual(lookingEverywhere(a, b, maxOffKm))
    }
  })
})

describe('a line of short legs', () => {
  it('has as many pieces in each leg as its length asks for', () => {
    const random = seeded(46)
    for (let n = 0; n < cases(2000); n++) {
      const a: Position = [random() * 360 - 180, random() * 178 - 89]
      const b: Position = [a[0] + (random() - 0.5) * 8, limited(a[1] + (random() - 0.5) * 8)]
      const pieces = Math.max(1, Math.ceil(sphericalKm(a, b) / 100))
      expect(densify([a, b], 100)).toHaveLength(pieces + 1)
    }
  })
})

function limited(latitude: number): number {
  return Math.max(-89.9, Math.min(89.9, latitude))
}

/** The straightforward way to the same points. */
function lookingEverywhere(a: Position, b: Position, maxOffKm: number): Position[] {
  const km = sphericalKm(a, b)
  const pieces = Math.max(1, Math.ceil(km / 500))
  const ends = Array.from({ length: pieces + 1 }, (_, k) =>
    k === 0 ? a : k === pieces ? b : interpolate(a, b, k / pieces),
  )
  const between = (from: Position, to: Position, length: number): Position[] => {
    if (length < 1) return []
    const middle = interpolate(from, to, 0.5)
    const drawn: Position = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
    if (sphericalKm(middle, drawn) < 0.8 * maxOffKm) return []
    return [...between(from, middle, length / 2), middle, ...between(middle, to, length / 2)]
  }
  return [a, ...ends.slice(1).flatMap((to, k) => [...between(ends[k]!, to, km / pieces), to])]
}
