import { EARTH_RADIUS_KM } from './distance.js'
import { normaliseLongitude, type Position } from './position.js'
import { RADIANS } from './vector.js'

/**
 * The end of a great circle that starts from `from` at a bearing (degrees clockwise from north) and has
 * a length in km, on the sphere of mean radius.
 */
export function destination(from: Position, bearing: number, km: number): Position {
  const delta = km / EARTH_RADIUS_KM
  const theta = bearing * RADIANS
  const phi = from[1] * RADIANS
  const sinPhi = Math.sin(phi) * Math.cos(delta) + Math.cos(phi) * Math.sin(delta) * Math.cos(theta)
  const east = Math.sin(theta) * Math.sin(delta) * Math.cos(phi)
  const lambda = Math.atan2(east, Math.cos(delta) - Math.sin(phi) * sinPhi)
  const lat = Math.asin(Math.max(-1, Math.min(1, sinPhi))) / RADIANS
  return [normaliseLongitude(from[0] + lambda / RADIANS), lat]
}
