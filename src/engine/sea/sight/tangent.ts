import type { SightMesh } from './sight.js'

/** The side on which the shore lies where a line touches it in passing. */
const SHORE_LEFT = 0
const SHORE_RIGHT = 1
export const NOT_TANGENT = -1

/**
 * A neighbour this near to the line, as a triple product of unit vectors, is on it: a few times the
 * rounding error.
 */
const TOUCHING = 1e-15

/** Shore vertices and their neighbours: water is on the left from `before` over the vertex to `after`. */
export interface ShoreMesh extends Pick<SightMesh, 'vectors'> {
  readonly before: Int32Array
  readonly after: Int32Array
}

/**
 * How a leg from (x, y, z) touches a shore vertex: with the shore on one side, so that a taut path may
 * bend around it there, or not at all. `from` is the vertex at which the leg starts, or -1; a leg along
 * the shore itself counts as touching.
 */
export function tangentSide(
  mesh: ShoreMesh,
  x: number,
  y: number,
  z: number,
  from: number,
  vertex: number,
): number {
  const { vectors, before, after } = mesh
  const vx = vectors[3 * vertex]!
  const vy = vectors[3 * vertex + 1]!
  const vz = vectors[3 * vertex + 2]!
  const nx = y * vz - z * vy
  const ny = z * vx - x * vz
  const nz = x * vy - y * vx
  const b = before[vertex]!
  const a = after[vertex]!
  const sideB =
    b === from ? 0 : nx * vectors[3 * b]! + ny * vectors[3 * b + 1]! + nz * vectors[3 * b + 2]!
  const sideA =
    a === from ? 0 : nx * vectors[3 * a]! + ny * vectors[3 * a + 1]! + nz * vectors[3 * a + 2]!
  if (sideB <= TOUCHING && sideA <= TOUCHING) return SHORE_RIGHT
  if (sideB >= -TOUCHING && sideA >= -TOUCHING) return SHORE_LEFT
  return NOT_TANGENT
}
