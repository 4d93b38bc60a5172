import { legLengthKm } from '../../engine/geo/leg.js'
import type { Position } from '../../engine/geo/position.js'
import type { Router, SailedLine, SeaRoute } from '../../engine/routing/request.js'
import { type FieldFault, InvalidVoyageError, isNoRoute, StopForbiddenError } from '../errors.js'
import { SPEED_RANGE_KMH } from '../ship/speed-limits.js'
import { completeVoyage, type PlannedVoyage } from '../voyage/complete.js'
import {
  type PlanningTables,
  type PreparedVoyage,
  prepareVoyage,
  type RoutedLeg,
} from '../voyage/prepare.js'
import { type Conditions, twoStops } from '../voyage/voyage.js'
import { afloatOf, type MovedFix, type Pause, type PlaceAfloat, steady } from './trace-afloat.js'
import { type Difference, differences } from './trace-differences.js'
import {
  DEFAULT_SPEED_KMH,
  type DroppedFix,
  type Fix,
  type SortedFixes,
  sortFixes,
} from './trace-fixes.js'
import { drawnLine, hoursBetween, isGap, MAX_BRIDGES, pairs, type TraceLeg } from './trace-line.js'

/** Limits of a trace. */
export const FIX_RANGE = { min: 2, max: 10_000 } as const
/** Fixes that one query pays for. */
export const FIXES_PER_QUERY = 100
/** Without a fix for longer than this, the line between two is not that of the vessel. */
export const BRIDGE_AFTER_HOURS = 1

/** Positions that a vessel reported, and the conditions for the way between those that are far apart. */
export interface TraceQuestion extends Conditions {
  readonly fixes: readonly Fix[]
  /** Default `DEFAULT_SPEED_KMH`. */
  readonly maxSpeedKmh?: number | undefined
  /** Default `BRIDGE_AFTER_HOURS`. */
  readonly bridgeAfterHours?: number | undefined
}

/** A trace that passed every check that needs no route. */
export interface PreparedTrace extends SortedFixes {
  readonly question: TraceQuestion
  readonly bridgeAfterHours: number
  readonly maxSpeedKmh: number
  /** Number of gaps by their time, each of which costs a query. */
  readonly gaps: number
}

/** Finds the routes of a voyage. @throws PlanningError */
export type FindLegs = (voyage: PreparedVoyage) => Promise<readonly RoutedLeg[]>

/** A trace as a line over water. */
export interface PlannedTrace {
  readonly prepared: PreparedTrace
  readonly legs: readonly TraceLeg[]
  readonly moved: readonly MovedFix[]
  readonly dropped: readonly DroppedFix[]
  /** Number of fixes on the line. */
  readonly used: number
  readonly sailed: SailedLine
  readonly hours: number
  /** The line as a voyage between its ends, with its warnings. */
  readonly asVoyage: PlannedVoyage
  /** The shortest voyage between its ends; null if there is none under the conditions. */
  readonly shortest: PlannedVoyage | null
  readonly differences: readonly Difference[]
}

/** Number of gaps between fixes, by their time. */
export function gapsIn(
  { fixes, bridgeAfterHours = BRIDGE_AFTER_HOURS }: TraceQuestion,
  { used }: SortedFixes,
): number {
  return pairs(used).filter(([a, b]) => isGap(fixes[a]!, fixes[b]!, bridgeAfterHours)).length
}

/**
 * @param sorted its fixes, if they are sorted already
 * @param gaps between them, if they are counted already
 * @throws InvalidVoyageError
 */
export function prepareTrace(
  question: TraceQuestion,
  sorted = sortFixes(question),
  gaps = gapsIn(question, sorted),
): PreparedTrace {
  const { fixes, maxSpeedKmh = DEFAULT_SPEED_KMH } = question
  const { bridgeAfterHours = BRIDGE_AFTER_HOURS } = question
  const faults: FieldFault[] = []
  if (fixes.length < FIX_RANGE.min || fixes.length > FIX_RANGE.max) {
    faults.push({ field: 'fixes', detail: `must have ${FIX_RANGE.min} to ${FIX_RANGE.max} fixes` })
  } else if (sorted.used.length < 2) {
    const detail =
      'must have two fixes that one ship can have sailed between: raise max_speed_kn, or check times and positions'
    faults.push({ field: 'fixes', detail })
  } else if (gaps > MAX_BRIDGES) {
    const detail = `has ${gaps} gaps to bridge, the limit is ${MAX_BRIDGES}: raise bridge_after_hours, or split the trace`
    faults.push({ field: 'fixes', detail })
  }
  if (faults.length > 0) throw new InvalidVoyageError(faults)
  return { ...sorted, question, bridgeAfterHours, maxSpeedKmh, gaps }
}

/** The voyage between two fixes under the conditions of a trace. */
function voyageBetween(
  { question }: PreparedTrace,
  [from, to]: readonly [Position, Position],
  tables: PlanningTables,
  timing: { readonly departureMs?: number; readonly speedKmh?: number } = {},
): PreparedVoyage {
  const { vessel, constraints, date, resolutionKm } = question
  const stops = twoStops({ position: from }, { position: to })
  return prepareVoyage({ stops, vessel, constraints, date, resolutionKm, ...timing }, tables)
}

/** What a trace needs besides itself. */
export interface TraceSea extends PlanningTables {
  readonly router: Router
  readonly find: FindLegs
  readonly place: PlaceAfloat
  readonly pause: Pause
}

/** @throws InvalidVoyageError, and whatever `find` throws if the fault is not that of a gap */
export async function routeTrace(prepared: PreparedTrace, sea: TraceSea): Promise<PlannedTrace> {
  const { question } = prepared
  const afloat = await afloatOf(prepared.used, question.fixes, question, sea)
  const fixes = steady(
    afloat.used.map(({ fix, position }) => {
      return { fix, position, timeMs: question.fixes[fix]!.timeMs }
    }),
  )
  if (fixes.length < 2) {
    const detail = 'must have two fixes on water, or near it'
    throw new InvalidVoyageError([{ field: 'fixes', detail }])
  }
  await sea.pause()
  const { sailed, legs } = await drawnLine(fixes, prepared.bridgeAfterHours, question.date, {
    ...sea,
    bridge: (from, to) =>
      orNull(async () => {
        const [leg] = await sea.find(voyageBetween(prepared, [from, to], sea))
        return leg!.route
      }),
  })
  const [first, last] = [fixes[0]!, fixes.at(-1)!]
  const hours = hoursBetween(first, last)
  const speedKmh = Math.min(
    SPEED_RANGE_KMH.max,
    Math.max(SPEED_RANGE_KMH.min, sailed.distanceKm / hours),
  )
  const ends = voyageBetween(prepared, [first.position, last.position], sea, {
    departureMs: first.timeMs,
    speedKmh,
  })
  const found = await orNull(() => sea.find(ends))
  const shortest = found && completeVoyage(ends, found, sea.closureTables)
  await sea.pause()
  const asVoyage = completeVoyage(
    ends,
    [{ route: asRoute(sailed, first.position, last.position), alternatives: [], missed: [] }],
    sea.closureTables,
  )
  return {
    prepared,
    legs,
    moved: afloat.moved,
    dropped: [...prepared.dropped, ...afloat.dropped].sort((a, b) => a.fix - b.fix),
    used: fixes.length,
    sailed,
    hours,
    asVoyage,
    shortest,
    differences: shortest
      ? await differences(sailed, shortest.plannedLegs[0]!.route, sea.pause)
      : [],
  }
}

/** Null if there is no way: also from or to a fix in an area that the request forbids. */
export async function orNull<Result>(work: () => Promise<Result>): Promise<Result | null> {
  try {
    return await work()
  } catch (error) {
    if (isNoRoute(error) || error instanceof StopForbiddenError) return null
    throw error
  }
}

/** A line that was not searched for as a route between its ends. */
export function asRoute(sailed: SailedLine, from: Position, to: Position): SeaRoute {
  const end = (position: Position) => ({
    portId: null,
    requested: position,
    snapped: position,
    distanceKm: 0,
  })
  return {
    ...sailed,
    origin: end(from),
    destination: end(to),
    greatCircleKm: legLengthKm(from, to),
  }
}
