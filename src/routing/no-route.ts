import type { End } from './ends.js'
import type { Navigator } from './navigator.js'
import { NoRouteError, PASSAGES, type PassageId } from './types.js'

/** Tells why there is no route: which closed passages matter, and a smallest set that would open one. */
export function noRoute(
  navigator: Navigator,
  origin: End,
  destination: End,
  closed: number,
): NoRouteError {
  const free = navigator.plan(origin, destination, 0)
  if (!free) return new NoRouteError([], [])
  const bits = PASSAGES.map((_, bit) => 1 << bit).filter((bit) => closed & bit)
  // Opening all of them works; each that can be closed again all the same is.
  let shut = 0
  for (const bit of bits) if (navigator.plan(origin, destination, shut | bit)) shut |= bit
  const matters = (bit: number): boolean => {
    const without = navigator.plan(origin, destination, bit)
    return !without || without.km > free.km + 0.01
  }
  return new NoRouteError(names(bits.filter(matters)), names(bits.filter((bit) => !(shut & bit))))
}

function names(bits: readonly number[]): PassageId[] {
  return PASSAGES.filter((_, i) => bits.includes(1 << i))
}
