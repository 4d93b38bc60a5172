import {
  NoRouteError,
  PointForbiddenError,
  PointOnLandError,
  RoutingError,
} from '../../engine/routing/errors.js'
import type { PassageId, Resolution, RouteRequest, Router } from '../../engine/routing/request.js'
import { causeOf } from '../closures/closures.js'
import {
  type BlockedPassage,
  NoPassageError,
  StopForbiddenError,
  StopOnLandError,
} from '../errors.js'
import { stopName } from '../warnings.js'
import type { PreparedVoyage, RunQuestion } from './prepare.js'

const TOO_SHALLOW =
  'Every route uses a strait that is too shallow for the vessel. Reduce the draught, or allow it with a warning (depth: warn).'

const TOO_SMALL =
  'Every route uses a strait that is too shallow or too narrow for the vessel. Give the size with which it sails.'

/**
 * The engine's error for a run in terms of the voyage; other errors unchanged.
 * @param router searches again at its finest resolution, to find out whether that would help
 */
export function explainRejection(
  error: unknown,
  { stops, closures, resolutionKm, voyage, portsNear }: PreparedVoyage,
  { from, to, request }: Pick<RunQuestion, 'from' | 'to' | 'request'>,
  router: Pick<Router, 'route' | 'resolutions'>,
): unknown {
  if (error instanceof PointOnLandError) {
    const stop = error.end === 'origin' ? from : to
    const { requested, nearestWater, distanceKm, maxSnapKm } = error
    const name = stopName(stop, stops.length)
    const ports = portsNear(requested)
    return new StopOnLandError(stop, name, requested, nearestWater, distanceKm, maxSnapKm, ports)
  }
  if (error instanceof PointForbiddenError) {
    const stop = error.end === 'origin' ? from : to
    const { position, polygon } = error
    return new StopForbiddenError(stop, stopName(stop, stops.length), position, polygon)
  }
  if (!(error instanceof NoRouteError)) return error
  const blocked = (passage: PassageId): BlockedPassage => {
    return { passage, cause: causeOf(passage, closures) }
  }
  const finest = Math.min(...router.resolutions) as Resolution
  const isBlocked = error.isForbidden || error.wouldOpen.length > 0
  const finerHelps =
    finest < resolutionKm &&
    (isBlocked || isRoute({ ...waterOf(request), resolutionKm: finest }, router))
  // If the voyage forbids no area of its own, the forbidden areas can only be shallow straits.
  const isTooShallow = error.isForbidden && closures.polygons.length === 0
  const closedWater = voyage.constraints?.depth === 'enforce' ? TOO_SHALLOW : TOO_SMALL
  const where = stops.length > 2 ? `Leg ${from + 1}: ` : ''
  return new NoPassageError(
    [from, to],
    error.blockedBy.map(blocked),
    error.wouldOpen.map(blocked),
    finerHelps ? finest : null,
    error.isForbidden && !isTooShallow,
    isTooShallow,
    where + (isTooShallow ? closedWater : error.message),
  )
}

/** The request for a run without the areas it avoids, which affect only its path. */
function waterOf({ avoidAreas: _, avoidPolygons: __, ...request }: RouteRequest): RouteRequest {
  return request
}

function isRoute(request: RouteRequest, router: Pick<Router, 'route'>): boolean {
  try {
    router.route(request)
    return true
  } catch (error) {
    if (error instanceof RoutingError) return false
    throw error
  }
}
