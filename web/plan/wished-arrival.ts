import { arrivalWanted, type Plan } from './plan.js'
import type { RouteAnswer } from './route-answer.js'

const MS_PER_HOUR = 3_600_000
const minuteOf = (ms: number) => new Date(ms).toISOString().slice(0, 'YYYY-MM-DDTHH:MM'.length)

/** What a plan without a departure of its own becomes for a wanted arrival. Times as plans have them. */
export interface DepartureFor extends Pick<Plan, 'departure' | 'arrival'> {
  /** When a ship leaves that arrives then at its usual speed. */
  readonly usual: string
}

/**
 * The ship leaves in time for its usual speed. If it would have had to leave already, it leaves now, and its speed is
 * sought. A voyage of the past may be planned as it was.
 * @param hours from the departure to the arrival at the usual speed
 */
export function departureFor(arrival: string, hours: number, now: Date): DepartureFor {
  const arrivesMs = Date.parse(`${arrival}Z`)
  const usualMs = arrivesMs - hours * MS_PER_HOUR
  const usual = minuteOf(usualMs)
  return usualMs < now.getTime() && arrivesMs > now.getTime()
    ? { usual, departure: minuteOf(now.getTime()), arrival }
    : { usual, departure: usual, arrival: null }
}

/** Whether a plan still waits for the departure of a wanted arrival: nobody has given it another date. */
export function isStillWished(plan: Plan, departure: string | null): boolean {
  return plan.departure === departure && plan.arrival === null
}

/** What can be said of the wanted arrival beside its box: it has no effect, is kept, or as a warning says, is not. */
export function fateOf(
  plan: Plan,
  warnings: readonly { readonly code: string }[],
): 'unused' | 'kept' | 'missed' | null {
  if (plan.arrival === null) return null
  if (arrivalWanted(plan) === null) return 'unused'
  return warnings.some(({ code }) => /^arrives_/.test(code)) ? 'missed' : 'kept'
}

/** The speed that was sought for the arrival, in calm water; null if none was, or if legs have speeds of their own. */
export function soughtKmh(
  { stops }: Pick<Plan, 'stops'>,
  { speed_source, speed_kmh, inWinds }: RouteAnswer,
): number | null {
  if (speed_source !== 'arrive_at' || stops.some(({ speedKn }) => speedKn != null)) return null
  return inWinds?.calmKmh ?? speed_kmh
}
