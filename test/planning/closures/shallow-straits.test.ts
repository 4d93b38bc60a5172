import { describe, expect, it } from 'vitest'
import { NoRouteError, PointForbiddenError } from '../../../src/engine/routing/errors.js'
import type { RouteRequest, SeaRoute } from '../../../src/engine/routing/request.js'
import { barrierOf, passesStrait } from '../../../src/engine/sea/named-straits.js'
import { routeClearOf } from '../../../src/planning/closures/shallow-straits.js'
import { TEST_STRAIT } from '../../support/test-strait.js'

const REQUEST: RouteRequest = {
  origin: { position: [10, 49] },
  destination: { position: [10, 53] },
  date: '2026-11-22',
}
const through = [[10, 49] as const, [10, 53] as const]
const round = [[10, 49] as const, [12, 51] as const, [10, 53] as const]

/** Returns routes in turn, as lines or errors, and records the requests. */
function router(...answers: (readonly (readonly [number, number])[] | Error)[]) {
  const asked: RouteRequest[] = []
  const route = (request: RouteRequest): SeaRoute => {
    asked.push(request)
    const answer = answers[asked.length - 1]!
    if (answer instanceof Error) throw answer
    return { positions: answer } as unknown as SeaRoute
  }
  return { asked, route }
}

describe('a route clear of shallow straits', () => {
  it('is the first route if that passes none', () => {
    const sea = router(round)
    expect(routeClearOf([TEST_STRAIT], REQUEST, sea.route).route.positions).toBe(round)
    expect(sea.asked).toEqual([REQUEST])
  })

  it('avoids a bar across the strait that the first one passes', () => {
    const own = { mode: 'penalise', rings: [] } as const
    const sea = router(through, round)
    const { route, request } = routeClearOf(
      [TEST_STRAIT],
      { ...REQUEST, avoidPolygons: [own] },
      sea.route,
    )
    expect(route.positions).toBe(round)
    expect(request.avoidPolygons).toEqual([
      own,
      { mode: 'forbid', rings: [barrierOf(TEST_STRAIT)] },
    ])
  })

  it('is rejected where every route passes one', () => {
    const sea = router(through, new NoRouteError([], [], true))
    expect(() => routeClearOf([TEST_STRAIT], REQUEST, sea.route)).toThrow(NoRouteError)
  })

  it('may begin on a bar', () => {
    const sea = router(through, new PointForbiddenError('origin', [10, 51], 0), through)
    expect(routeClearOf([TEST_STRAIT], REQUEST, sea.route).route.positions).toBe(through)
    expect(sea.asked[2]!.avoidPolygons).toEqual([])
  })
})

describe('the bar of a strait', () => {
  it('crosses every line that passes it', () => {
    const ring = barrierOf(TEST_STRAIT)
    const lons = ring.map(([lon]) => lon)
    const lats = ring.map(([, lat]) => lat)
    // 10 km of water, 1 km of margin and 3 km beyond, on both sides: 0.129 degrees at 51 N.
    expect(Math.max(...lons) - 10).toBeCloseTo(0.129, 2)
    expect(10 - Math.min(...lons)).toBeCloseTo(0.129, 2)
    expect(Math.max(...lats) - Math.min(...lats)).toBeCloseTo(0.0018, 3)
    expect(passesStrait([ring[0]!, ring[3]!], TEST_STRAIT)).toBe(false)
  })
})
