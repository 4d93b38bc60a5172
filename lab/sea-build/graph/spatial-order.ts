/**
 * Vertices after those of the octahedron, in a serpentine over latitude bands, so that neighbours
 * follow each other.
 */
export function spatialOrder(v: Float64Array): number[] {
  const n = v.length / 3
  const key = new Float64Array(n)
  for (let i = 6; i < n; i++) {
    const band = Math.floor((Math.asin(Math.max(-1, Math.min(1, v[3 * i + 2]!))) + 2) * 60)
    const angle = Math.atan2(v[3 * i + 1]!, v[3 * i]!) + 4
    key[i] = band * 10 + (band % 2 === 0 ? angle : 9 - angle)
  }
  return Array.from({ length: n - 6 }, (_, i) => i + 6).sort((a, b) => key[a]! - key[b]!)
}
