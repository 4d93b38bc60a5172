import type { SeaNetwork } from '../../../src/engine/sea/network.js'

/** A triangulation whose waters have outlines. */
export type OutlinedMesh = Pick<SeaNetwork, 'start' | 'across' | 'closed' | 'water' | 'vectors'>

/**
 * The outlines of every connected water: closed lines of shores and barriers, with the water on their
 * left. A *place* is where an outline meets a vertex. The places of one outline have consecutive
 * numbers, in its direction. A vertex that outlines pass twice has two places.
 */
export interface ShoreLines {
  /** First place of each outline; one entry more than there are outlines. */
  readonly first: Int32Array
  readonly outlineOf: Int32Array
  /** The edge that leaves each place along the outline. */
  readonly edgeOut: Int32Array
  /**
   * The place at which each edge starts, in the water of its triangle; -1 off the shore and on land.
   */
  readonly placeOf: Int32Array
}

export const nextEdge = (e: number): number => (e % 3 === 2 ? e - 2 : e + 1)
export const previousEdge = (e: number): number => (e % 3 === 0 ? e + 2 : e - 1)
export const triangleOf = (e: number): number => Math.floor(e / 3)

export function findShoreLines({ start, across, closed, water }: OutlinedMesh): ShoreLines {
  const first: number[] = []
  const outlineOf: number[] = []
  const edgeOut: number[] = []
  const placeOf = new Int32Array(start.length).fill(-1)
  for (let begin = 0; begin < start.length; begin++) {
    if (closed[begin] === 0 || water[triangleOf(begin)] !== 1 || placeOf[begin]! >= 0) continue
    const outline = first.length
    first.push(edgeOut.length)
    for (let e = begin; placeOf[e]! < 0; ) {
      for (const edge of edgesFrom(e, across)) placeOf[edge] = edgeOut.length
      outlineOf.push(outline)
      edgeOut.push(e)
      e = nextEdge(e)
      while (closed[e] === 0) e = nextEdge(across[e]!)
    }
  }
  first.push(edgeOut.length)
  return {
    first: Int32Array.from(first),
    outlineOf: Int32Array.from(outlineOf),
    edgeOut: Int32Array.from(edgeOut),
    placeOf,
  }
}

/**
 * The edges from a vertex over its water, counter-clockwise from a given one: up to a shore, or all of
 * them.
 */
export function edgesFrom(first: number, across: Int32Array): number[] {
  const edges = [first]
  for (let e = across[previousEdge(first)]!; e >= 0 && e !== first; e = across[previousEdge(e)]!) {
    edges.push(e)
  }
  return edges
}
