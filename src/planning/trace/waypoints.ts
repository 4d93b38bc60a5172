import { finish } from '../../base/slices.js'
import type { SailingCondition } from '../../emissions/ship/ballast.js'
import { rhumbKm } from '../../engine/geo/rhumb-line.js'
import type { ChartedLine, ChartWork } from '../charted-line.js'
import { type FieldFault, InvalidVoyageError } from '../errors.js'
import { completeVoyage, type PlannedVoyage } from '../voyage/complete.js'
import { type PlanningTables, type PreparedVoyage, prepareVoyage } from '../voyage/prepare.js'
import { type Conditions, type Departure, twoStops } from '../voyage/voyage.js'
import { asRoute, FIX_RANGE, FIXES_PER_QUERY, type FindLegs, orNull } from './trace.js'
import type { Pause } from './trace-afloat.js'
import { type Difference, differences } from './trace-differences.js'
import { type Finding, findingsOf } from './waypoint-findings.js'
import { lineSteps, type Waypoint, type WaypointLine } from './waypoint-line.js'

/** A longer line is of no ship: more than twice around the globe. Bounds the work, km. */
const MAX_WAYPOINT_KM = 100_000
/** Waypoints that one step measures. */
const WAYPOINTS_PER_STEP = 200

/** A route that a caller brings, with the ship that is to sail it. */
export interface WaypointsQuestion extends Conditions, Departure {
  readonly waypoints: readonly Waypoint[]
  /** Default: the speed of the vessel's type. */
  readonly speedKmh?: number | undefined
  /** Default: laden. */
  readonly condition?: SailingCondition | undefined
}

/** A route that passed every check that needs no sea. */
export interface PreparedWaypoints {
  readonly line: WaypointLine
  /** The voyage between its ends. */
  readonly ends: PreparedVoyage
  /** What it costs. */
  readonly queries: number
}

/** A route as it was brought, beside the shortest. */
export interface CheckedWaypoints extends PreparedWaypoints {
  readonly findings: readonly Finding[]
  /** The line as a voyage between its ends, with its warnings. */
  readonly asVoyage: PlannedVoyage
  /** The shortest voyage between its ends; null if there is none under the conditions. */
  readonly shortest: PlannedVoyage | null
  readonly differences: readonly Difference[]
}

/** Draws the line of a route in steps. @throws InvalidVoyageError */
export function* drawnWaypoints({
  waypoints,
}: Pick<WaypointsQuestion, 'waypoints'>): Generator<void, WaypointLine> {
  const { min, max } = FIX_RANGE
  const refused = (detail: string): FieldFault => ({ field: 'fixes', detail })
  if (waypoints.length < min || waypoints.length > max)
    throw new InvalidVoyageError([refused(`must have ${min} to ${max} waypoints`)])
  // Before the line is drawn: points are added to long legs.
  const km = yield* lengthKm(waypoints)
  if (km === 0) throw new InvalidVoyageError([refused('must lead from one place to another')])
  if (km > MAX_WAYPOINT_KM) {
    const detail = `are more than ${MAX_WAYPOINT_KM} km long: split the route, or check the order of longitude and latitude`
    throw new InvalidVoyageError([refused(detail)])
  }
  return yield* lineSteps(waypoints)
}

/**
 * @param line its line, if it is drawn already
 * @throws InvalidVoyageError
 */
export function prepareWaypoints(
  { waypoints, condition, ...conditions }: WaypointsQuestion,
  tables: PlanningTables,
  line = finish(drawnWaypoints({ waypoints })),
): PreparedWaypoints {
  const [first, last] = [waypoints[0]!, waypoints.at(-1)!]
  const [from, to] = twoStops({ position: first.position }, { position: last.position })
  const stops = [{ ...from, condition }, to]
  return {
    line,
    ends: prepareVoyage({ stops, ...conditions }, tables),
    queries: Math.ceil(waypoints.length / FIXES_PER_QUERY) + 1,
  }
}

/** As far as it takes to know that a route is too long. */
function* lengthKm(waypoints: readonly Waypoint[]): Generator<void, number> {
  let km = 0
  for (let at = 1; at < waypoints.length && km <= MAX_WAYPOINT_KM; at++) {
    if (at % WAYPOINTS_PER_STEP === 0) yield
    km += rhumbKm(waypoints[at - 1]!.position, waypoints[at]!.position)
  }
  return km
}

/** What a check needs besides its route. */
export interface WaypointSea extends PlanningTables {
  readonly find: FindLegs
  /** Compares a line with the coast and the areas, wherever the engine runs. */
  readonly chart: (work: ChartWork) => Promise<ChartedLine>
  readonly pause: Pause
}

/** @throws what `find` throws if the fault is not that there is no way */
export async function checkWaypoints(
  prepared: PreparedWaypoints,
  sea: WaypointSea,
): Promise<CheckedWaypoints> {
  const { line, ends } = prepared
  const { closures, resolutionKm, voyage } = ends
  const { positions, distancesKm, legs } = line
  const { date } = voyage
  const charted = await sea.chart({ positions, distancesKm, resolutionKm, date })
  const { sailed } = charted
  const route = asRoute(sailed, positions[0]!, positions.at(-1)!)
  const missed = closures.closedByVessel.filter((closed) =>
    sailed.passages.some(({ id }) => id === closed),
  )
  const asVoyage = completeVoyage(ends, [{ route, alternatives: [], missed }], sea.closureTables)
  await sea.pause()
  const found = await orNull(() => sea.find(ends))
  const shortest = found && completeVoyage(ends, found, sea.closureTables)
  return {
    ...prepared,
    findings: findingsOf(charted, legs, closures, sea.closureTables),
    asVoyage,
    shortest,
    differences: shortest
      ? await differences(sailed, shortest.plannedLegs[0]!.route, sea.pause)
      : [],
  }
}
