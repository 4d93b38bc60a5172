import { type Vector, vectorAt } from '../../../src/engine/geo/vector.js'
import type { BayColumns } from '../../../src/engine/sea/sight/bays.js'
import { Locator } from '../../../src/engine/sea/sight/locate.js'
import { waterFans } from '../graph/taut-edges.js'
import { followChord } from './chord.js'
import type { Door } from './doors.js'
import type { BayMesh, PartedMesh } from './parted-mesh.js'
import { depths, type Pieces } from './pieces.js'
import { nextEdge, triangleOf } from './shore-lines.js'

/** The bays that reach into each triangle of the network file, whose triangulation has no doors. */
export function baysOfTriangles(
  mesh: BayMesh,
  parted: PartedMesh,
  bays: Pieces,
  doors: readonly Door[],
): Omit<BayColumns, 'bayParent' | 'entityBay'> {
  const cuts = cutTriangles(mesh, parted, bays, doors)
  const locator = new Locator(parted)
  const depth = depths(bays.parent)
  const triangleBay = new Int32Array(mesh.start.length / 3)
  const cutTriangle: number[] = []
  const cutBay: number[] = []
  for (let t = 0; t < triangleBay.length; t++) {
    if (mesh.water[t] !== 1) continue
    const cut = cuts.get(t)
    if (!cut) {
      triangleBay[t] = bays.ofTriangle[locator.from(t).locate(...middle(mesh, t))]!
      continue
    }
    const [outer, ...inner] = [...cut].sort((a, b) => depth[a]! - depth[b]! || a - b)
    triangleBay[t] = outer!
    const around = new Set(inner.map((bay) => bays.parent[bay]!))
    for (const bay of inner) {
      if (around.has(bay)) continue
      cutTriangle.push(t)
      cutBay.push(bay)
    }
  }
  return {
    triangleBay,
    cutTriangle: Int32Array.from(cutTriangle),
    cutBay: Int32Array.from(cutBay),
  }
}

/** The bays on either side of the doors that cross each triangle. */
function cutTriangles(
  mesh: BayMesh,
  parted: PartedMesh,
  bays: Pieces,
  doors: readonly Door[],
): Map<number, Set<number>> {
  const cuts = new Map<number, Set<number>>()
  const fans = waterFans(mesh)
  const partedFans = waterFans({ ...mesh, start: parted.start })
  for (const [from, to] of doors) {
    const door = partedFans.edge
      .subarray(partedFans.first[from]!, partedFans.first[from + 1]!)
      .find((e) => parted.start[nextEdge(e)] === to)!
    const sides = [door, parted.opposite[door]!].map((e) => bays.ofTriangle[triangleOf(e)]!)
    if (sides[0] === sides[1]) continue
    const fan = fans.edge.subarray(fans.first[from]!, fans.first[from + 1]!)
    const { crossed, to: last } = followChord(mesh, fan, from, to)!
    if (crossed.length === 0) continue
    for (const e of [...crossed, last]) {
      const known = cuts.get(triangleOf(e))
      if (known) for (const bay of sides) known.add(bay)
      else cuts.set(triangleOf(e), new Set(sides))
    }
  }
  return cuts
}

function middle({ start, vectors }: BayMesh, t: number): Vector {
  const corners = [0, 1, 2].map((k) => vectorAt(vectors, start[3 * t + k]!))
  const sum = (axis: 0 | 1 | 2) => corners.reduce((total, corner) => total + corner[axis], 0)
  const [x, y, z] = [sum(0), sum(1), sum(2)]
  const length = Math.hypot(x, y, z)
  return [x / length, y / length, z / length]
}
