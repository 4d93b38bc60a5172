import type { Ring } from '../../../geo/ring.js'

/** Maximum number of edges of a leaf. */
const LEAF = 8
/** Numbers that describe a cap: its centre, and the sine and cosine of its radius. */
const CAP = 5

/**
 * The edges of some rings as great-circle legs, in a tree of caps that contain them. It finds the edges
 * that a leg crosses with a few products for each cap near the leg. The sign for two given points and a
 * plane is always computed in the same way, so no leg slips between two edges that share a vertex.
 */
export class EdgeTree {
  /** Start and end of each edge, and the normal of its plane: nine numbers per edge. */
  private readonly edges: Float64Array
  /** Ring of each edge. */
  private readonly rings: Int32Array
  private readonly count: number
  /** Caps of a complete binary tree: the children of node i are 2i + 1 and 2i + 2. */
  private readonly caps: Float64Array
  private readonly leaves: number
  private readonly stack = new Int32Array(64)

  constructor(rings: readonly Pick<Ring, 'lon' | 'xyz'>[]) {
    const count = rings.reduce((sum, ring) => sum + ring.lon.length - 1, 0)
    this.count = count
    this.edges = new Float64Array(9 * count)
    this.rings = new Int32Array(count)
    let at = 0
    rings.forEach(({ lon, xyz }, r) => {
      for (let i = 0; i + 1 < lon.length; i++) this.put(at++, xyz, 3 * i, r)
    })
    let leaves = 1
    while (leaves * LEAF < count) leaves *= 2
    this.leaves = leaves
    this.caps = new Float64Array(CAP * (2 * leaves - 1))
    for (let node = 2 * leaves - 2; node >= 0; node--) this.bound(node)
  }

  private put(at: number, xyz: Float64Array, i: number, ring: number): void {
    const e = 9 * at
    const { edges } = this
    for (let k = 0; k < 6; k++) edges[e + k] = xyz[i + k]!
    const [ax, ay, az] = [xyz[i]!, xyz[i + 1]!, xyz[i + 2]!]
    const [bx, by, bz] = [xyz[i + 3]!, xyz[i + 4]!, xyz[i + 5]!]
    edges[e + 6] = ay * bz - az * by
    edges[e + 7] = az * bx - ax * bz
    edges[e + 8] = ax * by - ay * bx
    this.rings[at] = ring
  }

  /** Index of the first edge below a node, and the index after the last. */
  private range(node: number): [number, number] {
    let width = this.leaves
    let first = 0
    let at = node
    const path: number[] = []
    for (; at > 0; at = (at - 1) >> 1) path.push((at - 1) & 1)
    for (const side of path.reverse()) {
      width /= 2
      if (side === 1) first += width
    }
    return [Math.min(this.count, first * LEAF), Math.min(this.count, (first + width) * LEAF)]
  }

  private bound(node: number): void {
    const { edges, caps } = this
    const [first, end] = this.range(node)
    let [x, y, z] = [0, 0, 0]
    for (let e = 9 * first; e < 9 * end; e += 9) {
      x += edges[e]!
      y += edges[e + 1]!
      z += edges[e + 2]!
    }
    const length = Math.hypot(x, y, z)
    const c = CAP * node
    // A negative radius: an empty node is near nothing.
    if (first === end) {
      caps.set([0, 0, 0, -1, -2], c)
      return
    }
    if (length < 1e-9) {
      caps.set([0, 0, 1, 1, -1], c)
      return
    }
    x /= length
    y /= length
    z /= length
    let least = 1
    for (let e = 9 * first; e < 9 * end; e += 9) {
      for (let k = 0; k < 6; k += 3) {
        least = Math.min(least, x * edges[e + k]! + y * edges[e + k + 1]! + z * edges[e + k + 2]!)
      }
    }
    // An edge of half a degree bulges beyond its ends by 1e-5 at most; the cap is slightly wider than
    // necessary.
    const radius = Math.acos(Math.max(-1, least)) + 2e-5
    caps.set([x, y, z, radius < Math.PI / 2 ? Math.sin(radius) : 1, Math.cos(radius)], c)
    if (radius >= Math.PI) caps[c + 4] = -1
  }

  /** Whether a leg between two unit vectors crosses any edge. */
  crosses(ax: number, ay: number, az: number, bx: number, by: number, bz: number): boolean {
    return this.visit(ax, ay, az, bx, by, bz, null) > 0
  }

  /** Reports each crossing: the share of the leg's chord at which it lies, and the ring. */
  eachCrossing(
    ax: number,
    ay: number,
    az: number,
    bx: number,
    by: number,
    bz: number,
    found: (share: number, ring: number) => void,
  ): number {
    return this.visit(ax, ay, az, bx, by, bz, found)
  }

  // Long on purpose: searches call this for every leg that they would use.
  private visit(
    ax: number,
    ay: number,
    az: number,
    bx: number,
    by: number,
    bz: number,
    found: ((share: number, ring: number) => void) | null,
  ): number {
    const nx = ay * bz - az * by
    const ny = az * bx - ax * bz
    const nz = ax * by - ay * bx
    const sine = Math.sqrt(nx * nx + ny * ny + nz * nz)
    if (sine === 0 || this.count === 0) return 0
    const sx = ax + bx
    const sy = ay + by
    const sz = az + bz
    const sum = Math.sqrt(sx * sx + sy * sy + sz * sz)
    const cosHalf = sum / 2
    const sinHalf = Math.sqrt(Math.max(0, 1 - cosHalf * cosHalf))
    const { edges, caps, stack, leaves, count } = this
    let crossings = 0
    let depth = 0
    stack[depth++] = 0
    while (depth > 0) {
      const node = stack[--depth]!
      const c = CAP * node
      const cx = caps[c]!
      const cy = caps[c + 1]!
      const cz = caps[c + 2]!
      const radiusSine = caps[c + 3]!
      const radiusCosine = caps[c + 4]!
      // Farther from the leg's great circle than the radius, or beyond the leg's ends.
      if (Math.abs(nx * cx + ny * cy + nz * cz) > radiusSine * sine) continue
      if (
        radiusCosine > -cosHalf &&
        (sx * cx + sy * cy + sz * cz) / sum <
          cosHalf * radiusCosine - sinHalf * Math.sqrt(1 - radiusCosine * radiusCosine)
      )
        continue
      if (node < leaves - 1) {
        stack[depth++] = 2 * node + 1
        stack[depth++] = 2 * node + 2
        continue
      }
      const first = (node - leaves + 1) * LEAF
      const end = 9 * Math.min(count, first + LEAF)
      for (let e = 9 * first; e < end; e += 9) {
        const sc = nx * edges[e]! + ny * edges[e + 1]! + nz * edges[e + 2]!
        const sd = nx * edges[e + 3]! + ny * edges[e + 4]! + nz * edges[e + 5]!
        if (sc > 0 === sd > 0) continue
        const mx = edges[e + 6]!
        const my = edges[e + 7]!
        const mz = edges[e + 8]!
        const sa = mx * ax + my * ay + mz * az
        const sb = mx * bx + my * by + mz * bz
        if (sa > 0 === sb > 0) continue
        // Two great circles meet twice: an intersection counts only on the edge's side of the Earth.
        const share = sa / (sa - sb)
        const x = ax + share * (bx - ax)
        const y = ay + share * (by - ay)
        const z = az + share * (bz - az)
        const side =
          x * (edges[e]! + edges[e + 3]!) +
          y * (edges[e + 1]! + edges[e + 4]!) +
          z * (edges[e + 2]! + edges[e + 5]!)
        if (side <= 0) continue
        if (found === null) return 1
        found(share, this.rings[e / 9]!)
        crossings++
      }
    }
    return crossings
  }
}
