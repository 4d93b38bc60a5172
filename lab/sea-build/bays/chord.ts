import { nextEdge, type OutlinedMesh, previousEdge } from './shore-lines.js'

/** A straight line over water from one place of an outline to another. */
export interface Chord {
  /** The edge at its start: the last edge to the right of it, or the chord itself. */
  from: number
  /** The edge at its end, in the same way. */
  to: number
  /** Edges that it crosses, from its right side to its left. */
  readonly crossed: number[]
}

/** Follows a chord from one vertex to another through the triangles; null if the line is not clear. */
export function followChord(
  { start, across, vectors: v }: OutlinedMesh,
  fan: Int32Array,
  from: number,
  to: number,
): Chord | null {
  const [sx, sy, sz] = [v[3 * from]!, v[3 * from + 1]!, v[3 * from + 2]!]
  const [tx, ty, tz] = [v[3 * to]!, v[3 * to + 1]!, v[3 * to + 2]!]
  const nx = sy * tz - sz * ty
  const ny = sz * tx - sx * tz
  const nz = sx * ty - sy * tx
  const isLeft = (w: number): boolean =>
    nx * v[3 * w]! + ny * v[3 * w + 1]! + nz * v[3 * w + 2]! > 0
  for (const first of fan) {
    const right = start[nextEdge(first)]!
    if (right === to) return { from: first, to: across[first]!, crossed: [] }
    const left = start[previousEdge(first)]!
    if (left === to) continue
    if (isLeft(right) || !isLeft(left)) continue
    const crossed: number[] = []
    for (let edge = nextEdge(first); ; ) {
      const other = across[edge]!
      if (other < 0 || crossed.length > start.length) return null
      crossed.push(edge)
      const apex = start[previousEdge(other)]!
      if (apex === to) return { from: first, to: previousEdge(other), crossed }
      edge = isLeft(apex) ? nextEdge(other) : previousEdge(other)
    }
  }
  return null
}
