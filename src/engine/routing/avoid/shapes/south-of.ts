import { RADIANS } from '../../../geo/vector.js'
import { LEAST_KM_PER_RADIAN } from '../../lower-bounds.js'

/**
 * Between these longitudes a south limit leaves the water north of 60° S open: Cape Horn lies at 56° S,
 * and the route around it has to stay open. Our own figures (2026): the Drake Passage with room on both
 * sides.
 */
export const DRAKE = { west: -80, east: -50, latitude: -60 } as const

/** The edge of a limit is a line of great circles, up to 30 m south of its parallel (`engine/geo/ring.ts`), degrees. */
export const BULGE = 0.001

/** The water south of a limit. */
export class SouthOf {
  private readonly phi: number

  /** @param latitude of the limit, degrees */
  constructor(readonly latitude: number) {
    this.phi = (latitude - BULGE) * RADIANS
  }

  /** How far a place lies north of the limit, at least, by the sine of its latitude, km. */
  northKm(sine: number): number {
    return Math.max(0, Math.asin(sine) - this.phi) * LEAST_KM_PER_RADIAN
  }
}
