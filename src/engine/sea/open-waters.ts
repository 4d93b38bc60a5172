import { int32s } from './shared.js'
import type { NetworkContent, Triangles } from './stored/network-content.js'

/** The connected waters of a network, whatever is shut. */
export interface OpenWaters {
  /** Triangles, then nodes. Each points towards the root of its water: triangles joined with each other and with nodes. */
  readonly parent: Int32Array
  /** A triangle of water at each corner. */
  readonly corners: Int32Array
}

type Mesh = Pick<Triangles, 'start' | 'closed' | 'water'> & { readonly opposite: Int32Array }
type Places = Pick<NetworkContent, 'lonLatE6' | 'cornerVertex' | 'nodeVertex'>

export function openWaters(mesh: Mesh, { lonLatE6, cornerVertex, nodeVertex }: Places): OpenWaters {
  const { water } = mesh
  const parent = int32s(water.length + nodeVertex.length)
  for (let i = 0; i < parent.length; i++) parent[i] = i
  joinTriangles(parent, mesh)
  const at = trianglesAt(mesh, lonLatE6.length / 2)
  const triangleAt = (vertex: number) => (vertex < 0 ? -1 : at[vertex]!)
  nodeVertex.forEach((vertex, node) => {
    const triangle = triangleAt(vertex)
    if (triangle >= 0) join(parent, water.length + node, triangle)
  })
  // Those who copy it then join links alone.
  for (let i = 0; i < parent.length; i++) parent[i] = rootOf(parent, i)
  const corners = int32s(cornerVertex.length)
  cornerVertex.forEach((vertex, corner) => {
    corners[corner] = triangleAt(vertex)
  })
  return { parent, corners }
}

function joinTriangles(parent: Int32Array, { water, opposite, closed }: Mesh): void {
  for (let e = 0; e < opposite.length; e++) {
    const [own, other] = [Math.floor(e / 3), Math.floor(opposite[e]! / 3)]
    if (own < other && !closed[e] && water[own] && water[other]) join(parent, own, other)
  }
}

/** A triangle of water at each vertex; -1 for none. */
function trianglesAt({ start, water }: Mesh, vertices: number): Int32Array {
  const at = new Int32Array(vertices).fill(-1)
  start.forEach((vertex, e) => {
    if (water[Math.floor(e / 3)]) at[vertex] = Math.floor(e / 3)
  })
  return at
}

export function join(parent: Int32Array, a: number, b: number): void {
  parent[rootOf(parent, a)] = rootOf(parent, b)
}

export function rootOf(parent: Int32Array, element: number): number {
  let at = element
  while (parent[at] !== at) {
    parent[at] = parent[parent[at]!]!
    at = parent[at]!
  }
  return at
}
