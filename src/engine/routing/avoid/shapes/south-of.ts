import type { Position } from '../../../geo/position.js'
import { RADIANS } from '../../../geo/vector.js'
import { LEAST_KM_PER_RADIAN } from '../../lower-bounds.js'
import { BY_OCEAN, type SouthLimitOption } from '../../request.js'

/**
 * Between these longitudes a limit of one latitude leaves the water north of 60° S open: Cape Horn lies at 56° S,
 * and the route around it has to stay open. Our own figures (2026): the Drake Passage with room on both
 * sides.
 */
const DRAKE = { west: -80, east: -50, latitude: -60 } as const

/**
 * The limit by ocean, from west to east, straight in longitude and latitude between its corners. It is where ships on
 * composite great circles turn east (42° S in the Atlantic and Indian Ocean, 50° S in the Pacific), and between these
 * it follows the northern limit of icebergs, which slopes north-eastwards from Cape Horn and southwards from
 * Australia to New Zealand. Patagonia, the Falklands, Cape Horn, Tasmania and New Zealand lie north of it. Recalled,
 * rounded, 2026.
 */
const EDGE_BY_OCEAN: readonly Position[] = [
  [-180, -50],
  [-110, -50],
  [-80, -57],
  [-75, -60],
  [-55, -60],
  [-50, -55],
  [-20, -42],
  [115, -42],
  [145, -47],
  [165, -50],
  [180, -50],
]

/** The edge of a limit is a line of great circles, up to 30 m south of its parallel (`engine/geo/ring.ts`), degrees. */
export const BULGE = 0.001

/** The northern edge of the water that a limit closes, from 180° W to 180° E. */
export function edgeOf(limit: SouthLimitOption): readonly Position[] {
  if (limit === BY_OCEAN) return EDGE_BY_OCEAN
  const { west, east, latitude } = DRAKE
  const ends: readonly Position[] = [-180, 0, 180].map((lon) => [lon, limit])
  if (latitude >= limit) return ends
  const corners = [limit, latitude, latitude, limit]
  const box = corners.map((lat, i): Position => [i < 2 ? west : east, lat])
  return [ends[0]!, ...box, ...ends.slice(1)]
}

/** How the labels of ports name a limit: a latitude by itself, the one by ocean by its corners. */
export function numberOf(limit: SouthLimitOption): number {
  return limit === BY_OCEAN ? NUMBER_BY_OCEAN : limit
}

/** Positive, unlike every latitude of a limit. */
const NUMBER_BY_OCEAN = EDGE_BY_OCEAN.flat().reduce(
  (sum, degrees) => (31 * sum + degrees + 180) % 1_000_003,
  1,
)

/** The limit with a number; null if there is none: another table of corners made it. */
export function limitOf(number: number): SouthLimitOption | null {
  if (number === NUMBER_BY_OCEAN) return BY_OCEAN
  return number < 0 ? number : null
}

/** The northernmost latitude that a limit closes, degrees. */
export function northernmostOf(limit: SouthLimitOption): number {
  return Math.max(...edgeOf(limit).map(([, lat]) => lat))
}

/** The water south of a limit. */
export class SouthOf {
  readonly number: number
  private readonly phi: number

  constructor(limit: SouthLimitOption) {
    this.number = numberOf(limit)
    this.phi = (northernmostOf(limit) - BULGE) * RADIANS
  }

  /** How far a place lies north of the limit, at least, by the sine of its latitude, km. */
  northKm(sine: number): number {
    return Math.max(0, Math.asin(sine) - this.phi) * LEAST_KM_PER_RADIAN
  }
}
