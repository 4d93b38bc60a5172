import { endOfDayMs, MS_PER_DAY, MS_PER_HOUR, utcDay } from '../../base/utc.js'
import { KM_PER_NM } from '../../engine/geo/distance.js'
import type { MethodOutcome } from '../context.js'
import type { FactorSet } from '../factor-set.js'
import type { LawBook } from '../factors/law-book.js'
import { CARBON_LAWS } from '../factors/law-names.js'
import { dayOfVoyage, type LawDay } from '../law-day.js'
import type { EstimateInputs, LegDistance } from '../request.js'

/** A part of the passage to which one set of rules applies. */
export interface PassagePart {
  /** The first day of the part. */
  readonly day: LawDay
  /** Part of the passage's time, above 0 to 1. */
  readonly share: number
}

/** The days of a voyage, by which its parts and its calls are judged. */
export interface VoyageDays {
  readonly passage: readonly PassagePart[]
  /** The day of the arrival, to which the stay at the destination belongs. */
  readonly arrival: LawDay
  /** What the arrival follows from; null if all of the voyage counts by the rules of its first day. */
  readonly assumed: { readonly hours: number; readonly speedKn: number } | null
}

/**
 * Which days a voyage covers, from the start of the day of its departure: the passage ends after its distance at the
 * speed of the request, of the modelled ship or of its type. A departure that nobody states has no such days.
 * @param day of the departure, or the same day of another year
 */
export function voyageDays(
  request: EstimateInputs,
  { distanceKm }: Pick<LegDistance, 'distanceKm'>,
  outcome: Pick<MethodOutcome, 'speedKn'>,
  day: LawDay,
  factors: Pick<FactorSet, 'laws' | 'vessels'>,
): VoyageDays {
  if (request.voyage?.departure === undefined)
    return { passage: [{ day, share: 1 }], arrival: day, assumed: null }
  const { vessels, laws } = factors
  const { type, speedKn: stated } = request.vessel ?? {}
  const ofType = type === undefined ? vessels.defaults : vessels.cargoTypes[type]
  const speedKn = stated ?? outcome.speedKn ?? ofType.speedKn
  const hours = distanceKm / KM_PER_NM / speedKn
  const start = endOfDayMs(day) - MS_PER_DAY
  const end = start + hours * MS_PER_HOUR
  const arrival = dayOfVoyage(utcDay(end))
  const turns = turningDays(laws, day, arrival)
  const begins = [start, ...turns.map((turn) => endOfDayMs(turn) - MS_PER_DAY)]
  const passage = [day, ...turns].map((first, k) => ({
    day: first,
    share: hours > 0 ? ((begins[k + 1] ?? end) - begins[k]!) / (end - start) : 1,
  }))
  return { passage, arrival, assumed: turns.length > 0 ? { hours, speedKn } : null }
}

/** Days after the first, up to the last, with which a year or a rule of a carbon law begins, or after which one ends. */
function turningDays(laws: LawBook, first: string, last: string): LawDay[] {
  const years = Array.from(
    { length: Number(last.slice(0, 4)) - Number(first.slice(0, 4)) },
    (_, k) => `${Number(first.slice(0, 4)) + 1 + k}-01-01`,
  )
  const rules = laws.rows
    .filter(({ law, rule }) => CARBON.has(law) && rule !== 'not_applied')
    .flatMap(({ fromDay, untilDay }) => [
      fromDay,
      ...(untilDay === null ? [] : [utcDay(endOfDayMs(untilDay))]),
    ])
  const within = [...years, ...rules].filter((day) => day > first && day <= last)
  return [...new Set(within)].sort().map(dayOfVoyage)
}

const CARBON: ReadonlySet<string> = new Set(CARBON_LAWS)
