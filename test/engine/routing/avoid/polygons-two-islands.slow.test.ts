import { describe, expect, it } from 'vitest'
import type { Position } from '../../../../src/engine/geo/position.js'
import { InvalidRequestError, PointForbiddenError } from '../../../../src/engine/routing/errors.js'
import type { AvoidPolygon, RouteOptions } from '../../../../src/engine/routing/request.js'
import { type Point, rectangle, syntheticSea, TWO_ISLANDS } from '../synthetic-sea.js'
import { DATE, forbid, routeOf } from './polygon-requests.js'

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
      '61 polygons',
      Array.from({ length: 61 }, () => forbid(rectangle(0, 0, 1, 1))),
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
