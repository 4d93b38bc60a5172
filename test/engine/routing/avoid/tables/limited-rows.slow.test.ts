import { describe, expect, it } from 'vitest'
import { checkPolygons } from '../../../../../src/engine/routing/avoid/shapes/polygons.js'
import { checkPosition } from '../../../../../src/engine/routing/checks.js'
import type { Endpoint } from '../../../../../src/engine/routing/snap/endpoint.js'
import { EMPTY, FULL, fromNumber } from '../../../../../src/engine/sea/index-set.js'
import { someSeeds } from '../../../../support/cases.js'
import { seeded } from '../../../geo/random.js'
import { type Point, randomPlan, syntheticSea } from '../../synthetic-sea.js'
import { forbid } from '../polygon-requests.js'

/** The sums of a sweep and of a search are rounded differently. */
const METRE = 0.001
const ENDS = 9
/** Paths through gates in each of these seas, at least. */
const GATED = 20

/** A box from west to east that ships must pass, and a small one that lies within one bay. */
function boxes(random: () => number) {
  const [west, south] = [40 + 10 * random(), -12 + 6 * random()]
  const box = (x: number, y: number, width: number, height: number) =>
    forbid([
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ])
  return [box(west, south, 20, 5), box(32 + 30 * random(), 6 * random(), 0.4, 0.3)]
}

describe.each(someSeeds([1, 2], [3, 4, 5, 6]))(
  'a random sea with forbidden boxes, seed %i',
  (seed) => {
    const random = seeded(300 + seed)
    const { inner, network } = syntheticSea(randomPlan(random), [], { finished: true })
    const polygons = checkPolygons(boxes(random), checkPosition)
    const avoidance = inner.detours.ofPolygons(polygons, [], true)
    const ends: Endpoint[] = [inner.snapper.atPort(0), inner.snapper.atPort(1)]
    const place = (): Point => [22 + 60 * random(), -30 + 50 * random()]
    while (ends.length < ENDS) {
      const end = inner.snapper.at(place())
      if (end.kind !== 'too-far' && !inner.detours.isForbidden(avoidance, end)) ends.push(end)
    }
    const closed = [EMPTY, fromNumber(Math.floor(random() * 4096)), FULL]
    const rows = closed.flatMap((set) => ends.map((a) => ends.map((b) => inner.query(a, b, set))))

    it('a sweep for each row gives the same lengths as a search for each cell, through bays and gates', () => {
      const found = rows.map((row) => inner.detours.rows(avoidance).find(row))
      let [reached, gated] = [0, 0]
      rows.forEach((row, i) => {
        row.forEach((query, j) => {
          const { km, links } = found[i]![j]!
          const path = inner.detours.find(query, avoidance, Number.POSITIVE_INFINITY)
          const why = `seed ${300 + seed}, ${i} to ${j}: ${km}, ${path?.cost}`
          if (path === null) expect(km, why).toBe(Number.POSITIVE_INFINITY)
          else {
            expect(Math.abs(km - path.cost), why).toBeLessThan(METRE)
            const used = path.links.filter((link) => link >= 0 && network.linkPassage[link]! >= 0)
            expect(links, why).toEqual(used)
            reached++
            if (used.length > 0) gated++
          }
        })
      })
      expect(reached).toBeGreaterThan(50)
      expect(gated).toBeGreaterThan(GATED)
      expect(avoidance.corners.avoided.isPlain).toBe(true)
    })
  },
)
