import { dot, RADIANS, vectorAt, volumeAt } from '../../../src/engine/geo/vector.js'
import { toVectors } from '../../../src/engine/sea/network.js'
import { MICRO } from '../../../src/engine/sea/stored/network-content.js'
import { jitteredPosition, type SimpleRing } from '../water/simplify.js'
import {
  BARRIER,
  type Constraint,
  DAM,
  SHORE,
  type Triangulation,
  triangulate,
} from './triangulate.js'

/** A line across a strait that nothing passes while its gate is closed. Its ends are on land. */
export type Barrier = readonly (readonly [lon: number, lat: number])[]

export interface Mesh extends Triangulation {
  /** Longitude and latitude of each vertex, millionths of a degree. */
  readonly lonLatE6: Int32Array
  /**
   * Neighbours along the shore, with water on the left from `before` over the vertex to `after`; -1 off
   * the shore.
   */
  readonly before: Int32Array
  readonly after: Int32Array
  /** Shore vertices that only mark the end of a barrier, where no path turns. */
  readonly flat: Uint8Array
  /** Triangles on navigable water. */
  readonly water: Uint8Array
  /** Vertices of the requested points. */
  readonly pointVertex: Int32Array
}

/** Corners of the initial octahedron, off every meridian and parallel that data may lie on. */
const OCTAHEDRON: readonly (readonly [number, number])[] = [
  [0.137913, 0.041277],
  [-179.871433, -0.058871],
  [90.113377, 0.077113],
  [-89.877171, -0.033919],
  [17.331733, 89.943711],
  [-21.719377, -89.931937],
]

interface Draft {
  readonly lonLatE6: number[]
  readonly shores: number[][]
  readonly barriers: { readonly line: number[]; readonly kind: number }[]
  readonly flat: number[]
  readonly known: Map<string, number>
}

/** Lines across waters. */
export interface Barriers {
  /** Across straits that can be closed. */
  readonly gates: readonly Barrier[]
  /** Across waters that are never open: what lies behind them is another water. */
  readonly dams: readonly Barrier[]
}

/**
 * Triangulates the sphere with the simplified shores and the barriers as constraints, and with further
 * points on water as vertices.
 */
export function buildMesh(
  rings: readonly SimpleRing[],
  { gates, dams }: Barriers,
  points: readonly (readonly [lon: number, lat: number])[] = [],
): Mesh {
  const draft: Draft = { lonLatE6: [], shores: [], barriers: [], flat: [], known: new Map() }
  for (const [lon, lat] of OCTAHEDRON) addVertex(draft, lon, lat)
  for (const ring of rings) {
    const kept = isTurned(ring) ? ring.kept.toReversed() : ring.kept
    draft.shores.push(
      kept.map((i) => {
        const [lon, lat] = jitteredPosition(ring.ring[i]!)
        return addVertex(draft, lon, lat)
      }),
    )
  }
  for (const gate of gates) weave(draft, gate, BARRIER)
  for (const dam of dams) weave(draft, dam, DAM)
  const pointVertex = addPoints(draft, points)
  const lonLatE6 = Int32Array.from(draft.lonLatE6)
  const vectors = toVectors(lonLatE6)
  const constraints: Constraint[] = []
  for (const shore of draft.shores) {
    for (let i = 0; i < shore.length; i++) {
      constraints.push({ from: shore[i]!, to: shore[(i + 1) % shore.length]!, kind: SHORE })
    }
  }
  for (const { line, kind } of draft.barriers) {
    for (let i = 0; i + 1 < line.length; i++)
      constraints.push({ from: line[i]!, to: line[i + 1]!, kind })
  }
  const triangulation = triangulate(vectors, constraints)
  const { before, after } = shoreNeighbours(draft.shores, lonLatE6.length / 2)
  const flat = new Uint8Array(lonLatE6.length / 2)
  for (const vertex of draft.flat) flat[vertex] = 1
  return {
    ...triangulation,
    lonLatE6,
    before,
    after,
    flat,
    water: findWater(triangulation, after),
    pointVertex,
  }
}

/**
 * A ring whose corners are all within this cosine of the first is small enough to determine its
 * orientation.
 */
const SMALL = Math.cos(10 * RADIANS)

/**
 * Whether the kept corners have the opposite orientation to the ring itself, as three corners of a
 * crescent may. The island would then be a hole in the sea: no path could turn at its corners, and its
 * shore would still block sight.
 */
function isTurned({ vectors, kept }: SimpleRing): boolean {
  const first = vectorAt(vectors, kept[0]!)
  const isSmall = kept.every((i) => dot(first, vectorAt(vectors, i)) > SMALL)
  if (!isSmall) return false
  const whole = turnsOf(
    vectors,
    Array.from({ length: vectors.length / 3 }, (_, i) => i),
  )
  return turnsOf(vectors, kept) > 0 !== whole > 0
}

/** Twice the area of a small ring on the unit sphere; above 0 if it runs counter-clockwise. */
function turnsOf(vectors: Float64Array, ring: readonly number[]): number {
  return ring.reduce(
    (sum, i, at) => (at < 2 ? sum : sum + volumeAt(vectors, ring[0]!, ring[at - 1]!, i)),
    0,
  )
}

/** Points and ends of barriers at the same position share a vertex. */
function addPoints(draft: Draft, points: readonly (readonly [number, number])[]): Int32Array {
  return Int32Array.from(points, ([lon, lat]) => {
    const key = `${Math.round(lon * MICRO)},${Math.round(lat * MICRO)}`
    const vertex = draft.known.get(key) ?? addVertex(draft, lon, lat)
    draft.known.set(key, vertex)
    return vertex
  })
}

function addVertex(draft: Draft, lon: number, lat: number): number {
  const x = Math.round((lon > 180 ? lon - 360 : lon) * MICRO)
  draft.lonLatE6.push(x, Math.round(lat * MICRO))
  return draft.lonLatE6.length / 2 - 1
}

/** Adds a barrier, and a vertex in both lines wherever it meets a shore. */
function weave(draft: Draft, barrier: Barrier, kind: number): void {
  const posts = addPoints(draft, barrier)
  const line: number[] = [posts[0]!]
  for (let i = 0; i + 1 < posts.length; i++) {
    const met: { vertex: number; at: number }[] = []
    // Vertices added in the meantime are beyond these vectors and are not visited again.
    const v = toVectors(Int32Array.from(draft.lonLatE6))
    for (const shore of draft.shores) {
      for (let k = 0; k < shore.length; k++) {
        const hit = meet(v, posts[i]!, posts[i + 1]!, shore[k]!, shore[(k + 1) % shore.length]!)
        if (!hit) continue
        const vertex = addVertex(draft, hit.lon, hit.lat)
        draft.flat.push(vertex)
        shore.splice(++k, 0, vertex)
        met.push({ vertex, at: hit.at })
      }
    }
    met.sort((p, q) => p.at - q.at)
    line.push(...met.map((m) => m.vertex), posts[i + 1]!)
  }
  draft.barriers.push({ line, kind })
}

function meet(
  v: Float64Array,
  a: number,
  b: number,
  c: number,
  d: number,
): { lon: number; lat: number; at: number } | null {
  if (3 * Math.max(c, d) >= v.length) return null
  const near = v[3 * a]! * v[3 * c]! + v[3 * a + 1]! * v[3 * c + 1]! + v[3 * a + 2]! * v[3 * c + 2]!
  if (near < 0) return null
  const sc = volumeAt(v, a, b, c)
  const sd = volumeAt(v, a, b, d)
  if (sc > 0 === sd > 0) return null
  if (volumeAt(v, c, d, a) > 0 === volumeAt(v, c, d, b) > 0) return null
  const t = sc / (sc - sd)
  const x = v[3 * c]! + t * (v[3 * d]! - v[3 * c]!)
  const y = v[3 * c + 1]! + t * (v[3 * d + 1]! - v[3 * c + 1]!)
  const z = v[3 * c + 2]! + t * (v[3 * d + 2]! - v[3 * c + 2]!)
  const at = Math.hypot(x - v[3 * a]!, y - v[3 * a + 1]!, z - v[3 * a + 2]!)
  return { lon: Math.atan2(y, x) / RADIANS, lat: Math.atan2(z, Math.hypot(x, y)) / RADIANS, at }
}

function shoreNeighbours(
  shores: readonly number[][],
  n: number,
): { before: Int32Array; after: Int32Array } {
  const before = new Int32Array(n).fill(-1)
  const after = new Int32Array(n).fill(-1)
  for (const shore of shores) {
    for (let i = 0; i < shore.length; i++) {
      after[shore[i]!] = shore[(i + 1) % shore.length]!
      before[shore[(i + 1) % shore.length]!] = shore[i]!
    }
  }
  return { before, after }
}

/**
 * Triangles of navigable water. Counting from the open ocean, a shore crossed from its water side adds
 * one step, and a shore crossed from its land side subtracts one. Water is where the count is zero. A
 * simplified shore may have jumped across a small ring beside it, which then lies two steps deep, in
 * land.
 */
function findWater(t: Triangulation, after: Int32Array): Uint8Array {
  const depth = new Int8Array(t.triangleCount)
  const known = new Uint8Array(t.triangleCount)
  // The first corner of the initial octahedron lies in the Gulf of Guinea.
  const ocean = Math.floor(t.start.indexOf(0) / 3)
  const stack = [ocean]
  known[ocean] = 1
  while (stack.length > 0) {
    const triangle = stack.pop()!
    for (let e = 3 * triangle; e < 3 * triangle + 3; e++) {
      const other = Math.floor(t.opposite[e]! / 3)
      if (known[other]) continue
      known[other] = 1
      const fromWater = after[t.start[e]!] === t.start[e % 3 === 2 ? e - 2 : e + 1]
      depth[other] = depth[triangle]! + (t.kind[e] !== SHORE ? 0 : fromWater ? 1 : -1)
      stack.push(other)
    }
  }
  return Uint8Array.from(depth, (d) => (d <= 0 ? 1 : 0))
}
