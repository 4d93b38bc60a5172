import { finish } from '../../base/slices.js'
import { MS_PER_HOUR } from '../../base/utc.js'
import { EARTH_RADIUS_KM } from '../../engine/geo/distance.js'
import type { Position } from '../../engine/geo/position.js'
import { toVector } from '../../engine/geo/vector.js'
import { kmhOf } from '../ship/speed.js'

/** A position that a vessel reported. */
export interface Fix {
  /** ms since 1970 UTC. */
  readonly timeMs: number
  readonly position: Position
}

/** Why a fix is not used. */
export const DROP_REASONS = ['same_time', 'impossible_speed', 'on_land'] as const
export type DropReason = (typeof DROP_REASONS)[number]

/** A fix that is not used, by its place in the request. */
export interface DroppedFix {
  readonly fix: number
  readonly reason: DropReason
}

/** A receiver is wrong by this much without anything being wrong, km. */
const RECEIVER_KM = 0.5

/** Beyond these many wrong fixes in a row, those before are not of the same vessel. Bounds the work of a hostile trace. */
const MAX_WRONG = 1000

/** The fixes in the order of their times, and which of them one vessel can have sailed. */
export interface SortedFixes {
  /** Places in the request of the fixes that are used, in the order of their times. */
  readonly used: readonly number[]
  readonly dropped: readonly DroppedFix[]
  /** Whether the request had them in another order. */
  readonly isSorted: boolean
}

/** Fixes whose successors are looked for in one step: each may have to be compared with a thousand others. */
const FIXES_PER_STEP = 100

/** No ship is faster, knots. */
export const MAX_SPEED_KN = 50
export const DEFAULT_SPEED_KMH = kmhOf(MAX_SPEED_KN)

interface Sorting {
  readonly fixes: readonly Fix[]
  readonly maxSpeedKmh?: number | undefined
}

/** Of several fixes with the same time, the first counts. */
export function sortFixes(asked: Sorting): SortedFixes {
  return finish(sortingSteps(asked))
}

/** The same in steps, so that the caller can let others have the thread in between. */
export function* sortingSteps({
  fixes,
  maxSpeedKmh = DEFAULT_SPEED_KMH,
}: Sorting): Generator<void, SortedFixes, void> {
  const order = [...fixes.keys()].sort((a, b) => fixes[a]!.timeMs - fixes[b]!.timeMs || a - b)
  const isSorted = order.every((fix, at) => fix === at)
  const dropped: DroppedFix[] = []
  const timed = order.filter((fix, at) => {
    const isFirst = at === 0 || fixes[order[at - 1]!]!.timeMs < fixes[fix]!.timeMs
    if (!isFirst) dropped.push({ fix, reason: 'same_time' })
    return isFirst
  })
  const inTime = timed.map((fix) => fixes[fix]!)
  yield
  const kept = new Set(yield* possible(inTime, maxSpeedKmh))
  yield
  const used = timed.filter((fix, at) => {
    if (!kept.has(at)) dropped.push({ fix, reason: 'impossible_speed' })
    return kept.has(at)
  })
  return { used, dropped: dropped.sort((a, b) => a.fix - b.fix), isSorted }
}

/**
 * The most fixes that one vessel can have sailed from each to the next: a wrong first fix costs itself,
 * and not all that follow. Of equally many, those that keep the latest.
 * @param fixes ascending in time
 */
function* possible(fixes: readonly Fix[], maxSpeedKmh: number): Generator<void, number[], void> {
  // Plain numbers, because a hostile trace asks ten million times.
  const vectors = new Float64Array(3 * fixes.length)
  for (const [at, { position }] of fixes.entries()) vectors.set(toVector(position), 3 * at)
  const times = Float64Array.from(fixes, ({ timeMs }) => timeMs / MS_PER_HOUR)
  const canFollow = (a: number, b: number) => {
    const x = vectors[3 * b]! - vectors[3 * a]!
    const y = vectors[3 * b + 1]! - vectors[3 * a + 1]!
    const z = vectors[3 * b + 2]! - vectors[3 * a + 2]!
    // The chord is a little shorter than the arc, and cheap.
    const km = EARTH_RADIUS_KM * Math.sqrt(x * x + y * y + z * z)
    return km <= (times[b]! - times[a]!) * maxSpeedKmh + RECEIVER_KM
  }
  const count = new Int32Array(fixes.length)
  const before = new Int32Array(fixes.length)
  /** The greatest count up to each fix: once none of the earlier ones is greater, the search ends. */
  const greatest = new Int32Array(fixes.length)
  for (let i = 0; i < fixes.length; i++) {
    if (i % FIXES_PER_STEP === 0) yield
    before[i] = -1
    count[i] = 1
    const first = Math.max(0, i - MAX_WRONG)
    for (let j = i - 1; j >= first && greatest[j]! >= count[i]!; j--) {
      if (count[j]! < count[i]! || !canFollow(j, i)) continue
      count[i] = count[j]! + 1
      before[i] = j
    }
    greatest[i] = Math.max(count[i]!, i > 0 ? greatest[i - 1]! : 0)
  }
  yield
  let last = fixes.length - 1
  for (let i = last - 1; i >= 0; i--) if (count[i]! > count[last]!) last = i
  const kept: number[] = []
  for (let i = last; i >= 0; i = before[i]!) kept.push(i)
  return kept.reverse()
}
