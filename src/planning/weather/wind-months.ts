import { finish } from '../../base/slices.js'
import { MS_PER_HOUR } from '../../base/utc.js'
import { earliestHours } from '../timeline.js'
import type { WeatherHull } from './kwon.js'
import { type LossTable, lossTables, type Moments, NO_LOSS } from './loss-table.js'
import { type Step, stepsOf, type WeatheredVoyage } from './steps.js'
import { WindClimate } from './wind-climate.js'

/** The winds of a departure: how much longer a voyage takes than in calm water. */
export interface WindRow {
  /** Of the departure, from 1. */
  readonly month: number
  /** Of the speed in calm water, mean over the way, 0 to 1. */
  readonly speedLoss: number
  /** Sailing and time in port; of the voyage's own departure, also waiting. */
  readonly hours: Band
  /** Sailing hours over those in calm water. */
  readonly factor: Band
}

/** The mean, and the values that one voyage in ten stays below or exceeds. */
export interface Band {
  readonly mean: number
  readonly p10: number
  readonly p90: number
}

export interface WindTable {
  /** Share of the time at sea on water whose winds are known; the rest is as the mean of it. */
  readonly knownShare: number
  /** Of the voyage's own departure; null without one. */
  readonly departure: WindRow | null
  /** For a departure in the middle of each month. */
  readonly months: readonly WindRow[]
}

const STEP_KM = 250
/** Once round the world; a longer voyage has longer steps, so that nobody waits for it. */
const MOST_STEPS = 160
/** Winds this far apart in time, as a ship meets them, are independent: a low passes in two days. A judgement. */
const MEMORY_HOURS = 48
/** The standard normal quantile of 0.9. */
const TENTH = 1.2815516
const MONTHS = 12
/** Any usual year. */
const YEAR = 2027

/**
 * A voyage with the winds of each month along its line, which does not move: the ship keeps its power and loses speed.
 * @param hullOf the ship on a leg
 */
export function windMonths(
  voyage: WeatheredVoyage,
  departureMs: number | undefined,
  climate: WindClimate,
  hullOf: (leg: number) => WeatherHull,
): WindTable {
  return finish(windSteps(voyage, departureMs, climate, hullOf))
}

/** The same in steps, for a thread that has other work to do: each month is one. */
export function* windSteps(
  voyage: WeatheredVoyage,
  departureMs: number | undefined,
  climate: WindClimate,
  hullOf: (leg: number) => WeatherHull,
): Generator<void, WindTable> {
  const steps = stepsOf(voyage, stepKmOf(voyage))
  const along = new WindsAlong(steps, climate, hullOf)
  const { sailingHours } = voyage.totals
  const row = (fromMs: number, hoursWith: (more: Band) => Band): WindRow => {
    const more = along.more(fromMs)
    return {
      month: new Date(fromMs).getUTCMonth() + 1,
      speedLoss: sailingHours === 0 ? 0 : more.mean / (sailingHours + more.mean),
      hours: hoursWith(more),
      // Stops at one place have no way between them.
      factor: each(more, (hours) =>
        sailingHours === 0 ? 1 : (sailingHours + hours) / sailingHours,
      ),
    }
  }
  const departure =
    departureMs === undefined
      ? null
      : row(departureMs, (more) => withWaits(voyage, departureMs, more, along))
  const months: WindRow[] = []
  for (let month = 0; month < MONTHS; month++) {
    yield
    // Windows are days of the voyage's own departure.
    months.push(row(Date.UTC(YEAR, month, 15), (more) => afloat(voyage, more)))
  }
  return { knownShare: along.knownShare, departure, months }
}

/** What the winds add to each leg, in their mean, for a departure at this time. */
export function windHoursByLeg(
  voyage: WeatheredVoyage,
  departureMs: number,
  climate: WindClimate,
  hullOf: (leg: number) => WeatherHull,
): number[] {
  const steps = stepsOf(voyage, stepKmOf(voyage))
  const along = new WindsAlong(steps, climate, hullOf)
  return voyage.plannedLegs.map((_, leg) => along.more(departureMs, leg, leg + 1).mean)
}

/** Without a wait. */
function afloat({ totals }: WeatheredVoyage, more: Band): Band {
  return each(more, (hours) => totals.sailingHours + totals.stayHours + hours)
}

/** Winds before a wait count only beyond it: the latest of the voyage without waits and of its rest from each window. */
function withWaits(
  voyage: WeatheredVoyage,
  departureMs: number,
  more: Band,
  along: WindsAlong,
): Band {
  let [hours, waited] = [afloat(voyage, more), 0]
  for (const [stop, { arrival, waitHours, earliestMs }] of voyage.calls.entries()) {
    waited += waitHours
    if (earliestMs === undefined) continue
    const later = earliestHours({ earliestMs }, departureMs) - (arrival!.hours - waited)
    const rest = afloat(voyage, along.more(departureMs, stop))
    hours = each(hours, (one, of) => Math.max(one, later + rest[of]))
  }
  return hours
}

function each({ mean, p10, p90 }: Band, to: (hours: number, of: keyof Band) => number): Band {
  return { mean: to(mean, 'mean'), p10: to(p10, 'p10'), p90: to(p90, 'p90') }
}

function stepKmOf({ plannedLegs }: Pick<WeatheredVoyage, 'plannedLegs'>): number {
  const km = plannedLegs.reduce((sum, { route }) => sum + route.distanceKm, 0)
  return Math.max(STEP_KM, km / MOST_STEPS)
}

/** What the winds along a line take from a ship, by month. */
class WindsAlong {
  readonly knownShare: number
  readonly #steps: readonly (Step & { readonly cell: number; readonly table: LossTable })[]
  readonly #climate: WindClimate
  readonly #known: (Moments | null | undefined)[]

  constructor(steps: readonly Step[], climate: WindClimate, hullOf: (leg: number) => WeatherHull) {
    const tableOf = lossTables(hullOf)
    this.#steps = steps.map((step) => ({
      ...step,
      cell: WindClimate.cellAt(step.position),
      table: tableOf(step),
    }))
    this.#climate = climate
    this.#known = new Array(steps.length * MONTHS)
    const [all, known] = [steps, this.#steps.filter((_, at) => this.#moments(at, 0) !== null)].map(
      (some) => some.reduce((sum, { hours }) => sum + hours, 0),
    )
    this.knownShare = all === 0 ? 1 : known! / all!
  }

  /** Hours of these legs beyond those in calm water, for a departure of the voyage at this time. */
  more(fromMs: number, first = 0, end = Number.POSITIVE_INFINITY): Band {
    const sum = { mean: 0, variance: 0, third: 0 }
    const start = this.#steps.find(({ leg }) => leg >= first)
    const fromHours = start ? start.atHours - start.hours / 2 : 0
    let group = { until: fromHours + MEMORY_HOURS, spread: 0, skew: 0 }
    const close = () => {
      sum.variance += group.spread ** 2
      sum.third += group.skew ** 3
    }
    for (const [at, { hours, atHours, leg }] of this.#steps.entries()) {
      if (leg < first || leg >= end) continue
      if (atHours > group.until) {
        close()
        group = { until: atHours + MEMORY_HOURS, spread: 0, skew: 0 }
      }
      const month = new Date(fromMs + atHours * MS_PER_HOUR).getUTCMonth()
      const moments = this.#moments(at, month)
      if (moments === null) continue
      sum.mean += hours * moments.mean
      // Within its memory, the weather stays what it is.
      group.spread += hours * Math.sqrt(moments.variance)
      group.skew += hours * Math.cbrt(moments.third)
    }
    close()
    return bandOf(sum, this.knownShare === 0 ? 0 : 1 / this.knownShare)
  }

  #moments(at: number, month: number): Moments | null {
    const key = at * MONTHS + month
    const before = this.#known[key]
    if (before !== undefined) return before
    const { cell, table, course, isLimited } = this.#steps[at]!
    const wind = isLimited ? null : this.#climate.at(cell, month)
    const found = isLimited ? NO_LOSS : wind && table.moments(course, wind)
    this.#known[key] = found
    return found
  }
}

/** Cornish and Fisher's expansion with the skewness; wind never makes a voyage shorter than calm water. */
function bandOf({ mean, variance, third }: Moments, scale: number): Band {
  const spread = Math.sqrt(variance)
  const skewness = spread === 0 ? 0 : third / spread ** 3
  const at = (z: number) => scale * Math.max(0, mean + spread * (z + ((z * z - 1) * skewness) / 6))
  return { mean: scale * mean, p10: at(-TENTH), p90: Math.max(at(TENTH), scale * mean) }
}
