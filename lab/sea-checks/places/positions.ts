import type { Position } from '../../../src/engine/geo/position.js'
import { RADIANS } from '../../../src/engine/geo/vector.js'
import type { CoastMask } from '../../../src/engine/sea/coast-mask.js'

/** Positions are drawn within this distance of a port, degrees of latitude: 40 km. */
const AROUND = 0.36
const TRIES = 50

/** A random position on the water near a place; null if there is hardly any. */
export function afloatNear(
  coast: CoastMask,
  [lon, lat]: Position,
  random: () => number,
): Position | null {
  for (let i = 0; i < TRIES; i++) {
    const north = (2 * random() - 1) * AROUND
    const east = ((2 * random() - 1) * AROUND) / Math.cos(lat * RADIANS)
    if (coast.isWater(lon + east, lat + north)) return [lon + east, lat + north]
  }
  return null
}
