import { NoRouteError } from './errors.js'
import type { NetworkRouter } from './network-router.js'
import type { Query } from './query.js'
import { PASSAGES, type PassageId } from './request.js'

/** Explains why there is no route: which closed passages matter, and a smallest set that would open one. */
export function noRoute(network: NetworkRouter, query: Query): NoRouteError {
  const shortestWith = (closed: number) => network.shortest({ ...query, closed })
  // Only polygons can keep from a path that there is.
  if (shortestWith(query.closed)) return new NoRouteError([], [], true)
  const free = shortestWith(0)
  if (!free) return new NoRouteError([], [])
  const bits = PASSAGES.map((_, bit) => 1 << bit).filter((bit) => query.closed & bit)
  // Opening all of them works; each that can be closed again all the same is.
  let shut = 0
  for (const bit of bits) if (shortestWith(shut | bit)) shut |= bit
  const matters = (bit: number): boolean => {
    const without = shortestWith(bit)
    return !without || without.km > free.km + 0.01
  }
  return new NoRouteError(names(bits.filter(matters)), names(bits.filter((bit) => !(shut & bit))))
}

function names(bits: readonly number[]): PassageId[] {
  return PASSAGES.filter((_, i) => bits.includes(1 << i))
}
