import { interpolateKm } from '../../src/engine/geo/interpolate.js'
import type { Position } from '../../src/engine/geo/position.js'
import type { AvoidPolygon, Resolution, RouteRequest } from '../../src/engine/routing/request.js'
import type { SeaRouter } from '../../src/engine/routing/router.js'
import type { AreaGroup } from '../../src/engine/sea/areas.js'
import { type Times, timeEach } from './port-pairs.js'

const PAIRS = 200
const DATE = '2026-06-01'

/** A box that extends by a number of degrees to each side. */
function box([longitude, latitude]: Position, reach: number): AvoidPolygon {
  const [west, east] = [longitude - reach, longitude + reach]
  const [south, north] = [Math.max(-90, latitude - reach), Math.min(90, latitude + reach)]
  const ring: Position[] = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ]
  return { rings: [ring], mode: 'forbid' }
}

/** Far from every ship, so that no route between ports touches it. */
const UNTOUCHED = box([-120, -70], 2)

/**
 * The same areas for every route, with their tables built once, as the service does in the
 * background.
 */
const NAMED: readonly AreaGroup[] = ['eca', 'piracy']

/**
 * Time to build the tables of named areas, and times of routes that avoid them with the tables, ms.
 */
export function timeNamedAreas(
  router: SeaRouter,
  resolutionKm: Resolution,
  pairs: readonly [number, number][],
): { tablesMs: number; routes: Times } {
  const options = { resolutionKm, closed: [], avoidAreas: NAMED, date: DATE }
  const started = performance.now()
  router.prepareAreas(options)
  const tablesMs = performance.now() - started
  const routes = timeEach(pairs.slice(0, PAIRS), ([a, b]) => {
    try {
      return router.route({ origin: { portId: a }, destination: { portId: b }, ...options })
    } catch {
      return null
    }
  })
  return { tablesMs, routes }
}

/** Additional time for an area that a caller draws, relative to the same routes without it, ms. */
export function timeAvoidAreas(
  router: SeaRouter,
  resolutionKm: Resolution,
  pairs: readonly [number, number][],
): { untouchedMs: number; touched: Times } {
  const options = { resolutionKm, closed: [], date: DATE }
  const plain = pairs.slice(0, PAIRS).map(([a, b]): RouteRequest => {
    return { origin: { portId: a }, destination: { portId: b }, ...options }
  })
  const withUntouched = plain.map((request) => ({ ...request, avoidPolygons: [UNTOUCHED] }))
  const p50 = (requests: readonly RouteRequest[]) => timeEach(requests, answer).p50
  // Both cases run twice. The first run warms up, and the second counts.
  p50(plain)
  p50(withUntouched)
  const untouchedMs = p50(withUntouched) - p50(plain)
  return { untouchedMs, touched: timeEach(plain.flatMap(touching), answer) }

  function answer(request: RouteRequest) {
    try {
      return router.route(request)
    } catch {
      // A box can contain an end, or block the only route.
      return null
    }
  }

  /**
   * The request with a box of about 200 km on the middle of the longest leg; none for a short
   * route.
   */
  function touching(request: RouteRequest): RouteRequest[] {
    const positions = answer(request)?.positions ?? []
    const distances = answer(request)?.distancesKm ?? []
    let longest = 0
    for (let i = 1; i < distances.length; i++) {
      const legKm = distances[i]! - distances[i - 1]!
      if (longest === 0 || legKm > distances[longest]! - distances[longest - 1]!) longest = i
    }
    if (longest === 0) return []
    const legKm = distances[longest]! - distances[longest - 1]!
    if (legKm < 500) return []
    const middle = interpolateKm(positions[longest - 1]!, positions[longest]!, legKm / 2)
    return [{ ...request, avoidPolygons: [box(middle, 1)] }]
  }
}
