import type { Span } from '../geo/inside.js'
import type { Position } from '../geo/position.js'
import type { AreaGroup } from '../sea/areas.js'
import { CLOSABLE_PASSAGES, CLOSED_BY_DEFAULT, type PassageId } from '../sea/passages.js'
import { RESOLUTIONS, type Resolution } from '../sea/resolutions.js'

export { RESOLUTIONS, type Resolution }
/** The resolution of a request that names none. */
export const DEFAULT_RESOLUTION_KM: Resolution = 20

/** Every passage that can be closed by itself. */
export const PASSAGES = CLOSABLE_PASSAGES
export type { PassageId }
export { CLOSED_BY_DEFAULT }

/** One end of a route: a port of the table, or any position. */
export type RouteEnd = { readonly portId: number } | { readonly position: Position }

/** `forbid`: no route enters. `penalise`: kilometres inside cost more. */
export const AVOID_MODES = ['forbid', 'penalise'] as const
export type AvoidMode = (typeof AVOID_MODES)[number]

/** Most polygons that a request may draw, and most vertices of one of them, holes included. */
export const MAX_AVOID_POLYGONS = 20
export const MAX_POLYGON_VERTICES = 500

/** An area that the caller draws. */
export interface AvoidPolygon {
  /**
   * The outline, then any holes, in either direction, closed or open. Edges are straight in longitude
   * and latitude, as in GeoJSON (RFC 7946), and take the shorter way round the globe; an edge of
   * exactly 360 degrees goes round its whole parallel. A ring round a pole holds the nearer pole.
   */
  readonly rings: readonly (readonly Position[])[]
  readonly mode: AvoidMode
}

/** What holds for every route of a request. */
export interface RouteOptions {
  /** `DEFAULT_RESOLUTION_KM` where absent; the data of that resolution must be open. */
  readonly resolutionKm?: Resolution
  /** Passages that must not be used; `CLOSED_BY_DEFAULT` where absent, `[]` opens all. */
  readonly closed?: readonly PassageId[]
  /** Areas whose kilometres are minimised, not walled off; none where absent. */
  readonly avoidAreas?: readonly AreaGroup[]
  /** Up to `MAX_AVOID_POLYGONS` areas that the caller draws; none where absent. */
  readonly avoidPolygons?: readonly AvoidPolygon[]
  /**
   * Day of the voyage, `YYYY-MM-DD`: decides which emission control areas are in force. Required: the
   * engine has no clock.
   */
  readonly date: string
}

export interface RouteRequest extends RouteOptions {
  readonly origin: RouteEnd
  readonly destination: RouteEnd
}

export interface MatrixRequest extends RouteOptions {
  readonly origins: readonly RouteEnd[]
  readonly destinations: readonly RouteEnd[]
}

/** Contours as GeoJSON (RFC 7946). */
export interface ContourCollection {
  readonly type: 'FeatureCollection'
  readonly features: readonly {
    readonly type: 'Feature'
    readonly properties: { readonly hours: number; readonly distance_km: number }
    readonly geometry: {
      readonly type: 'MultiLineString'
      /** Longitudes from -180 to 180; a line ends at the coast, at ±180° or where it closes. */
      readonly coordinates: readonly (readonly Position[])[]
    }
  }[]
}

/** How far it is by sea from one place. */
export interface SeaReach {
  readonly origin: SnappedEnd
  /** Where a ship is after some hours. */
  isochrones(hours: readonly number[], speedKmh: number): ContourCollection
}

/** Everything that can be reached from one place. */
export interface ReachRequest extends Pick<RouteOptions, 'resolutionKm' | 'closed'> {
  readonly origin: RouteEnd
}

export interface SnappedEnd {
  readonly portId: number | null
  /** The position of the request; null for a port. */
  readonly requested: Position | null
  readonly snapped: Position
  /** Great-circle distance from the requested position (or the port's) to the snapped one, km. */
  readonly distanceKm: number
}

export interface PassageUse {
  readonly id: string
  readonly name: string
  /** Kilometres from the origin at which the route enters and leaves. */
  readonly entryKm: number
  readonly exitKm: number
}

/** An area that a route touches. */
export interface AreaUse {
  readonly id: string
  readonly name: string
  readonly group: AreaGroup
  /** Kilometres of the route inside. */
  readonly distanceKm: number
  /** Where it is inside, km from the origin, in order. */
  readonly spans: readonly Span[]
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
  /** Emission control areas in force on the day and other areas that the route touches. */
  readonly areas: readonly AreaUse[]
  /** Kilometres inside the areas of each group together. */
  readonly areaKm: Readonly<Record<AreaGroup, number>>
  /** Kilometres inside each of `avoidPolygons`, in their order; empty where the request draws none. */
  readonly polygonKm?: readonly number[]
}

/** A cell of a matrix without a route. */
export interface UnreachableCell {
  readonly origin: number
  readonly destination: number
  readonly code: 'point_on_land' | 'no_route'
}

export interface SeaMatrix {
  /** Row-major, origins x destinations, km; NaN where there is no route. */
  readonly distancesKm: Float64Array
  readonly unreachable: readonly UnreachableCell[]
}

/**
 * The façade of the engine. One instance serves every resolution that it was given data for.
 * All methods are synchronous and pure: the same request on the same data gives the same answer.
 */
export interface Router {
  /** Names the sea data, e.g. for `data_version` and cache keys. */
  readonly dataVersion: string
  readonly resolutions: readonly Resolution[]
  /** @throws InvalidRequestError, PortNotFoundError, PointOnLandError, NoRouteError */
  route(request: RouteRequest): SeaRoute
  /**
   * Up to `count` further routes, each found by closing a passage that the best one uses.
   * @throws InvalidRequestError, PortNotFoundError, PointOnLandError
   */
  alternatives(request: RouteRequest, best: SeaRoute, count: number): SeaRoute[]
  /** @throws InvalidRequestError, PortNotFoundError */
  matrix(request: MatrixRequest): SeaMatrix
  /** Areas are not avoided. @throws InvalidRequestError, PortNotFoundError, PointOnLandError */
  reach(request: ReachRequest): SeaReach
}
