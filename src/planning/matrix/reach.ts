import { PointForbiddenError, PointOnLandError } from '../../engine/routing/errors.js'
import {
  type AvoidPolygon,
  type ContourCollection,
  type HoursGrid,
  MAX_AVOID_POLYGONS,
  type PassageId,
  type ReachRequest,
  type Router,
  type SeaReach,
  type SnappedEnd,
  type SnappedPlace,
} from '../../engine/routing/request.js'
import type { Place, ResolvedPlace } from '../../ports/find/place.js'
import { type Port, UNRANKED } from '../../ports/port.js'
import { closedExcept, type LocalEnds } from '../closures/default-closures.js'
import {
  canalsOf,
  inlandOriginWarning,
  inlandTableWarnings,
  type TableEnd,
} from '../closures/inland.js'
import { mayBeReached } from '../closures/missed-passages.js'
import { barOf } from '../closures/shallow-straits.js'
import {
  type FieldFault,
  InvalidVoyageError,
  StopForbiddenError,
  StopOnLandError,
} from '../errors.js'
import {
  type CellTables,
  calculateCells,
  cellTables,
  type MatrixQuestion,
  TIMES,
} from '../matrix-cells.js'
import { resolvePlaces } from '../places.js'
import { type PortsNear, portsNearIn } from '../ports-beside.js'
import type { PlanningTables } from '../voyage/prepare.js'
import { checkConditions, type Departure, MAX_CONTOURS, MAX_REACH_HOURS } from '../voyage/voyage.js'
import { type PlanningWarning, snapWarning, suggestionWarnings, swapWarning } from '../warnings.js'
import {
  type PreparedTable,
  prepareTable,
  type TableConditions,
  tableWarnings,
} from './table-question.js'

/** A request for the positions that a vessel can reach within given hours. Named areas are not avoided. */
export interface ReachQuestion extends TableConditions, Departure {
  readonly origin: Place
  /** One contour for each. */
  readonly hours: readonly number[]
  /** Step of a grid of hours over the sea. Without it, the answer has none. */
  readonly gridDegrees?: number | undefined
}

/** The query for the engine, which may run on another thread. */
export interface ReachWork {
  /** The large ports to which the engine measures the distance. */
  readonly request: MatrixQuestion
  readonly hours: readonly number[]
  readonly speedKmh: number
  readonly gridDegrees?: number | undefined
}

/** A reach request that passed every check that needs no route. */
export interface PreparedReach extends Omit<PreparedTable, 'request'> {
  readonly question: ReachQuestion
  readonly origin: ResolvedPlace
  /** The large ports that the answer lists if they are within the time. */
  readonly ports: readonly Port[]
  readonly work: ReachWork
  /** Warnings that need no route. */
  readonly warnings: readonly PlanningWarning[]
  /** Ports that may serve a place on land, nearest first. */
  readonly portsNear: PortsNear
}

/** What the engine found. */
export interface RoutedReach {
  readonly origin: SnappedEnd
  readonly isochrones: ContourCollection
  readonly grid?: HoursGrid
  /** Indices of the ports that may be within reach. */
  readonly near: readonly number[]
  /** The distance to each of them, and the hours that speed limits add. */
  readonly cells: CellTables
  /** Each of them on the water. */
  readonly places: readonly (SnappedPlace | null)[]
}

/** A large port within the time. */
export interface ReachedPort {
  readonly port: Port
  readonly distanceKm: number
  readonly hours: number
}

/** A reach request with its contours and the ports within the time. */
export interface PlannedReach extends PreparedReach {
  readonly routed: RoutedReach
  /** Nearest first. */
  readonly reached: readonly ReachedPort[]
  readonly warnings: readonly PlanningWarning[]
}

/** @throws InvalidVoyageError, PlacesNotFoundError */
export function prepareReach(question: ReachQuestion, tables: PlanningTables): PreparedReach {
  checkConditions(question)
  const faults = hourFaults(question.hours)
  if (faults.length > 0) throw new InvalidVoyageError(faults)
  const [origin] = resolvePlaces(tables.ports, [{ field: 'origin', place: question.origin }])
  const ports = tables.ports.ports.filter(
    ({ id, rank }) => rank < UNRANKED && id !== origin!.port?.id,
  )
  const { request, ...table } = prepareTable(question, [origin!], ports, tables)
  return {
    question,
    origin: origin!,
    ports,
    ...table,
    portsNear: portsNearIn(tables.ports),
    warnings: [
      ...suggestionWarnings([origin!], ['origin']),
      ...swapWarning(origin!, { field: 'origin', subject: 'the origin' }, tables.ports),
    ],
    work: {
      request,
      hours: [...new Set(question.hours)].sort((a, b) => a - b),
      speedKmh: table.speed.speedKmh,
      ...(question.gridDegrees !== undefined && { gridDegrees: question.gridDegrees }),
    },
  }
}

/** @throws PointOnLandError, PointForbiddenError */
export function routeReach(
  { request, hours, speedKmh, gridDegrees }: ReachWork,
  router: Router,
): RoutedReach {
  const { resolutionKm, southLimit, channels, barred = [], local = [] } = request
  const withinKm = hours.at(-1)! * speedKmh
  const closed = closedExcept(request.closed, openToAll(local, withinKm))
  // An area that is only penalised can be reached.
  const areas = (request.avoidPolygons ?? []).filter(({ mode }) => mode === 'forbid')
  const reach = reachOutside(
    { areas, bars: barred.slice(0, MAX_AVOID_POLYGONS).map(barOf) },
    {
      origin: request.origins[0]!,
      ...(resolutionKm !== undefined && { resolutionKm }),
      closed,
      ...(southLimit !== undefined && { southLimit }),
      ...(channels !== undefined && { channels }),
      withinKm,
    },
    router,
  )
  const near = portsNear(request, withinKm, router)
  const nearby = {
    ...request,
    destinations: near.map((at) => request.destinations[at]!),
    local: local.map((each) => ({
      ...each,
      destinationsKm: near.map((at) => each.destinationsKm[at]!),
    })),
  }
  const tile = { row: 0, first: 0, end: near.length }
  const rows = router.matrixRows(nearby)
  return {
    origin: reach.origin,
    isochrones: reach.isochrones(hours, speedKmh),
    ...(gridDegrees !== undefined && { grid: reach.hoursGrid(speedKmh, gridDegrees) }),
    near,
    cells: calculateCells(nearby, tile, TIMES, { rows, router }),
    places: near.map((_, at) => rows.destination(at)),
  }
}

/**
 * The passages that are open to local voyages from the origin to everywhere within reach. Others are
 * open to the ports that they serve, but closed to the contours.
 */
function openToAll(local: readonly LocalEnds[], reachKm: number): PassageId[] {
  return local
    .filter(({ ends, withinKm, originsKm: [km] }) =>
      ends === 'one' ? km! <= withinKm : km! + reachKm <= withinKm,
    )
    .map(({ passage }) => passage)
}

/** The ports that may be within reach: the others need no search round ice and closed straits. */
function portsNear(
  { southLimit: _, barred: __, local = [], ...request }: MatrixQuestion,
  withinKm: number,
  router: Router,
): number[] {
  const opened = local.map(({ passage }) => passage)
  const closed = closedExcept(request.closed, opened)
  const rows = router.matrixRows({ ...request, closed })
  const { km } = rows.found(0, 0, request.destinations.length)
  return [...km.keys()].filter((at) => km[at]! <= withinKm)
}

/** A place on the bar of a strait itself may be left, as by a route. */
function reachOutside(
  { areas, bars }: Readonly<Record<'areas' | 'bars', readonly AvoidPolygon[]>>,
  request: ReachRequest,
  router: Router,
): SeaReach {
  const avoidPolygons = [...areas, ...bars]
  try {
    return router.reach({ ...request, ...(avoidPolygons.length > 0 && { avoidPolygons }) })
  } catch (error) {
    if (!(error instanceof PointForbiddenError) || error.polygon < areas.length) throw error
    const others = bars.filter((_, at) => at !== error.polygon - areas.length)
    return reachOutside({ areas, bars: others }, request, router)
  }
}

/** @param tables the tables that the query was prepared with */
export function completeReach(
  prepared: PreparedReach,
  routed: RoutedReach,
  { closureTables }: Pick<PlanningTables, 'closureTables'>,
): PlannedReach {
  const { passages, inlandWaters } = closureTables
  const { question, closures, ports, work } = prepared
  const latest = work.hours.at(-1)!
  const { distanceKm, delayHours } = routed.cells
  const hours = distanceKm.map((km, at) => km / work.speedKmh + delayHours![at]!)
  const isReached = (_: unknown, at: number) => hours[at]! <= latest
  const near = routed.near.map((at) => ports[at]!)
  const reached = near
    .map((port, at) => ({ port, distanceKm: distanceKm[at]!, hours: hours[at]! }))
    .filter(isReached)
    .sort((a, b) => a.hours - b.hours)
  const cells = cellTables(TIMES, (quantity) => routed.cells[quantity]!.filter(isReached))
  const { snapped, distanceKm: snapKm, ...rest } = routed.origin
  const origin: TableEnd = {
    place: { ...rest, position: snapped, distanceKm: snapKm },
    field: 'stops[0]',
    name: 'the origin',
  }
  const columns = near
    .map(({ name }, at): TableEnd => ({ field: 'stops[0]', name, place: routed.places[at]! }))
    .filter(isReached)
  const ofOrigin = inlandOriginWarning(origin, inlandWaters)
  const inland =
    ofOrigin.length > 0
      ? ofOrigin
      : inlandTableWarnings([origin], columns, cells, canalsOf(passages), inlandWaters)
  return {
    ...prepared,
    routed,
    reached,
    warnings: [
      ...prepared.warnings,
      ...snapWarning(0, 2, routed.origin, prepared.portsNear),
      ...inland,
      ...tableWarnings(
        question,
        { request: work.request, closures },
        cells,
        closureTables,
        (passage) => mayBeReached(passage, snapped, latest * work.speedKmh),
      ),
    ],
  }
}

/** The engine's error in terms of the request; other errors unchanged. */
export function explainReachRejection(
  error: unknown,
  { portsNear, closures: { polygons } }: Pick<PreparedReach, 'portsNear' | 'closures'>,
): unknown {
  if (error instanceof PointForbiddenError) {
    // The engine counts only forbidden areas, the request all.
    const forbidden = [...polygons.keys()].filter((at) => polygons[at]!.mode === 'forbid')
    return new StopForbiddenError(0, 'origin', error.position, forbidden[error.polygon]!)
  }
  if (!(error instanceof PointOnLandError)) return error
  const { requested, nearestWater, distanceKm, maxSnapKm } = error
  const ports = portsNear(requested)
  return new StopOnLandError(0, 'origin', requested, nearestWater, distanceKm, maxSnapKm, ports)
}

function hourFaults(hours: readonly number[]): FieldFault[] {
  if (hours.length === 0 || hours.length > MAX_CONTOURS) {
    return [{ field: 'hours', detail: `must be 1 to ${MAX_CONTOURS} numbers of hours` }]
  }
  return hours.flatMap((value, at): FieldFault[] =>
    value > 0 && value <= MAX_REACH_HOURS
      ? []
      : [{ field: `hours[${at}]`, detail: `must be above 0 and at most ${MAX_REACH_HOURS}` }],
  )
}
