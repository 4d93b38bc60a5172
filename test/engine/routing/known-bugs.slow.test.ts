import { describe, expect, it } from 'vitest'
import type { Position } from '../../../src/engine/geo/position.js'
import { NoRouteError, PointOnLandError } from '../../../src/engine/routing/errors.js'
import {
  CLOSED_BY_DEFAULT,
  PASSAGES,
  type PassageId,
  type RouteEnd,
} from '../../../src/engine/routing/request.js'
import { geodesicKm } from '../../support/geodesic.js'
import { sea } from '../../support/sea.js'

/** Mistakes of other planners, each by name. */
describe('places where other planners go wrong (20 km)', async () => {
  const { router, data } = await sea(20)
  const end = (place: Position | number): RouteEnd =>
    typeof place === 'number' ? { portId: place } : { position: place }
  const route = (
    from: Position | number,
    to: Position | number,
    closed: readonly PassageId[] = [],
  ) =>
    router.route({
      origin: end(from),
      destination: end(to),
      resolutionKm: 20,
      closed,
      date: '2026-06-01',
    })
  const rejection = (...request: Parameters<typeof route>): unknown => {
    try {
      route(...request)
    } catch (error) {
      return error
    }
    throw new Error('This was answered.')
  }

  const ROTTERDAM: Position = [4.05, 51.98]
  const IN_SUEZ: Position = [32.55, 30.1]
  const MEDITERRANEAN: Position = [15, 36]
  const ATLANTIC: Position = [-30, 40]

  it('a route that ends or begins inside a strait is in it to its end, or from its start', () => {
    const SINGAPORE = 1309
    const there = route(ROTTERDAM, SINGAPORE)
    expect(there.passages.at(-1)).toMatchObject({ id: 'malacca', exitKm: there.distanceKm })
    const back = route(SINGAPORE, ROTTERDAM)
    expect(back.passages[0]).toMatchObject({ id: 'malacca', entryKm: 0 })
    expect(back.passages[0]!.exitKm).toBeCloseTo(
      there.distanceKm - there.passages.at(-1)!.entryKm,
      -1,
    )
  })

  it('crosses the date line directly: 21 km are 21 km', () => {
    const hop = route([179.9, -20], [-179.9, -20])
    expect(hop.distanceKm).toBeCloseTo(geodesicKm([179.9, -20], [-179.9, -20]), 3)
    expect(hop.distanceKm).toBeLessThan(21)
    expect(hop.positions.map(([lon]) => lon)).toEqual([179.9, 180.1])
  })

  it('treats -180° and 180° as one meridian', () => {
    expect(route([180, 30], [-180, 30]).distanceKm).toBe(0)
    expect(route([-200, 0], [160, 0]).distanceKm).toBe(0)
    expect(route([179.999999, 50], [-179.999999, 50]).distanceKm).toBeLessThan(0.001)
  })

  it('sails from Suva to Apia over the date line, not around the world', () => {
    const { distanceKm, positions } = route([178.43, -18.13], [-171.76, -13.82])
    expect(distanceKm).toBeGreaterThan(1150)
    expect(distanceKm).toBeLessThan(1200)
    const lons = positions.map(([lon]) => lon)
    expect(Math.max(...lons) - Math.min(...lons)).toBeLessThan(11)
  })

  it('sails directly between places in the South Pacific, far from any lane', () => {
    const pairs: [Position, Position][] = [
      [
        [-140, -40],
        [-120, -30],
      ],
      [
        [-179.5, -45],
        [179, -20],
      ],
      [
        [-125, -48],
        [-110, -12],
      ],
    ]
    for (const [a, b] of pairs) {
      const direct = geodesicKm(a, b)
      expect(route(a, b).distanceKm).toBeLessThan(direct * 1.00001 + 0.001)
    }
  })

  it('sails 30 km along Singapore without a detour to open sea', () => {
    expect(route([103.7, 1.25], [103.97, 1.25]).distanceKm).toBeLessThan(36)
    expect(route([103.6, 1.2], [103.87, 1.2]).distanceKm).toBeLessThan(33)
  })

  it('enters a canal from its fjord without sailing out to sea and back', () => {
    const holtenau: Position = [10.15, 54.36667]
    const brunsbuettel: Position = [9.1, 53.88]
    // The canal is 98.6 km long.
    expect(route(holtenau, brunsbuettel).distanceKm).toBeLessThan(110)
    expect(route(brunsbuettel, holtenau).distanceKm).toBeLessThan(110)
  })

  it('sails up a canal from the water beside it, without a detour to open sea', () => {
    const [MERSEY, SALFORD]: Position[] = [
      [-2.945, 53.318],
      [-2.287, 53.47],
    ]
    const up = route(MERSEY!, SALFORD!)
    expect(up.distanceKm / 1.852).toBeGreaterThan(27)
    expect(up.distanceKm / 1.852).toBeLessThan(33)
    expect(route(SALFORD!, MERSEY!).distanceKm).toBeCloseTo(up.distanceKm, 6)
    const measured = up.positions.slice(1).map((to, i) => geodesicKm(up.positions[i]!, to))
    expect(measured.reduce((sum, km) => sum + km, 0)).toBeCloseTo(up.distanceKm, 1)
    expect(up.positions[0]![0]).toBeCloseTo(-2.94, 1)
  })

  it('sails to the sea from the water beside a canal as far as before', () => {
    expect(route([-2.945, 53.318], ATLANTIC).distanceKm / 1.852).toBeCloseTo(1389, -1)
  })

  it('answers the same place twice with a line of no length, at sea, in harbours and for ports', () => {
    const ports = [...data.networks[0]!.portId].slice(0, 20)
    for (const place of [ATLANTIC, ROTTERDAM, IN_SUEZ, ...ports]) {
      const { distanceKm, positions } = route(place, place)
      expect(distanceKm).toBe(0)
      expect(positions).toHaveLength(2)
    }
  })

  it('sails a few hundred metres as a few hundred metres', () => {
    expect(route([0, 0], [0, 0.001]).distanceKm).toBeCloseTo(0.1106, 3)
    expect(route(ROTTERDAM, [4.055, 51.982]).distanceKm).toBeLessThan(1.5)
  })

  it.each([
    ['suez', IN_SUEZ],
    ['panama', [-79.75, 9.15]],
    ['kiel', [9.5, 54.2]],
    ['corinth', [22.98, 37.93]],
  ] as [PassageId, Position][])(
    'rejects an end inside %s while that is closed, naming it',
    (id, inside) => {
      for (const request of [
        [inside, ATLANTIC, [id]],
        [ATLANTIC, inside, [id]],
      ] as const) {
        const error = rejection(...request)
        expect(error).toBeInstanceOf(NoRouteError)
        expect(error).toMatchObject({ blockedBy: [id], wouldOpen: [id] })
      }
      expect(route(inside, ATLANTIC).passages.map((passage) => passage.id)).toContain(id)
    },
  )

  it('rejects a route out of a sea with every entrance closed, and names the one to open', () => {
    const error = rejection(MEDITERRANEAN, ATLANTIC, PASSAGES)
    expect(error).toBeInstanceOf(NoRouteError)
    expect(error).toMatchObject({ blockedBy: ['gibraltar'], wouldOpen: ['gibraltar'] })
    expect(rejection([38, 20], ATLANTIC, ['suez', 'babelmandeb'])).toBeInstanceOf(NoRouteError)
    expect(route(MEDITERRANEAN, [20, 35], PASSAGES).distanceKm).toBeLessThan(600)
  })

  it('rejects Moscow and Denver, and names the nearest water where there is any', () => {
    const moscow = rejection([37.6, 55.75], ROTTERDAM)
    expect(moscow).toBeInstanceOf(PointOnLandError)
    expect(moscow).toMatchObject({ end: 'origin', requested: [37.6, 55.75], maxSnapKm: 50 })
    expect((moscow as PointOnLandError).distanceKm).toBeGreaterThan(50)
    const denver = rejection(ROTTERDAM, [-104.99, 39.74])
    expect(denver).toBeInstanceOf(PointOnLandError)
    expect(denver).toMatchObject({ end: 'destination' })
  })

  it('plans from the nearest water that an error names', () => {
    for (const inland of [
      [36, 21],
      [35.5, 31.5],
      [2.35, 48.86],
      [37.6, 55.75], // Moscow, on lakes and reservoirs that lead nowhere.
      [-104.99, 39.74], // Denver, 1,200 km from any sea
      [85, 45], // The middle of Asia.
      [179, 66.8], // Chukotka, next to ±180°.
    ] as Position[]) {
      const error = rejection(inland, ATLANTIC) as PointOnLandError
      expect(error).toBeInstanceOf(PointOnLandError)
      expect(Math.abs(error.nearestWater![0])).toBeLessThanOrEqual(180)
      expect(error.distanceKm).toBeCloseTo(geodesicKm(inland, error.nearestWater!), 1)
      expect(route(error.nearestWater!, ATLANTIC).distanceKm).toBeGreaterThan(1000)
    }
  })

  it('knows a lake without an outlet: routes within, none out, and nothing to open', () => {
    const [victoria, elsewhere]: [Position, Position] = [
      [33, -1],
      [33.2, -1.5],
    ]
    expect(route(victoria, elsewhere).distanceKm).toBeGreaterThan(50)
    for (const closed of [[], PASSAGES]) {
      const error = rejection(victoria, ATLANTIC, closed)
      expect(error).toBeInstanceOf(NoRouteError)
      expect(error).toMatchObject({ blockedBy: [], wouldOpen: [] })
    }
  })

  it('knows the one way out of the Caspian Sea, and names it while it is closed', () => {
    const caspian: Position = [51, 41]
    expect(route(caspian, [50.5, 39]).distanceKm).toBeGreaterThan(50)
    const others = CLOSED_BY_DEFAULT.filter((id) => id !== 'volga-don')
    const out = route(caspian, ATLANTIC, others)
    expect(out.passages.map(({ id }) => id)).toContain('volga-don')
    expect(rejection(caspian, ATLANTIC, CLOSED_BY_DEFAULT)).toMatchObject({
      wouldOpen: ['volga-don'],
    })
  })

  it('sails over the North Pole and rejects the South Pole', () => {
    const across = route([0, 89.99], [180, 89.99])
    expect(across.distanceKm).toBeCloseTo(2.234, 2)
    expect(rejection([0, -90], ATLANTIC)).toBeInstanceOf(PointOnLandError)
  })
})
