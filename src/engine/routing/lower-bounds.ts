import { vectorLegKm, WGS84_A_KM, WGS84_E2 } from '../geo/leg.js'
import { toVector, type Vector } from '../geo/vector.js'
import { UNREACHED } from '../sea/stored/compact-table.js'
import type { NetworkGraph } from './graph.js'
import type { Endpoint } from './snap/endpoint.js'

/** Minimum length of a radian of great circle on WGS84, km: along the meridian at the equator. */
export const LEAST_KM_PER_RADIAN = WGS84_A_KM * (1 - WGS84_E2)
/** Maximum length of a radian, km: the radius of curvature at the poles. */
const MAX_KM_PER_RADIAN = WGS84_A_KM / Math.sqrt(1 - WGS84_E2)
/** Landmark distances are whole metres: a bound from two of them may be this much too high, km. */
const ROUNDING_KM = 0.0011
/**
 * A great circle may exceed the geodesic by this share up to 146 degrees (leg.test.ts). A path through
 * a third place may therefore be shorter than the straight leg by that much: the triangle inequality
 * does not hold.
 */
export const EXCESS = 1e-5
const NOT_FAR_RADIANS = 2.55

/**
 * A lower bound on the length of any line between two places on the globe, km. Takes unit vectors, the
 * second at an offset.
 */
export function leastGeodesicKm([x, y, z]: Vector, v: ArrayLike<number>, at: number): number {
  const dot = x * v[at]! + y * v[at + 1]! + z * v[at + 2]!
  const angle = Math.acos(Math.max(-1, Math.min(1, dot)))
  return angle > NOT_FAR_RADIANS
    ? angle * LEAST_KM_PER_RADIAN
    : vectorLegKm(x, y, z, v[at]!, v[at + 1]!, v[at + 2]!) * (1 - EXCESS)
}

/**
 * Like `leastGeodesicKm`, if any value of at least `enough` is acceptable: the exact length is computed
 * only where it helps.
 */
export function leastGeodesicBeyond(
  [x, y, z]: Vector,
  v: ArrayLike<number>,
  at: number,
  enough: number,
): number {
  const dot = x * v[at]! + y * v[at + 1]! + z * v[at + 2]!
  const angle = dot >= 1 ? 0 : dot <= -1 ? Math.PI : Math.acos(dot)
  if (angle > NOT_FAR_RADIANS || angle * MAX_KM_PER_RADIAN <= enough) {
    return angle * LEAST_KM_PER_RADIAN
  }
  return vectorLegKm(x, y, z, v[at]!, v[at + 1]!, v[at + 2]!) * (1 - EXCESS)
}

/**
 * A lower bound on the distance from a place to an endpoint, from the distances of one landmark to both, km.
 * @param nearKm the endpoint's `landmarkKm`
 * @param acrossKm the endpoint's `acrossKm`
 */
export function difference(km: number, nearKm: number, acrossKm: number): number {
  return km > acrossKm
    ? km - acrossKm - EXCESS * km - ROUNDING_KM
    : nearKm - km - EXCESS * nearKm - ROUNDING_KM
}

/** A lower bound on the length of any path between two ends with every gate closed, km. */
export function leastKm(from: Endpoint, to: Endpoint): number {
  let least = 0
  for (let r = 0; r < from.landmarkKm.length; r++) {
    const a = from.landmarkKm[r]!
    const b = to.landmarkKm[r]!
    if (a === b) continue // Both are unreached, or at equal distances.
    const [near, far] = a < b ? [from, to] : [to, from]
    const isMixed = near.acrossKm[r]! === Number.POSITIVE_INFINITY
    if (far.landmarkKm[r]! < Number.POSITIVE_INFINITY) {
      least = Math.max(
        least,
        difference(far.landmarkKm[r]!, near.landmarkKm[r]!, near.acrossKm[r]!),
      )
    } else if (!isMixed) return Number.POSITIVE_INFINITY
  }
  return least
}

/**
 * Length of the path through the best landmark with every gate closed, km; Infinity if no landmark
 * reaches both ends.
 */
export function mostKm({ landmarkKm: from }: Endpoint, { landmarkKm: to }: Endpoint): number {
  let most = Number.POSITIVE_INFINITY
  for (let r = 0; r < from.length; r++) {
    const km = from[r]! + to[r]!
    if (km < most) most = km
  }
  return most
}

/**
 * Whether paths lead from one landmark to both ends with every gate closed, and so from one end to the
 * other.
 */
export function haveLandmarkInCommon(
  { landmarkKm: a }: Endpoint,
  { landmarkKm: b }: Endpoint,
): boolean {
  return a.some((km, r) => km < Number.POSITIVE_INFINITY && b[r]! < Number.POSITIVE_INFINITY)
}

/** Landmarks that bound a search, and the kilometres that its destination has to each. */
export interface ActiveLandmarks {
  readonly landmarks: Int32Array
  readonly landmarkKm: Float64Array
  /** As the endpoint's. */
  readonly acrossKm: Float64Array
}

export const NO_LANDMARKS: ActiveLandmarks = {
  landmarks: new Int32Array(0),
  landmarkKm: new Float64Array(0),
  acrossKm: new Float64Array(0),
}

/** More landmarks settle fewer states, and each state costs more (measured at 5 km: 16 to 32 are best). */
const MAX_ACTIVE = 32

/** The landmarks that reach both ends and whose distances to them differ most, these first. */
export function activeLandmarks(
  { landmarkKm: originKm }: Pick<Endpoint, 'landmarkKm'>,
  { landmarkKm, acrossKm }: Pick<Endpoint, 'landmarkKm' | 'acrossKm'>,
): ActiveLandmarks {
  const gap = (r: number) => Math.abs(originKm[r]! - landmarkKm[r]!)
  const landmarks = mostTelling(originKm, landmarkKm, MAX_ACTIVE).filter(
    (r) => gap(r) < Number.POSITIVE_INFINITY,
  )
  return {
    landmarks,
    landmarkKm: Float64Array.from(landmarks, (r) => landmarkKm[r]!),
    acrossKm: Float64Array.from(landmarks, (r) => acrossKm[r]!),
  }
}

/**
 * So many landmarks whose distances to two ends differ most, the best first. Where too few reach both, one that reaches only
 * one of them tells that no path leads over the sea.
 */
export function mostTelling(a: Float64Array, b: Float64Array, count: number): Int32Array {
  const best = new Int32Array(count)
  const gaps = new Float64Array(count)
  for (let r = 0; r < a.length; r++) {
    const gap = Math.abs(a[r]! - b[r]!)
    if (!(gap > gaps[count - 1]! && gap < Number.POSITIVE_INFINITY)) continue
    let at = count - 1
    for (; at > 0 && gaps[at - 1]! < gap; at--) {
      gaps[at] = gaps[at - 1]!
      best[at] = best[at - 1]!
    }
    gaps[at] = gap
    best[at] = r
  }
  let telling = gaps.findLastIndex((gap) => gap > 0) + 1
  if (telling < count) {
    const other = a.findIndex(
      (km, r) => km < Number.POSITIVE_INFINITY !== b[r]! < Number.POSITIVE_INFINITY,
    )
    if (other >= 0) best[telling++] = other
  }
  return best.subarray(0, telling)
}

/**
 * Lower bounds from the places of a network to one destination: the geodesic, and the difference
 * between the distances from a landmark to both (Goldberg and Harrelson 2005).
 */
export class LowerBounds {
  /**
   * Landmarks in the order in which they are tried. One that has just shown a place to be too far moves to the front:
   * the next place is usually nearby.
   */
  private readonly landmarks: Int32Array
  private readonly landmarkKm: Float64Array
  private readonly acrossKm: Float64Array
  private readonly x: number
  private readonly y: number
  private readonly z: number

  /** @param active is reordered; `NO_LANDMARKS` if only straight lines bound a search */
  constructor(
    private readonly graph: NetworkGraph,
    destination: Pick<Endpoint, 'snapped'>,
    { landmarks, landmarkKm, acrossKm }: ActiveLandmarks,
  ) {
    this.landmarks = landmarks
    this.landmarkKm = landmarkKm
    this.acrossKm = acrossKm
    const [x, y, z] = toVector(destination.snapped)
    this.x = x
    this.y = y
    this.z = z
  }

  /** Lower bound of the paths from an entity, km; any number of at least `enough` is acceptable. */
  from(entity: number, enough: number): number {
    const { entityVectors: v } = this.graph.network
    const e = 3 * entity
    const dot = this.x * v[e]! + this.y * v[e + 1]! + this.z * v[e + 2]!
    const angle = dot >= 1 ? 0 : dot <= -1 ? Math.PI : Math.acos(dot)
    let bound = angle * LEAST_KM_PER_RADIAN
    if (bound >= enough) return bound
    const { landmarks, landmarkKm, acrossKm } = this
    const row = this.graph.landmarkRows.at(entity)
    for (let i = 0; i < landmarks.length; i++) {
      const metres = row.of(landmarks[i]!)
      if (metres === UNREACHED) continue
      const km = difference(metres * 0.001, landmarkKm[i]!, acrossKm[i]!)
      if (km <= bound) continue
      if (km >= enough) {
        this.moveToFront(i)
        return km
      }
      bound = km
    }
    // The exact length costs most, so it is computed last, and only where it can exceed these bounds.
    if (angle > NOT_FAR_RADIANS || angle * MAX_KM_PER_RADIAN <= bound) return bound
    const geodesicKm =
      vectorLegKm(this.x, this.y, this.z, v[e]!, v[e + 1]!, v[e + 2]!) * (1 - EXCESS)
    return Math.max(bound, geodesicKm)
  }

  private moveToFront(i: number): void {
    for (const list of [this.landmarks, this.landmarkKm, this.acrossKm]) {
      const own = list[i]!
      list.copyWithin(1, 0, i)
      list[0] = own
    }
  }
}
