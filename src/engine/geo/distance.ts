import { legLengthKm } from './leg.js'
import type { Position } from './position.js'
import { angleBetween, toVector } from './vector.js'

/** Mean radius of the Earth in km, R1 of the WGS84 ellipsoid (Moritz, GRS 80, 2000). */
export const EARTH_RADIUS_KM = 6371.0088
/** Length of a degree of a great circle on the mean sphere, km. */
export const KM_PER_DEGREE = (EARTH_RADIUS_KM * Math.PI) / 180
/** Kilometres in an international nautical mile (First Extraordinary Hydrographic Conference, 1929). */
export const KM_PER_NM = 1.852

/**
 * Distance on the sphere of mean radius, km. Within 0.56 % of the ellipsoid; use it to compare and
 * rank, not for lengths in answers.
 */
export function sphericalKm(a: Position, b: Position): number {
  return EARTH_RADIUS_KM * angleBetween(toVector(a), toVector(b))
}

/** Distance from the first vertex to each vertex, km on WGS84 along the great-circle legs. */
export function distancesAlong(positions: readonly Position[]): number[] {
  let km = 0
  return positions.map((p, i) => {
    if (i > 0) km += legLengthKm(positions[i - 1]!, p)
    return km
  })
}
