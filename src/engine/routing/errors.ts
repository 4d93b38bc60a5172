import type { Position } from '../geo/position.js'
import type { PassageId } from './request.js'

/** What a `RoutingError` can mean. */
export type RoutingErrorCode =
  | 'invalid_request'
  | 'unknown_name'
  | 'port_not_found'
  | 'point_on_land'
  | 'point_forbidden'
  | 'no_route'

/** The engine's own errors, distinguished by `code`. Anything else that it throws is a bug. */
export abstract class RoutingError extends Error {
  override readonly name: string = 'RoutingError'
  abstract readonly code: RoutingErrorCode
}

/** A field of the request has an invalid value. */
export class InvalidRequestError extends RoutingError {
  override readonly name: string = 'InvalidRequestError'
  override readonly code: RoutingErrorCode = 'invalid_request'
  constructor(
    /** Field of the request, e.g. `origin.position` or `origins[2].position`. */
    readonly field: string,
    /** What is wrong and how to fix it. */
    readonly detail: string,
  ) {
    super(`${field}: ${detail}`)
  }
}

/**
 * A passage or an area that this version does not know. Without the error it would be ignored silently.
 */
export class UnknownNameError extends InvalidRequestError {
  override readonly name = 'UnknownNameError'
  override readonly code = 'unknown_name'
  constructor(
    field: string,
    readonly unknown: string,
    /** All names that the field accepts. */
    readonly known: readonly string[],
  ) {
    super(field, `"${unknown}" is unknown. Use one of ${known.join(', ')}.`)
  }

  /** @throws UnknownNameError for the first unknown name, or if the value is not a list */
  static check(field: string, names: readonly string[], known: readonly string[]): void {
    if (!Array.isArray(names)) throw new UnknownNameError(field, String(names), known)
    for (const name of names) {
      if (!known.includes(name)) throw new UnknownNameError(field, String(name), known)
    }
  }
}

/** No port has this id. */
export class PortNotFoundError extends RoutingError {
  override readonly name = 'PortNotFoundError'
  override readonly code = 'port_not_found'
  constructor(readonly portId: number) {
    super(`No port has the id ${portId}. Search for one by name.`)
  }
}

/** An end of a route is too far from navigable water. */
export class PointOnLandError extends RoutingError {
  override readonly name = 'PointOnLandError'
  override readonly code = 'point_on_land'
  constructor(
    readonly end: 'origin' | 'destination',
    readonly requested: Position,
    /** The nearest position with a path to the open sea; null if there is none within the search radius. */
    readonly nearestWater: Position | null,
    /** Distance to it, km on WGS84; null if there is none. */
    readonly distanceKm: number | null,
    readonly maxSnapKm: number,
  ) {
    super(
      `The ${end} is more than ${maxSnapKm} km from navigable water. Give a position or a port nearer to the sea.`,
    )
  }
}

/** An end of a route is inside a forbidden polygon. */
export class PointForbiddenError extends RoutingError {
  override readonly name = 'PointForbiddenError'
  override readonly code = 'point_forbidden'
  constructor(
    readonly end: 'origin' | 'destination',
    /** The position that routes would start from or end at. */
    readonly position: Position,
    /** Index in `avoidPolygons` of the forbidden polygon that contains it. */
    readonly polygon: number,
  ) {
    super(
      `The ${end} lies inside avoidPolygons[${polygon}], which is forbidden. Move it, or penalise the polygon.`,
    )
  }
}

/** There is no route with these closures and forbidden polygons. */
export class NoRouteError extends RoutingError {
  override readonly name = 'NoRouteError'
  override readonly code = 'no_route'
  constructor(
    /** Closed passages that block the route; empty if the waters do not connect at all. */
    readonly blockedBy: readonly PassageId[],
    /** A smallest set of passages to open for a route. */
    readonly wouldOpen: readonly PassageId[],
    /** Whether a route would exist without the request's forbidden polygons. */
    readonly isForbidden = false,
  ) {
    super(
      isForbidden
        ? 'No route avoids the forbidden polygons. Make them smaller, or penalise them.'
        : wouldOpen.length > 0
          ? `There is no route with these passages closed. Opening ${wouldOpen.join(', ')} would allow one.`
          : 'No passage in the data connects these waters. Canals for barges are not in it.',
    )
  }
}

/** A wrong value as a message shows it. JSON has no NaN and would write null. */
export function shown(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(shown).join(', ')}]`
  const isJson = typeof value === 'string' || (typeof value === 'object' && value !== null)
  return isJson ? JSON.stringify(value) : String(value)
}
