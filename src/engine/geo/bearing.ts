import type { Position } from './position.js'
import { RADIANS } from './vector.js'

/** Direction of the great circle from `a` to `b` at `a`, degrees clockwise from north in [0, 360). */
export function bearingDegrees(a: Position, b: Position): number {
  const dLambda = (b[0] - a[0]) * RADIANS
  const phiA = a[1] * RADIANS
  const phiB = b[1] * RADIANS
  const east = Math.sin(dLambda) * Math.cos(phiB)
  const north =
    Math.cos(phiA) * Math.sin(phiB) - Math.sin(phiA) * Math.cos(phiB) * Math.cos(dLambda)
  const degrees = Math.atan2(east, north) / RADIANS
  return (degrees + 360) % 360
}
