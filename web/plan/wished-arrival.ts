/** An arrival that the user wishes, and the departure that keeps it at the speed of the plan. Times as plans have them. */
export interface WishedArrival {
  readonly arrival: string
  readonly departure: string
  /** The departure until then; null if none was given. */
  readonly before: string | null
  /** Whether a ship that has not left yet could keep it. */
  readonly isPossible: boolean
}

const minuteOf = (ms: number) => new Date(ms).toISOString().slice(0, 'YYYY-MM-DDTHH:MM'.length)

/** @param hours from the departure to the arrival */
export function wishedArrival(
  arrival: string,
  hours: number,
  before: string | null,
  now: Date,
): WishedArrival {
  const arrivesMs = Date.parse(`${arrival}Z`)
  const leavesMs = arrivesMs - hours * 3_600_000
  // A voyage of the past may be planned as it was.
  const isPossible = leavesMs >= now.getTime() || arrivesMs < now.getTime()
  return { arrival, departure: minuteOf(leavesMs), before, isPossible }
}

/**
 * What became of a wish: it moved the departure, or set the first one; no ship keeps it; or the plan has changed since
 * and is late. Null if it needs no word.
 * @param current the same wish, at the speed and in the winds that the plan has now
 * @param arrives the arrival of the plan; null without a departure
 */
export function fateOf(
  wish: WishedArrival,
  current: WishedArrival,
  departure: string | null,
  arrives: string | null,
): 'moved' | 'set' | 'impossible' | 'late' | null {
  if (arrives !== null && arrives <= wish.arrival) {
    if (departure !== wish.departure || departure === wish.before) return null
    return wish.before === null ? 'set' : 'moved'
  }
  if (!current.isPossible) return 'impossible'
  return arrives === null ? null : 'late'
}
