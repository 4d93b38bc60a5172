import { nearestOnVectorLeg } from '../../geo/cross-track.js'
import { crossingShare } from '../../geo/crossing.js'
import { EARTH_RADIUS_KM } from '../../geo/distance.js'
import type { MeasuredLine } from '../../geo/inside.js'
import { angleBetween, type Vector, vectorAt } from '../../geo/vector.js'
import { factsOf, type Passage } from '../../sea/passages.js'
import type { PassageUse } from '../request.js'

/**
 * A line passes an end of a strait's centre line within this distance, km: at a greater one, it does not
 * use the whole strait.
 */
export const NEAR_END_KM = 60

/** A line with the km from its start to each vertex. */
export interface Line extends Pick<MeasuredLine, 'xyz'> {
  readonly distancesKm: readonly number[]
}

/** A passage with its lines as unit vectors. */
export interface PassageLines {
  readonly passage: Passage
  readonly centreLines: readonly (readonly Vector[])[]
  readonly gates: readonly (readonly Vector[])[]
}

export function useOf({ passage }: PassageLines, entryKm: number, exitKm: number): PassageUse {
  return { ...factsOf(passage), entryKm, exitKm }
}

/** Whether a place lies within a distance of a centre line. */
export function isBeside(place: Vector, centre: readonly Vector[], withinKm: number): boolean {
  return centre
    .slice(1)
    .some((to, at) => nearestOnVectorLeg(place, centre[at]!, to).offKm <= withinKm)
}

/**
 * Cheap rejection: false for a place that is far from the whole great circle of a leg. A leg of no length
 * has no great circle, and may be near.
 * @param sine2 square of the sine of the distance
 */
export function mayBeNear(
  xyz: ArrayLike<number>,
  leg: number,
  place: Vector,
  sine2: number,
): boolean {
  const a = 3 * leg
  const nx = xyz[a + 1]! * xyz[a + 5]! - xyz[a + 2]! * xyz[a + 4]!
  const ny = xyz[a + 2]! * xyz[a + 3]! - xyz[a]! * xyz[a + 5]!
  const nz = xyz[a]! * xyz[a + 4]! - xyz[a + 1]! * xyz[a + 3]!
  const height = nx * place[0] + ny * place[1] + nz * place[2]
  return height * height <= sine2 * (nx * nx + ny * ny + nz * nz) + 1e-24
}

/** Great circles on the sphere may be this much longer than geodesics on WGS84. */
const SPHERE_EXCESS = 1.006

/** Rounding of unit vectors, km. */
const ROUNDING_KM = 0.01

/**
 * The first leg from a given one on that may come within a distance of a place; the number of legs if none does. A line
 * must sail at least as far as it is away, so legs before that are not looked at.
 */
export function nextNear(
  { xyz, distancesKm }: Line,
  from: number,
  place: Vector,
  withinKm: number,
): number {
  const legs = distancesKm.length - 1
  let leg = from
  while (leg < legs) {
    const a = 3 * leg
    const cosine = xyz[a]! * place[0] + xyz[a + 1]! * place[1] + xyz[a + 2]! * place[2]
    // The chord is never longer than the arc.
    const offKm = EARTH_RADIUS_KM * Math.sqrt(Math.max(0, 2 - 2 * cosine))
    const reachedKm = distancesKm[leg]! + (offKm - withinKm - ROUNDING_KM) / SPHERE_EXCESS
    if (distancesKm[leg + 1]! >= reachedKm) return leg
    do leg++
    while (leg < legs && distancesKm[leg + 1]! < reachedKm)
  }
  return legs
}

/**
 * Kilometres to a point of a leg, which is longer or shorter on WGS84 than on the sphere. A passage that goes on in the
 * next leg reaches the very end of this one.
 */
export function kmOnLeg({ xyz, distancesKm }: Line, leg: number, alongKm: number): number {
  const sphereKm = EARTH_RADIUS_KM * angleBetween(vectorAt(xyz, leg), vectorAt(xyz, leg + 1))
  const [before, next] = [distancesKm[leg]!, distancesKm[leg + 1]!]
  return alongKm >= sphereKm - 1e-6 ? next : before + (next - before) * (alongKm / sphereKm)
}

/** Kilometres to the point where a leg of a line crosses a gate; null if it does not. */
export function crossingKm(
  { xyz, distancesKm }: Line,
  leg: number,
  gate: readonly Vector[],
): number | null {
  const from = vectorAt(xyz, leg)
  const to = vectorAt(xyz, leg + 1)
  for (let k = 0; k + 1 < gate.length; k++) {
    const share = crossingShare(from, to, gate[k]!, gate[k + 1]!)
    if (share === null) continue
    return distancesKm[leg]! + share * (distancesKm[leg + 1]! - distancesKm[leg]!)
  }
  return null
}
