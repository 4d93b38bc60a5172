import { measuredLine } from './inside.js'
import type { Position } from './position.js'
import { RADIANS } from './vector.js'

/**
 * Southernmost latitude of a line of great circles, degrees. A leg may reach farther south than both of
 * its ends.
 */
export function southernmostLatitude(positions: readonly Position[]): number {
  const [, , lowest = Number.NaN] = measuredLine(positions).box
  return positions.length === 1 ? positions[0]![1] : Math.asin(Math.max(-1, lowest)) / RADIANS
}
