import { describe, expect, it } from 'vitest'
import {
  boundingBox,
  crossesAntimeridian,
  splitAtAntimeridian,
  unwrap,
  wrap,
} from '../../../src/engine/geo/antimeridian.js'
import { nearestOnLeg } from '../../../src/engine/geo/cross-track.js'
import { sphericalKm } from '../../../src/engine/geo/distance.js'
import type { Position } from '../../../src/engine/geo/position.js'
import { cases } from '../../support/cases.js'
import { seeded } from './random.js'

const pacific: Position[] = [
  [150, 30],
  [175, 40],
  [200, 45],
  [230, 40],
]
const lengthKm = (line: readonly Position[]) =>
  line.slice(1).reduce((km, p, i) => km + sphericalKm(line[i]!, p), 0)

describe('unwrap and wrap', () => {
  it('undo each other', () => {
    expect(wrap(pacific)).toEqual([
      [150, 30],
      [175, 40],
      [-160, 45],
      [-130, 40],
    ])
    expect(unwrap(wrap(pacific))).toEqual(pacific)
  })
})

describe('splitAtAntimeridian', () => {
  it('leaves a line alone that does not cross', () => {
    expect(
      splitAtAntimeridian([
        [0, 0],
        [10, 5],
      ]),
    ).toEqual([
      [
        [0, 0],
        [10, 5],
      ],
    ])
    expect(
      splitAtAntimeridian([
        [170, 0],
        [180, 5],
        [175, 8],
      ]),
    ).toHaveLength(1)
    expect(splitAtAntimeridian([])).toEqual([])
  })

  it('cuts on the great circle, both parts ending on the meridian at one latitude', () => {
    const [west, east] = splitAtAntimeridian(pacific)
    const [lon, lat] = west!.at(-1)!
    expect([lon, east![0]![0]]).toEqual([180, -180])
    expect(east![0]![1]).toBe(lat)
    expect(nearestOnLeg([180, lat], [175, 40], [200, 45]).offKm).toBeLessThan(1e-6)
    expect(east!.at(-1)).toEqual([-130, 40])
  })

  it('keeps length and range of random lines that wind over it (seed 61)', () => {
    const random = seeded(61)
    for (let n = 0; n < cases(200); n++) {
      const line: Position[] = [[160 + random() * 40, random() * 60]]
      for (let i = 0; i < 12; i++) {
        const [lon, lat] = line.at(-1)!
        const to = random() < 0.2 ? 180 : lon + (random() - 0.5) * 60
        line.push([to, Math.max(-80, Math.min(80, lat + (random() - 0.5) * 20))])
      }
      const parts = splitAtAntimeridian(line)
      expect(parts.reduce((km, part) => km + lengthKm(part), 0)).toBeCloseTo(lengthKm(line), 6)
      for (const part of parts) {
        expect(part.length).toBeGreaterThan(1)
        for (const [lon] of part) expect(Math.abs(lon)).toBeLessThanOrEqual(180)
        const jumps = part.slice(1).map((p, i) => Math.abs(p[0] - part[i]![0]))
        expect(Math.max(...jumps)).toBeLessThan(180)
      }
    }
  })
})

describe('boundingBox', () => {
  it('has west greater than east if the line crosses the antimeridian', () => {
    expect(boundingBox(pacific)).toEqual([150, 30, -130, 45])
    expect(crossesAntimeridian(pacific)).toBe(true)
  })

  it('is unaffected by a line that only touches it, at any rotation', () => {
    expect(
      boundingBox([
        [170, 0],
        [180, 5],
      ]),
    ).toEqual([170, 0, 180, 5])
    expect(
      boundingBox([
        [180, 0],
        [190, 5],
      ]),
    ).toEqual([-180, 0, -170, 5])
    expect(
      boundingBox([
        [-10, -1],
        [5, 52],
      ]),
    ).toEqual([-10, -1, 5, 52])
    expect(boundingBox([[540, 3]])).toEqual([-180, 3, -180, 3])
  })

  it('is the whole circle for a line around the globe, and excludes nothing', () => {
    expect(
      boundingBox([
        [-100, 0],
        [0, 0],
        [100, 0],
        [200, 0],
        [270, 0],
      ]),
    ).toEqual([-180, 0, 180, 0])
    expect(() => boundingBox([])).toThrow(/needs a position/)
  })
})
