import { describe, expect, it } from 'vitest'
import { interpolate } from '../../../../src/engine/geo/interpolate.js'
import type { Position } from '../../../../src/engine/geo/position.js'
import { passageSet } from '../../../../src/engine/routing/checks.js'
import { PASSAGES, type RouteEnd } from '../../../../src/engine/routing/request.js'
import type { Endpoint } from '../../../../src/engine/routing/snap/endpoint.js'
import { someSeeds } from '../../../support/cases.js'
import { seeded } from '../../geo/random.js'
import { type Point, randomPlan, syntheticSea } from '../synthetic-sea.js'
import { join } from '../twin.js'
import { forbid, routeOf, TURNS } from './polygon-requests.js'
import { PolygonTwin } from './polygon-twin.js'

/** A star of 4 to 8 corners, 2 to 8 degrees from its centre. */
function star(random: () => number, [lon, lat]: Point): Point[] {
  const corners = 4 + Math.floor(random() * 5)
  return Array.from({ length: corners }, (_, i) => {
    const turn = (2 * Math.PI * (i + 0.6 * random())) / corners
    const radius = 2 + 6 * random()
    return [lon + radius * Math.cos(turn), lat + radius * Math.sin(turn)]
  })
}

/**
 * Whether a place lies in a ring, by the edges that a line to the south crosses. Computed on a
 * plane, accurate to 30 m.
 */
function isIn(ring: readonly Position[], [lon, lat]: Position): boolean {
  return ring.reduce((inside, [x0, y0], i) => {
    const [x1, y1] = ring[(i + 1) % ring.length]!
    const crosses = x0 > lon !== x1 > lon && y0 + ((lon - x0) / (x1 - x0)) * (y1 - y0) < lat
    return inside !== crosses
  }, false)
}

function towardsMiddle(ring: readonly Position[], share: number): Position[] {
  const [x, y] = [0, 1].map((d) => ring.reduce((sum, p) => sum + p[d]!, 0) / ring.length)
  return ring.map(([lon, lat]) => [lon + share * (x! - lon), lat + share * (y! - lat)])
}

describe.each(someSeeds([3, 6, 9], [7, 8, 10, 11]))(
  'a random sea with forbidden polygons, seed %i',
  (seed) => {
    const random = seeded(100 + seed)
    const sea = syntheticSea(randomPlan(random))
    const { inner, network } = sea
    const place = (): Point => [22 + 60 * random(), -30 + 50 * random()]
    const polygons = [star(random, [52, -6]), star(random, place())].map((ring) => forbid(ring))
    const ends: RouteEnd[] = [{ portId: 1 }]
    const endpoints: Endpoint[] = [inner.snapper.atPort(0)]
    while (ends.length < 6) {
      // On either side of the first polygon, in turn.
      const [lon, lat] = place()
      const position: Point = [ends.length % 2 === 0 ? 22 + lon / 6 : 68 + lon / 6, lat]
      const end = inner.snapper.at(position)
      if (end.kind === 'too-far' || polygons.some(({ rings }) => isIn(rings[0]!, end.snapped)))
        continue
      ends.push({ position })
      endpoints.push(end)
    }
    const gates = new Set(network.linkPassage)
    const closed = PASSAGES.filter((_, bit) => gates.has(bit) && random() < 0.3)
    const mask = passageSet(closed)
    const isPortForbidden = polygons.some(({ rings }) => isIn(rings[0]!, endpoints[0]!.snapped))
    const from = isPortForbidden ? 1 : 0

    it('routes are as short as brute force says, and equally long in reverse', () => {
      const isWater = (at: readonly [number, number, number]) =>
        inner.graph.isWater(inner.graph.locate(...at))
      const twin = new PolygonTwin(network, isWater, polygons)
      const joins = endpoints.map((end) => join(network, end))
      let bent = 0
      for (let i = from; i < ends.length; i++) {
        for (let j = from; j < i; j++) {
          const why = `seed ${100 + seed}, ${JSON.stringify(ends[i])} to ${JSON.stringify(ends[j])}`
          const plain = routeOf(sea, ends[i]!, ends[j]!, { closed })
          const got = routeOf(sea, ends[i]!, ends[j]!, { closed, avoidPolygons: polygons })
          const back = routeOf(sea, ends[j]!, ends[i]!, { closed, avoidPolygons: polygons })
          const want = twin.km(joins[i]!, joins[j]!, mask)
          if (want === Number.POSITIVE_INFINITY) expect(got, why).toBeNull()
        else expect(Math.abs(got!.distanceKm - want), `${why}: ${got!.distanceKm}, ${want}`).toBeLessThan(TURNS) // biome-ignore format: one line
          expect(back?.distanceKm ?? 0, why).toBeCloseTo(got?.distanceKm ?? 0, 2)
          if (!got || !plain) continue
          expect(got.distanceKm, why).toBeGreaterThanOrEqual(plain.distanceKm - 0.003)
          if (got.distanceKm > plain.distanceKm + 0.003) bent++
        }
      }
      expect(bent).toBeGreaterThan(0)
    })

    it('no place of a route lies inside, sampled every kilometre', () => {
      for (let i = from; i < ends.length; i++) {
        const route = routeOf(sea, ends[i]!, ends[from]!, { avoidPolygons: polygons })
        if (!route) continue
        expect(route.polygonKm).toHaveLength(2)
        for (const km of route.polygonKm!) expect(km).toBeLessThan(1e-6)
        route.positions.slice(1).forEach((to, k) => {
          const start = route.positions[k]!
          const count = Math.ceil(route.distancesKm[k + 1]! - route.distancesKm[k]!)
          for (let s = 0; s <= count; s++) {
            const at = interpolate(start, to, count === 0 ? 0 : s / count)
            // Edges are divided into great circles of half a degree: up to 30 m from the straight
            // line.
            const shrunk = polygons.map(({ rings }) => towardsMiddle(rings[0]!, 0.0005))
            expect(
              shrunk.some((ring) => isIn(ring, at)),
              `${at}`,
            ).toBe(false)
          }
        })
      }
    })
  },
)
