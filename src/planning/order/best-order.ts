import { finish } from '../../base/slices.js'
import { waitHours } from '../timeline.js'

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

/** A way through some of the stops. Of two with the same stops and the same last one, none is better in all figures. */
interface Way {
  readonly stop: number
  /** When the ship leaves the sea for its last stop. */
  readonly starts: number
  readonly sailedHours: number
  /** The stay at its first stop, as far as `starts` does not count it. */
  readonly stayedHours: number
  readonly before: Way | null
}

/** Sums of the same hours in another order differ by less. */
const SAME_HOURS = 1e-9
/**
 * Of the ways to one stop, besides the earliest of each first stop: what is done first is always found, and what sails
 * least of it unless more are forgotten. More than windows at every stop need.
 */
const MOST_WAYS = 64
/** Beyond so many ways tried, only so few are kept: windows can be made for ten times as many. */
const MOST_TRIED = 500_000
const FEW_WAYS = 4
/** Ways that one step tries. */
const TRIED_PER_STEP = 100

/**
 * The order of the stops that is done first, and of those the one with the fewest hours under way, as indices; null if
 * none keeps all windows. What is done at its ends counts, though the ship leaves the first when the voyage begins. Held
 * and Karp's dynamic programme (1962): of all ways through the same stops to the same last one only the earliest counts,
 * as a ship that is earlier can wait, and those that are later but sail less.
 */
export function bestOrder(question: OrderQuestion): readonly number[] | null {
  return finish(orderSteps(question))
}

/** The same in steps. */
export function* orderSteps(question: OrderQuestion): Generator<void, readonly number[] | null> {
  const { hours, stayHours, windows, isFirstFixed, isLastFixed } = question
  const count = hours.length
  const last = count - 1
  const isTimed = windows.some((window) => window !== ANY_HOUR)
  const all = 2 ** count
  // After the ship has called at all of a set, by its last stop.
  const ways = new Array<Way[] | undefined>(all * count)
  const at = (set: number, stop: number) => (ways[set * count + stop] ??= [])
  for (let first = 0; first < count; first++) {
    const isAllowed = isFirstFixed ? first === 0 : windows[first] === ANY_HOUR
    if (!isAllowed || (isLastFixed && first === last)) continue
    // Windows are on the clock since the departure. Without any, ways are the sooner compared.
    const [starts, stayedHours] = isTimed ? [0, stayHours[first]!] : [stayHours[first]!, 0]
    const way = { stop: first, starts, sailedHours: 0, stayedHours, before: null }
    at(2 ** first, first).push(way)
  }
  let [tried, step] = [0, 0]
  for (let set = 1; set < all; set++) {
    for (let from = 0; from < count; from++) {
      const stay = set === 2 ** from ? 0 : stayHours[from]!
      for (const before of ways[set * count + from] ?? []) {
        for (let to = 0; to < count; to++) {
          if ((set & (2 ** to)) !== 0) continue
          const next = set | (2 ** to)
          if (isLastFixed && to === last && next !== all - 1) continue
          const sailing = hours[from]![to]!
          const arrives = before.starts + stay + sailing
          const { earliest, latest } = windows[to]!
          // Not of a pair without a route either, whose hours are NaN.
          if (!(arrives <= latest)) continue
          const starts = arrives + waitHours(arrives, earliest)
          const way = {
            ...{ stop: to, starts, sailedHours: before.sailedHours + sailing },
            ...{ stayedHours: before.stayedHours, before },
          }
          keepIfBetter(at(next, to), way, tried > MOST_TRIED ? FEW_WAYS : MOST_WAYS)
          tried++
        }
        if (tried - step < TRIED_PER_STEP) continue
        step = tried
        yield
      }
    }
  }
  return firstDone(
    ways.slice(-count).flatMap((own) => own ?? []),
    stayHours,
  )
}

/** @param most kept, the earliest of all; the earliest of each first stop besides */
function keepIfBetter(ways: Way[], way: Way, most: number): void {
  if (ways.some((other) => isAsGood(other, way))) return
  let kept = 0
  for (const other of ways) if (!isAsGood(way, other)) ways[kept++] = other
  ways.length = kept
  const at = ways.findIndex(({ starts }) => starts > way.starts)
  ways.splice(at < 0 ? kept : at, 0, way)
  for (let last = ways.length - 1; last >= most && ways.length > most; last--)
    if (!isFirstOfItsStay(ways, last)) ways.splice(last, 1)
}

/** Whether no earlier way began with the same stay. One of them is done first, so none of these is forgotten. */
function isFirstOfItsStay(ways: readonly Way[], at: number): boolean {
  const { stayedHours } = ways[at]!
  return ways.findIndex((other) => other.stayedHours === stayedHours) === at
}

function isAsGood(one: Way, other: Way): boolean {
  return (
    one.starts <= other.starts + SAME_HOURS &&
    one.sailedHours <= other.sailedHours + SAME_HOURS &&
    one.stayedHours <= other.stayedHours
  )
}

function firstDone(ways: readonly Way[], stayHours: readonly number[]): readonly number[] | null {
  const ends = ways.map(({ starts, stayedHours, stop }) => starts + stayedHours + stayHours[stop]!)
  const first = Math.min(...ends) + SAME_HOURS
  const tied = ways.filter((_, at) => ends[at]! <= first)
  const least = Math.min(...tied.map(({ sailedHours }) => sailedHours)) + SAME_HOURS
  const best = tied.findLast(({ sailedHours }) => sailedHours <= least)
  if (best === undefined) return null
  const order: number[] = []
  for (let way: Way | null = best; way !== null; way = way.before) order.unshift(way.stop)
  return order
}
