import type { Position } from '../geo/position.js'
import type { Span } from '../geo/spans.js'
import type { AreaGroup } from '../sea/areas.js'
import type { IndexSet } from '../sea/index-set.js'
import type { NamedStrait } from '../sea/named-straits.js'
import { CLOSED_BY_DEFAULT, PASSAGES, type PassageFacts, type PassageId } from '../sea/passages.js'
import { RESOLUTIONS, type Resolution } from '../sea/resolutions.js'

export { RESOLUTIONS, type Resolution }
/** The resolution of a request that does not name one. */
export const DEFAULT_RESOLUTION_KM: Resolution = 20

export type { PassageId }
export { CLOSED_BY_DEFAULT, PASSAGES }

/** One end of a route: a port of the table, or any position. */
export type RouteEnd = { readonly portId: number } | { readonly position: Position }

/** The middle of a way through a passage, for routes that lead through one of the way's ends. */
export interface WayEnd {
  readonly passage: PassageId
  /** Index in `Router.ways`. */
  readonly way: number
  readonly end: 0 | 1
}

/** One end of a leg of a voyage. */
export type LegEnd = RouteEnd | WayEnd

/** The length of a route to which others are compared, km. */
export interface OwnLength {
  readonly km: number
  /** For each of them: its length does not matter from these kilometres on. */
  readonly belowKm: readonly number[]
}

/** A way through a passage at one resolution: a fairway, a gate in a strait, or a lock. */
export interface PassageWay {
  /** Ways with the same number lead through the same gate: a ship that takes two of them turns back. */
  readonly gate: number
  /** From end 0 to end 1; a lock is one position. */
  readonly line: readonly Position[]
}

/** `forbid`: no route enters. `penalise`: a kilometre inside costs more. */
export const AVOID_MODES = ['forbid', 'penalise'] as const
/** How a polygon is avoided. */
export type AvoidMode = (typeof AVOID_MODES)[number]

/** Accepted latitudes of `southLimit`, degrees. All of the sea lies north of the minimum. */
export const SOUTH_LIMIT_RANGE = { min: -90, max: -40 } as const
/** The limit that ships keep to by ocean (`avoid/shapes/south-of.ts`). */
export const BY_OCEAN = 'by_ocean'
export type SouthLimitOption = number | typeof BY_OCEAN

/** Maximum number of polygons in a request. */
export const MAX_AVOID_POLYGONS = 20
/** The same for one search: those of a request, bars of straits that are closed to its ship, and shoals. */
export const MAX_POLYGONS = 3 * MAX_AVOID_POLYGONS
/** Maximum number of vertices of one polygon, including holes. */
export const MAX_POLYGON_VERTICES = 500

/** An area that the caller draws. */
export interface AvoidPolygon {
  /**
   * The outline, then any holes, in either direction, closed or open. Edges are straight in longitude
   * and latitude, as in GeoJSON (RFC 7946), and take the shorter direction around the globe; an edge of
   * exactly 360 degrees follows its whole parallel. A ring around a pole encloses the nearer pole.
   */
  readonly rings: readonly (readonly Position[])[]
  readonly mode: AvoidMode
}

/** Maximum number of channels in a request, of positions of one, and of kilometres. Judgements. */
export const MAX_CHANNELS = 5
export const MAX_CHANNEL_POSITIONS = 500
export const MAX_CHANNEL_KM = 500
/** Maximum distance of an end of a channel from navigable water, km. A judgement: the error of a chart's coast. */
export const MAX_CHANNEL_SNAP_KM = 2

/** Water that the data lacks, open to ships in both directions. */
export interface Channel {
  readonly name: string
  /**
   * From one end to the other, both within `MAX_CHANNEL_SNAP_KM` of navigable water, `MAX_CHANNEL_KM` long at most.
   * Between its positions it follows great circles, over land too.
   */
  readonly line: readonly Position[]
}

/** Options that apply to every route of a request. */
export interface RouteOptions {
  /** Default `DEFAULT_RESOLUTION_KM`; the data of that resolution must be open. */
  readonly resolutionKm?: Resolution
  /** Passages that must not be used. Default `CLOSED_BY_DEFAULT`; `[]` opens all. */
  readonly closed?: readonly PassageId[]
  /** Areas in which a kilometre costs more, but which are not forbidden. Default none. */
  readonly avoidAreas?: readonly AreaGroup[]
  /** Up to `MAX_AVOID_POLYGONS` areas that the caller draws. Default none. */
  readonly avoidPolygons?: readonly AvoidPolygon[]
  /** Up to `MAX_CHANNELS` channels that routes may use besides the water of the data. Default none. */
  readonly channels?: readonly Channel[]
  /**
   * Latitude that routes stay north of, degrees, in `SOUTH_LIMIT_RANGE`, or the limit by ocean: great circles of the
   * Southern Ocean lead into ice. The Drake Passage stays open to 60° S. A route with an end south of the
   * limit, or without a route north of it, ignores it. Default none.
   */
  readonly southLimit?: SouthLimitOption
  /**
   * Day of the voyage, `YYYY-MM-DD`: determines which emission control areas are in force. Required:
   * the engine has no clock.
   */
  readonly date: string
}

/** The shortest route between two ends. */
export interface RouteRequest extends RouteOptions {
  readonly origin: LegEnd
  readonly destination: LegEnd
}

/** Distances from every origin to every destination. */
export interface MatrixRequest extends RouteOptions {
  readonly origins: readonly LegEnd[]
  readonly destinations: readonly LegEnd[]
  /** Only `delayHours` of `found` depends on it. */
  readonly speedKmh?: number
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

/** Distances by sea from one place to everywhere. */
export interface SeaReach {
  readonly origin: SnappedEnd
  /**
   * Contours of time: the positions that a vessel can reach within given hours. @param speedKmh above 0
   */
  isochrones(hours: readonly number[], speedKmh: number): ContourCollection
  /** Hours to the places of a grid. @param speedKmh above 0 @param stepDegrees a whole number that divides 180 */
  hoursGrid(speedKmh: number, stepDegrees: number): HoursGrid
}

/** Hours from one place to those of a grid over the whole sea. */
export interface HoursGrid {
  readonly stepDegrees: number
  /** From -180 degrees in each row. */
  readonly columns: number
  /** From one step north of the South Pole. */
  readonly rows: number
  /** Row by row, from west to east; Infinity on land and where no path leads. */
  readonly hours: Float64Array
}

/** What a line that a vessel has sailed leads through. */
export interface SailedLine
  extends Pick<
    SeaRoute,
    'positions' | 'distancesKm' | 'distanceKm' | 'passages' | 'areas' | 'areaKm'
  > {}

/** A request for the distances from one place to all others. */
export interface ReachRequest
  extends Pick<
    RouteOptions,
    'resolutionKm' | 'closed' | 'southLimit' | 'avoidPolygons' | 'channels'
  > {
  readonly origin: LegEnd
  /** The farthest distance of interest, km: the south limit only matters if it is within. */
  readonly withinKm?: number
}

/** How far a place on a river or in a narrow basin is from open water. */
export interface InlandExit {
  /** Along rivers and fairways, km. */
  readonly exitKm: number
  /** Great circle to the nearest open water, whether or not a way leads there, km. */
  readonly nearestKm: number
}

/** An end of a route and its position on the water. */
export interface SnappedEnd {
  readonly portId: number | null
  /** The position of the request; null for a port. */
  readonly requested: Position | null
  readonly snapped: Position
  /** Great-circle distance from the requested position (or the port's) to the snapped one, km. */
  readonly distanceKm: number
  /** Absent unless it is far inland. */
  readonly inland?: InlandExit
}

/** The position on the water of an end of a matrix. */
export interface SnappedPlace {
  readonly position: Position
  /** Great-circle distance from the requested place, km. */
  readonly distanceKm: number
  /** Absent unless it is far inland. */
  readonly inland?: InlandExit
}

/** A passage that a route uses. */
export interface PassageUse extends PassageFacts {
  /** Kilometres from the origin at which the route enters and leaves. */
  readonly entryKm: number
  readonly exitKm: number
}

/** A channel of the request that a route uses. */
export interface ChannelUse {
  /** Index in `channels`. */
  readonly channel: number
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
  /** The parts of the route inside, in order, km from the origin. */
  readonly spans: readonly Span[]
}

/** A route found by the engine. */
export interface SeaRoute {
  readonly origin: SnappedEnd
  readonly destination: SnappedEnd
  /** Vertices of the path, at least two; longitudes are continuous and may pass ±180. */
  readonly positions: readonly Position[]
  /** Distance from the origin at each vertex, km on WGS84; the last one is the length. */
  readonly distancesKm: readonly number[]
  readonly distanceKm: number
  /** WGS84 length of the great circle between the snapped ends, km. */
  readonly greatCircleKm: number
  readonly passages: readonly PassageUse[]
  /** Emission control areas in force on the day and other areas that the route touches. */
  readonly areas: readonly AreaUse[]
  /** Kilometres inside all areas of each group. */
  readonly areaKm: Readonly<Record<AreaGroup, number>>
  /** Kilometres inside each of `avoidPolygons`, in their order; absent or empty if the request draws none. */
  readonly polygonKm?: readonly number[]
  /** The `channels` that it uses, in order; absent if it uses none. */
  readonly channels?: readonly ChannelUse[]
  /** Length of the route without `southLimit`, km; only if the limit makes the route longer. */
  readonly unlimitedKm?: number
  /** Only if the route is much longer than the way by this port. */
  readonly byPort?: ThirdPort
}

/** A port near one end of a route, to which an inshore path leads through water that longer routes do not use. */
export interface ThirdPort {
  readonly portId: number
  readonly position: Position
  /** Length of the way by that port, km. */
  readonly km: number
}

/** A cell of a matrix without a route. */
export interface UnreachableCell {
  readonly origin: number
  readonly destination: number
  readonly code: 'point_on_land' | 'no_route'
}

/** The paths of some cells, without the lines that routes draw. */
export interface FoundCells {
  /** NaN where there is no path. */
  readonly km: Float64Array
  /**
   * The passages that each path may use, by their places in `PASSAGES`. A canal may be named without
   * need, but is never missing.
   */
  readonly passages: IndexSet[]
  /**
   * Hours that the speed limits of passages add at the speed of the request; NaN where only the route
   * tells, because its time in a passage depends on its line.
   */
  readonly delayHours: Float64Array
}

/** A matrix to be calculated in parts. */
export interface MatrixParts {
  /** The cells of a row from one column up to, but not including, another. */
  found(row: number, first: number, end: number): FoundCells
  /** The passages of the route of one cell, each counted from its own entry; null without a route. */
  passages(row: number, column: number): readonly PassageUse[] | null
  /** Whether the path of a cell, of so many kilometres, may use one of some straits: false only if it does not. */
  mayPass(row: number, column: number, straits: readonly NamedStrait[], km: number): boolean
  /** The routes of the same cells, null where there is none. Several times slower. */
  routes(row: number, first: number, end: number): (SeaRoute | null)[]
  /** Where an origin or a destination lies on the water; null if it is too far from it. */
  origin(row: number): SnappedPlace | null
  destination(column: number): SnappedPlace | null
}

/** A matrix calculated by the engine. */
export interface SeaMatrix {
  /** Row-major, origins x destinations, km; NaN where there is no route. */
  readonly distancesKm: Float64Array
  readonly unreachable: readonly UnreachableCell[]
  /** Null for a position too far from water. */
  readonly origins: readonly (SnappedPlace | null)[]
  readonly destinations: readonly (SnappedPlace | null)[]
}

/** A longer route, which is the shortest once further passages are closed. */
export interface AlternativeSeaRoute extends SeaRoute {
  /** What it closes besides the closures of the request. */
  readonly closed: readonly PassageId[]
}

/** What a question about the way itself needs of a route. */
export type RouteLine = Pick<SeaRoute, 'positions' | 'distanceKm'>

/**
 * The façade of the engine. One instance serves every resolution for which it has data. All methods are
 * synchronous and pure: the same request on the same data always gives the same answer.
 */
export interface Router {
  /** Version of the sea data, e.g. for `data_version` and cache keys. */
  readonly dataVersion: string
  readonly resolutions: readonly Resolution[]
  /** @throws InvalidRequestError, PortNotFoundError, PointOnLandError, NoRouteError */
  route(request: RouteRequest): SeaRoute
  /** The line and the length of a route alone. @throws as `route`; a NoRouteError does not say what to open */
  line(request: RouteRequest): RouteLine
  /**
   * Up to `count` further routes, each found by closing a passage that the best one uses.
   * @throws InvalidRequestError, PortNotFoundError, PointOnLandError
   */
  alternatives(request: RouteRequest, best: SeaRoute, count: number): AlternativeSeaRoute[]
  /**
   * Kilometres of the routes between the ends of a request with each of some sets of closed passages instead of its own,
   * to within two metres and in a fraction of the time that their lines take; NaN without a route.
   * @param own the length of its own route, if that is known, and for each set the kilometres from which on its length
   * does not matter, so that any number of at least these will do: both save searches between positions
   * @throws InvalidRequestError, PortNotFoundError, PointOnLandError, PointForbiddenError
   */
  lengths(
    request: RouteRequest,
    closures: readonly (readonly PassageId[])[],
    own?: OwnLength,
  ): number[]
  /**
   * Kilometres of the shortest route of a request that uses none of some straits, in a fraction of the time that the route
   * takes; null if only a search can tell.
   * @throws InvalidRequestError, PortNotFoundError, PointOnLandError
   */
  clearKm(request: RouteRequest, straits: readonly NamedStrait[]): number | null
  /** @throws InvalidRequestError, PortNotFoundError */
  matrix(request: MatrixRequest): SeaMatrix
  /** @throws InvalidRequestError, and PortNotFoundError from its parts */
  matrixRows(request: MatrixRequest): MatrixParts
  /** The ways through a passage; none if the sea has none at this resolution. */
  ways(passage: PassageId, resolutionKm: Resolution): readonly PassageWay[]
  /** @throws InvalidRequestError, PortNotFoundError, PointOnLandError, PointForbiddenError */
  reach(request: ReachRequest): SeaReach
  /** Whether a position lies on land. */
  isLand(lon: number, lat: number): boolean
  /** The parts of a line on land, km from its start, but those on rivers and in channels of the network. */
  landAlong(
    line: Pick<SailedLine, 'positions' | 'distancesKm'>,
    resolutionKm: Resolution,
  ): readonly Span[]
  /**
   * What a line leads through on a day, although no route was asked for.
   * @param positions at least two; longitudes are continuous and may pass ±180
   * @param distancesKm from the start. Default: along great circles
   */
  sailed(positions: readonly Position[], date: string, distancesKm?: readonly number[]): SailedLine
}
