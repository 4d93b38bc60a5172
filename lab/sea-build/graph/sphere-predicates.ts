import { orient3d } from 'robust-predicates'

// Vertices are given by their index in `v`, with three coordinates each. Both predicates are exact.

/**
 * Sign of the side of the plane through two vertices and the centre; above 0 if c lies to the left of a
 * -> b.
 */
export function side(v: Float64Array, a: number, b: number, c: number): number {
  return below(v, a, b, c, 0, 0, 0)
}

/**
 * Whether d lies inside the circle through a, b and c, that is, beyond their plane as seen from the
 * centre.
 */
export function isInCircle(v: Float64Array, a: number, b: number, c: number, d: number): boolean {
  return below(v, a, b, c, v[3 * d]!, v[3 * d + 1]!, v[3 * d + 2]!) < 0
}

/**
 * Positive if a point lies below the plane of three vertices, in the convention of robust-predicates.
 */
function below(
  v: Float64Array,
  a: number,
  b: number,
  c: number,
  x: number,
  y: number,
  z: number,
): number {
  return orient3d(
    v[3 * a]!,
    v[3 * a + 1]!,
    v[3 * a + 2]!,
    v[3 * b]!,
    v[3 * b + 1]!,
    v[3 * b + 2]!,
    v[3 * c]!,
    v[3 * c + 1]!,
    v[3 * c + 2]!,
    x,
    y,
    z,
  )
}
