import type { Position } from './position.js'

/** Radians in a degree. */
export const RADIANS = Math.PI / 180

/** A direction from the Earth's centre, unit length, in the axes x = 0°E, y = 90°E, z = north. */
export type Vector = readonly [number, number, number]

/** Unit vector of a position; latitude is taken as it stands (geodetic latitude on a sphere). */
export function toVector([lon, lat]: Position): Vector {
  const phi = lat * RADIANS
  const lambda = lon * RADIANS
  const c = Math.cos(phi)
  return [c * Math.cos(lambda), c * Math.sin(lambda), Math.sin(phi)]
}

/** Position of a vector of any length but zero; longitude in [-180, 180]. */
export function toPosition([x, y, z]: Vector): Position {
  return [Math.atan2(y, x) / RADIANS, Math.atan2(z, Math.hypot(x, y)) / RADIANS]
}

/** Angle between two unit vectors in radians; exact for small angles and for near-antipodes alike. */
export function angleBetween(a: Vector, b: Vector): number {
  const x = a[1] * b[2] - a[2] * b[1]
  const y = a[2] * b[0] - a[0] * b[2]
  const z = a[0] * b[1] - a[1] * b[0]
  return Math.atan2(Math.sqrt(x * x + y * y + z * z), a[0] * b[0] + a[1] * b[1] + a[2] * b[2])
}
