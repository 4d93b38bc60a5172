import { describe, expect, it } from 'vitest'
import { interpolate } from '../../../src/geo/interpolate.js'
import type { Position } from '../../../src/geo/position.js'
import type { Endpoint } from '../../../src/routing/endpoint.js'
import {
  InvalidRequestError,
  NoRouteError,
  PointForbiddenError,
} from '../../../src/routing/errors.js'
import {
  type AvoidPolygon,
  PASSAGES,
  type RouteEnd,
  type RouteOptions,
  type SeaRoute,
} from '../../../src/routing/request.js'
import { seeded } from '../../geo/random.js'
import {
  type Point,
  randomPlan,
  rectangle,
  type SyntheticSea,
  syntheticSea,
  TWO_ISLANDS,
} from '../synthetic-sea.js'
import { join } from '../twin.js'
import { PolygonTwin } from './polygon-twin.js'

const DATE = '2026-06-01'
/** Both the engine and its twin turn a metre or so off a corner. */
const TURNS = 0.02

function forbid(...rings: readonly (readonly Position[])[]): AvoidPolygon {
  return { rings, mode: 'forbid' }
}

/** A star of 4 to 8 corners, 2 to 8 degrees from its centre. */
function star(random: () => number, [lon, lat]: Point): Point[] {
  const corners = 4 + Math.floor(random() * 5)
  return Array.from({ length: corners }, (_, i) => {
    const turn = (2 * Math.PI * (i + 0.6 * random())) / corners
    const radius = 2 + 6 * random()
    return [lon + radius * Math.cos(turn), lat + radius * Math.sin(turn)]
  })
}

function routeOf(
  { router }: SyntheticSea,
  origin: RouteEnd,
  destination: RouteEnd,
  options: Partial<RouteOptions> = {},
): SeaRoute | null {
  try {
    return router.route({ origin, destination, closed: [], date: DATE, ...options })
  } catch (error) {
    if (error instanceof NoRouteError) return null
    throw error
  }
}

/** Whether a place lies in a ring, by the edges that a line to the south crosses; plane, to 30 m. */
function isIn(ring: readonly Position[], [lon, lat]: Position): boolean {
  return ring.reduce((inside, [x0, y0], i) => {
    const [x1, y1] = ring[(i + 1) % ring.length]!
    const crosses = x0 > lon !== x1 > lon && y0 + ((lon - x0) / (x1 - x0)) * (y1 - y0) < lat
    return inside !== crosses
  }, false)
}

describe.each([2, 3, 6, 7, 8, 9, 10, 11])(
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
    const mask = closed.reduce((bits, id) => bits | (1 << PASSAGES.indexOf(id)), 0)
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
            // Edges are cut into great circles of half a degree: 30 m off the straight line.
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

function towardsMiddle(ring: readonly Position[], share: number): Position[] {
  const [x, y] = [0, 1].map((d) => ring.reduce((sum, p) => sum + p[d]!, 0) / ring.length)
  return ring.map(([lon, lat]) => [lon + share * (x! - lon), lat + share * (y! - lat)])
}

describe('polygons in the sea of two islands', () => {
  const sea = syntheticSea(TWO_ISLANDS)
  const WEST = { position: [30, 0] } as const
  const EAST = { position: [60, 0] } as const
  const across = (avoidPolygons?: readonly AvoidPolygon[], options: Partial<RouteOptions> = {}) =>
    routeOf(sea, WEST, EAST, avoidPolygons ? { avoidPolygons, ...options } : options)

  it('a route bends a metre outside the corner of a box', () => {
    const box = rectangle(33, -20, 37, 30)
    const { positions } = across([forbid(box)])!
    const corner = positions.find(([, lat]) => Math.abs(lat + 20) < 0.001)!
    expect(corner[1]).toBeLessThan(-20)
    expect(corner[1]).toBeGreaterThan(-20.0001)
  })

  it('taking the polygon away restores the route, and so does one that is not touched', () => {
    const plain = across()!
    expect(across([])).toEqual(plain)
    const elsewhere = across([forbid(rectangle(30, 40, 40, 50))])!
    expect(elsewhere).toEqual({ ...plain, polygonKm: [0] })
  })

  it('a position in a hole can be used, but no route leaves it', () => {
    const ring = rectangle(20, -30, 37, 30)
    const hole = rectangle(25, -20, 36, 20)
    expect(across([forbid(ring, hole)])).toBeNull()
    const inside = routeOf(
      sea,
      WEST,
      { position: [34, 10] },
      { avoidPolygons: [forbid(ring, hole)] },
    )
    expect(inside!.distanceKm).toBe(routeOf(sea, WEST, { position: [34, 10] })!.distanceKm)
  })

  it('boxes that touch are a wall, and boxes a kilometre apart are not', () => {
    const wall = [rectangle(33, -60, 37, 0), rectangle(33, 0, 37, 60)]
    const walled = across(wall.map((ring) => forbid(ring)))!
    expect(walled.distanceKm).toBeGreaterThan(across()!.distanceKm + 4000)
    const gap = [rectangle(33, -60, 37, 0), rectangle(33, 0.01, 37, 60)]
    expect(across(gap.map((ring) => forbid(ring)))!.distanceKm).toBeLessThan(
      walled.distanceKm - 4000,
    )
  })

  it('over a strait or a canal a polygon closes it', () => {
    const gibraltar = rectangle(44.5, 1, 45.5, 3)
    const north = { position: [45, 15] } as const
    const south = { position: [45, -15] } as const
    const round = routeOf(sea, north, south, { closed: ['gibraltar'] })!
    const forbidden = routeOf(sea, north, south, { avoidPolygons: [forbid(gibraltar)] })!
    expect(forbidden.distanceKm).toBeCloseTo(round.distanceKm, 3)
    const suez = rectangle(41, -3, 42, -1)
    const noCanal = across([forbid(suez)])!
    expect(noCanal.passages).toEqual([])
    expect(noCanal.distanceKm).toBeCloseTo(across(undefined, { closed: ['suez'] })!.distanceKm, 3)
  })

  it('may cross the antimeridian, in either notation, or contain a pole', () => {
    const from = { position: [178, 0] } as const
    const to = { position: [150, 0] } as const
    const box = rectangle(170, -20, 190, 40)
    const wrapped = box.map(([lon, lat]): Point => [lon > 180 ? lon - 360 : lon, lat])
    for (const ring of [box, wrapped]) {
      const ask = () => sea.router.route({ origin: from, destination: to, date: DATE, avoidPolygons: [forbid(ring)] }) // biome-ignore format: one line
      expect(ask).toThrow(PointForbiddenError)
    }
    const north = { position: [100, 70] } as const
    const ice: Position[] = [[-180, 60], [180, 60], [180, 90], [-180, 90]] // biome-ignore format: a line
    const edge: Position[] = [[0, 60], [90, 60], [180, 60], [-90, 60]] // biome-ignore format: a line
    for (const ring of [ice, edge, [...edge].reverse(), [...edge, edge[0]!]]) {
      const avoidPolygons = [forbid(ring)]
      expect(() => routeOf(sea, north, to, { avoidPolygons })).toThrow(PointForbiddenError)
      const [a, b] = [{ position: [60, 59] }, { position: [150, 59] }] as const
      const below = routeOf(sea, a, b, { avoidPolygons })!
      expect(Math.max(...below.positions.map(([, lat]) => lat))).toBeLessThan(60)
      expect(below.distanceKm).toBeGreaterThan(routeOf(sea, a, b)!.distanceKm + 50)
    }
  })

  it('goes around penalised polygons if that costs less, and through them otherwise', () => {
    const penalise = (ring: readonly Position[]): AvoidPolygon => ({
      rings: [ring],
      mode: 'penalise',
    })
    const [a, b] = [{ position: [10, 40] }, { position: [30, 40] }] as const
    const plain = routeOf(sea, a, b)!
    const small = routeOf(sea, a, b, { avoidPolygons: [penalise(rectangle(18, 38, 22, 45))] })!
    const around = routeOf(sea, a, b, { avoidPolygons: [forbid(rectangle(18, 38, 22, 45))] })!
    expect(small.distanceKm).toBeCloseTo(around.distanceKm, 3)
    expect(small.polygonKm![0]).toBeLessThan(0.001)
    const wide = routeOf(sea, a, b, { avoidPolygons: [penalise(rectangle(19.9, -80, 20.1, 80))] })!
    expect(wide.distanceKm).toBeCloseTo(plain.distanceKm, 0)
    expect(wide.polygonKm![0]).toBeGreaterThan(15)
  })

  it('a matrix has the lengths of its routes, and none to a forbidden end', () => {
    const avoidPolygons = [forbid(rectangle(33, -20, 37, 30)), forbid(rectangle(59, 20, 61, 22))]
    const ends = [WEST, EAST, { portId: 1 }, { position: [60, 21] }] as const
    const { distancesKm, unreachable } = sea.router.matrix({ origins: ends, destinations: ends, avoidPolygons, closed: [], date: DATE }) // biome-ignore format: one line
    for (const i of [0, 1, 2]) {
      for (const j of [0, 1, 2]) {
        const km = routeOf(sea, ends[i]!, ends[j]!, { avoidPolygons })!.distanceKm
        expect(distancesKm[4 * i + j]).toBeCloseTo(km, 2)
      }
    }
    expect(unreachable.filter(({ origin }) => origin < 3).every(({ destination }) => destination === 3)).toBe(true) // biome-ignore format: one line
    expect(unreachable).toContainEqual({ origin: 3, destination: 0, code: 'no_route' })
  })

  it('alternatives stay outside too', () => {
    const avoidPolygons = [forbid(rectangle(33, -20, 37, 30))]
    const request = { origin: WEST, destination: EAST, closed: [], date: DATE, avoidPolygons }
    const best = sea.router.route(request)
    const others = sea.router.alternatives(request, best, 2)
    for (const { polygonKm } of others) expect(polygonKm![0]).toBeLessThan(1e-6)
  })

  it('rejects an endpoint inside and an endpoint that is enclosed', () => {
    const avoidPolygons = [forbid(rectangle(70, 0, 71, 1)), forbid(rectangle(59, -1, 61, 1))]
    const ask = () =>
      sea.router.route({ origin: WEST, destination: EAST, date: DATE, avoidPolygons })
    expect(ask).toThrow(expect.objectContaining({ code: 'point_forbidden', end: 'destination', polygon: 1 })) // biome-ignore format: one line
    const walled = [forbid(rectangle(55, -5, 65, 5), rectangle(56, -4, 64, 4))]
    const none = () => sea.router.route({ origin: WEST, destination: EAST, date: DATE, avoidPolygons: walled }) // biome-ignore format: one line
    expect(none).toThrow(expect.objectContaining({ code: 'no_route', isForbidden: true }))
  })

  it.each([
    ['no list', 'box', 'avoidPolygons'],
    [
      '21 polygons',
      Array.from({ length: 21 }, () => forbid(rectangle(0, 0, 1, 1))),
      'avoidPolygons',
    ],
    ['no polygon', [null], 'avoidPolygons[0]'],
    ['no rings', [{ mode: 'forbid' }], 'avoidPolygons[0]'],
    ['an empty list of rings', [forbid()], 'avoidPolygons[0].rings'],
    [
      'an unknown mode',
      [{ rings: [rectangle(0, 0, 1, 1)], mode: 'wall' }],
      'avoidPolygons[0].mode',
    ],
    ['two vertices', [forbid([[0, 0], [1, 1], [0, 0]])], 'avoidPolygons[0].rings[0]'], // biome-ignore format: a line
    ['a latitude beyond the pole', [forbid([[0, 0], [1, 91], [0, 1]])], 'avoidPolygons[0].rings[0][1]'], // biome-ignore format: a line
    ['a bow tie', [forbid([[0, 0], [1, 1], [1, 0], [0, 1]])], 'avoidPolygons[0].rings[0]'], // biome-ignore format: a line
    ['a spike', [forbid([[0, 0], [2, 0], [1, 0], [1, 1]])], 'avoidPolygons[0].rings[0]'], // biome-ignore format: a line
    ['a ring that touches itself', [forbid([[0, 0], [4, 0], [4, 4], [2, 0], [0, 4]])], 'avoidPolygons[0].rings[0]'], // biome-ignore format: a line
    [
      'a hole outside',
      [forbid(rectangle(0, 0, 1, 1), rectangle(2, 2, 3, 3))],
      'avoidPolygons[0].rings[1]',
    ],
    [
      'a hole across the outline',
      [forbid(rectangle(0, 0, 2, 2), rectangle(1, 1, 3, 3))],
      'avoidPolygons[0].rings[0]',
    ],
    ['501 vertices', [forbid(Array.from({ length: 501 }, (_, i): Position => [Math.cos(i / 80), Math.sin(i / 80)]))], 'avoidPolygons[0].rings'], // biome-ignore format: a line
  ])('%s is rejected by name', (_, avoidPolygons, field) => {
    const ask = () =>
      sea.router.route({
        origin: WEST,
        destination: EAST,
        date: DATE,
        avoidPolygons: avoidPolygons as readonly AvoidPolygon[],
      })
    expect(ask).toThrow(InvalidRequestError)
    expect(ask).toThrow(expect.objectContaining({ field }))
  })
})
