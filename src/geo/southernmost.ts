import type { Position } from './position.js'
import { cross, RADIANS, toVector, type Vector } from './vector.js'

/**
 * Southernmost latitude of a line of great circles, degrees. A leg may reach farther south than both of
 * its ends.
 */
export function southernmostLatitude(positions: readonly Position[]): number {
  let least = Math.min(...positions.map(([, lat]) => lat))
  const vectors = positions.map(toVector)
  for (let i = 1; i < vectors.length; i++) {
    least = Math.min(least, apexBetween(vectors[i - 1]!, vectors[i]!))
  }
  return least
}

/**
 * Latitude at which a great circle turns north between two places, degrees; Infinity if it does not.
 */
function apexBetween(a: Vector, b: Vector): number {
  const normal = cross(a, b)
  // The z components of the directions in which the circle leaves the two places.
  const isDescending = normal[0] * a[1] - normal[1] * a[0] < 0
  const isAscending = normal[0] * b[1] - normal[1] * b[0] > 0
  if (!isDescending || !isAscending) return Number.POSITIVE_INFINITY
  return -Math.atan2(Math.hypot(normal[0], normal[1]), Math.abs(normal[2])) / RADIANS
}
