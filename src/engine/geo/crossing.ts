import { type Vector, volume } from './vector.js'

/** Share of the leg a -> b at which it crosses the leg c -> d; null if they do not cross. */
export function crossingShare(a: Vector, b: Vector, c: Vector, d: Vector): number | null {
  const sa = volume(c, d, a)
  const sb = volume(c, d, b)
  if (sa > 0 === sb > 0) return null
  if (volume(a, b, c) > 0 === volume(a, b, d) > 0) return null
  // Two great circles meet twice: an intersection counts only if it lies on c's side of the Earth.
  const share = sa / (sa - sb)
  const x = a[0] + share * (b[0] - a[0])
  const y = a[1] + share * (b[1] - a[1])
  const z = a[2] + share * (b[2] - a[2])
  return x * c[0] + y * c[1] + z * c[2] > 0 ? share : null
}
