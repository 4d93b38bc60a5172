import type { BayColumns } from '../sea/bays.js'
import type { SeaNetwork } from '../sea/network.js'
import {
  type BayGraph,
  baysOfEntities,
  baysOfVertices,
  depths,
  fairwaysOfNodes,
  flood,
  outermostOf,
} from './pieces.js'

/** A bay in a bay has at most this share of its corners: else one door does for both. */
const LARGEST_SHARE = 0.7

type Mesh = Pick<SeaNetwork, 'start' | 'across' | 'closed' | 'water' | 'vectors'> & BayGraph

/**
 * The bays of a network. Every open edge between two points of one shore parts the water in two; with
 * all of them shut the pieces of a connected water make a tree. The largest piece is its outside. A door
 * is dropped where a river behind it has a mouth in front: paths may lead through such a bay.
 */
export function findBays(mesh: Mesh, leastCorners: number): BayColumns {
  const { start, across } = mesh
  const shore = shores(mesh)
  const isDoor = new Uint8Array(start.length)
  for (let e = 0; e < start.length; e++) {
    if (across[e]! < 0 || mesh.water[triangleOf(e)] !== 1) continue
    if (shore[start[e]!] === shore[start[across[e]!]!]) isDoor[e] = 1
  }
  const pieces = flood(mesh, isDoor)
  const tree = rootedTree(mesh, isDoor, pieces)
  const barred = throughRivers(mesh, pieces.ofTriangle, tree)
  const corners = cornersBehind(mesh, pieces.ofTriangle, tree)
  return partedBy(mesh, chosen(tree, barred, corners, leastCorners))
}

/** @param doors edges of the triangles outside, in front of each bay */
function partedBy(mesh: Mesh, doors: readonly number[]): BayColumns {
  const isDoor = new Uint8Array(mesh.across.length)
  for (const e of doors) {
    isDoor[e] = 1
    isDoor[mesh.across[e]!] = 1
  }
  const { ofTriangle, count } = flood(mesh, isDoor)
  const parent = new Int32Array(count).fill(-1)
  for (const e of doors) {
    parent[ofTriangle[triangleOf(mesh.across[e]!)]!] = ofTriangle[triangleOf(e)]!
  }
  const bays = { ofTriangle, parent, outermost: outermostOf(parent) }
  return {
    bayParent: parent,
    triangleBay: ofTriangle,
    cutTriangle: new Int32Array(0),
    cutBay: new Int32Array(0),
    entityBay: baysOfEntities(mesh, baysOfVertices(mesh, bays, mesh.vectors.length / 3)),
  }
}

/** Pieces of water as a forest, each connected water a tree. */
interface Tree {
  /** Every piece after the one around it. */
  readonly order: Int32Array
  readonly parent: Int32Array
  /** The edge from the parent into each piece, on the parent's side; -1 for the outermost. */
  readonly door: Int32Array
  readonly outermost: Int32Array
}

/** A number for each vertex, the same along what closed edges join: shores, and barriers between them. */
function shores({ start, closed, vectors }: Mesh): Int32Array {
  const shore = Int32Array.from({ length: vectors.length / 3 }, (_, v) => v)
  const find = (vertex: number): number => {
    let v = vertex
    while (shore[v] !== v) {
      shore[v] = shore[shore[v]!]!
      v = shore[v]!
    }
    return v
  }
  for (let e = 0; e < start.length; e++) {
    if (closed[e]) shore[find(start[e]!)] = find(start[e % 3 === 2 ? e - 2 : e + 1]!)
  }
  return shore.map((_, v) => find(v))
}

function rootedTree(
  mesh: Mesh,
  isDoor: Uint8Array,
  { ofTriangle, count }: ReturnType<typeof flood>,
): Tree {
  const doors: number[][] = Array.from({ length: count }, () => [])
  for (let e = 0; e < isDoor.length; e++) {
    if (isDoor[e] === 1) doors[ofTriangle[triangleOf(e)]!]!.push(e)
  }
  const area = new Float64Array(count)
  for (let t = 0; 3 * t < mesh.start.length; t++) area[ofTriangle[t]!]! += areaOf(mesh, t)
  const byArea = Array.from(area.keys()).slice(1)
  byArea.sort((a, b) => area[b]! - area[a]! || a - b)
  const tree: Tree = {
    order: new Int32Array(count - 1),
    parent: new Int32Array(count).fill(-1),
    door: new Int32Array(count).fill(-1),
    outermost: new Int32Array(count).fill(-1),
  }
  let known = 0
  let next = 0
  for (const root of byArea) {
    if (tree.outermost[root]! >= 0) continue
    tree.outermost[root] = root
    tree.order[known++] = root
    for (; next < known; next++) {
      const piece = tree.order[next]!
      for (const e of doors[piece]!) {
        const inner = ofTriangle[triangleOf(mesh.across[e]!)]!
        if (tree.outermost[inner]! >= 0) continue
        tree.outermost[inner] = root
        tree.parent[inner] = piece
        tree.door[inner] = e
        tree.order[known++] = inner
      }
    }
  }
  return tree
}

/** Area of a triangle, flat, on the sphere of radius 1. */
function areaOf({ start, vectors }: Mesh, t: number): number {
  const [a, b, c] = [3 * start[3 * t]!, 3 * start[3 * t + 1]!, 3 * start[3 * t + 2]!]
  const u = [0, 1, 2].map((k) => vectors[b + k]! - vectors[a + k]!)
  const v = [0, 1, 2].map((k) => vectors[c + k]! - vectors[a + k]!)
  const x = u[1]! * v[2]! - u[2]! * v[1]!
  const y = u[2]! * v[0]! - u[0]! * v[2]!
  const z = u[0]! * v[1]! - u[1]! * v[0]!
  return Math.hypot(x, y, z) / 2
}

/** Pieces whose door must stay open: a river leads from behind it to water elsewhere. */
function throughRivers(mesh: Mesh, ofTriangle: Int32Array, tree: Tree): Uint8Array {
  const ofVertex = baysOfVertices(mesh, { ofTriangle, ...tree }, mesh.vectors.length / 3)
  const fairway = fairwaysOfNodes(mesh)
  const mouths = new Map<number, number[]>()
  mesh.nodeVertex.forEach((vertex, node) => {
    if (vertex < 0) return
    const known = mouths.get(fairway[node]!)
    if (known) known.push(ofVertex[vertex]!)
    else mouths.set(fairway[node]!, [ofVertex[vertex]!])
  })
  const barred = new Uint8Array(tree.parent.length)
  const depth = depths(tree.parent)
  for (const pieces of mouths.values()) {
    // The way between two pieces, up to where they meet, or to the outside of both waters.
    let meet = pieces[0]!
    for (const piece of pieces.slice(1)) meet = meeting(tree.parent, depth, meet, piece)
    for (const piece of pieces) {
      for (let at = piece; at !== meet && at >= 0; at = tree.parent[at]!) barred[at] = 1
    }
  }
  return barred
}

/** The innermost piece around two others; -1 where their waters do not connect. */
function meeting(parent: Int32Array, depth: Int32Array, a: number, b: number): number {
  let [p, q] = [a, b]
  while (p !== q) {
    if (p < 0 || q < 0) return -1
    if (depth[p]! >= depth[q]!) p = parent[p]!
    else q = parent[q]!
  }
  return p
}

/** How many corners lie in each piece and behind it. */
function cornersBehind(mesh: Mesh, ofTriangle: Int32Array, tree: Tree): Int32Array {
  const ofVertex = baysOfVertices(mesh, { ofTriangle, ...tree }, mesh.vectors.length / 3)
  const corners = new Int32Array(tree.parent.length)
  for (const vertex of mesh.cornerVertex) corners[ofVertex[vertex]!]!++
  for (let i = tree.order.length - 1; i >= 0; i--) {
    const piece = tree.order[i]!
    if (tree.parent[piece]! >= 0) corners[tree.parent[piece]!]! += corners[piece]!
  }
  return corners
}

/** The doors that pay, from the outside inwards. */
function chosen(
  { order, parent, door, outermost }: Tree,
  barred: Uint8Array,
  corners: Int32Array,
  leastCorners: number,
): number[] {
  const doors: number[] = []
  /** Most corners that a bay in each piece may have to get a door of its own. */
  const most = new Float64Array(parent.length)
  for (const piece of order) {
    if (piece === outermost[piece]) {
      most[piece] = Number.POSITIVE_INFINITY
      continue
    }
    const around = most[parent[piece]!]!
    const count = corners[piece]!
    if (barred[piece] === 0 && count >= leastCorners && count <= around) {
      doors.push(door[piece]!)
      most[piece] = LARGEST_SHARE * count
    } else most[piece] = around
  }
  return doors
}

function triangleOf(edge: number): number {
  return Math.floor(edge / 3)
}
