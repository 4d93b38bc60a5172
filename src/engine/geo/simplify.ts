import { EARTH_RADIUS_KM } from './distance.js'
import { measuredLine } from './inside.js'
import type { Position } from './position.js'
import { cross, vectorAt } from './vector.js'

/**
 * A vertex that matters less lies on the leg between its neighbours. It can be dropped unchecked: routes keep
 * much farther from land.
 */
export const SAME_LINE_KM = 0.05

/**
 * How much each vertex of a line matters, km: the largest tolerance at which the Ramer-Douglas-Peucker
 * algorithm keeps it. For the ends it is infinite. A vertex never matters more than the one that split
 * its section, so keeping all vertices above a tolerance gives exactly the line of that algorithm.
 */
export function significanceKm(positions: readonly Position[]): Float64Array {
  const significance = new Float64Array(positions.length)
  if (positions.length === 0) return significance
  significance[0] = Infinity
  significance[positions.length - 1] = Infinity
  const { xyz } = measuredLine(positions)
  const stack: [from: number, to: number, bound: number][] = [[0, positions.length - 1, Infinity]]
  while (stack.length > 0) {
    const [from, to, bound] = stack.pop()!
    if (to - from < 2) continue
    const { far, chord } = farthest(xyz, from, to)
    const own = Math.min(bound, EARTH_RADIUS_KM * 2 * Math.asin(Math.min(1, chord / 2)))
    significance[far] = own
    stack.push([from, far, own], [far, to, own])
  }
  return significance
}

/**
 * The vertex strictly between two others that is farthest from the leg between them, and the chord to
 * it. Written out for speed: it looks at every vertex of a route several times.
 */
function farthest(xyz: Float64Array, from: number, to: number) {
  const a = vectorAt(xyz, from)
  const b = vectorAt(xyz, to)
  const n = cross(a, b)
  const [ax, ay, az] = a
  const [bx, by, bz] = b
  const [nx, ny, nz] = n
  const sine = Math.hypot(nx, ny, nz)
  const [aheadX, aheadY, aheadZ] = cross(n, a)
  const [behindX, behindY, behindZ] = cross(b, n)
  let far = -1
  let most = -1
  for (let i = from + 1; i < to; i++) {
    const x = xyz[3 * i]!
    const y = xyz[3 * i + 1]!
    const z = xyz[3 * i + 2]!
    const isBeside =
      sine > 1e-12 &&
      aheadX * x + aheadY * y + aheadZ * z >= 0 &&
      behindX * x + behindY * y + behindZ * z >= 0
    const chord2 = isBeside
      ? chord2OfSine((nx * x + ny * y + nz * z) / sine)
      : Math.min(
          (ax - x) ** 2 + (ay - y) ** 2 + (az - z) ** 2,
          (bx - x) ** 2 + (by - y) ** 2 + (bz - z) ** 2,
        )
    if (chord2 > most) {
      far = i
      most = chord2
    }
  }
  return { far, chord: Math.sqrt(most) }
}

/** Square of the chord of an angle of at most 90 degrees. Precise even for small angles. */
function chord2OfSine(sine: number): number {
  const sine2 = Math.min(1, sine * sine)
  return (2 * sine2) / (1 + Math.sqrt(1 - sine2))
}

/**
 * Indices of the vertices to keep, including the ends, if the line may deviate by up to `toleranceKm`.
 */
export function simplify(positions: readonly Position[], toleranceKm: number): number[] {
  const significance = significanceKm(positions)
  return Array.from(positions.keys()).filter((i) => significance[i]! > toleranceKm)
}
