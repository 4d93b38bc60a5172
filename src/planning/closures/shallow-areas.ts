import { areasAlong, measuredLine } from '../../engine/geo/inside.js'
import { outlineContains } from '../../engine/geo/ring.js'
import {
  type AvoidPolygon,
  MAX_AVOID_POLYGONS,
  MAX_POLYGONS,
  type RouteRequest,
  type SeaRoute,
} from '../../engine/routing/request.js'
import type { NamedStrait } from '../../engine/sea/named-straits.js'
import type { ShallowArea } from '../../engine/sea/shallow-areas.js'
import { UNDER_KEEL } from '../ship/vessel-fit.js'
import { foundOrNull, routeClearOf } from './shallow-straits.js'

/**
 * A route with less than this inside a shallow area only touches its inexact outline, km. A judgement.
 */
const LEAST_KM = 2
/**
 * Maximum number of searches. Each routes around the areas that the previous route crossed; areas found
 * later only cause a warning.
 */
const MAX_ROUNDS = 8

/**
 * The shallow areas without enough water for a vessel: areas of the deepest class in which no water is
 * deep enough. A vessel that needs 18 m may cross the 20 m class, which contains water of 19 m, but not
 * the 15 m class.
 */
export function areasTooShallow(
  areas: readonly ShallowArea[],
  draughtM: number | undefined,
): readonly ShallowArea[] {
  if (draughtM === undefined) return []
  const neededM = draughtM * (1 + UNDER_KEEL)
  const classM = Math.max(...areas.map(({ underM }) => (underM <= neededM ? underM : 0)))
  return areas.filter(({ underM }) => underM === classM)
}

/** A shallow area that a route crosses. */
export interface CrossedArea {
  readonly area: ShallowArea
  readonly distanceKm: number
}

/** The areas that a route crosses by more than the inaccuracy of their outlines. */
export function areasCrossed(
  { positions, distancesKm }: Pick<SeaRoute, 'positions' | 'distancesKm'>,
  areas: readonly ShallowArea[],
): CrossedArea[] {
  return areasAlong(measuredLine(positions), distancesKm, areas).filter(beyondOutline)
}

/** Whether a route crosses an area by more than the inaccuracy of its outline. */
export function beyondOutline({ distanceKm }: CrossedArea): boolean {
  return distanceKm >= LEAST_KM
}

/** A route that a ship can sail, and what it avoids for that. */
export interface SailableRoute extends RoundedRoute {
  /** Names of closed straits that a shorter route passes. */
  readonly missed: ReadonlySet<string>
}

/**
 * The shortest route of a ship: clear of the straits that are closed to it, and round the shelves where that is possible.
 * @throws RoutingError
 */
export function sailableRoute(
  {
    barred = [],
    shallows = [],
  }: { readonly barred?: readonly NamedStrait[]; readonly shallows?: readonly ShallowArea[] },
  request: RouteRequest,
  route: (request: RouteRequest) => SeaRoute,
): SailableRoute {
  const missed = new Set<string>()
  const find = (asked: RouteRequest) => {
    const clear = routeClearOf(barred, asked, route)
    for (const { name } of clear.missed) missed.add(name)
    return clear
  }
  return { ...roundShallowAreas(shallows, find(request), find), missed }
}

/** A route, the request that led to it, and the shallow areas that it avoids. */
export interface RoundedRoute {
  readonly route: SeaRoute
  readonly request: RouteRequest
  readonly rounded: readonly ShallowArea[]
}

/**
 * Routes around the shallow areas that a route crosses, and then around those that the detour crosses.
 * A route may cross an area if one of its ends lies in it, if there is no detour, or if the detour is
 * longer by more than half the length of the outlines: such a detour shows that the coarse grid has
 * closed a strait, because a detour around an area in open water is never that long.
 *
 * @param find finds the route of a request
 * @throws RoutingError from the first search; after a NoRouteError or PointForbiddenError in a later
 * one, the route crosses the area
 */
function roundShallowAreas(
  areas: readonly ShallowArea[],
  first: Omit<RoundedRoute, 'rounded'>,
  find: (request: RouteRequest) => Omit<RoundedRoute, 'rounded'>,
): RoundedRoute {
  let found = first
  const rounded: ShallowArea[] = []
  const { origin, destination } = first.route
  let open = areas.filter(
    (area) => ![origin, destination].some(({ snapped }) => outlineContains(area, snapped)),
  )
  const tryPast = (added: readonly ShallowArea[]): boolean => {
    const past = findPast(added, found, find)
    if (past === null) return false
    found = past
    rounded.push(...added)
    return true
  }
  for (let round = 0; round < MAX_ROUNDS && open.length > 0; round++) {
    const met = areasCrossed(found.route, open).map(({ area }) => area)
    if (met.length === 0) break
    open = open.filter((area) => !met.includes(area))
    if (!tryPast(met) && met.length > 1) for (const area of met) tryPast([area])
  }
  return { ...found, rounded }
}

function findPast(
  areas: readonly ShallowArea[],
  { route, request }: Omit<RoundedRoute, 'rounded'>,
  find: (request: RouteRequest) => Omit<RoundedRoute, 'rounded'>,
): Omit<RoundedRoute, 'rounded'> | null {
  const avoidPolygons = [...(request.avoidPolygons ?? []), ...areas.map(polygonOf)]
  if (avoidPolygons.length > MAX_POLYGONS - MAX_AVOID_POLYGONS) return null
  const mostKm = areas.reduce((km, { outlineKm }) => km + outlineKm / 2, route.distanceKm)
  const past = foundOrNull(() => find({ ...request, avoidPolygons }))
  return past !== null && past.route.distanceKm <= mostKm ? past : null
}

function polygonOf({ outline }: ShallowArea): AvoidPolygon {
  return { mode: 'forbid', rings: [outline] }
}
