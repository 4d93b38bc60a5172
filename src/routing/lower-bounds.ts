import { vectorLegKm, WGS84_A_KM, WGS84_E2 } from '../geo/leg.js'
import { toVector, type Vector } from '../geo/vector.js'
import { UNREACHED } from '../sea/network-format.js'
import type { Chart } from './chart.js'
import type { End } from './ends.js'

/** Shortest a radian of great circle gets on WGS84, km: along the meridian at the equator. */
const LEAST_KM_PER_RADIAN = WGS84_A_KM * (1 - WGS84_E2)
/** Longest: the radius of curvature at the poles. */
const MOST_KM_PER_RADIAN = WGS84_A_KM / Math.sqrt(1 - WGS84_E2)
/** Root distances are whole metres: a bound from two of them may be this much too high, km. */
const ROUNDING_KM = 0.0011
/**
 * A great circle may exceed the geodesic by this share up to 146 degrees (leg.test.ts). So the way by a
 * third place may be shorter than the straight leg, by that much: the triangle inequality gives way.
 */
const EXCESS = 1e-5
const NOT_FAR_RADIANS = 2.55

/** No line between two places on the globe is shorter, km: unit vectors, the second at an offset. */
export function leastGeodesicKm([x, y, z]: Vector, v: ArrayLike<number>, at: number): number {
  const dot = x * v[at]! + y * v[at + 1]! + z * v[at + 2]!
  const angle = Math.acos(Math.max(-1, Math.min(1, dot)))
  return angle > NOT_FAR_RADIANS
    ? angle * LEAST_KM_PER_RADIAN
    : vectorLegKm(x, y, z, v[at]!, v[at + 1]!, v[at + 2]!) * (1 - EXCESS)
}

/** What two distances from one root tell of the distance between their places, km. */
function difference(a: number, b: number): number {
  return Math.abs(a - b) - EXCESS * (a > b ? a : b) - ROUNDING_KM
}

/** No path between two ends with every gate closed is shorter, km. */
export function leastKm(origin: End, destination: End): number {
  let least = 0
  for (let r = 0; r < origin.rootKm.length; r++) {
    const a = origin.rootKm[r]!
    const b = destination.rootKm[r]!
    if (a === b) continue // both unreached, or level
    if (Math.max(a, b) === Number.POSITIVE_INFINITY) return Number.POSITIVE_INFINITY
    least = Math.max(least, difference(a, b))
  }
  return least
}

/**
 * Lower bounds from the places of a network to one destination: the geodesic, and the difference of
 * the distances that a root has to either (Goldberg and Harrelson 2005).
 */
export class LowerBounds {
  /**
   * Roots in the order in which they are tried. One that has just told that a place is too far moves
   * to the front: the next place lies nearby as a rule.
   */
  private readonly roots: Int32Array
  private readonly rootKm: Float64Array
  private readonly x: number
  private readonly y: number
  private readonly z: number

  constructor(
    private readonly chart: Chart,
    origin: End,
    destination: End,
  ) {
    const roots: number[] = []
    let widest = 0
    for (let r = 0; r < destination.rootKm.length; r++) {
      const gap = Math.abs(origin.rootKm[r]! - destination.rootKm[r]!)
      if (!(gap < Number.POSITIVE_INFINITY)) continue
      if (gap > widest) roots.unshift(r)
      else roots.push(r)
      widest = Math.max(widest, gap)
    }
    this.roots = Int32Array.from(roots)
    this.rootKm = Float64Array.from(roots, (r) => destination.rootKm[r]!)
    const [x, y, z] = toVector(destination.snapped)
    this.x = x
    this.y = y
    this.z = z
  }

  /** Kilometres from an entity that no path is shorter than; any number from `enough` on will do. */
  from(entity: number, enough: number): number {
    const { entityVectors: v, rootMetres, roots: all } = this.chart.network
    const e = 3 * entity
    const dot = this.x * v[e]! + this.y * v[e + 1]! + this.z * v[e + 2]!
    const angle = dot >= 1 ? 0 : dot <= -1 ? Math.PI : Math.acos(dot)
    let bound = angle * LEAST_KM_PER_RADIAN
    if (bound >= enough) return bound
    const { roots, rootKm } = this
    const row = entity * all.length
    for (let i = 0; i < roots.length; i++) {
      const metres = rootMetres[row + roots[i]!]!
      if (metres === UNREACHED) continue
      const km = difference(metres * 0.001, rootKm[i]!)
      if (km <= bound) continue
      if (km >= enough) {
        this.moveToFront(i)
        return km
      }
      bound = km
    }
    // The exact length costs most and comes last, where it can tell more than all of these.
    if (angle > NOT_FAR_RADIANS || angle * MOST_KM_PER_RADIAN <= bound) return bound
    const geodesicKm =
      vectorLegKm(this.x, this.y, this.z, v[e]!, v[e + 1]!, v[e + 2]!) * (1 - EXCESS)
    return Math.max(bound, geodesicKm)
  }

  private moveToFront(i: number): void {
    const { roots, rootKm } = this
    const root = roots[i]!
    const km = rootKm[i]!
    roots.copyWithin(1, 0, i)
    rootKm.copyWithin(1, 0, i)
    roots[0] = root
    rootKm[0] = km
  }
}
