import type { Sailed } from '../ways/sailed.js'

/** The way over the sea from one place of a chain to another. */
export interface Step {
  /** Null without a path. */
  readonly sailed: Sailed | null
  /** Kilometres, weighted where areas are penalised; Infinity without a path. */
  readonly cost: number
}

/** The places of a chain: its two ends, then the two ends of each channel. */
export const ORIGIN = 0
export const DESTINATION = 1
const FIRST_END = 2

/** Whether a place is an end of a channel. */
export function isEnd(place: number): boolean {
  return place >= FIRST_END
}

/** The channel whose ends two places are; null for none. */
export function channelBetween(a: number, b: number): number | null {
  const channel = (a - FIRST_END) >> 1
  return isEnd(a) && a !== b && channel === (b - FIRST_END) >> 1 ? channel : null
}

/** The places of the chain of least cost from the origin to the destination (Dijkstra 1959); null without one. */
export function cheapestChain(
  places: number,
  cost: (from: number, to: number) => number,
): number[] | null {
  const costs = new Float64Array(places).fill(Number.POSITIVE_INFINITY)
  const before = new Int32Array(places).fill(-1)
  const open = new Set(costs.keys())
  costs[ORIGIN] = 0
  while (open.has(DESTINATION)) {
    const next = [...open].reduce((best, place) => (costs[place]! < costs[best]! ? place : best))
    if (costs[next] === Number.POSITIVE_INFINITY) return null
    open.delete(next)
    for (const to of open) {
      const by = costs[next]! + cost(next, to)
      if (by >= costs[to]!) continue
      costs[to] = by
      before[to] = next
    }
  }
  const chain = [DESTINATION]
  for (let at = before[DESTINATION]!; at >= 0; at = before[at]!) chain.unshift(at)
  return chain
}
