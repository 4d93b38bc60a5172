import { legKmBetween } from '../../../src/engine/geo/leg.js'
import { vectorAt, volumeAt } from '../../../src/engine/geo/vector.js'
import { Sight } from '../../../src/engine/sea/sight/sight.js'
import { stateOf } from '../../../src/engine/sea/sight/states.js'
import { NOT_TANGENT, tangentSide } from '../../../src/engine/sea/sight/tangent.js'
import type { Mesh } from './mesh.js'

/**
 * A shore vertex that bends into the water, or is straight within rounding, is a corner. A vertex that
 * bends by less than a millimetre still blocks sight along the shore: if no path could turn there, none
 * could follow the shore.
 */
const STRAIGHT = 1e-15

/**
 * The taut visibility graph. Entities are the corners, followed by the nodes (junctions, crossing
 * points). A state is what a path can be in: `2 * corner + side`, where side 1 means that the shore is
 * on the right; these are followed by one state for each node. Reversing a path turns every state into
 * its mirror.
 */
export interface TautGraph {
  readonly cornerVertex: Int32Array
  /** Entity of each vertex; -1 for none. */
  readonly entityOf: Int32Array
  readonly cornerCount: number
  readonly entityCount: number
  /** Edges between states in both directions, CSR. */
  readonly first: Int32Array
  readonly to: Int32Array
  readonly km: Float64Array
  /** Last legs that end at a corner without touching it: the state that each leaves, CSR by entity. */
  readonly headFirst: Int32Array
  readonly headFrom: Int32Array
  readonly headKm: Float64Array
}

interface EdgeList {
  readonly from: number[]
  readonly to: number[]
  readonly km: number[]
}

/**
 * @param nodeVertex mesh vertex of each node; -1 for nodes without a line of sight (inside rivers and
 * canals)
 */
export function tautGraph(mesh: Mesh, nodeVertex: Int32Array): TautGraph {
  const cornerVertex = findCorners(mesh)
  const entityOf = new Int32Array(mesh.lonLatE6.length / 2).fill(-1)
  cornerVertex.forEach((vertex, corner) => {
    entityOf[vertex] = corner
  })
  const cornerCount = cornerVertex.length
  const edges: EdgeList = { from: [], to: [], km: [] }
  nodeVertex.forEach((vertex, node) => {
    if (vertex < 0) return
    if (entityOf[vertex]! < 0) entityOf[vertex] = cornerCount + node
    else
      joinTwins(
        edges,
        stateOf(cornerCount, entityOf[vertex]!),
        stateOf(cornerCount, cornerCount + node),
      )
  })
  const heads: EdgeList = { from: [], to: [], km: [] }
  collectEdges(mesh, entityOf, cornerCount, edges, heads)
  const entityCount = cornerCount + nodeVertex.length
  const out = compress(edges, entityCount + cornerCount)
  const head = compress({ from: heads.to, to: heads.from, km: heads.km }, entityCount)
  return {
    cornerVertex,
    entityOf,
    cornerCount,
    entityCount,
    first: out.first,
    to: out.to,
    km: out.km,
    headFirst: head.first,
    headFrom: head.to,
    headKm: head.km,
  }
}

/** Two nodes at one point: sight finds the first, and a leg of zero length leads to the other. */
function joinTwins(edges: EdgeList, a: number, b: number): void {
  edges.from.push(a, b)
  edges.to.push(b, a)
  edges.km.push(0, 0)
}

function findCorners(mesh: Mesh): Int32Array {
  const v = mesh.vectors
  const corners: number[] = []
  for (let i = 0; i < mesh.lonLatE6.length / 2; i++) {
    const b = mesh.before[i]!
    const a = mesh.after[i]!
    if (a < 0 || mesh.flat[i]) continue
    const turn = volumeAt(v, b, i, a)
    if (turn < STRAIGHT) corners.push(i)
  }
  return Int32Array.from(corners)
}

/** Edges of the mesh on water, by the vertex at which they start. */
export function waterFans(mesh: Pick<Mesh, 'start' | 'water' | 'lonLatE6'>): {
  first: Int32Array
  edge: Int32Array
} {
  const n = mesh.lonLatE6.length / 2
  const first = new Int32Array(n + 1)
  for (let e = 0; e < mesh.start.length; e++) {
    if (mesh.water[Math.floor(e / 3)]) first[mesh.start[e]! + 1]!++
  }
  for (let i = 0; i < n; i++) first[i + 1]! += first[i]!
  const edge = new Int32Array(first[n]!)
  const at = first.slice()
  for (let e = 0; e < mesh.start.length; e++) {
    if (mesh.water[Math.floor(e / 3)]) edge[at[mesh.start[e]!]!++] = e
  }
  return { first, edge }
}

function collectEdges(
  mesh: Mesh,
  entityOf: Int32Array,
  cornerCount: number,
  edges: EdgeList,
  heads: EdgeList,
): void {
  const across = mesh.opposite.map((opposite, e) => (mesh.kind[e] === 0 ? opposite : -1))
  const sight = new Sight({ vectors: mesh.vectors, start: mesh.start, across })
  const fans = waterFans(mesh)
  const v = mesh.vectors
  const add = (list: EdgeList, from: number, to: number, km: number): void => {
    list.from.push(from)
    list.to.push(to)
    list.km.push(km)
  }
  for (let p = 0; p < entityOf.length; p++) {
    const from = entityOf[p]!
    if (from < 0) continue
    const isCorner = from < cornerCount
    const fan = fans.edge.subarray(fans.first[p]!, fans.first[p + 1]!)
    for (const w of sight.fromVertex(p, fan)) {
      const to = entityOf[w]!
      if (to < 0 || w === p) continue
      // The side at the start is the mirror of the side on which the reversed leg touches it.
      const atStart = isCorner ? tangentSide(mesh, ...vectorAt(v, w), w, p) : 0
      if (atStart === NOT_TANGENT) continue
      const km = legKmBetween(v, p, w)
      const state = stateOf(cornerCount, from) + (isCorner ? 1 - atStart : 0)
      const side = to >= cornerCount ? 0 : tangentSide(mesh, ...vectorAt(v, p), p, w)
      if (side === NOT_TANGENT) add(heads, state, to, km)
      else add(edges, state, stateOf(cornerCount, to) + side, km)
    }
  }
}

function compress(
  list: EdgeList,
  rows: number,
): { first: Int32Array; to: Int32Array; km: Float64Array } {
  const first = new Int32Array(rows + 1)
  for (const from of list.from) first[from + 1]!++
  for (let i = 0; i < rows; i++) first[i + 1]! += first[i]!
  const at = first.slice()
  const to = new Int32Array(list.to.length)
  const km = new Float64Array(list.to.length)
  for (let i = 0; i < list.from.length; i++) {
    const k = at[list.from[i]!]!++
    to[k] = list.to[i]!
    km[k] = list.km[i]!
  }
  return { first, to, km }
}
