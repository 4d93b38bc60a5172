import { NoTransitError } from '../planning/errors.js'
import {
  InvalidRequestError,
  NoRouteError,
  PointForbiddenError,
  PointOnLandError,
  type RoutingError,
} from '../routing/errors.js'
import type { Rejection } from './messages.js'

/** Null for any other error. */
export function rejectionOf(error: unknown): Rejection | null {
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
  if (error instanceof InvalidRequestError) {
    const { field, detail } = error
    return { kind: 'invalid_request', field, detail }
  }
  if (error instanceof NoTransitError) {
    const { stop, passage, wouldOpen } = error
    return { kind: 'no_transit', stop, passage, wouldOpen }
  }
  return null
}

export function errorOf(rejection: Rejection): RoutingError | NoTransitError {
  if (rejection.kind === 'no_transit') {
    return new NoTransitError(rejection.stop, rejection.passage, rejection.wouldOpen)
  }
  if (rejection.kind === 'no_route') {
    return new NoRouteError(rejection.blockedBy, rejection.wouldOpen, rejection.isForbidden)
  }
  if (rejection.kind === 'point_forbidden') {
    return new PointForbiddenError(rejection.end, rejection.position, rejection.polygon)
  }
  if (rejection.kind === 'invalid_request') {
    return new InvalidRequestError(rejection.field, rejection.detail)
  }
  const { end, requested, nearestWater, distanceKm, maxSnapKm } = rejection
  return new PointOnLandError(end, requested, nearestWater, distanceKm, maxSnapKm)
}
