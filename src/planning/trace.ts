import { interpolator } from '../geo/interpolate.js'
import { legLengthKm } from '../geo/leg.js'
import { normaliseLongitude, type Position } from '../geo/position.js'
import { joined } from '../geo/spans.js'
import type { PassageUse, Router, SailedLine, SeaRoute } from '../routing/request.js'
import { MS_PER_HOUR } from '../utc.js'
import { completeVoyage, type PlannedVoyage } from './complete.js'
import {
  type FieldFault,
  InvalidVoyageError,
  NoPassageError,
  StopForbiddenError,
  StopOnLandError,
} from './errors.js'
import {
  type PlanningTables,
  type PreparedVoyage,
  prepareVoyage,
  type RoutedLeg,
} from './prepare.js'
import { SPEED_RANGE_KMH } from './speed.js'
import { type Difference, differences } from './trace-differences.js'
import { type DroppedFix, type Fix, type SortedFixes, sortFixes } from './trace-fixes.js'
import { type Conditions, twoStops } from './voyage.js'

/** Limits of a trace. */
export const FIX_RANGE = { min: 2, max: 10_000 } as const
/** Longer gaps than these many are bridged by none: each takes a search for a route. */
export const MAX_BRIDGES = 500
/** Fixes that one query pays for. */
export const FIXES_PER_QUERY = 100
/** No ship is faster, km/h (50 kn). */
const MAX_SPEED_KMH = 92.6
/** Without a fix for longer than this, the line between two is not that of the vessel. */
export const BRIDGE_AFTER_HOURS = 1

/** Between fixes that are closer together, the vessel lies or manoeuvres, km. */
const AT_REST_KM = 5
/** A fix this far inland is moved; nearer, the coast of the data is as likely to be wrong, km. */
const MOVED_KM = 1
/** Nearer to the last point of the line, only the receiver or the ship at anchor has moved, km. */
const STEADY_KM = 0.1
/** Between points of a leg that are checked for land, km. */
const LAND_STEP_KM = 1

/** Positions that a vessel reported, and the conditions for the way between those that are far apart. */
export interface TraceQuestion extends Conditions {
  readonly fixes: readonly Fix[]
  /** Default `MAX_SPEED_KMH`. */
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

/** How the line from one fix to the next is known. */
export const LEG_KINDS = ['observed', 'bridged', 'straight'] as const

/** A part of a trace: many fixes close in time, or one gap. */
export interface TraceLeg {
  /**
   * `observed`: from fix to fix. `bridged`: the shortest way over water. `straight`: there is none under
   * the conditions.
   */
  readonly kind: (typeof LEG_KINDS)[number]
  /** Its first and last fix, by their places in the request. */
  readonly from: number
  readonly to: number
  readonly km: number
  readonly hours: number
}

/** A fix that was moved to water. */
export interface MovedFix {
  readonly fix: number
  readonly position: Position
  readonly km: number
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

/** @throws InvalidVoyageError */
export function prepareTrace(question: TraceQuestion): PreparedTrace {
  const { fixes, maxSpeedKmh = MAX_SPEED_KMH } = question
  const { bridgeAfterHours = BRIDGE_AFTER_HOURS } = question
  const sorted = sortFixes(fixes, maxSpeedKmh)
  const gaps = pairs(sorted.used).filter(([a, b]) =>
    isGap(fixes[a]!, fixes[b]!, bridgeAfterHours),
  ).length
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

function isGap(a: Fix, b: Fix, afterHours: number): boolean {
  return hoursBetween(a, b) > afterHours && legLengthKm(a.position, b.position) > AT_REST_KM
}

function hoursBetween(a: Fix, b: Fix): number {
  return (b.timeMs - a.timeMs) / MS_PER_HOUR
}

function pairs<Item>(items: readonly Item[]): [Item, Item][] {
  return items.slice(1).map((item, at) => [items[at]!, item])
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

/** Lets other work run. */
type Pause = () => Promise<void>

/** What a trace needs besides itself. */
export interface TraceSea extends PlanningTables {
  readonly router: Router
  readonly find: FindLegs
  readonly pause: Pause
}

/** Whether an error says that there is no way, and not that it could not be searched. */
function isNoWay(error: unknown): boolean {
  return (
    error instanceof NoPassageError ||
    error instanceof StopOnLandError ||
    error instanceof StopForbiddenError
  )
}

/** @throws InvalidVoyageError, and whatever `find` throws if the fault is not that of a gap */
export async function routeTrace(prepared: PreparedTrace, sea: TraceSea): Promise<PlannedTrace> {
  const afloat = await afloatOf(prepared, sea)
  const { question } = prepared
  const fixes = steady(
    afloat.used.map(({ fix, position }) => {
      return { fix, position, timeMs: question.fixes[fix]!.timeMs }
    }),
  )
  if (fixes.length < 2) {
    const detail = 'must have two fixes on water, or near it'
    throw new InvalidVoyageError([{ field: 'fixes', detail }])
  }
  const drawn = await drawnLine(prepared, fixes, sea)
  const [first, last] = [fixes[0]!, fixes.at(-1)!]
  const hours = hoursBetween(first, last)
  const plain = sea.router.sailed(drawn.positions, question.date)
  const sailed = { ...plain, passages: withBridges(plain.passages, drawn.passages) }
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
  const asVoyage = completeVoyage(
    ends,
    [{ route: asRoute(sailed, first.position, last.position), alternatives: [], missed: [] }],
    sea.closureTables,
  )
  return {
    prepared,
    legs: drawn.legs,
    moved: afloat.moved,
    dropped: [...prepared.dropped, ...afloat.dropped].sort((a, b) => a.fix - b.fix),
    used: fixes.length,
    sailed,
    hours,
    asVoyage,
    shortest,
    differences: shortest ? differences(sailed, shortest.plannedLegs[0]!.route) : [],
  }
}

/** Fixes looked up at a time: on rivers and in ports, most are on land by the coast of the data. */
const FIXES_AT_ONCE = 200

/** Moves the fixes that are on land to water. */
async function afloatOf(
  { question, used }: PreparedTrace,
  { router, pause }: TraceSea,
): Promise<{
  used: { fix: number; position: Position }[]
  moved: MovedFix[]
  dropped: DroppedFix[]
}> {
  const { fixes, resolutionKm, date } = question
  const land = used.filter((fix) => router.isLand(...fixes[fix]!.position))
  const placed = new Map<number, ReturnType<ReturnType<Router['matrixRows']>['origin']>>()
  for (let at = 0; at < land.length; at += FIXES_AT_ONCE) {
    if (at > 0) await pause()
    const some = land.slice(at, at + FIXES_AT_ONCE)
    const ends = some.map((fix) => ({ position: fixes[fix]!.position }))
    const request = { origins: ends, destinations: ends.slice(0, 1), date }
    const rows = router.matrixRows({
      ...request,
      ...(resolutionKm !== undefined && { resolutionKm }),
    })
    for (const [row, fix] of some.entries()) placed.set(fix, rows.origin(row))
  }
  const moved: MovedFix[] = []
  const dropped: DroppedFix[] = []
  const kept = used.flatMap((fix) => {
    const { position } = fixes[fix]!
    const water = placed.get(fix)
    if (water === null) {
      dropped.push({ fix, reason: 'on_land' })
      return []
    }
    if (water === undefined || water.distanceKm <= MOVED_KM) return [{ fix, position }]
    moved.push({ fix, position: water.position, km: water.distanceKm })
    return [{ fix, position: water.position }]
  })
  return { used: kept, moved, dropped }
}

interface PlacedFix extends Fix {
  readonly fix: number
}

/** Without the trembling of a receiver, which adds kilometres to every day at anchor. */
function steady(fixes: readonly PlacedFix[]): PlacedFix[] {
  let last = fixes[0]
  return fixes.map((fix) => {
    if (legLengthKm(last!.position, fix.position) < STEADY_KM) {
      return { ...fix, position: last!.position }
    }
    last = fix
    return fix
  })
}

interface DrawnLine {
  readonly positions: readonly Position[]
  readonly legs: readonly TraceLeg[]
  /** Of the bridges, in km along the line. */
  readonly passages: readonly PassageUse[]
}

/** Gaps bridged at a time before other work runs. */
const BRIDGES_AT_ONCE = 3

/** The line from fix to fix, with a way over water where a gap is long or the line crosses land. */
async function drawnLine(
  prepared: PreparedTrace,
  fixes: readonly PlacedFix[],
  sea: TraceSea,
): Promise<DrawnLine> {
  const positions: Position[] = [fixes[0]!.position]
  const legs: TraceLeg[] = []
  const passages: PassageUse[] = []
  let alongKm = 0
  let bridges = 0
  for (const [a, b] of pairs(fixes)) {
    const km = legLengthKm(a.position, b.position)
    const isLong = isGap(a, b, prepared.bridgeAfterHours)
    const wanted = isLong || (km > AT_REST_KM && crossesLand(a.position, b.position, sea.router))
    // Those over land are not counted beforehand.
    const hasBridge = wanted && bridges < MAX_BRIDGES
    if (hasBridge && ++bridges % BRIDGES_AT_ONCE === 0) await sea.pause()
    const ends = [a.position, b.position] as const
    const route = hasBridge
      ? await orNull(async () => {
          const [leg] = await sea.find(voyageBetween(prepared, ends, sea))
          return leg!.route
        })
      : null
    const way = [...(route?.positions ?? []), b.position]
    const fromKm = alongKm
    for (const position of way) {
      const last = positions.at(-1)!
      const [lon, lat] = position
      const next = [last[0] + normaliseLongitude(lon - last[0]), lat] as const
      alongKm += legLengthKm(last, next)
      // Most fixes of a ship in port are at the same place.
      if (next[0] !== last[0] || lat !== last[1]) positions.push(next)
    }
    if (route !== null) {
      const startKm = fromKm + legLengthKm(a.position, route.positions[0]!)
      for (const use of route.passages) {
        const [entryKm, exitKm] = [startKm + use.entryKm, startKm + use.exitKm]
        passages.push({ ...use, entryKm, exitKm })
      }
    }
    const kind = route !== null ? 'bridged' : wanted ? 'straight' : 'observed'
    const leg = {
      kind,
      from: a.fix,
      to: b.fix,
      km: alongKm - fromKm,
      hours: hoursBetween(a, b),
    } as const
    const before = legs.at(-1)
    if (kind === 'observed' && before?.kind === kind) {
      const { from, km, hours } = before
      legs[legs.length - 1] = { ...leg, from, km: km + leg.km, hours: hours + leg.hours }
    } else legs.push(leg)
  }
  if (positions.length === 1) positions.push(positions[0]!)
  return { positions, legs, passages }
}

/** Whether the line between two fixes leads over land, other than at its ends. */
function crossesLand(a: Position, b: Position, router: Router): boolean {
  const steps = Math.ceil(legLengthKm(a, b) / LAND_STEP_KM)
  const at = interpolator(a, b)
  // A berth, or a fix in a river, is on land by the coast of the data.
  for (let step = 2; step < steps - 1; step++) {
    const [lon, lat] = at(step / steps)
    if (router.isLand(normaliseLongitude(lon), lat)) return true
  }
  return false
}

async function orNull<Result>(work: () => Promise<Result>): Promise<Result | null> {
  try {
    return await work()
  } catch (error) {
    if (isNoWay(error)) return null
    throw error
  }
}

/** Gaps in one canal are bridged one by one, with less than this between them, km. */
const SAME_PASSAGE_KM = 10

/** The passages of the line, and those that only its bridges know: a gap may end inside one. */
function withBridges(ofLine: readonly PassageUse[], ofBridges: readonly PassageUse[]) {
  const ids = [...new Set(ofBridges.map(({ id }) => id))]
  const more = ids.flatMap((id) => {
    const [known, own] = [ofLine, ofBridges].map((uses) => uses.filter((use) => use.id === id))
    const spans = joined(
      own!.map(({ entryKm, exitKm }) => [entryKm, exitKm]),
      SAME_PASSAGE_KM,
    )
    return spans
      .filter(([from, to]) => !known!.some((use) => use.entryKm <= to && use.exitKm >= from))
      .map(([entryKm, exitKm]): PassageUse => ({ ...own![0]!, entryKm, exitKm }))
  })
  return [...ofLine, ...more].sort((a, b) => a.entryKm - b.entryKm)
}

function asRoute(sailed: SailedLine, from: Position, to: Position): SeaRoute {
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
