import { describe, expect, it } from 'vitest'
import { distancesAlong } from '../../../src/engine/geo/distance.js'
import type { Position } from '../../../src/engine/geo/position.js'
import {
  NoRouteError,
  PointOnLandError,
  PortNotFoundError,
  type RoutingError,
  UnknownNameError,
} from '../../../src/engine/routing/errors.js'
import type { PassageId, RouteRequest, Router } from '../../../src/engine/routing/request.js'
import type { AreaGroup } from '../../../src/engine/sea/areas.js'
import { ON_LAND } from '../../support/fake-router.js'

const ROTTERDAM: Position = [3.9, 52]
const PIRAEUS: Position = [23.6, 37.9]
const SINGAPORE: Position = [103.8, 1.2]
const NO_PORT = 999_999_999

const REQUEST: RouteRequest = {
  origin: { position: ROTTERDAM },
  destination: { position: SINGAPORE },
  resolutionKm: 100,
  closed: [],
  date: '2026-11-22',
}
const INTO_THE_MEDITERRANEAN: RouteRequest = {
  ...REQUEST,
  destination: { position: PIRAEUS },
  closed: ['suez', 'gibraltar'],
}

/** What every router promises: that of the engine, and the fake one of the service's tests. */
export function behavesAsRouter(open: () => Promise<Router>): void {
  describe('a router', () => {
    it('rejects a position on land, and names the end', async () => {
      const router = await open()
      for (const end of ['origin', 'destination'] as const) {
        const error = rejection(() => router.route({ ...REQUEST, [end]: { position: ON_LAND } }))
        expect(error).toBeInstanceOf(PointOnLandError)
        expect(error).toMatchObject({ code: 'point_on_land', end, requested: ON_LAND })
        expect((error as PointOnLandError).nearestWater).toHaveLength(2)
        const { distanceKm, maxSnapKm } = error as PointOnLandError
        expect(distanceKm).toBeGreaterThan(maxSnapKm)
      }
    })

    it('rejects a port that is not in the table, in a route and in a matrix', async () => {
      const router = await open()
      const origin = { portId: NO_PORT }
      for (const ask of [
        () => router.route({ ...REQUEST, origin }),
        () => router.matrix(gridOf({ ...REQUEST, origin })),
      ]) {
        const error = rejection(ask)
        expect(error).toBeInstanceOf(PortNotFoundError)
        expect(error).toMatchObject({ code: 'port_not_found', portId: NO_PORT })
      }
    })

    it('rejects a route if all passages are closed, and names those that would open one', async () => {
      const router = await open()
      const error = rejection(() => router.route(INTO_THE_MEDITERRANEAN))
      expect(error).toBeInstanceOf(NoRouteError)
      const { code, blockedBy, wouldOpen } = error as NoRouteError
      expect(code).toBe('no_route')
      expect(INTO_THE_MEDITERRANEAN.closed).toEqual(expect.arrayContaining([...blockedBy]))
      expect(blockedBy).toEqual(expect.arrayContaining([...wouldOpen]))
      expect(wouldOpen).toEqual(['gibraltar'])
    })

    it.each([
      ['closed', { closed: ['suezz' as PassageId] }],
      ['avoidAreas', { avoidAreas: ['seca' as AreaGroup] }],
    ])('rejects an unknown name in %s, in every method', async (field, options) => {
      const router = await open()
      const best = router.route(REQUEST)
      const request = { ...REQUEST, ...options }
      for (const ask of [
        () => router.route(request),
        () => router.alternatives(request, best, 1),
        () => router.matrix(gridOf(request)),
      ]) {
        const error = rejection(ask)
        expect(error).toBeInstanceOf(UnknownNameError)
        expect(error).toMatchObject({ field })
      }
    })

    it.each([
      ['origin', { origin: { position: [0, 91] } }],
      ['destination', { destination: { position: [Number.NaN, 0] } }],
    ] as const)('rejects a position off the globe as %s', async (field, end) => {
      const router = await open()
      const error = rejection(() => router.route({ ...REQUEST, ...end }))
      expect(error.code).toBe('invalid_request')
      expect(error).toMatchObject({ field: expect.stringMatching(`^${field}`) })
      const inMatrix = rejection(() => router.matrix(gridOf({ ...REQUEST, ...end })))
      expect(inMatrix).toMatchObject({ field: expect.stringMatching(`^${field}s\\[0\\]`) })
    })

    it('answers with distances that agree with each other and with the line', async () => {
      const router = await open()
      const { positions, distancesKm, distanceKm, greatCircleKm, ...route } = router.route(REQUEST)
      expect(positions.length).toBeGreaterThanOrEqual(2)
      expect(distancesKm).toHaveLength(positions.length)
      expect(distancesKm[0]).toBe(0)
      expect(distancesKm.at(-1)).toBe(distanceKm)
      expect(distancesKm).toEqual([...distancesKm].sort((a, b) => a - b))
      expect(distancesAlong(positions).at(-1)! / distanceKm).toBeCloseTo(1, 4)
      expect(distanceKm).toBeGreaterThanOrEqual(greatCircleKm * (1 - 1e-4))
      expect(positions[0]).toEqual(route.origin.snapped)
      expect(route.origin).toMatchObject({ portId: null, requested: ROTTERDAM })
      expect(route.destination).toMatchObject({ portId: null, requested: SINGAPORE })
    })

    it('answers with passages and areas inside of the route', async () => {
      const router = await open()
      const { distanceKm, passages, areas, areaKm } = router.route(REQUEST)
      expect(passages.map(({ id }) => id)).toContain('suez')
      for (const { name, entryKm, exitKm } of passages) {
        expect(name).not.toBe('')
        expect([0, entryKm, exitKm, distanceKm]).toEqual(
          [0, entryKm, exitKm, distanceKm].toSorted((a, b) => a - b),
        )
      }
      for (const group of ['eca', 'piracy'] as const) {
        const own = areas.filter((area) => area.group === group)
        const sum = own.reduce((km, area) => km + area.distanceKm, 0)
        expect(areaKm[group]).toBeCloseTo(sum, 6)
        expect(sum).toBeLessThanOrEqual(distanceKm)
      }
    })

    it('is equally long in both directions', async () => {
      const router = await open()
      const { origin, destination } = REQUEST
      const there = router.route(REQUEST)
      const back = router.route({ ...REQUEST, origin: destination, destination: origin })
      expect(back.distanceKm / there.distanceKm).toBeCloseTo(1, 6)
      expect(back.passages.map(({ id }) => id)).toEqual(
        there.passages.map(({ id }) => id).toReversed(),
      )
    })

    it('is zero from a place to itself, with a line of two positions', async () => {
      const router = await open()
      const { origin } = REQUEST
      const { distanceKm, positions } = router.route({ ...REQUEST, destination: origin })
      expect(distanceKm).toBe(0)
      expect(positions).toHaveLength(2)
    })

    it('uses no closed passage; alternatives are no shorter than the best', async () => {
      const router = await open()
      const best = router.route(REQUEST)
      const around = router.route({ ...REQUEST, closed: ['suez'] })
      expect(around.passages.map(({ id }) => id)).not.toContain('suez')
      const others = router.alternatives(REQUEST, best, 1)
      expect(others).toHaveLength(1)
      expect(others[0]!.distanceKm).toBeGreaterThanOrEqual(best.distanceKm)
      expect(others[0]!.passages).not.toEqual(best.passages)
    })

    it('has in a matrix what routes have, row by row, and says why a cell is empty', async () => {
      const router = await open()
      const matrix = router.matrix({
        ...REQUEST,
        origins: [{ position: ROTTERDAM }, { position: ON_LAND }],
        destinations: [{ position: SINGAPORE }, { position: PIRAEUS }, { position: ROTTERDAM }],
      })
      const { destination } = INTO_THE_MEDITERRANEAN
      const expected = [
        router.route(REQUEST).distanceKm,
        router.route({ ...REQUEST, destination }).distanceKm,
        0,
      ]
      expect(matrix.distancesKm).toHaveLength(6)
      // Tables of ports have whole metres.
      for (const [k, km] of expected.entries())
        expect(Math.abs(matrix.distancesKm[k]! - km)).toBeLessThan(0.003)
      expect([...matrix.distancesKm.subarray(3)]).toEqual([Number.NaN, Number.NaN, Number.NaN])
      expect(matrix.unreachable).toEqual(
        [0, 1, 2].map((column) => ({ origin: 1, destination: column, code: 'point_on_land' })),
      )
      const blocked = router.matrix(gridOf(INTO_THE_MEDITERRANEAN))
      expect(blocked.unreachable).toEqual([{ origin: 0, destination: 0, code: 'no_route' }])
    })
  })
}

function gridOf({ origin, destination, ...options }: RouteRequest) {
  return { ...options, origins: [origin], destinations: [destination] }
}

function rejection(ask: () => unknown): RoutingError {
  try {
    ask()
  } catch (error) {
    return error as RoutingError
  }
  throw new Error('It was answered.')
}
