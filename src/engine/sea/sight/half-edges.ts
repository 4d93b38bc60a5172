import { int32s } from '../shared.js'

/**
 * For each edge of a closed triangulation, the same edge from the triangle on its other side. An edge
 * waits at its lower vertex until its opposite is found. Some three edges wait at a time, and each is
 * visited once.
 */
export function findOpposites(start: Int32Array, vertices: number): Int32Array {
  const opposite = int32s(start.length).fill(-1)
  const waiting = new Int32Array(vertices).fill(-1)
  const next = new Int32Array(start.length)
  for (let e = 0; e < start.length; e++) {
    const from = start[e]!
    const to = start[e % 3 === 2 ? e - 2 : e + 1]!
    const low = from < to ? from : to
    let before = -1
    let other = waiting[low]!
    // Of the edges that share a vertex, only the opposite edge has both vertices: it starts where this
    // one ends.
    while (other >= 0 && !(start[other] === to && endOf(start, other) === from)) {
      before = other
      other = next[other]!
    }
    if (other < 0) {
      next[e] = waiting[low]!
      waiting[low] = e
      continue
    }
    opposite[e] = other
    opposite[other] = e
    if (before < 0) waiting[low] = next[other]!
    else next[before] = next[other]!
  }
  return opposite
}

function endOf(start: Int32Array, e: number): number {
  return start[e % 3 === 2 ? e - 2 : e + 1]!
}
