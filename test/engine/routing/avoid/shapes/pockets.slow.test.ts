import { describe, expect, it } from 'vitest'
import type { Position } from '../../../../../src/engine/geo/position.js'
import { ring } from '../../../../../src/engine/geo/ring.js'
import { toVector } from '../../../../../src/engine/geo/vector.js'
import { outsideCorners } from '../../../../../src/engine/routing/avoid/shapes/corners.js'
import { closePockets, encloses } from '../../../../../src/engine/routing/avoid/shapes/pockets.js'
import { checkPolygons } from '../../../../../src/engine/routing/avoid/shapes/polygons.js'
import { checkPosition } from '../../../../../src/engine/routing/checks.js'
import type { Endpoint } from '../../../../../src/engine/routing/snap/endpoint.js'
import { EMPTY } from '../../../../../src/engine/sea/index-set.js'
import { someSeeds } from '../../../../support/cases.js'
import { seeded } from '../../../geo/random.js'
import { type Point, randomPlan, syntheticSea } from '../../synthetic-sea.js'
import { forbid } from '../polygon-requests.js'

const CORNERS = 90
const METRE = 0.001

/** A ring with as many tips as notches, some of them deep; the tips of a regular one lie on a circle. */
function jagged(
  random: () => number,
  [lon, lat]: Point,
  reach: number,
  isRegular: boolean,
): Point[] {
  return Array.from({ length: CORNERS }, (_, i) => {
    const turn = (2 * Math.PI * i) / CORNERS
    const radius = reach * (isRegular && i % 2 === 0 ? 1 : 0.4 + 0.5 * random())
    return [lon + radius * Math.cos(turn), lat + radius * Math.sin(turn)]
  })
}

describe('the pockets of a ring', () => {
  const comb: Position[] = [
    [0, 0],
    [10, 0],
    [10, 4],
    [8, 1],
    [6, 4],
    [4, 1],
    [2, 4],
    [1, 1],
    [0, 4],
  ]
  const corners = outsideCorners(ring(comb), false, true)
  const at = (lon: number, lat: number) => toVector([lon, lat])

  it('are closed where the door is open, which leaves the corners of the hull', () => {
    const { kept, outline } = closePockets(corners, () => true)!
    const lons = [...kept.keys()].map(({ at: [x, y] }) => Math.round(Math.atan2(y, x) * 57.3))
    expect(new Set(lons)).toEqual(new Set([0, 10]))
    for (const place of [at(5, 3.5), at(1.5, 3), at(5, 0.5)]) {
      expect(encloses(outline, place)).toBe(true)
    }
    for (const place of [at(5, 5), at(-1, 2), at(185, -2), at(5, -1)]) {
      expect(encloses(outline, place)).toBe(false)
    }
  })

  it('turn a corner only past its doors', () => {
    const { kept } = closePockets(corners, () => true)!
    const places = new Set([...kept.keys()].map(({ at: place }) => place))
    const upper = [...kept.values()].filter(({ at: [, , z] }) => z > 0.05)
    expect(upper.length).toBe(2)
    for (const { before, after } of upper)
      expect(places.has(before) || places.has(after)).toBe(true)
  })

  it('stay open where something crosses the door', () => {
    expect(closePockets(corners, () => false)).toBeNull()
  })
})

describe.each(someSeeds([1, 2, 3], [4, 5, 6]))(
  'a random sea with jagged polygons, seed %i',
  (seed) => {
    const random = seeded(500 + seed)
    const { inner } = syntheticSea(randomPlan(random), [], { finished: true })
    const { detours } = inner
    const place = (): Point => [22 + 60 * random(), -30 + 50 * random()]
    const drawn = [place(), [52, -6], [58, -4]] as const
    const polygons = checkPolygons(
      drawn.map((middle, i) => forbid(jagged(random, middle, 2 + 5 * random(), i > 0))),
      checkPosition,
    )
    const whole = detours.ofPolygons(polygons, [], true)
    const outer = detours.ofPolygons(polygons, [])
    const ends: Endpoint[] = []
    for (let tries = 0; tries < 400 && ends.length < 9; tries++) {
      // Some of them lie close to a polygon, in a pocket.
      const [lon, lat] = drawn[tries % 3]!
      const near: Point = [lon + 8 * (random() - 0.5), lat + 8 * (random() - 0.5)]
      const end = inner.snapper.at(tries % 2 === 0 ? near : place())
      if (end.kind !== 'too-far' && !detours.isForbidden(whole, end)) ends.push(end)
    }

    it('paths are as long without the corners in pockets', () => {
      let found = 0
      for (const [i, a] of ends.entries()) {
        for (const [j, b] of ends.entries()) {
          const query = inner.query(a, b, EMPTY)
          const want = detours.find(query, { ...whole }, Number.POSITIVE_INFINITY)?.cost
          const got = detours.find(query, outer, Number.POSITIVE_INFINITY)?.cost
          const why = `seed ${500 + seed}, ${i} to ${j}: ${got}, ${want}`
          if (want === undefined) expect(got, why).toBeUndefined()
          else expect(Math.abs(got! - want), why).toBeLessThan(METRE)
          if (want !== undefined) found++
        }
      }
      expect(found).toBeGreaterThan(20)
      expect(outer.outer).not.toBeNull()
      const [before, after] = [outer.corners.nodes.length, outer.outer!.for([]).nodes.length]
      expect(after).toBeLessThan(0.8 * before)
    })
  },
)
