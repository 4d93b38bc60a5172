import type { Position } from '../engine/geo/position.js'
import type { PassageId } from '../engine/routing/request.js'
import type { PlaceError } from '../ports/find/place-error.js'
import { portName } from '../ports/port.js'
import type { NearPort } from '../ports/table.js'
import { capitalised, fieldSentence, stopInWords } from './sentences.js'

/** What a `PlanningError` can mean. */
export type PlanningErrorCode =
  | 'invalid_voyage'
  | 'place_not_found'
  | 'stop_on_land'
  | 'stop_forbidden'
  | 'no_route'
  | 'no_transit'

/** Planning errors, distinguished by `code`; fields are those of the domain: `stops[1]`. */
export abstract class PlanningError extends Error {
  override readonly name: string = 'PlanningError'
  abstract readonly code: PlanningErrorCode
}

/** A fault of one field of a voyage. */
export interface FieldFault {
  readonly field: string
  /** What is wrong, and which values are accepted. */
  readonly detail: string
  /** Set if the stop is a passage that the constraints close. */
  readonly closed?: PassageId
}

/** A voyage that cannot be planned as requested. */
export class InvalidVoyageError extends PlanningError {
  override readonly name = 'InvalidVoyageError'
  override readonly code = 'invalid_voyage'
  constructor(
    /** Every field at fault, at least one. */
    readonly faults: readonly FieldFault[],
  ) {
    super(faults.map(({ field, detail }) => fieldSentence(field, detail)).join(' '))
  }
}

/** A place that matches no port, or several. */
export interface PlaceFault {
  /** Field of the place: `stops[0].portId`, `origins[3].name`. */
  readonly field: string
  readonly error: PlaceError
}

/** The places that match no port, or several: all, or the first many. */
export class PlacesNotFoundError extends PlanningError {
  override readonly name = 'PlacesNotFoundError'
  override readonly code = 'place_not_found'
  constructor(
    readonly faults: readonly PlaceFault[],
    /** Places behind them that were not looked up. */
    readonly unread = 0,
  ) {
    const rest = unread > 0 ? [`${unread} places behind these were not looked up.`] : []
    super([...faults.map(({ error }) => error.message), ...rest].join(' '))
  }
}

/** A stop that is too far from navigable water. */
export class StopOnLandError extends PlanningError {
  override readonly name = 'StopOnLandError'
  override readonly code = 'stop_on_land'
  constructor(
    /** Index of the stop, from 0. */
    readonly stop: number,
    /** How messages name it: `origin`, `destination`, `stop 2`. */
    readonly stopName: string,
    readonly position: Position,
    /**
     * The nearest position with a path to the open sea; null if there is none within the search radius.
     */
    readonly nearestWater: Position | null,
    readonly distanceKm: number | null,
    readonly maxSnapKm: number,
    /** Ports that may serve it, nearest first, in a straight line. */
    readonly nearPorts: readonly NearPort[],
  ) {
    super(
      `${capitalised(stopInWords(stopName))} is more than ${maxSnapKm} km from navigable water. Give a position or a port nearer to the sea${portsInWords(nearPorts)}.`,
    )
  }
}

/** The nearest ports in a sentence about a place on land. */
function portsInWords(near: readonly NearPort[]): string {
  if (near.length === 0) return ''
  const names = near.map(
    ({ port, distanceKm }) => `${portName(port)}, ${Math.round(distanceKm)} km`,
  )
  return `, and add the way there over land. The nearest ports, in a straight line: ${names.join('; ')}`
}

/** A stop inside a polygon that the voyage itself forbids. */
export class StopForbiddenError extends PlanningError {
  override readonly name = 'StopForbiddenError'
  override readonly code = 'stop_forbidden'
  constructor(
    /** Index of the stop, from 0. */
    readonly stop: number,
    /** How messages name it: `origin`, `destination`, `stop 2`. */
    readonly stopName: string,
    readonly position: Position,
    /** Index in `constraints.polygons`. */
    readonly polygon: number,
  ) {
    super(
      `${capitalised(stopInWords(stopName))} lies inside an area that is forbidden. Move it, or penalise the area instead.`,
    )
  }
}

/** A passage that is a stop, but that no route between the stops beside it sails through. */
export class NoTransitError extends PlanningError {
  override readonly name = 'NoTransitError'
  override readonly code = 'no_transit'
  constructor(
    /** Index of the stop. */
    readonly stop: number,
    readonly passage: PassageId,
    /** Passages to open for such a route; empty if that does not help. */
    readonly wouldOpen: readonly PassageId[],
  ) {
    const remedy =
      wouldOpen.length > 0
        ? `Opening ${wouldOpen.join(', ')} would allow one.`
        : 'Leave it out, or change the stops beside it.'
    super(`No route sails through ${passage} from end to end without turning back. ${remedy}`)
  }
}

/** Why a passage is closed: by the caller, by the vessel's size, or by default until it is opened. */
export type ClosureCause = 'constraints' | 'vessel' | 'default'

/** A closed passage that blocks a route, and why it is closed. */
export interface BlockedPassage {
  readonly passage: PassageId
  readonly cause: ClosureCause
}

/** There is no route between two stops with these closures. */
export class NoPassageError extends PlanningError {
  override readonly name = 'NoPassageError'
  override readonly code = 'no_route'
  constructor(
    /** Indices of the two stops. */
    readonly stops: readonly [from: number, to: number],
    /** Closed passages that block the route; empty if the waters do not connect at all. */
    readonly blockedBy: readonly BlockedPassage[],
    /** A smallest set of passages to open for a route. */
    readonly wouldOpen: readonly BlockedPassage[],
    /** A finer loaded resolution, at which narrow waters may be open; null if there is none. */
    readonly finerResolutionKm: number | null,
    /** Whether a route would exist without the polygons that the voyage forbids. */
    readonly isForbidden: boolean,
    /** Whether a route would exist through straits that are too shallow or narrow for the ship. */
    readonly isTooShallow: boolean,
    message: string,
  ) {
    super(message)
  }
}

/** Whether an error means that no route exists between two places. */
export function isNoRoute(error: unknown): boolean {
  return error instanceof NoPassageError || error instanceof StopOnLandError
}

/** Too many calculations are running or waiting, so another one is rejected. */
export class OverloadedError extends Error {
  override readonly name = 'OverloadedError'
  constructor(what: string) {
    super(`${what} Try again in a few seconds.`)
  }
}
