import { vectorLegKm, WGS84_A_KM, WGS84_E2 } from '../../geo/leg.js'
import { RADIANS, type Vector } from '../../geo/vector.js'
import { LEAST_KM_PER_RADIAN } from '../search/lower-bounds.js'

/**
 * Between these longitudes a south limit leaves the water north of 60° S open: Cape Horn lies at 56° S,
 * and the route around it has to stay open. Our own figures (2026): the Drake Passage with room on both
 * sides.
 */
export const DRAKE = { west: -80, east: -50, latitude: -60 } as const

/**
 * Great circles exceed geodesics by at most 1e-5 of their length, and meet the parallel at an angle of at
 * most 0.003 where geodesics touch it: another 5e-6.
 */
const EXCESS = 3e-5
/** The edge of a limit is a line of great circles, up to 30 m south of its parallel (`geo/ring.ts`), degrees. */
const BULGE = 0.001
/** The cosine of the longest leg that is compared with the geodesic, 2.55 radians (`lower-bounds.ts`). */
const NOT_FAR = Math.cos(2.55)
/** Maximum length of a radian of a meridian, km: at the poles. */
const MOST_KM_PER_RADIAN = WGS84_A_KM / Math.sqrt(1 - WGS84_E2)

/** The tangent from a place to a parallel. */
interface Tangent {
  /** Longitude of the place, and from there to where the tangent meets the parallel, radians. */
  readonly lambda: number
  readonly turn: number
  /** Length of the tangent, and what a path to the place may save by the Drake Passage, km. */
  readonly km: number
  readonly lessKm: number
}

/**
 * Lower bounds of the distance between two places round the water south of a limit, on a globe without land: two
 * tangents and the parallel between them. The plain distance across the Southern Ocean is shorter by up to a
 * third, so that a search by it alone would look at most of the ocean's coasts.
 */
export class RoundLimit {
  private readonly phi: number
  private readonly z: number
  private readonly c: number
  private readonly kmPerRadian: number
  /** What a path saves at most by leaving the parallel into the Drake Passage, km. */
  private readonly drakeKm: number

  /** @param latitude of the limit, degrees */
  constructor(readonly latitude: number) {
    this.phi = (latitude - BULGE) * RADIANS
    this.z = Math.sin(this.phi)
    this.c = Math.cos(this.phi)
    this.kmPerRadian = (WGS84_A_KM * this.c) / Math.sqrt(1 - WGS84_E2 * this.z * this.z)
    const width = (DRAKE.east - DRAKE.west) * RADIANS
    this.drakeKm =
      DRAKE.latitude < latitude
        ? width * this.kmPerRadian - this.kmTo(this.c, 0, this.z, width) * (1 - EXCESS)
        : 0
  }

  /** How far a place lies north of the limit, at least, by the sine of its latitude, km. */
  northKm(sine: number): number {
    return Math.max(0, Math.asin(sine) - this.phi) * LEAST_KM_PER_RADIAN
  }

  /** The tangent from a place; null if it has none or one that is too long to be sure of. */
  tangentFrom(x: number, y: number, z: number): Tangent | null {
    const lambda = Math.atan2(y, x)
    const lessKm = this.drakeKm / 2
    if (z <= this.z) {
      // Inside the Drake Passage: no farther from the parallel than by the meridian.
      const south = this.phi - Math.asin(z)
      return { lambda, turn: 0, km: 0, lessKm: lessKm + south * MOST_KM_PER_RADIAN }
    }
    // tan(radius of the cap) / tan(distance from the south pole)
    const cosine = ((this.c / this.z) * z) / Math.sqrt(1 - z * z)
    if (!(cosine > -1) || z / this.z < NOT_FAR) return null
    const turn = cosine >= 1 ? 0 : Math.acos(cosine)
    return { lambda, turn, km: this.kmTo(x, y, z, lambda + turn), lessKm }
  }

  /** Kilometres between two places; 0 where the great circle between them stays north. */
  leastKm(a: Tangent | null, b: Tangent | null): number {
    if (a === null || b === null) return 0
    const apart = Math.abs(a.lambda - b.lambda)
    const along = Math.min(apart, 2 * Math.PI - apart) - a.turn - b.turn
    if (along <= 0) return 0
    return (a.km + b.km + along * this.kmPerRadian) * (1 - EXCESS) - a.lessKm - b.lessKm
  }

  private kmTo(x: number, y: number, z: number, lambda: number): number {
    return vectorLegKm(x, y, z, this.c * Math.cos(lambda), this.c * Math.sin(lambda), this.z)
  }
}

/** The same from any place to one. */
export class RoundLimitTo {
  private readonly goal: Tangent | null

  constructor(
    private readonly limit: RoundLimit,
    [x, y, z]: Vector,
  ) {
    this.goal = limit.tangentFrom(x, y, z)
  }

  /** @param v vectors, of which the place is the one at an offset */
  leastKm(v: ArrayLike<number>, at: number): number {
    if (this.goal === null) return 0
    return this.limit.leastKm(this.limit.tangentFrom(v[at]!, v[at + 1]!, v[at + 2]!), this.goal)
  }
}
