import { NoRouteError } from './errors.js'
import type { NetworkRouter } from './network-router.js'
import type { Query } from './query.js'
import { PASSAGES, type PassageId } from './request.js'

/**
 * Explains why there is no route: a smallest set of closed passages that would allow one if opened
 * together, and every passage that would allow one if opened alone.
 */
export function noRoute(network: NetworkRouter, query: Query): NoRouteError {
  // Unsigned, like every mask of a request: bitwise operators give the 32nd passage a negative number.
  const isRouteWith = (closed: number) => network.connects({ ...query, closed: closed >>> 0 })
  // A path exists, so only the polygons can forbid it.
  if (isRouteWith(query.closed)) return new NoRouteError([], [], true)
  if (!isRouteWith(0)) return new NoRouteError([], [])
  const bits = PASSAGES.map((_, bit) => 1 << bit).filter((bit) => query.closed & bit)
  // Opening all of them would work. Closes again each one that is not needed.
  let stillClosed = 0
  for (const bit of bits) if (isRouteWith(stillClosed | bit)) stillClosed |= bit
  const wouldOpen = bits.filter((bit) => !(stillClosed & bit))
  const opensAlone = (bit: number) => isRouteWith(query.closed & ~bit)
  const blocking = bits.filter((bit) => wouldOpen.includes(bit) || opensAlone(bit))
  return new NoRouteError(names(blocking), names(wouldOpen))
}

function names(bits: readonly number[]): PassageId[] {
  return PASSAGES.filter((_, i) => bits.includes(1 << i))
}
