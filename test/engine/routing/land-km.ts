import { sphericalKm } from '../../../src/engine/geo/distance.js'
import { interpolate } from '../../../src/engine/geo/interpolate.js'
import { normaliseLongitude, type Position } from '../../../src/engine/geo/position.js'
import type { SeaRoute } from '../../../src/engine/routing/request.js'
import type { SeaNetwork } from '../../../src/engine/sea/network.js'
import { MICRO } from '../../../src/engine/sea/stored/network-content.js'
import type { NaturalEarth } from './natural-earth.js'

const STEP_KM = 1
/**
 * Harbours and rivers near the ends, which a shoreline draws as land, are left out within this
 * distance.
 */
const APART_KM = 100

/** Points through which canals, rivers and channels are drawn: land in this shoreline. */
export function fairwayPoints({ linkLonLatE6 }: SeaNetwork): Set<string> {
  const points = new Set<string>()
  for (let i = 0; i < linkLonLatE6.length; i += 2) {
    points.add(keyOf([linkLonLatE6[i]! / MICRO, linkLonLatE6[i + 1]! / MICRO]))
  }
  return points
}

function keyOf([lon, lat]: Position): string {
  return `${normaliseLongitude(lon).toFixed(5)} ${lat.toFixed(5)}`
}

/** The Great Lakes are land in this shoreline. */
function isGreatLakes([lon, lat]: Position): boolean {
  return lon > -93 && lon < -70 && lat > 41 && lat < 50
}

/** Length of a route over land, away from its ends, km. */
export function landKm(
  earth: NaturalEarth,
  { positions, distancesKm, distanceKm }: SeaRoute,
  fairways: ReadonlySet<string>,
): number {
  let dry = 0
  for (let i = 0; i + 1 < positions.length; i++) {
    const [a, b] = [positions[i]!, positions[i + 1]!]
    if (fairways.has(keyOf(a)) && fairways.has(keyOf(b))) continue
    const steps = Math.max(1, Math.ceil(sphericalKm(a, b) / STEP_KM))
    const stepKm = (distancesKm[i + 1]! - distancesKm[i]!) / steps
    for (let k = 0; k < steps; k++) {
      const km = distancesKm[i]! + (k + 0.5) * stepKm
      if (km < APART_KM || km > distanceKm - APART_KM) continue
      const [lon, lat] = interpolate(a, b, (k + 0.5) / steps)
      const here: Position = [normaliseLongitude(lon), lat]
      if (!isGreatLakes(here) && earth.isLand(...here)) dry += stepKm
    }
  }
  return dry
}
