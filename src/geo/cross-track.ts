import { EARTH_RADIUS_KM } from './distance.js'
import type { Position } from './position.js'
import { angleBetween, dot, toVector, type Vector, volume } from './vector.js'

/** A point's nearest place on a leg: how far off it is and how far along, km on the sphere. */
export interface NearestOnLeg {
  readonly offKm: number
  readonly alongKm: number
}

/** The nearest place to `p` on the great-circle leg from `a` to `b`, ends included. */
export function nearestOnLeg(p: Position, a: Position, b: Position): NearestOnLeg {
  return nearestOnVectorLeg(toVector(p), toVector(a), toVector(b))
}

/** The same for unit vectors. */
export function nearestOnVectorLeg(p: Vector, a: Vector, b: Vector): NearestOnLeg {
  const angle = angleBetween(a, b)
  if (angle > 1e-12) {
    // The leg's direction at `a`; the foot of the perpendicular lies that far towards it.
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
