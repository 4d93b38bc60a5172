import { type Vector, vectorAt, volume } from '../../geo/vector.js'
import type { Ellipse } from './ellipse.js'

/** What a line of sight meets at an edge of the triangulation. */
export interface SightMesh {
  /** Unit vectors of the vertices: x, y and z in turn. */
  readonly vectors: Float64Array
  /** Start vertex of each edge; edge `e` belongs to triangle `floor(e / 3)`, counter-clockwise. */
  readonly start: Int32Array
  /**
   * The same edge from the other side; -1 where sight ends, at a shore or a closed gate. If the
   * triangle on the other side lies in a bay that may be closed, it is `intoBay` of the edge: most
   * views meet few of these, and need not look up the bay of any other triangle.
   */
  readonly across: Int32Array
}

/**
 * Encodes in `across` an edge whose triangle lies in a bay that may be closed. Applied again, it
 * decodes the edge.
 */
export function intoBay(edge: number): number {
  return -2 - edge
}

/** Bays that sight enters; triangles and bays by number, as in `Bays` and `OpenBays`. */
export interface SightBays {
  readonly triangleBay: Int32Array
  readonly isOpen: Uint8Array
}

/** Sight ends at 178 degrees from the viewer, before the antipode, where directions reverse. */
const BEHIND = -0.9994

/** More windows than any point at sea needs: a guard in case rounding leads one in a circle. */
const MAX_WINDOWS = 1_000_000

/**
 * Finds the vertices that a viewer sees over water, by triangular expansion: a window between two
 * directions is pushed through the triangulation and split at every vertex that lies inside it. Visits
 * only triangles in sight, once for every window that enters them.
 */
export class Sight {
  /** Queued windows: the edge to look through, as the triangle beyond has it, and two directions. */
  private edges = new Int32Array(1024)
  private bounds = new Float64Array(6 * 1024)
  private depth = 0
  /** Vertices seen so far, without repetition. */
  private seen = new Int32Array(1024)
  private count = 0
  /** Number of the last look that saw each vertex. */
  private readonly lastLook: Uint32Array
  private look = 0
  private bays: SightBays | null = null
  private within: Ellipse | null = null

  constructor(private readonly mesh: SightMesh) {
    this.lastLook = new Uint32Array(mesh.vectors.length / 3)
  }

  /**
   * The vertices in sight of a point that lies inside a triangle, until the next call.
   * @param within an ellipse around the viewer. Finds everything in sight inside it, and some things
   * outside
   */
  fromPoint(
    x: number,
    y: number,
    z: number,
    triangle: number,
    bays: SightBays | null = null,
    within: Ellipse | null = null,
  ): Int32Array {
    const { start } = this.mesh
    this.begin(bays, within)
    for (let k = 0; k < 3; k++) this.see(start[3 * triangle + k]!)
    for (let k = 0; k < 3; k++) this.push(3 * triangle + k, x, y, z)
    return this.run(x, y, z)
  }

  /**
   * Like `fromPoint`, between two directions less than half a turn apart. They are given by places to
   * the right and to the left of the region to look at. All vertices of the triangle itself are
   * reported.
   */
  fromPointWithin(
    [x, y, z]: Vector,
    triangle: number,
    wedges: readonly (readonly [right: Vector, left: Vector])[],
  ): Int32Array {
    this.begin(null)
    for (let k = 0; k < 3; k++) this.see(this.mesh.start[3 * triangle + k]!)
    for (const [right, left] of wedges) {
      for (let k = 0; k < 3; k++) this.pushWithin(3 * triangle + k, [x, y, z], right, left)
    }
    return this.run(x, y, z)
  }

  /** Queues the part of an edge between two directions. */
  private pushWithin(e: number, from: Vector, right: Vector, left: Vector): void {
    const { start, vectors } = this.mesh
    const r = vectorAt(vectors, start[e]!)
    const l = vectorAt(vectors, start[e % 3 === 2 ? e - 2 : e + 1]!)
    const isBetween = (a: Vector, place: Vector, b: Vector) =>
      volume(from, a, place) >= 0 && volume(from, place, b) >= 0
    const first = isBetween(r, right, l) ? right : isBetween(right, r, left) ? r : null
    const last = isBetween(r, left, l) ? left : isBetween(right, l, left) ? l : null
    if (first && last && volume(from, first, last) > 0) this.pushWindow(e, ...first, ...last)
  }

  /**
   * The vertices in sight of a vertex, until the next look. `edges` are the edges on water that start
   * there.
   */
  fromVertex(vertex: number, edges: Iterable<number>): Int32Array {
    const { start, vectors } = this.mesh
    this.begin(null)
    const x = vectors[3 * vertex]!
    const y = vectors[3 * vertex + 1]!
    const z = vectors[3 * vertex + 2]!
    for (const e of edges) {
      const far = e % 3 === 2 ? e - 2 : e + 1
      const last = far % 3 === 2 ? far - 2 : far + 1
      this.see(start[far]!)
      this.see(start[last]!)
      this.push(far, x, y, z)
    }
    return this.run(x, y, z)
  }

  private begin(bays: SightBays | null, within: Ellipse | null = null): void {
    this.bays = bays
    this.within = within
    this.depth = 0
    this.count = 0
    this.look++
  }

  private see(vertex: number): void {
    if (this.lastLook[vertex] === this.look) return
    this.lastLook[vertex] = this.look
    if (this.count === this.seen.length) this.growSeen()
    this.seen[this.count++] = vertex
  }

  private growSeen(): void {
    const seen = new Int32Array(this.seen.length * 2)
    seen.set(this.seen)
    this.seen = seen
  }

  /**
   * Queues a whole edge, whose ends bound the window. A viewer on the line of the edge, or beyond it
   * because of rounding, sees nothing through it: such a window would circle the viewer for ever.
   */
  private push(e: number, px: number, py: number, pz: number): void {
    const { start, vectors } = this.mesh
    const r = 3 * start[e]!
    const l = 3 * start[e % 3 === 2 ? e - 2 : e + 1]!
    const rx = vectors[r]!
    const ry = vectors[r + 1]!
    const rz = vectors[r + 2]!
    const lx = vectors[l]!
    const ly = vectors[l + 1]!
    const lz = vectors[l + 2]!
    const width = px * (ry * lz - rz * ly) - py * (rx * lz - rz * lx) + pz * (rx * ly - ry * lx)
    if (width > 0) this.pushWindow(e, rx, ry, rz, lx, ly, lz)
  }

  private pushWindow(
    e: number,
    rx: number,
    ry: number,
    rz: number,
    lx: number,
    ly: number,
    lz: number,
  ): void {
    let beyond = this.mesh.across[e]!
    if (beyond < 0) {
      if (beyond === -1) return
      beyond = intoBay(beyond)
      const { bays } = this
      if (bays !== null && bays.isOpen[bays.triangleBay[(beyond / 3) | 0]!] === 0) return
    }
    if (this.depth === this.edges.length) this.grow()
    const at = 6 * this.depth
    const b = this.bounds
    this.edges[this.depth++] = beyond
    b[at] = rx
    b[at + 1] = ry
    b[at + 2] = rz
    b[at + 3] = lx
    b[at + 4] = ly
    b[at + 5] = lz
  }

  private grow(): void {
    const edges = new Int32Array(this.edges.length * 2)
    edges.set(this.edges)
    this.edges = edges
    const bounds = new Float64Array(this.bounds.length * 2)
    bounds.set(this.bounds)
    this.bounds = bounds
  }

  // Long on purpose: views from the ends of a query, and most of the build, spend their time in this
  // loop.
  private run(px: number, py: number, pz: number): Int32Array {
    const { within } = this
    const { start, vectors } = this.mesh
    let left = MAX_WINDOWS
    while (this.depth > 0 && left-- > 0) {
      const at = 6 * --this.depth
      const b = this.bounds
      const rx = b[at]!
      const ry = b[at + 1]!
      const rz = b[at + 2]!
      const lx = b[at + 3]!
      const ly = b[at + 4]!
      const lz = b[at + 5]!
      const e = this.edges[this.depth]!
      // Seen from behind, e runs from left to right. The other two edges of its triangle come next.
      const toApex = e % 3 === 2 ? e - 2 : e + 1
      if (within !== null) {
        const u = 3 * start[e]!
        const v = 3 * start[toApex]!
        if (
          within.excludesBeyond(
            vectors[u]!,
            vectors[u + 1]!,
            vectors[u + 2]!,
            vectors[v]!,
            vectors[v + 1]!,
            vectors[v + 2]!,
            rx,
            ry,
            rz,
            lx,
            ly,
            lz,
          )
        )
          continue
      }
      const fromApex = e % 3 === 0 ? e + 2 : e - 1
      const apex = start[fromApex]!
      const wx = vectors[3 * apex]!
      const wy = vectors[3 * apex + 1]!
      const wz = vectors[3 * apex + 2]!
      if (px * wx + py * wy + pz * wz < BEHIND) continue
      // Above 0 if the apex lies to the left of the right bound, and to the right of the left bound.
      const leftOfRight =
        px * (ry * wz - rz * wy) - py * (rx * wz - rz * wx) + pz * (rx * wy - ry * wx)
      const rightOfLeft =
        px * (wy * lz - wz * ly) - py * (wx * lz - wz * lx) + pz * (wx * ly - wy * lx)
      if (leftOfRight > 0 && rightOfLeft > 0) {
        if (within === null || !within.excludes(wx, wy, wz)) this.see(apex)
        this.pushWindow(toApex, rx, ry, rz, wx, wy, wz)
        this.pushWindow(fromApex, wx, wy, wz, lx, ly, lz)
      } else if (leftOfRight <= 0) {
        this.pushWindow(fromApex, rx, ry, rz, lx, ly, lz)
      } else {
        this.pushWindow(toApex, rx, ry, rz, lx, ly, lz)
      }
    }
    return this.seen.subarray(0, this.count)
  }
}
