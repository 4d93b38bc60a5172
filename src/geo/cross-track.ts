import { EARTH_RADIUS_KM, sphericalKm } from './distance.js'
import type { Position } from './position.js'
import { angleBetween, toVector } from './vector.js'

/**
 * Distance in km from a position to the whole great circle through `a` and `b`; positive to the
 * right of the way from `a` to `b`. Zero when `a` and `b` are one point or antipodes.
 */
export function crossTrackKm(p: Position, a: Position, b: Position): number {
  const [ax, ay, az] = toVector(a)
  const [bx, by, bz] = toVector(b)
  const [x, y, z] = toVector(p)
  const nx = ay * bz - az * by
  const ny = az * bx - ax * bz
  const nz = ax * by - ay * bx
  const length = Math.hypot(nx, ny, nz)
  if (length < 1e-15) return 0
  return (
    -EARTH_RADIUS_KM * Math.asin(Math.max(-1, Math.min(1, (nx * x + ny * y + nz * z) / length)))
  )
}

/** A point's nearest place on a leg: how far off it is and how far along, km on the sphere. */
export interface NearestOnLeg {
  readonly offKm: number
  readonly alongKm: number
}

/** The nearest place to `p` on the great-circle leg from `a` to `b`, ends included. */
export function nearestOnLeg(p: Position, a: Position, b: Position): NearestOnLeg {
  const u = toVector(a)
  const v = toVector(b)
  const [x, y, z] = toVector(p)
  const angle = angleBetween(u, v)
  if (angle > 1e-12) {
    // The leg's direction at `a`; the foot of the perpendicular lies that far towards it.
    const cosine = Math.cos(angle)
    const sine = Math.sin(angle)
    const ahead =
      (x * (v[0] - u[0] * cosine) + y * (v[1] - u[1] * cosine) + z * (v[2] - u[2] * cosine)) / sine
    const along = Math.atan2(ahead, x * u[0] + y * u[1] + z * u[2])
    if (along >= 0 && along <= angle) {
      return { offKm: Math.abs(crossTrackKm(p, a, b)), alongKm: EARTH_RADIUS_KM * along }
    }
  }
  const fromA = sphericalKm(a, p)
  const fromB = sphericalKm(b, p)
  return fromA <= fromB
    ? { offKm: fromA, alongKm: 0 }
    : { offKm: fromB, alongKm: EARTH_RADIUS_KM * angle }
}

/** Distance in km from a position to the great-circle leg from `a` to `b`, ends included. */
export function distanceToLegKm(p: Position, a: Position, b: Position): number {
  return nearestOnLeg(p, a, b).offKm
}
