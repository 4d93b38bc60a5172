import { NoRouteError, PointForbiddenError } from '../../engine/routing/errors.js'
import {
  type AvoidPolygon,
  MAX_AVOID_POLYGONS,
  type RouteRequest,
  type SeaRoute,
} from '../../engine/routing/request.js'
import { barrierOf, type NamedStrait, straitsPassed } from '../../engine/sea/named-straits.js'

/** A route that avoids straits, the request that led to it, and the straits. */
export interface ClearRoute<Route> {
  readonly route: Route
  readonly request: RouteRequest
  /** Those that a shorter route passes. */
  readonly missed: readonly NamedStrait[]
}

/**
 * Finds the shortest route that uses none of the straits, by barring each strait that a route uses and
 * searching again. If the first route uses none, there is no further search. At most 20 are barred; a strait
 * beyond them only causes a warning.
 * @throws RoutingError; NoRouteError with `isForbidden` if every route passes one
 */
export function routeClearOf<Route extends Pick<SeaRoute, 'positions'>>(
  straits: readonly NamedStrait[],
  request: RouteRequest,
  find: (request: RouteRequest) => Route,
): ClearRoute<Route> {
  const given = request.avoidPolygons ?? []
  const missed: NamedStrait[] = []
  for (let asked = request; ; ) {
    const route = routeOutside(asked, given.length, find)
    const open = straits.filter((strait) => !missed.includes(strait))
    const passed = straitsPassed(route.positions, open)
    const isFull = missed.length + passed.length > MAX_AVOID_POLYGONS
    if (passed.length === 0 || isFull) return { route, request: asked, missed }
    missed.push(...passed)
    asked = { ...request, avoidPolygons: [...given, ...missed.map(barOf)] }
  }
}

/** The area that closes a strait. */
export function barOf(strait: NamedStrait): AvoidPolygon {
  return { mode: 'forbid', rings: [barrierOf(strait)] }
}

/** A place on a bar itself may be left: the bar is the line at which a strait counts as passed. */
function routeOutside<Route>(
  request: RouteRequest,
  given: number,
  find: (request: RouteRequest) => Route,
): Route {
  try {
    return find(request)
  } catch (error) {
    if (!(error instanceof PointForbiddenError) || error.polygon < given) throw error
    const polygons = request.avoidPolygons!.filter((_, at) => at !== error.polygon)
    return routeOutside({ ...request, avoidPolygons: polygons }, given, find)
  }
}

/** What a search finds; null if there is no route, or if an end lies in a forbidden area. */
export function foundOrNull<Found>(search: () => Found): Found | null {
  try {
    return search()
  } catch (error) {
    if (error instanceof NoRouteError || error instanceof PointForbiddenError) return null
    throw error
  }
}
