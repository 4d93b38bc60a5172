/**
 * Plans voyages in your own programs, without a server: `openPlanner` opens the sea, and `planVoyage`,
 * `planMatrix` and `estimateVoyage` use it. `Router` is the engine that they use. Emissions, the client
 * of a server, and file formats are in `fairway-sea/emissions`, `fairway-sea/client` and
 * `fairway-sea/export-formats`.
 */
import { fileURLToPath } from 'node:url'
import { EmissionsError, type EmissionsErrorCode } from './emissions/errors.js'
import type { FactorSet } from './emissions/index.js'
import { openSea as openFolder } from './loading/open.js'
import { openFactors as openFactorFiles } from './loading/open-factors.js'
import { readTables } from './loading/tables.js'
import type { ClosureTables } from './planning/closures.js'
import type { PlannedVoyage } from './planning/complete.js'
import {
  type Consignment,
  type ConsignmentEstimate,
  estimateConsignment as estimateOnDay,
} from './planning/consignment.js'
import { InvalidVoyageError, PlanningError, type PlanningErrorCode } from './planning/errors.js'
import { checkMembers } from './planning/known-members.js'
import type { CellQuantities } from './planning/matrix-cells.js'
import {
  type Grid,
  type MatrixSea,
  type PlannedMatrix,
  planMatrix as planMatrixOnDay,
} from './planning/plan-matrix.js'
import {
  type PlanningSea,
  planVoyage as planVoyageOnDay,
  routePrepared,
} from './planning/plan-voyage.js'
import {
  type PlannedTrace,
  prepareTrace,
  routeTrace,
  type TraceQuestion,
} from './planning/trace.js'
import type { Voyage } from './planning/voyage.js'
import { PlaceError } from './ports/place.js'
import type { PortTable } from './ports/table.js'
import { RoutingError, type RoutingErrorCode, shown } from './routing/errors.js'
import { DEFAULT_RESOLUTION_KM, type Resolution } from './routing/request.js'
import { type SeaData, SeaRouter } from './routing/router.js'
import { utcDay } from './utc.js'

export type { Position } from './geo/position.js'
export {
  ChainElementError,
  estimateChain,
  type SeaLeg,
  type TransportChain,
} from './planning/chain.js'
export type { Constraints } from './planning/closures.js'
export {
  completeVoyage,
  type PlannedLeg,
  type PlannedVoyage,
  type VoyageTotals,
} from './planning/complete.js'
export type { Consignment, ConsignmentEstimate } from './planning/consignment.js'
export {
  InvalidVoyageError,
  NoPassageError,
  NoTransitError,
  PlacesNotFoundError,
  PlanningError,
  type PlanningErrorCode,
  StopOnLandError,
} from './planning/errors.js'
export type { Grid, PlannedMatrix } from './planning/plan-matrix.js'
export type { PlanningSea } from './planning/plan-voyage.js'
export { type PreparedVoyage, prepareVoyage } from './planning/prepare.js'
export { speedOf } from './planning/speed.js'
export type { Moment, PortCall, VoyageEvent } from './planning/timeline.js'
export type { PlannedTrace, TraceQuestion } from './planning/trace.js'
export type { Fix } from './planning/trace-fixes.js'
export type { TraceLeg } from './planning/trace-line.js'
export { type Vessel, VOYAGE_VESSEL_TYPES } from './planning/vessel.js'
export {
  EMISSIONS_QUANTITIES,
  estimateMatrix,
  estimateVoyage,
  type VoyageEmissions,
} from './planning/vessel-emissions.js'
export {
  CHAIN_ELEMENTS,
  MAX_ALTERNATIVES,
  STOP_RANGE,
  type Stop,
  twoStops,
  type Voyage,
} from './planning/voyage.js'
export type { PlanningWarning } from './planning/warnings.js'
export { type Place, PlaceError, type ResolvedPlace, resolvePlace } from './ports/place.js'
export type { Port } from './ports/port.js'
export type { PortTable } from './ports/table.js'
export {
  InvalidRequestError,
  NoRouteError,
  PointForbiddenError,
  PointOnLandError,
  PortNotFoundError,
  RoutingError,
  UnknownNameError,
} from './routing/errors.js'
export type { Contour, Reach } from './routing/reach/reach.js'
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
} from './routing/request.js'
export { type SeaData, SeaRouter as Router } from './routing/router.js'
export type { AreaGroup } from './sea/areas.js'

/** The data that comes with the package. */
const PACKAGE_DATA = fileURLToPath(new URL('../data', import.meta.url))

/** Where to read the data. */
export interface OpenOptions {
  /** Your own data folder. Default: the data of the package. */
  readonly folder?: string
}

/**
 * Opens sea data for `new Router(…)`. Fewer resolutions take less time and memory.
 * @throws Error that names the file that cannot be read
 */
export function openSea({
  folder = PACKAGE_DATA,
  resolutions,
}: OpenOptions & { readonly resolutions?: readonly Resolution[] } = {}): Promise<SeaData> {
  return openFolder(folder, resolutions)
}

/** Everything that `planVoyage` and `planMatrix` need. */
export interface Planner {
  readonly router: SeaRouter
  readonly ports: PortTable
  readonly closureTables: ClosureTables
}

/**
 * Opens the sea at the given resolutions, by default at `DEFAULT_RESOLUTION_KM`. Voyages can use only
 * these.
 * @throws Error that names the file that cannot be read
 */
export async function openPlanner({
  folder = PACKAGE_DATA,
  resolutions = [DEFAULT_RESOLUTION_KM],
}: OpenOptions & { readonly resolutions?: readonly Resolution[] } = {}): Promise<Planner> {
  const [data, tables] = await Promise.all([openFolder(folder, resolutions), readTables(folder)])
  return { ...tables, router: new SeaRouter(data) }
}

/** The ports, by id, code, slug or name. `resolvePlace` resolves a text. */
export async function openPorts({ folder = PACKAGE_DATA }: OpenOptions = {}): Promise<PortTable> {
  return (await readTables(folder)).ports
}

/**
 * The emission factors, for `estimate` of `fairway-sea/emissions`.
 * @throws FactorSetError, FactorPackError, or Error for a file that cannot be read
 */
export function openFactors({
  folder = PACKAGE_DATA,
  pack = '',
  shipTable = '',
  laws = '',
}: OpenOptions & {
  /** Path of your own factor pack, CSV or JSON. */
  readonly pack?: string
  /** Path of your copy of THETIS-MRV's annual file, as CSV. */
  readonly shipTable?: string
  /** Path of your own rules of laws, JSON. */
  readonly laws?: string
} = {}): Promise<FactorSet> {
  return openFactorFiles({ data: folder, factorPack: pack, shipTable, laws })
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
    pause: async () => undefined,
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
