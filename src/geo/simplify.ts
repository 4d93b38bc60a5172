import { distanceToLegKm } from './cross-track.js'
import type { Position } from './position.js'

/**
 * How much each vertex of a line matters, km: the tolerance up to which Ramer's and Douglas and
 * Peucker's method keeps it. The ends matter infinitely. A vertex never matters more than the one
 * that split its stretch, so that keeping all above any tolerance gives that method's very line.
 */
export function significanceKm(positions: readonly Position[]): Float64Array {
  const significance = new Float64Array(positions.length)
  if (positions.length === 0) return significance
  significance[0] = Infinity
  significance[positions.length - 1] = Infinity
  const stack: [from: number, to: number, bound: number][] = [[0, positions.length - 1, Infinity]]
  while (stack.length > 0) {
    const [from, to, bound] = stack.pop()!
    let far = -1
    let farKm = -1
    for (let i = from + 1; i < to; i++) {
      const km = distanceToLegKm(positions[i]!, positions[from]!, positions[to]!)
      if (km > farKm) {
        far = i
        farKm = km
      }
    }
    if (far < 0) continue
    const own = Math.min(bound, farKm)
    significance[far] = own
    stack.push([from, far, own], [far, to, own])
  }
  return significance
}

/** Indices of the vertices that stay when the line may stray up to `toleranceKm`, ends included. */
export function simplify(positions: readonly Position[], toleranceKm: number): number[] {
  const significance = significanceKm(positions)
  return Array.from(positions.keys()).filter((i) => significance[i]! > toleranceKm)
}
