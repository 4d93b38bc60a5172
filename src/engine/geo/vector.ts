import type { Position } from './position.js'

/** Radians in a degree. */
export const RADIANS = Math.PI / 180

/** A unit vector from the Earth's centre, with the axes x = 0°E, y = 90°E and z = north. */
export type Vector = readonly [number, number, number]

/** Unit vector of a position; the geodetic latitude is used unchanged on the sphere. */
export function toVector([lon, lat]: Position): Vector {
  const phi = lat * RADIANS
  const lambda = lon * RADIANS
  const c = Math.cos(phi)
  return [c * Math.cos(lambda), c * Math.sin(lambda), Math.sin(phi)]
}

/** Longitude of a vector, in [-180, 180]. */
export function longitudeOf([x, y]: Vector): number {
  return Math.atan2(y, x) / RADIANS
}

/** Position of a vector of any non-zero length; longitude in [-180, 180]. */
export function toPosition([x, y, z]: Vector): Position {
  return [Math.atan2(y, x) / RADIANS, Math.atan2(z, Math.hypot(x, y)) / RADIANS]
}

/** Angle between two unit vectors, radians. Precise both for small angles and for near-antipodes. */
export function angleBetween(a: Vector, b: Vector): number {
  const x = a[1] * b[2] - a[2] * b[1]
  const y = a[2] * b[0] - a[0] * b[2]
  const z = a[0] * b[1] - a[1] * b[0]
  return Math.atan2(Math.sqrt(x * x + y * y + z * z), a[0] * b[0] + a[1] * b[1] + a[2] * b[2])
}

/** Cosine of the angle between two unit vectors. */
export function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

/** Cross product: the normal of the great circle from a to b, to its left, as long as the sine of their angle. */
export function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}

/**
 * Six times the volume of the tetrahedron formed by three vectors and the centre; above 0 if c lies to
 * the left of a -> b.
 */
export function volume(a: Vector, b: Vector, c: Vector): number {
  return (
    a[0] * (b[1] * c[2] - b[2] * c[1]) -
    a[1] * (b[0] * c[2] - b[2] * c[0]) +
    a[2] * (b[0] * c[1] - b[1] * c[0])
  )
}

/*
 * Many vectors packed into one array, x, y and z in turn; points are addressed by number. Hot loops
 * read such arrays directly.
 */

/** The vector of point `i`. */
export function vectorAt(vectors: ArrayLike<number>, i: number): Vector {
  return [vectors[3 * i]!, vectors[3 * i + 1]!, vectors[3 * i + 2]!]
}

/** `volume` of three points of one array. */
export function volumeAt(v: ArrayLike<number>, a: number, b: number, c: number): number {
  return (
    v[3 * a]! * (v[3 * b + 1]! * v[3 * c + 2]! - v[3 * b + 2]! * v[3 * c + 1]!) -
    v[3 * a + 1]! * (v[3 * b]! * v[3 * c + 2]! - v[3 * b + 2]! * v[3 * c]!) +
    v[3 * a + 2]! * (v[3 * b]! * v[3 * c + 1]! - v[3 * b + 1]! * v[3 * c]!)
  )
}
