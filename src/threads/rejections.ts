import {
  NoRouteError,
  PointForbiddenError,
  PointOnLandError,
  type RoutingError,
} from '../routing/errors.js'
import type { Rejection } from './messages.js'

/** @throws any error that is not one of the engine's own */
export function rejectionOf(error: unknown): Rejection {
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

export function errorOf(rejection: Rejection): RoutingError {
  if (rejection.kind === 'no_route') {
    return new NoRouteError(rejection.blockedBy, rejection.wouldOpen, rejection.isForbidden)
  }
  if (rejection.kind === 'point_forbidden') {
    return new PointForbiddenError(rejection.end, rejection.position, rejection.polygon)
  }
  const { end, requested, nearestWater, distanceKm, maxSnapKm } = rejection
  return new PointOnLandError(end, requested, nearestWater, distanceKm, maxSnapKm)
}
