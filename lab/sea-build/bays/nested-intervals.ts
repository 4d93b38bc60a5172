/** Intervals of the numbers from 0 to some end, with the saving and the share of the whole of each. */
export interface Intervals {
  readonly from: Int32Array
  readonly to: Int32Array
  /** The content of each interval. */
  readonly size: Float64Array
  /** The probability that each interval contains an endpoint. */
  readonly share: Float64Array
}

/**
 * Maximum content of an interval inside another, as a share; otherwise one of the two would be enough.
 */
const LARGEST_SHARE = 0.7

/**
 * Chooses the intervals that save most and do not cross: first the best set of disjoint ones (weighted
 * interval scheduling), then the same again within each of them. An interval saves its content whenever
 * no endpoint lies in it.
 * @param ids intervals to choose from
 */
export function chooseNested(all: Intervals, ids: Int32Array): number[] {
  const chosen: number[] = []
  const rest = [{ within: -1, ids: ids.slice().sort((p, q) => all.to[p]! - all.to[q]! || p - q) }]
  for (let next = rest.pop(); next !== undefined; next = rest.pop()) {
    const best = bestDisjoint(all, next.ids, next.within < 0 ? 1 : all.share[next.within]!)
    chosen.push(...best)
    const inner = insideEach(all, best, next.ids)
    best.forEach((within, i) => {
      if (inner[i]!.length > 0) rest.push({ within, ids: Int32Array.from(inner[i]!) })
    })
  }
  return chosen
}

/** The best disjoint intervals, in order. `ids` are sorted by their ends. Intervals may share ends. */
function bestDisjoint({ from, to, size, share }: Intervals, ids: Int32Array, whole: number) {
  const best = new Float64Array(ids.length + 1)
  const taken = new Int32Array(ids.length).fill(-1)
  for (let i = 0; i < ids.length; i++) {
    const id = ids[i]!
    const before = countUpTo(to, ids, i, from[id]!)
    const isEmpty = Math.max(0, 1 - share[id]! / whole)
    const value = best[before]! + size[id]! * isEmpty * isEmpty
    best[i + 1] = best[i]!
    if (value <= best[i]!) continue
    best[i + 1] = value
    taken[i] = before
  }
  const chosen: number[] = []
  for (let i = ids.length - 1; i >= 0; ) {
    if (taken[i]! < 0) i--
    else {
      chosen.push(ids[i]!)
      i = taken[i]! - 1
    }
  }
  return chosen.reverse()
}

/** Number of the first intervals that end at or before a number. */
function countUpTo(to: Int32Array, ids: Int32Array, count: number, end: number): number {
  let [low, high] = [0, count]
  while (low < high) {
    const middle = (low + high) >> 1
    if (to[ids[middle]!]! <= end) low = middle + 1
    else high = middle
  }
  return low
}

/** The intervals inside each of some disjoint ones that are small enough to be chosen there. */
function insideEach(
  { from, to, size }: Intervals,
  outer: readonly number[],
  ids: Int32Array,
): number[][] {
  const inside: number[][] = outer.map(() => [])
  let k = 0
  for (const id of ids) {
    while (k < outer.length && to[outer[k]!]! < to[id]!) k++
    if (k === outer.length) break
    const around = outer[k]!
    if (from[id]! >= from[around]! && size[id]! <= LARGEST_SHARE * size[around]!)
      inside[k]!.push(id)
  }
  return inside
}
