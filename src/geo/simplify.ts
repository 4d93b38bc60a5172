import { EARTH_RADIUS_KM } from './distance.js'
import type { Position } from './position.js'
import { dot, toVector, type Vector } from './vector.js'

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
  const vectors = positions.map(toVector)
  const stack: [from: number, to: number, bound: number][] = [[0, positions.length - 1, Infinity]]
  while (stack.length > 0) {
    const [from, to, bound] = stack.pop()!
    const { far, chord } = farthest(vectors, from, to)
    if (far < 0) continue
    const own = Math.min(bound, EARTH_RADIUS_KM * 2 * Math.asin(Math.min(1, chord / 2)))
    significance[far] = own
    stack.push([from, far, own], [far, to, own])
  }
  return significance
}

/**
 * The vertex strictly between two others that is farthest from the leg between them, and the chord to
 * it.
 */
function farthest(vectors: readonly Vector[], from: number, to: number) {
  const a = vectors[from]!
  const b = vectors[to]!
  const n = cross(a, b)
  const sine = Math.hypot(...n)
  const ahead = cross(n, a)
  const behind = cross(b, n)
  let far = -1
  let most = -1
  for (let i = from + 1; i < to; i++) {
    const p = vectors[i]!
    const isBeside = sine > 1e-12 && dot(ahead, p) >= 0 && dot(behind, p) >= 0
    const chord2 = isBeside
      ? chord2OfSine(dot(n, p) / sine)
      : Math.min(chord2Between(a, p), chord2Between(b, p))
    if (chord2 > most) {
      far = i
      most = chord2
    }
  }
  return { far, chord: Math.sqrt(most) }
}

function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}

function chord2Between(a: Vector, b: Vector): number {
  return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2
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
