import { NO_BAY } from '../../../src/engine/sea/sight/bays.js'
import type { SightMesh } from '../../../src/engine/sea/sight/sight.js'

/** The triangulation that contains the pieces of water. */
export interface WaterMesh extends Pick<SightMesh, 'start' | 'across'> {
  readonly water: Uint8Array
}

/** Pieces of water, numbered from 1. */
export interface Pieces {
  readonly ofTriangle: Int32Array
  readonly parent: Int32Array
  readonly outermost: Int32Array
}

/** Numbers connected waters from 1, where some edges cannot be crossed. */
export function flood(
  { start, across, water }: WaterMesh,
  isDoor: Uint8Array,
): { ofTriangle: Int32Array; count: number } {
  const triangles = start.length / 3
  const ofTriangle = new Int32Array(triangles)
  const stack = new Int32Array(triangles)
  let count = NO_BAY + 1
  for (let first = 0; first < triangles; first++) {
    if (water[first] !== 1 || ofTriangle[first] !== NO_BAY) continue
    let depth = 0
    stack[depth++] = first
    ofTriangle[first] = count
    while (depth > 0) {
      const t = stack[--depth]!
      for (let e = 3 * t; e < 3 * t + 3; e++) {
        const other = across[e]!
        if (other < 0 || isDoor[e] === 1) continue
        const next = Math.floor(other / 3)
        if (ofTriangle[next] !== NO_BAY) continue
        ofTriangle[next] = count
        stack[depth++] = next
      }
    }
    count++
  }
  return { ofTriangle, count }
}

/** Nesting depth of each bay; 0 for the outermost. */
export function depths(parent: Int32Array): Int32Array {
  const depth = new Int32Array(parent.length)
  for (let bay = 0; bay < parent.length; bay++) {
    for (let at = parent[bay]!; at >= 0; at = parent[at]!) depth[bay]!++
  }
  return depth
}

/**
 * The bay of each vertex: the outermost of those of the triangles around it, because the ends of a door
 * are outside. A vertex between waters that do not connect is in no bay.
 */
export function baysOfVertices(
  { start, water }: WaterMesh,
  { ofTriangle, parent, outermost }: Pieces,
  vertices: number,
): Int32Array {
  const depth = depths(parent)
  const bays = new Int32Array(vertices).fill(-1)
  for (let e = 0; e < start.length; e++) {
    const t = Math.floor(e / 3)
    if (water[t] !== 1) continue
    const bay = ofTriangle[t]!
    const known = bays[start[e]!]!
    if (known === NO_BAY) continue
    if (known < 0) bays[start[e]!] = bay
    else if (outermost[known] !== outermost[bay]) bays[start[e]!] = NO_BAY
    else if (depth[bay]! < depth[known]!) bays[start[e]!] = bay
  }
  for (let v = 0; v < vertices; v++) if (bays[v]! < 0) bays[v] = NO_BAY
  return bays
}

/** The data from which the bays of nodes and states follow. */
export interface BayGraph {
  readonly cornerVertex: Int32Array
  readonly nodeVertex: Int32Array
  readonly linkFrom: Int32Array
  readonly linkTo: Int32Array
  readonly linkPassage: Int32Array
}

/**
 * The number of the fairway that each node belongs to. Nodes joined by links that cannot be closed have
 * the same number.
 */
export function fairwaysOfNodes({
  nodeVertex,
  linkFrom,
  linkTo,
  linkPassage,
}: Omit<BayGraph, 'cornerVertex'>): Int32Array {
  const fairway = Int32Array.from(nodeVertex.keys())
  const find = (node: number): number => {
    let at = node
    while (fairway[at] !== at) at = fairway[at]!
    for (let n = node; n !== at; ) {
      const next = fairway[n]!
      fairway[n] = at
      n = next
    }
    return at
  }
  for (let l = 0; l < linkFrom.length; l++) {
    if (linkPassage[l]! < 0) fairway[find(linkFrom[l]!)] = find(linkTo[l]!)
  }
  for (let node = 0; node < fairway.length; node++) fairway[node] = find(node)
  return fairway
}

/**
 * The piece of each entity: that of its vertex or, for a node in a river, that of the river's mouths.
 * If the mouths lie in several pieces, the deepest counts, because it lies inside the others.
 */
export function baysOfEntities(
  graph: BayGraph,
  ofVertex: Int32Array,
  depth: Int32Array,
): Int32Array {
  const { cornerVertex, nodeVertex } = graph
  const fairway = fairwaysOfNodes(graph)
  const ofFairway = new Int32Array(nodeVertex.length).fill(NO_BAY)
  nodeVertex.forEach((vertex, node) => {
    if (vertex < 0) return
    const known = ofFairway[fairway[node]!]!
    const bay = ofVertex[vertex]!
    if (known === NO_BAY || depth[bay]! > depth[known]!) ofFairway[fairway[node]!] = bay
  })
  const bays = new Int32Array(cornerVertex.length + nodeVertex.length)
  cornerVertex.forEach((vertex, corner) => {
    bays[corner] = ofVertex[vertex]!
  })
  nodeVertex.forEach((vertex, node) => {
    bays[cornerVertex.length + node] = vertex >= 0 ? ofVertex[vertex]! : ofFairway[fairway[node]!]!
  })
  return bays
}

/** The outermost piece around each piece. */
export function outermostOf(parent: Int32Array): Int32Array {
  return parent.map((_, piece) => {
    let at = piece
    while (parent[at]! >= 0) at = parent[at]!
    return at
  })
}
