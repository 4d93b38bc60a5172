import { describe, expect, it } from 'vitest'
import { checkPolygons } from '../../../../../src/engine/routing/avoid/shapes/polygons.js'
import { LimitTables } from '../../../../../src/engine/routing/avoid/tables/limit-tables.js'
import { checkPosition } from '../../../../../src/engine/routing/checks.js'
import { NetworkRouter } from '../../../../../src/engine/routing/network-router.js'
import type { Endpoint } from '../../../../../src/engine/routing/snap/endpoint.js'
import { EMPTY, FULL, fromNumber } from '../../../../../src/engine/sea/stored/index-set.js'
import { someSeeds } from '../../../../support/cases.js'
import { seeded } from '../../../geo/random.js'
import { type Point, randomPlan, syntheticSea } from '../../synthetic-sea.js'
import { forbid } from '../polygon-requests.js'

/** The tables and a search round their sums differently. */
const METRE = 0.001
const ENDS = 9

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
    const { inner, network, coast } = syntheticSea(randomPlan(random), [], { finished: true })
    const polygons = checkPolygons(boxes(random), checkPosition)
    const avoidance = inner.detours.ofPolygons(polygons, [], true)
    const { avoided } = avoidance.corners
    const ends: Endpoint[] = [inner.snapper.atPort(0), inner.snapper.atPort(1)]
    const place = (): Point => [22 + 60 * random(), -30 + 50 * random()]
    while (ends.length < ENDS) {
      const end = inner.snapper.at(place())
      if (end.kind !== 'too-far' && !inner.detours.isForbidden(avoidance, end)) ends.push(end)
    }
    const closed = [EMPTY, fromNumber(Math.floor(random() * 4096)), FULL]
    const queries = closed.flatMap((set) =>
      ends.flatMap((a) => ends.map((b) => inner.query(a, b, set))),
    )
    const costs = (router: NetworkRouter, of: typeof avoidance) =>
      queries.map((query) => router.detours.find(query, of, Number.POSITIVE_INFINITY)?.cost ?? null)
    const bare = costs(inner, avoidance)

    it('tables give the same lengths as a search, through bays and gates', () => {
      inner.detours.prepare(avoidance)
      expect(avoidance.tables).toBeInstanceOf(LimitTables)
      costs(inner, avoidance).forEach((cost, i) => {
        const why = `seed ${300 + seed}, query ${i}`
        if (bare[i] === null) expect(cost, why).toBeNull()
        else expect(Math.abs(cost! - bare[i]!), `${why}: ${cost}, ${bare[i]}`).toBeLessThan(METRE)
      })
      expect(bare.filter((cost) => cost !== null).length).toBeGreaterThan(50)
      expect(avoided.isPlain).toBe(true)
    })

    it('tables that another router made give the same, without a view of its own', () => {
      const other = new NetworkRouter(network, coast)
      const theirs = other.detours.ofPolygons(polygons, [], true)
      const known = inner.detours.prepare(avoidance).packed()
      expect(other.detours.prepare(theirs, known).packed().costs).toBe(known.costs)
      expect(costs(other, theirs)).toEqual(costs(inner, avoidance))
    })
  },
)
