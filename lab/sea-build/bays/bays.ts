import { type BayColumns, NO_BAY } from '../../../src/engine/sea/sight/bays.js'
import type { NetworkContent } from '../../../src/engine/sea/stored/network-content.js'
import { baysOfTriangles } from './bays-of-triangles.js'
import { chooseDoors, type Water } from './doors.js'
import { type BayMesh, type PartedMesh, partedBy } from './parted-mesh.js'
import {
  baysOfEntities,
  baysOfVertices,
  depths,
  flood,
  outermostOf,
  type Pieces,
} from './pieces.js'
import { type MouthGroup, mouthGroups } from './river-mouths.js'
import { triangleOf } from './shore-lines.js'

/**
 * The bays of a network. A straight line between two points of one shore divides the water in two; with
 * such doors closed, the pieces of a connected water form a tree, and the largest piece is its outside.
 * A door is dropped if a river behind it also has a mouth in front of it, because paths may lead
 * through such a bay.
 */
export function findBays(
  mesh: BayMesh,
  legs: Pick<NetworkContent, 'legFirst' | 'legTo'>,
  leastCorners: number,
): BayColumns {
  const vertices = mesh.vectors.length / 3
  const whole = flood(mesh, new Uint8Array(mesh.start.length))
  const waterOf = baysOfVertices(mesh, pieces(whole.ofTriangle, noParents(whole.count)), vertices)
  const areas = areasOf(mesh, whole)
  const corners = new Int32Array(whole.count)
  for (const vertex of mesh.cornerVertex) corners[waterOf[vertex]!]!++
  const waters = Array.from(areas, (area, water): Water => ({ area, corners: corners[water]! }))
  const groups = mouthGroups(mesh, waterOf, areas)
  const doors = chooseDoors(mesh, legs, groups, waterOf, waters, leastCorners)
  const parted = partedBy(mesh, doors)
  const tree = withoutBarred(parted, rootedTree(parted), groups, vertices)
  const ofVertex = baysOfVertices(parted, tree, vertices)
  const { bays, numberOf } = joinWaters(tree, groups, whole, ofVertex)
  return {
    bayParent: bays.parent,
    ...baysOfTriangles(mesh, parted, bays, doors),
    entityBay: baysOfEntities(
      mesh,
      ofVertex.map((piece) => numberOf[piece]!),
      depths(bays.parent),
    ),
  }
}

function noParents(count: number): Int32Array {
  return new Int32Array(count).fill(-1)
}

function pieces(ofTriangle: Int32Array, parent: Int32Array): Pieces {
  return { ofTriangle, parent, outermost: outermostOf(parent) }
}

/**
 * Pieces of water between doors as a forest. Each connected water is a tree around its largest piece.
 */
function rootedTree(mesh: PartedMesh): Pieces {
  const found = flood(mesh, mesh.isDoor)
  const { ofTriangle, count } = found
  const neighbours: number[][] = Array.from({ length: count }, () => [])
  mesh.isDoor.forEach((isDoor, e) => {
    if (isDoor === 0) return
    neighbours[ofTriangle[triangleOf(e)]!]!.push(ofTriangle[triangleOf(mesh.opposite[e]!)]!)
  })
  const areas = areasOf(mesh, found)
  const byArea = Array.from(areas.keys()).slice(NO_BAY + 1)
  byArea.sort((a, b) => areas[b]! - areas[a]! || a - b)
  const parent = new Int32Array(count).fill(-1)
  const isKnown = new Uint8Array(count)
  for (const root of byArea) {
    if (isKnown[root] === 1) continue
    isKnown[root] = 1
    const known = [root]
    for (let i = 0; i < known.length; i++) {
      for (const inner of neighbours[known[i]!]!) {
        if (isKnown[inner] === 1) continue
        isKnown[inner] = 1
        parent[inner] = known[i]!
        known.push(inner)
      }
    }
  }
  return pieces(ofTriangle, parent)
}

/** Area of each piece, flat, on the sphere of radius 1. */
function areasOf(
  { start, vectors: v }: Pick<PartedMesh, 'start' | 'vectors'>,
  { ofTriangle, count }: ReturnType<typeof flood>,
): Float64Array {
  const areas = new Float64Array(count)
  for (let t = 0; 3 * t < start.length; t++) {
    const [a, b, c] = [3 * start[3 * t]!, 3 * start[3 * t + 1]!, 3 * start[3 * t + 2]!]
    const [ux, uy, uz] = [v[b]! - v[a]!, v[b + 1]! - v[a + 1]!, v[b + 2]! - v[a + 2]!]
    const [wx, wy, wz] = [v[c]! - v[a]!, v[c + 1]! - v[a + 1]!, v[c + 2]! - v[a + 2]!]
    areas[ofTriangle[t]!]! +=
      Math.hypot(uy * wz - uz * wy, uz * wx - ux * wz, ux * wy - uy * wx) / 2
  }
  return areas
}

/** Opens the doors between the mouths of a group, or between a group and the outside. */
function withoutBarred(
  mesh: PartedMesh,
  tree: Pieces,
  groups: readonly MouthGroup[],
  vertices: number,
): Pieces {
  const { parent } = tree
  const ofVertex = baysOfVertices(mesh, tree, vertices)
  const depth = depths(parent)
  const barred = new Uint8Array(parent.length)
  for (const group of groups) {
    const all = group.vertices.map((vertex) => ofVertex[vertex]!)
    const meet = group.isOpen ? -1 : all.reduce((a, b) => meeting(parent, depth, a, b))
    for (const piece of all) {
      for (let at = piece; at !== meet && at >= 0; at = parent[at]!) barred[at] = 1
    }
  }
  // Each piece joins the piece around it, outer pieces first.
  const joined = Int32Array.from(parent.keys())
  for (const piece of Array.from(parent.keys()).sort((a, b) => depth[a]! - depth[b]!)) {
    if (barred[piece] === 1 && parent[piece]! >= 0) joined[piece] = joined[parent[piece]!]!
  }
  return renumbered(tree, joined, parent).bays
}

/**
 * Merges waters that only rivers connect to a larger water. Behind a single mouth, they are a bay
 * within the mouth's bay, because no path leads through a dead end. Behind several mouths, a path may
 * lead through them from mouth to mouth, so they are part of the bay that contains the mouths.
 */
function joinWaters(
  tree: Pieces,
  groups: readonly MouthGroup[],
  waters: ReturnType<typeof flood>,
  ofVertex: Int32Array,
): { bays: Pieces; numberOf: Int32Array } {
  const rootOf = new Int32Array(waters.count)
  waters.ofTriangle.forEach((water, t) => {
    rootOf[water] = tree.outermost[tree.ofTriangle[t]!]!
  })
  const joined = Int32Array.from(tree.parent.keys())
  const parent = tree.parent.slice()
  for (const { vertices, others, isOpen } of groups) {
    if (isOpen || others.length === 0) continue
    const around = ofVertex[vertices[0]!]!
    const isDeadEnd = new Set(vertices).size === 1
    const into = isDeadEnd ? rootOf[others[0]!]! : around
    for (const water of others) joined[rootOf[water]!] = into
    if (isDeadEnd) parent[into] = around
  }
  return renumbered(tree, joined, parent)
}

/** The innermost piece around two others; -1 if their waters do not connect. */
function meeting(parent: Int32Array, depth: Int32Array, a: number, b: number): number {
  let [p, q] = [a, b]
  while (p !== q) {
    if (p < 0 || q < 0) return -1
    if (depth[p]! >= depth[q]!) p = parent[p]!
    else q = parent[q]!
  }
  return p
}

/** Renumbers pieces after some have been merged. `joined` has the new piece of each. */
function renumbered(
  { ofTriangle }: Pieces,
  joined: Int32Array,
  parent: Int32Array,
): { bays: Pieces; numberOf: Int32Array } {
  const kept = Array.from(joined.keys()).filter((piece) => joined[piece] === piece)
  const number = new Map(kept.map((piece, i) => [piece, i]))
  const numberOf = joined.map((piece) => number.get(piece)!)
  const around = Int32Array.from(kept, (piece) =>
    parent[piece]! < 0 ? -1 : numberOf[parent[piece]!]!,
  )
  return {
    bays: pieces(
      ofTriangle.map((piece) => numberOf[piece]!),
      around,
    ),
    numberOf,
  }
}
