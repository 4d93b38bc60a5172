import {
  NoRouteError,
  PointForbiddenError,
  PointOnLandError,
  type RoutingError,
} from '../../routing/errors.js'
import type { Refusal } from './messages.js'

/** @throws any error that is not one of the engine's own */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof NoRouteError) {
    const { blockedBy, wouldOpen, isForbidden } = error
    return { kind: 'no_route', blockedBy, wouldOpen, isForbidden }
  }
  if (error instanceof PointForbiddenError) {
    const { end, position, polygon } = error
    return { kind: 'point_forbidden', end, position, polygon }
  }
  if (error instanceof PointOnLandError) {
    const { end, requested, nearestWater, distanceKm, maxSnapKm } = error
    return { kind: 'point_on_land', end, requested, nearestWater, distanceKm, maxSnapKm }
  }
  throw error
}

export function errorOf(refusal: Refusal): RoutingError {
  if (refusal.kind === 'no_route') {
    return new NoRouteError(refusal.blockedBy, refusal.wouldOpen, refusal.isForbidden)
  }
  if (refusal.kind === 'point_forbidden') {
    return new PointForbiddenError(refusal.end, refusal.position, refusal.polygon)
  }
  const { end, requested, nearestWater, distanceKm, maxSnapKm } = refusal
  return new PointOnLandError(end, requested, nearestWater, distanceKm, maxSnapKm)
}
