import { isoTime, MS_PER_HOUR } from '../../base/utc.js'
import { type Warned, warned } from '../../emissions/answer/warning-table.js'
import { KM_PER_NM } from '../../engine/geo/distance.js'
import { hoursTo, type SailedRoute } from '../../engine/geo/sailing-hours.js'
import { stopInWords } from '../sentences.js'
import type { Speed, VesselClass } from '../ship/speed.js'
import { type SpeedRange, speedRangeOf } from '../ship/speed-range.js'
import { callsOf } from '../timeline.js'
import { type PlanningWarning, stopName } from '../warnings.js'
import type { PreparedVoyage } from './prepare.js'
import { arrivalField as fieldOf, type WantedArrival } from './wanted-arrival.js'

/** The speeds of the legs, and what they do not keep. */
export interface KeptSpeeds {
  readonly speeds: readonly Speed[]
  readonly warnings: readonly PlanningWarning[]
}

type Asked = Pick<PreparedVoyage, 'voyage' | 'stops' | 'legs'>

/** Steps of the bisection: more than any difference of two numbers needs. */
const MOST_STEPS = 100
/** Written speeds are as exact: an error of 0.1 s in a voyage of 100 days at 10 knots. */
const SPEED_STEP_KMH = 1e-6
/** Answers have times to the second. */
const SECOND_MS = 1000
/** Of a slow voyage of months, the last digit of the speed is seconds. */
const MINUTE_MS = 60 * SECOND_MS

/**
 * The speeds that keep the wanted arrivals, each as near to the usual speed as its window allows. Legs between two
 * wanted arrivals share one speed. A stated speed counts whatever arrival is wanted.
 * @param lateHours what weather adds to each leg
 */
export function speedsKept(
  asked: Asked,
  routes: readonly SailedRoute[],
  classes: readonly VesselClass[],
  lateHours: readonly number[] = [],
): KeptSpeeds {
  const usual = asked.legs.map(({ speed }) => speed)
  const wanted = asked.voyage.stops.flatMap(({ arriveAt }, stop) =>
    arriveAt === undefined ? [] : [{ stop, ...arriveAt }],
  )
  if (wanted.length === 0) return { speeds: usual, warnings: [] }
  if (asked.voyage.departureMs === undefined) {
    const undated = warned('arrival_without_departure')
    const warnings = wanted.map(({ stop }) => ({ ...undated, field: fieldOf(stop) }))
    return { speeds: usual, warnings }
  }
  const range = speedRangeOf(asked.voyage.vessel, classes)
  const warnings: PlanningWarning[] = []
  let speeds: readonly Speed[] = usual
  let [first, fromMs] = [0, asked.voyage.departureMs]
  for (const one of wanted) {
    const section = { ...one, first, fromMs, range, lateHours }
    speeds = sectionKept(section, asked, routes, speeds)
    warnings.push(...sectionWarnings(section, asked, routes, speeds))
    fromMs = endOf(section, asked, routes, speeds).arrivedMs
    first = one.stop
  }
  return { speeds, warnings: [...warnings, ...dailyFuelWarning(asked, speeds)] }
}

/** A daily fuel is of one speed, and a wanted arrival gives another. */
function dailyFuelWarning(
  { voyage: { vessel } }: Asked,
  speeds: readonly Speed[],
): PlanningWarning[] {
  const kept = speeds.find(({ source }) => source === 'arrive_at')
  if (kept === undefined || vessel?.fuelTonnesPerDay === undefined) return []
  const warning = warned('daily_fuel_of_other_speed', { kn: knotsOf(kept) })
  return [{ ...warning, field: 'vessel.fuelTonnesPerDay' }]
}

function knotsOf({ speedKmh }: Speed): number {
  return Math.round((speedKmh / KM_PER_NM) * 100) / 100
}

/** The legs from one wanted arrival, or the departure, to the next. */
interface Section extends WantedArrival {
  readonly first: number
  /** When the vessel arrives where it begins, ms since 1970 UTC. */
  readonly fromMs: number
  /** Where it ends. */
  readonly stop: number
  readonly range: SpeedRange
  readonly lateHours: readonly number[]
}

function sectionKept(
  section: Section,
  asked: Asked,
  routes: readonly SailedRoute[],
  before: readonly Speed[],
): readonly Speed[] {
  const { range } = section
  const at = (speedKmh: number) => withSpeed(section, before, speedKmh)
  const reached = (speeds: readonly Speed[]) => endOf(section, asked, routes, speeds).reachedMs
  const edgeMs = missedEdge(section, reached(before))
  if (edgeMs === undefined || at(range.min) === before) return before
  const isLate = (speedKmh: number) => reached(at(speedKmh)) > edgeMs
  if (isLate(range.max)) return at(range.max)
  if (!isLate(range.min)) return at(range.min)
  let [slow, fast] = [range.min, range.max] as [number, number]
  for (let step = 0; step < MOST_STEPS && fast - slow > SPEED_STEP_KMH / 10; step++) {
    const middle = (slow + fast) / 2
    if (isLate(middle)) slow = middle
    else fast = middle
  }
  const rounded = Math.round(fast / SPEED_STEP_KMH) * SPEED_STEP_KMH
  return at(Number(rounded.toFixed(6)))
}

/** The same speeds if all of the section are stated. */
function withSpeed(
  { first, stop }: Section,
  speeds: readonly Speed[],
  speedKmh: number,
): readonly Speed[] {
  const isFree = ({ source }: Speed, leg: number) =>
    leg >= first && leg < stop && source !== 'request'
  if (!speeds.some(isFree)) return speeds
  const kept: Speed = { speedKmh, source: 'arrive_at' }
  return speeds.map((speed, leg) => (isFree(speed, leg) ? kept : speed))
}

/** When the vessel reaches the end of a section and, after any wait, arrives, by the timeline of the answer. */
function endOf(
  { first, stop, fromMs, lateHours }: Section,
  { voyage, stops }: Asked,
  routes: readonly SailedRoute[],
  speeds: readonly Speed[],
): { readonly reachedMs: number; readonly arrivedMs: number } {
  const legs = routes.slice(first, stop).map((route, leg) => ({
    hours:
      hoursTo(route.distanceKm, route, speeds[first + leg]!.speedKmh) +
      (lateHours[first + leg] ?? 0),
  }))
  const sailed = {
    voyage: { ...voyage, departureMs: fromMs },
    stops: stops.slice(first, stop + 1),
  }
  const { arrival, waitHours } = callsOf(sailed, legs).at(-1)!
  const arrivedMs = arrival!.timeMs!
  return { arrivedMs, reachedMs: arrivedMs - waitHours * MS_PER_HOUR }
}

/** The end of the window that an arrival misses; undefined if it misses none. */
function missedEdge(
  { earliestMs, latestMs }: WantedArrival,
  ms: number,
  toleranceMs = SECOND_MS,
): number | undefined {
  if (latestMs !== undefined && ms > latestMs + toleranceMs) return latestMs
  return earliestMs !== undefined && ms < earliestMs - toleranceMs ? earliestMs : undefined
}

function sectionWarnings(
  section: Section,
  asked: Asked,
  routes: readonly SailedRoute[],
  speeds: readonly Speed[],
): PlanningWarning[] {
  const { first, stop } = section
  const ms = endOf(section, asked, routes, speeds).reachedMs
  const edgeMs = missedEdge(section, ms, MINUTE_MS)
  if (edgeMs === undefined) return []
  const free = speeds.slice(first, stop).find(({ source }) => source === 'arrive_at')
  const values = {
    stop: stopInWords(stopName(stop, asked.stops.length)),
    hours: Math.max(0.1, Math.round((Math.abs(ms - edgeMs) / MS_PER_HOUR) * 10) / 10),
    // As in the timeline, which has seconds.
    arrives: `${isoTime(Math.round(ms / SECOND_MS) * SECOND_MS).slice(0, 16)}Z`,
  }
  return [{ ...lateOrEarly(ms > edgeMs, values, free), field: fieldOf(stop) }]
}

function lateOrEarly(
  isLate: boolean,
  values: { readonly stop: string; readonly hours: number; readonly arrives: string },
  free: Speed | undefined,
): Warned<'arrives_late' | 'arrives_early'> {
  if (!free) return warned(isLate ? 'arrives_late' : 'arrives_early', values)
  const kn = knotsOf(free)
  return isLate
    ? warned('arrives_late:top_speed', { ...values, kn })
    : warned('arrives_early:slowest', { ...values, kn })
}
