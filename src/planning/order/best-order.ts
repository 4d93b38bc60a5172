/** Which ends of a voyage stay where they are. */
export const CALL_ORDERS = [
  'given',
  'best',
  'best_free_last',
  'best_free_first',
  'best_free',
] as const
export type CallOrder = (typeof CALL_ORDERS)[number]

/** Limits on the number of stops whose order is searched: the table has 2^n n entries. */
export const ORDERED_STOPS = { min: 3, max: 12 } as const

/** What the best order depends on, in hours since the departure. */
export interface OrderQuestion {
  /** Under way from each stop to each other; NaN without a route. */
  readonly hours: readonly (readonly number[])[]
  /** In port. */
  readonly stayHours: readonly number[]
  /** When each stop is wanted; a ship that is early waits. */
  readonly windows: readonly HoursWindow[]
  readonly isFirstFixed: boolean
  readonly isLastFixed: boolean
}

export interface HoursWindow {
  readonly earliest: number
  readonly latest: number
}

/** Every hour. */
export const ANY_HOUR: HoursWindow = {
  earliest: Number.NEGATIVE_INFINITY,
  latest: Number.POSITIVE_INFINITY,
}

/**
 * The order of the stops that is done first, as indices; null if none keeps all windows. Held and Karp's
 * dynamic programme (1962): of all ways through the same stops to the same last one only the earliest counts, as a ship
 * that is earlier can wait.
 */
export function bestOrder(question: OrderQuestion): readonly number[] | null {
  const { hours, stayHours, windows, isFirstFixed, isLastFixed } = question
  const count = hours.length
  const last = count - 1
  // The stay at a free end falls away. It counts all the same, so that the longest is not put there.
  const isTimed = windows.some((window) => window !== ANY_HOUR)
  const all = 2 ** count
  // When the ship leaves the sea for a stop, after it has called at all of a set; and the stop before.
  const ready = new Float64Array(all * count).fill(Number.POSITIVE_INFINITY)
  const before = new Int8Array(all * count).fill(-1)
  for (let first = 0; first < count; first++) {
    const isAllowed = isFirstFixed ? first === 0 : windows[first] === ANY_HOUR
    if (!isAllowed || (isLastFixed && first === last)) continue
    ready[2 ** first * count + first] = isTimed ? 0 : stayHours[first]!
  }
  for (let set = 1; set < all; set++) {
    for (let from = 0; from < count; from++) {
      const sinceHours = ready[set * count + from]!
      if (sinceHours === Number.POSITIVE_INFINITY) continue
      const isStart = set === 2 ** from
      const leaves = sinceHours + (isStart ? 0 : stayHours[from]!)
      for (let to = 0; to < count; to++) {
        if ((set & (2 ** to)) !== 0) continue
        const next = set | (2 ** to)
        if (isLastFixed && to === last && next !== all - 1) continue
        const arrives = leaves + hours[from]![to]!
        const { earliest, latest } = windows[to]!
        // Not of a pair without a route either, whose hours are NaN.
        if (!(arrives <= latest)) continue
        const at = next * count + to
        const starts = Math.max(arrives, earliest)
        if (starts >= ready[at]!) continue
        ready[at] = starts
        before[at] = from
      }
    }
  }
  return wayTo(all - 1, stayHours, ready, before)
}

function wayTo(
  all: number,
  stayHours: readonly number[],
  ready: Float64Array,
  before: Int8Array,
): readonly number[] | null {
  const count = stayHours.length
  const ends = stayHours.map((hours, stop) => ready[all * count + stop]! + hours)
  const earliest = Math.min(...ends)
  if (earliest === Number.POSITIVE_INFINITY) return null
  const order: number[] = []
  let [set, stop] = [all, ends.lastIndexOf(earliest)] as [number, number]
  while (stop >= 0) {
    order.unshift(stop)
    const from = before[set * count + stop]!
    set &= ~(2 ** stop)
    stop = from
  }
  return order
}
