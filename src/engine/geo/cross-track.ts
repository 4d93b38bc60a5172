import { EARTH_RADIUS_KM } from './distance.js'
import type { Position } from './position.js'
import { angleBetween, dot, toVector, type Vector, volume } from './vector.js'

/**
 * The point of a leg nearest to a given point: its distance from that point and along the leg, km on
 * the sphere.
 */
export interface NearestOnLeg {
  readonly offKm: number
  readonly alongKm: number
}

/** The nearest point to `p` on the great-circle leg from `a` to `b`, including the ends. */
export function nearestOnLeg(p: Position, a: Position, b: Position): NearestOnLeg {
  return nearestOnVectorLeg(toVector(p), toVector(a), toVector(b))
}

/** Like `nearestOnLeg`, for unit vectors. */
export function nearestOnVectorLeg(p: Vector, a: Vector, b: Vector): NearestOnLeg {
  const angle = angleBetween(a, b)
  if (angle > 1e-12) {
    // The direction of the leg at `a`. The foot of the perpendicular lies this far along it.
    const cosine = Math.cos(angle)
    const sine = Math.sin(angle)
    const fromA = dot(p, a)
    const along = Math.atan2((dot(p, b) - fromA * cosine) / sine, fromA)
    if (along >= 0 && along <= angle) {
      const off = Math.asin(Math.min(1, Math.abs(volume(a, b, p)) / sine))
      return { offKm: EARTH_RADIUS_KM * off, alongKm: EARTH_RADIUS_KM * along }
    }
  }
  const fromA = EARTH_RADIUS_KM * angleBetween(a, p)
  const fromB = EARTH_RADIUS_KM * angleBetween(b, p)
  return fromA <= fromB
    ? { offKm: fromA, alongKm: 0 }
    : { offKm: fromB, alongKm: EARTH_RADIUS_KM * angle }
}
