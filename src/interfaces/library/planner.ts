/**
 * Plans voyages in a program or in a page: everything of the package that needs no files. `index.ts` opens
 * the data with Node, `engine/` without.
 */

import { utcDay } from '../../base/utc.js'
import { EmissionsError, type EmissionsErrorCode } from '../../emissions/errors.js'
import type { FactorSet } from '../../emissions/index.js'
import { RoutingError, type RoutingErrorCode, shown } from '../../engine/routing/errors.js'
import type { SeaRouter } from '../../engine/routing/router.js'
import type { Consignment } from '../../planning/cargo/consignment.js'
import {
  type ConsignmentEstimate,
  estimateConsignment as estimateOnDay,
} from '../../planning/cargo/consignment-estimate.js'
import { chartedLine } from '../../planning/charted-line.js'
import type { ClosureTables } from '../../planning/closures/closures.js'
import { InvalidVoyageError, PlanningError, type PlanningErrorCode } from '../../planning/errors.js'
import { checkMembers } from '../../planning/known-members.js'
import {
  type Grid,
  type MatrixSea,
  type PlannedMatrix,
  planMatrix as planMatrixOnDay,
} from '../../planning/matrix/plan-matrix.js'
import type { CellQuantities } from '../../planning/matrix-cells.js'
import type { OrderedVoyage } from '../../planning/order/ordered-voyage.js'
import {
  type PlannedOrder,
  planBestOrder as planOrderOnDay,
} from '../../planning/order/plan-order.js'
import { placesAfloat } from '../../planning/places-afloat.js'
import {
  type PlannedTrace,
  prepareTrace,
  routeTrace,
  type TraceQuestion,
} from '../../planning/trace/trace.js'
import {
  type CheckedWaypoints,
  checkWaypoints,
  prepareWaypoints,
  type WaypointsQuestion,
} from '../../planning/trace/waypoints.js'
import type { PlannedVoyage } from '../../planning/voyage/complete.js'
import {
  type PlanningSea,
  planVoyage as planVoyageOnDay,
  routePrepared,
} from '../../planning/voyage/plan-voyage.js'
import type { Voyage } from '../../planning/voyage/voyage.js'
import type { Winds } from '../../planning/weather/wind-climate.js'
import { PlaceError } from '../../ports/find/place-error.js'
import type { PortTable } from '../../ports/table.js'

export type { Position } from '../../engine/geo/position.js'
export {
  InvalidRequestError,
  NoRouteError,
  PointForbiddenError,
  PointOnLandError,
  PortNotFoundError,
  RoutingError,
  UnknownNameError,
} from '../../engine/routing/errors.js'
export type { Contour, Reach } from '../../engine/routing/reach/reach.js'
export {
  type AreaUse,
  AVOID_MODES,
  type AvoidMode,
  type AvoidPolygon,
  CLOSED_BY_DEFAULT,
  type ContourCollection,
  DEFAULT_RESOLUTION_KM,
  MAX_AVOID_POLYGONS,
  MAX_POLYGON_VERTICES,
  type MatrixRequest,
  PASSAGES,
  type PassageId,
  type PassageUse,
  RESOLUTIONS,
  type ReachRequest,
  type Resolution,
  type RouteEnd,
  type RouteRequest,
  type SeaMatrix,
  type SeaRoute,
} from '../../engine/routing/request.js'
export { type SeaData, SeaRouter as Router } from '../../engine/routing/router.js'
export type { AreaGroup } from '../../engine/sea/areas.js'
export {
  ChainElementError,
  estimateChain,
  type SeaLeg,
  type TransportChain,
} from '../../planning/cargo/chain.js'
export type { Consignment } from '../../planning/cargo/consignment.js'
export type { ConsignmentEstimate } from '../../planning/cargo/consignment-estimate.js'
export {
  SAILED_SOURCE,
  type SailedEstimate,
  sailedEstimate,
} from '../../planning/cargo/sailed-estimate.js'
export {
  EMISSIONS_QUANTITIES,
  estimateMatrix,
  estimateVoyage,
  type VoyageEmissions,
} from '../../planning/cargo/vessel-emissions.js'
export type { Constraints } from '../../planning/closures/closures.js'
export {
  InvalidVoyageError,
  NoPassageError,
  NoTransitError,
  PlacesNotFoundError,
  PlanningError,
  type PlanningErrorCode,
  StopOnLandError,
} from '../../planning/errors.js'
export type { Grid, PlannedMatrix } from '../../planning/matrix/plan-matrix.js'
export type { PlannedOrder } from '../../planning/order/plan-order.js'
export { speedOf } from '../../planning/ship/speed.js'
export { type Vessel, VOYAGE_VESSEL_TYPES } from '../../planning/ship/vessel.js'
export type { Moment, PortCall, VoyageEvent } from '../../planning/timeline.js'
export type { PlannedTrace, TraceQuestion } from '../../planning/trace/trace.js'
export type { Fix } from '../../planning/trace/trace-fixes.js'
export type { TraceLeg } from '../../planning/trace/trace-line.js'
export type { Finding } from '../../planning/trace/waypoint-findings.js'
export type { Waypoint, WaypointLeg } from '../../planning/trace/waypoint-line.js'
export type { CheckedWaypoints, WaypointsQuestion } from '../../planning/trace/waypoints.js'
export {
  completeVoyage,
  type PlannedLeg,
  type PlannedVoyage,
  type VoyageTotals,
} from '../../planning/voyage/complete.js'
export type { DistanceBand } from '../../planning/voyage/distance-band.js'
export type { PlanningSea } from '../../planning/voyage/plan-voyage.js'
export { type PreparedVoyage, prepareVoyage } from '../../planning/voyage/prepare.js'
export {
  CHAIN_ELEMENTS,
  MAX_ALTERNATIVES,
  STOP_RANGE,
  type Stop,
  twoStops,
  type Voyage,
} from '../../planning/voyage/voyage.js'
export type { WantedArrival } from '../../planning/voyage/wanted-arrival.js'
export type { PlanningWarning } from '../../planning/warnings.js'
export { weatherHull } from '../../planning/weather/hull.js'
export {
  type FieldVoyage,
  voyageInField,
  type Weather,
  type WeatherField,
} from '../../planning/weather/weather-field.js'
export { type WindTable, windMonths } from '../../planning/weather/wind-months.js'
export { type Place, type ResolvedPlace, resolvePlace } from '../../ports/find/place.js'
export { PlaceError } from '../../ports/find/place-error.js'
export type { Port } from '../../ports/port.js'
export type { PortTable } from '../../ports/table.js'

/** Everything that `planVoyage` and `planMatrix` need. */
export interface Planner extends Winds {
  readonly router: SeaRouter
  readonly ports: PortTable
  readonly closureTables: ClosureTables
}

/** The day is optional. Default: the day of `departureMs`, or today in UTC. */
export type Undated<Asked extends { readonly date: string }> = Omit<Asked, 'date'> & {
  readonly date?: string | undefined
}

/**
 * Plans a voyage. Only stops are required. Unknown members are rejected.
 * @throws InvalidVoyageError, PlacesNotFoundError, StopOnLandError, StopForbiddenError, NoPassageError,
 *   NoTransitError
 */
export function planVoyage(voyage: Undated<Voyage>, sea: PlanningSea): PlannedVoyage {
  checkMembers(voyage, 'voyage')
  const day = dayOf('departureMs', voyage.departureMs)
  return planVoyageOnDay({ ...voyage, date: voyage.date ?? day }, sea)
}

/**
 * Plans a voyage of 3 to 12 calls in the order that is done first. Unknown members are rejected.
 * @param order `best` between the first and the last stop; the others move one or both of these
 * @throws InvalidVoyageError, and what `planVoyage` throws
 */
export function planBestOrder(
  voyage: Undated<Voyage>,
  sea: PlanningSea & MatrixSea,
  order: OrderedVoyage['order'] = 'best',
): PlannedOrder {
  checkMembers(voyage, 'voyage')
  const date = voyage.date ?? dayOf('departureMs', voyage.departureMs)
  return planOrderOnDay({ voyage: { ...voyage, date }, order }, sea)
}

/**
 * Plans a matrix. Only origins and destinations are required. Unknown members are rejected.
 * @param quantities of each cell; anything beyond distance is many times slower
 * @throws InvalidVoyageError, PlacesNotFoundError
 */
export function planMatrix(
  grid: Undated<Grid>,
  sea: MatrixSea,
  quantities?: CellQuantities,
): PlannedMatrix {
  checkMembers(grid, 'grid')
  const day = dayOf('departureMs', grid.departureMs)
  return planMatrixOnDay({ ...grid, date: grid.date ?? day }, sea, quantities)
}

/**
 * Draws what a ship sailed from the positions that it reported. Default day: that of the first fix.
 * @throws InvalidVoyageError
 */
export async function planTrace(
  trace: Undated<TraceQuestion>,
  sea: PlanningSea,
): Promise<PlannedTrace> {
  const firstMs = trace.fixes.reduce((first, { timeMs }) => Math.min(first, timeMs), Infinity)
  const date = trace.date ?? dayOf('fixes', firstMs)
  return routeTrace(prepareTrace({ ...trace, date }), {
    ...sea,
    find: async (voyage) => routePrepared(voyage, sea),
    place: async (work) => placesAfloat(work, sea.router),
    pause: () => undefined,
  })
}

/**
 * Checks a route that a caller brings: its length, what it leads through, what keeps the ship from sailing it, and the
 * shortest voyage beside it. Default day: that of `departureMs`, or today in UTC. `estimateVoyage` of its `asVoyage`
 * gives fuel and emissions.
 * @throws InvalidVoyageError
 */
export async function checkRoute(
  route: Undated<WaypointsQuestion>,
  sea: PlanningSea,
): Promise<CheckedWaypoints> {
  const date = route.date ?? dayOf('departureMs', route.departureMs)
  return checkWaypoints(prepareWaypoints({ ...route, date }, sea), {
    ...sea,
    find: async (voyage) => routePrepared(voyage, sea),
    chart: async (work) => chartedLine(work, sea.router),
    pause: () => undefined,
  })
}

/**
 * Estimates the emissions of a cargo, or of a ship's whole voyage. Unknown members are rejected, except
 * those inside `estimate`.
 * @param sea null for a known distance
 * @throws InvalidVoyageError, EmissionsInputError, NoCompatibleFactorError, and what `planVoyage` throws
 */
export function estimateConsignment(
  consignment: Undated<Consignment>,
  sea: PlanningSea | null,
  factors: FactorSet,
): ConsignmentEstimate {
  checkMembers(consignment, 'consignment')
  return estimateOnDay({ ...consignment, date: consignment.date ?? today() }, sea, factors)
}

/** The UTC day of a moment. @throws InvalidVoyageError for a number that is not a valid time */
function dayOf(field: string, ms = Date.now()): string {
  const moment = new Date(ms)
  if (typeof ms !== 'number' || Number.isNaN(moment.getTime())) {
    const detail = `must be milliseconds since 1970-01-01, got ${shown(ms)}`
    throw new InvalidVoyageError([{ field, detail }])
  }
  return utcDay(ms)
}

function today(): string {
  return dayOf('date')
}

/** Error codes of this package. */
export type ErrorCode =
  | PlanningErrorCode
  | RoutingErrorCode
  | EmissionsErrorCode
  | PlaceError['code']

/** The code of an error; null for anything else that was thrown, which is a bug. */
export function errorCodeOf(error: unknown): ErrorCode | null {
  const isOurs = [PlanningError, RoutingError, EmissionsError, PlaceError].some(
    (kind) => error instanceof kind,
  )
  return isOurs ? (error as { code: ErrorCode }).code : null
}
