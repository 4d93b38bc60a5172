import { PointForbiddenError } from '../routing/errors.js'
import {
  type AvoidPolygon,
  MAX_AVOID_POLYGONS,
  type RouteRequest,
  type Router,
  type SeaRoute,
} from '../routing/request.js'
import { barrierOf, type NamedStrait, passesStrait } from '../sea/named-straits.js'

/** Share of the draught that stays below the keel in a fairway: 10 %, as PIANC's guidelines have it (recalled). */
export const UNDER_KEEL = 0.1

/** The straits with less water than a ship needs; none for an unknown draught. */
export function tooShallow(
  straits: readonly NamedStrait[],
  draughtM: number | undefined,
): readonly NamedStrait[] {
  if (draughtM === undefined) return []
  return straits.filter(({ depthM }) => depthM < draughtM * (1 + UNDER_KEEL))
}

/** A route that keeps out of straits, and the request that led to it. */
export interface ClearRoute {
  readonly route: SeaRoute
  readonly request: RouteRequest
}

/**
 * The shortest route that passes none of the straits: a strait that it passes is barred, and the
 * search repeated. Costs nothing more where the first route passes none. The router takes 20 areas in
 * all; a strait beyond them is only warned of.
 * @throws RoutingError; NoRouteError with `isForbidden` if every route passes one
 */
export function routeClearOf(
  straits: readonly NamedStrait[],
  request: RouteRequest,
  router: Pick<Router, 'route'>,
): ClearRoute {
  const given = request.avoidPolygons ?? []
  const bars: AvoidPolygon[] = []
  let open = straits
  for (let asked = request; ; asked = { ...request, avoidPolygons: [...given, ...bars] }) {
    const route = routeOutside(asked, given.length, router)
    const passed = open.filter((strait) => passesStrait(route.positions, strait))
    const isFull = given.length + bars.length + passed.length > MAX_AVOID_POLYGONS
    if (passed.length === 0 || isFull) return { route, request: asked }
    open = open.filter((strait) => !passed.includes(strait))
    bars.push(...passed.map((strait) => ({ mode: 'forbid' as const, rings: [barrierOf(strait)] })))
  }
}

/** A place on a bar itself may be left: the bar is the line at which a strait counts as passed. */
function routeOutside(
  request: RouteRequest,
  given: number,
  router: Pick<Router, 'route'>,
): SeaRoute {
  try {
    return router.route(request)
  } catch (error) {
    if (!(error instanceof PointForbiddenError) || error.polygon < given) throw error
    const polygons = request.avoidPolygons!.filter((_, at) => at !== error.polygon)
    return routeOutside({ ...request, avoidPolygons: polygons }, given, router)
  }
}
