import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { distancesAlong } from '../../../src/engine/geo/distance.js'
import { areasAlong, kmInside, measuredLine } from '../../../src/engine/geo/inside.js'
import { positionAtKm } from '../../../src/engine/geo/interpolate.js'
import { legLengthKm } from '../../../src/engine/geo/leg.js'
import type { Position } from '../../../src/engine/geo/position.js'
import { outlineContains } from '../../../src/engine/geo/ring.js'
import { toPosition, toVector, type Vector } from '../../../src/engine/geo/vector.js'
import { type Area, readAreas } from '../../../src/engine/sea/areas.js'
import { cases } from '../../support/cases.js'
import { seeded } from './random.js'

const areas = readAreas(
  JSON.parse(readFileSync(new URL('../../../data/reference/areas.json', import.meta.url), 'utf8')),
)
const box = (west: number, south: number, east: number, north: number): Area =>
  readAreas({
    format: 'fairway-areas/1',
    areas: [
      {
        id: 'box',
        group: 'seca',
        enforcedFrom: '2020-01-01',
        rings: [
          [
            [west, south],
            [east, south],
            [east, north],
            [west, north],
          ],
        ],
      },
    ],
  })[0]!

/** The slow twin: the legs in small steps, each classified by its middle. */
function sampledKmInside(positions: readonly Position[], area: Area, steps: number): number {
  let km = 0
  for (let i = 0; i + 1 < positions.length; i++) {
    const a = toVector(positions[i]!)
    const b = toVector(positions[i + 1]!)
    const angle = Math.acos(Math.min(1, a[0] * b[0] + a[1] * b[1] + a[2] * b[2]))
    const at = (f: number): Position => {
      const p = Math.sin((1 - f) * angle)
      const q = Math.sin(f * angle)
      return toPosition([0, 1, 2].map((k) => p * a[k]! + q * b[k]!) as unknown as Vector)
    }
    for (let s = 0; s < steps; s++) {
      if (outlineContains(area, at((s + 0.5) / steps))) {
        km += legLengthKm(at(s / steps), at((s + 1) / steps))
      }
    }
  }
  return km
}

function randomLine(random: () => number, from: Position, vertices: number, stepDegrees: number) {
  const line: Position[] = [from]
  for (let i = 1; i < vertices; i++) {
    const [lon, lat] = line[i - 1]!
    line.push([
      lon + (random() - 0.5) * stepDegrees,
      Math.max(-89, Math.min(89, lat + (random() - 0.5) * stepDegrees)),
    ])
  }
  return line
}

describe('kmInside', () => {
  it('equals the sum of small steps along random lines, for every area (seed 7)', () => {
    const random = seeded(7)
    for (const area of areas) {
      for (let n = 0; n < cases(4); n++) {
        const outline = area.rings[0]!
        const k = Math.floor(random() * outline.lon.length)
        const start: Position = [
          outline.lon[k]! + (random() - 0.5) * 4 + (n - 1) * 360,
          (Math.asin(outline.xyz[3 * k + 2]!) * 180) / Math.PI,
        ]
        const line = randomLine(random, start, 6, 12)
        const steps = 600
        const longest = Math.max(...line.slice(1).map((p, i) => legLengthKm(line[i]!, p)))
        const got = kmInside(measuredLine(line), area)
        const twin = sampledKmInside(line, area, steps)
        // Every crossing may be off by half a step, and random lines have a few crossings per leg.
        expect(Math.abs(got - twin), `${area.id} ${n}`).toBeLessThan((6 * longest) / steps + 1e-6)
      }
    }
  })

  it('is the same wherever the line is drawn, shifted by 360 degrees or across ±180', () => {
    const pacific = box(170, -10, 190, 10)
    const across = kmInside(
      measuredLine([
        [160, 0],
        [200, 0],
      ]),
      pacific,
    )
    expect(across).toBeCloseTo(legLengthKm([170, 0], [190, 0]), 6)
    expect(
      kmInside(
        measuredLine([
          [-200, 0],
          [-160, 0],
        ]),
        pacific,
      ),
    ).toBeCloseTo(across, 9)
    expect(
      kmInside(
        measuredLine([
          [160, 0],
          [-160, 0],
        ]),
        pacific,
      ),
    ).toBeCloseTo(across, 9)
  })

  it('counts a line through corners or along edges once or not at all', () => {
    const area = box(0, 0, 10, 10)
    expect(
      kmInside(
        measuredLine([
          [-5, -5],
          [0, 0],
          [10, 10],
          [15, 15],
        ]),
        area,
      ),
    ).toBeCloseTo(legLengthKm([0, 0], [10, 10]), 6)
    expect(
      kmInside(
        measuredLine([
          [5, -3],
          [5, 0],
          [5, 10],
          [5, 12],
        ]),
        area,
      ),
    ).toBeCloseTo(legLengthKm([5, 0], [5, 10]), 1)
    const along = kmInside(
      measuredLine([
        [0, -5],
        [0, 15],
      ]),
      area,
    )
    expect([0, Math.round(legLengthKm([0, 0], [0, 10]))]).toContain(Math.round(along))
  })

  it('finds the spans where a line is inside, which add up to its kilometres', () => {
    const random = seeded(12)
    for (let n = 0; n < cases(60); n++) {
      const from: Position = [-10 + random() * 40, 45 + random() * 20]
      const line = randomLine(random, from, 30, 8)
      const distancesKm = distancesAlong(line)
      for (const { area, distanceKm, spans } of areasAlong(
        measuredLine(line),
        distancesKm,
        areas,
      )) {
        expect(distanceKm).toBe(kmInside(measuredLine(line), area))
        const km = spans.reduce((sum, [start, end]) => sum + end - start, 0)
        expect(km).toBeCloseTo(distanceKm, 6)
        const at = (km: number) => outlineContains(area, positionAtKm(line, distancesKm, km))
        for (const [k, [start, end]] of spans.entries()) {
          expect(start).toBeGreaterThan(k === 0 ? -1e-9 : spans[k - 1]![1])
          expect(at((start + end) / 2) || end - start < 0.1 || spans.length > 1).toBe(true)
          if (start > 0.1) expect(at(start - 0.09)).toBe(false)
          if (end - start > 0.2) expect([at(start + 0.09), at(end - 0.09)]).toEqual([true, true])
        }
      }
    }
  })

  it('sees a leg whose ends lie south of the area and whose summit is in it', () => {
    const inside = kmInside(
      measuredLine([
        [-60, 50],
        [0, 50],
      ]),
      box(-40, 53, -20, 60),
    )
    expect(inside).toBeGreaterThan(1000)
  })

  it('is nothing for a line without length or far away', () => {
    expect(
      kmInside(
        measuredLine([
          [5, 5],
          [5, 5],
        ]),
        box(0, 0, 10, 10),
      ),
    ).toBe(0)
    expect(
      kmInside(
        measuredLine([
          [50, 5],
          [60, 5],
        ]),
        box(0, 0, 10, 10),
      ),
    ).toBe(0)
    expect(kmInside(measuredLine([[5, 5]]), box(0, 0, 10, 10))).toBe(0)
  })
  it('prepares a line once, and again if it was continued', () => {
    const line: [number, number][] = [
      [0, 0],
      [1, 1],
    ]
    const measured = measuredLine(line)
    expect(measuredLine(line)).toBe(measured)
    line.push([2, 2])
    expect(measuredLine(line).lon).toEqual(Float64Array.of(0, 1, 2))
  })
})
