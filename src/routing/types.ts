import type { Position } from '../geo/position.js'
import { CLOSABLE_PASSAGES } from '../sea/passages.js'

/** Detail and clearance of the coast that a route keeps, in km. */
export const RESOLUTIONS = [5, 10, 20, 50, 100] as const
export type Resolution = (typeof RESOLUTIONS)[number]

/** Every passage that can be closed by itself. */
export const PASSAGES = CLOSABLE_PASSAGES
export type PassageId = (typeof PASSAGES)[number]

/** Areas that a route may shun at a cost instead of a hard closure. */
export const AREA_GROUPS = ['seca', 'piracy'] as const
export type AreaGroup = (typeof AREA_GROUPS)[number]

/** One end of a route: a port of the table, or any position. */
export type RouteEnd = { readonly portId: number } | { readonly position: Position }

export interface RouteRequest {
  readonly origin: RouteEnd
  readonly destination: RouteEnd
  readonly resolutionKm: Resolution
  /** Passages that must not be used. Nothing is closed by default here; `restrictions.ts` decides that. */
  readonly closed: readonly PassageId[]
  /** Areas whose kilometres are minimised, not walled off. */
  readonly avoidAreas?: readonly AreaGroup[]
  /** Day of the voyage, `YYYY-MM-DD`: decides which emission control areas are in force. */
  readonly date: string
}

export interface SnappedEnd {
  readonly portId: number | null
  /** What the caller asked for; null for a port. */
  readonly requested: Position | null
  readonly snapped: Position
  /** Great-circle distance from the asked position (or the port's) to the snapped one, km. */
  readonly distanceKm: number
}

export interface PassageUse {
  readonly id: string
  readonly name: string
  /** Kilometres from the origin at which the route enters and leaves. */
  readonly entryKm: number
  readonly exitKm: number
}

export interface ZoneUse {
  readonly id: string
  readonly name: string
  readonly group: AreaGroup
  readonly distanceKm: number
}

export interface SeaRoute {
  readonly origin: SnappedEnd
  readonly destination: SnappedEnd
  /** Vertices of the path; longitudes run on continuously and may pass ±180. At least two. */
  readonly positions: readonly Position[]
  /** Distance from the origin at each vertex, km on WGS84; the last one is the length. */
  readonly distancesKm: readonly number[]
  readonly distanceKm: number
  /** WGS84 length of the great circle between the snapped ends, km. */
  readonly greatCircleKm: number
  readonly passages: readonly PassageUse[]
  /** Emission control areas and other areas that the line touches, with the km inside. */
  readonly zones: readonly ZoneUse[]
}

export interface MatrixRequest extends Omit<RouteRequest, 'origin' | 'destination'> {
  readonly origins: readonly RouteEnd[]
  readonly destinations: readonly RouteEnd[]
}

export interface SeaMatrix {
  /** Row-major, origins x destinations, km; NaN where there is no route. */
  readonly distancesKm: Float64Array
  readonly unreachable: readonly {
    origin: number
    destination: number
    code: 'point_on_land' | 'no_route'
  }[]
}

/** The engine's own refusals; anything else that it throws is a defect. */
export class RoutingError extends Error {
  override readonly name: string = 'RoutingError'
}

/** A passage or an area that this version doesn't know, which would otherwise stay open in silence. */
export class UnknownNameError extends RoutingError {
  override readonly name = 'UnknownNameError'
  constructor(
    /** Field of the request that holds the name. */
    readonly field: string,
    readonly unknown: string,
    /** All names that the field takes. */
    readonly known: readonly string[],
  ) {
    super(`${field}: "${unknown}" is unknown. Use one of ${known.join(', ')}.`)
  }

  /** @throws UnknownNameError for the first name that is not among the known ones */
  static check(field: string, names: readonly string[], known: readonly string[]): void {
    const unknown = names.find((name) => !known.includes(name))
    if (unknown !== undefined) throw new UnknownNameError(field, unknown, known)
  }
}

export class PortNotFoundError extends RoutingError {
  override readonly name = 'PortNotFoundError'
  constructor(readonly portId: number) {
    super(`No port has the id ${portId}. Search for one by name.`)
  }
}

export class PointOnLandError extends RoutingError {
  override readonly name = 'PointOnLandError'
  constructor(
    readonly end: 'origin' | 'destination',
    readonly requested: Position,
    /** The nearest place from which ways lead to the open sea. */
    readonly nearestWater: Position | null,
    /** Distance to it, km on WGS84. */
    readonly distanceKm: number | null,
    readonly maxSnapKm: number,
  ) {
    super(
      `The ${end} is more than ${maxSnapKm} km from navigable water. Give a position nearer to the sea, or a port.`,
    )
  }
}

export class NoRouteError extends RoutingError {
  override readonly name = 'NoRouteError'
  constructor(
    /** Closed passages that stand in the way; empty when the waters do not connect at all. */
    readonly blockedBy: readonly PassageId[],
    /** A smallest set of passages whose opening would give a route. */
    readonly wouldOpen: readonly PassageId[],
  ) {
    super(
      wouldOpen.length > 0
        ? `No route with these passages closed. Opening ${wouldOpen.join(', ')} would give one.`
        : 'These waters are not connected by any navigable passage.',
    )
  }
}

/**
 * The façade of the engine. One instance serves every resolution that it was given data for.
 * All methods are synchronous and pure: the same request on the same data gives the same answer.
 */
export interface Router {
  /** Names the sea data, e.g. for `data_version` and cache keys. */
  readonly dataVersion: string
  readonly resolutions: readonly Resolution[]
  /** @throws PortNotFoundError, PointOnLandError, NoRouteError, UnknownNameError */
  route(request: RouteRequest): SeaRoute
  /** Up to `count` further routes, each found by closing a passage that the best one uses. */
  alternatives(request: RouteRequest, best: SeaRoute, count: number): SeaRoute[]
  /** @throws PortNotFoundError, UnknownNameError */
  matrix(request: MatrixRequest): SeaMatrix
}
