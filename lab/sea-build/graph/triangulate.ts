import { spatialOrder } from './spatial-order.js'
import { isInCircle, side } from './sphere-predicates.js'

/** Kinds of constraint on an edge. The kind of a barrier is its number above these. */
export const FREE = 0
export const SHORE = 1
export const BARRIER = 2
export const DAM = 3

/**
 * A triangulation of the sphere by great-circle edges. Edge `e` of triangle `floor(e / 3)` runs from
 * vertex `start[e]` to `start[next(e)]`, counter-clockwise as seen from outside; `opposite[e]` is the
 * same edge from the other side.
 */
export interface Triangulation {
  readonly vectors: Float64Array
  readonly start: Int32Array
  readonly opposite: Int32Array
  /** Constraint of each edge, the same on both sides. */
  readonly kind: Uint8Array
  readonly triangleCount: number
}

export interface Constraint {
  readonly from: number
  readonly to: number
  readonly kind: number
}

const next = (e: number): number => (e % 3 === 2 ? e - 2 : e + 1)
const previous = (e: number): number => (e % 3 === 0 ? e + 2 : e - 1)

/**
 * Constrained Delaunay triangulation. A Delaunay triangulation of a sphere is its convex hull, so both
 * predicates are exact signs of volumes. `vectors` must begin with an octahedron around the centre (six
 * vertices near +x, -x, +y, -y, +z and -z). Constraints must not cross.
 */
export function triangulate(
  vectors: Float64Array,
  constraints: readonly Constraint[],
): Triangulation {
  const builder = new Builder(vectors)
  builder.insertAll()
  for (const c of constraints) builder.constrain(c.from, c.to, c.kind)
  return builder.finish()
}

/**
 * The same triangulation with further constraints, Delaunay except for them. Only triangles that a new
 * constraint crosses change. Their numbers stay in the same area of the globe, bounded by the earlier
 * constraints.
 */
export function constrainFurther(
  { vectors, ...known }: Triangulation,
  constraints: readonly Constraint[],
): Triangulation {
  const builder = new Builder(vectors, known)
  for (const c of constraints) builder.constrain(c.from, c.to, c.kind)
  return builder.finish()
}

class Builder {
  private readonly start: Int32Array
  private readonly opposite: Int32Array
  private readonly kind: Uint8Array
  /** Any edge that starts at each vertex. */
  private readonly edgeAt: Int32Array
  private triangles = 8
  private last = 0

  constructor(
    private readonly v: Float64Array,
    known: Omit<Triangulation, 'vectors'> | null = null,
  ) {
    const n = v.length / 3
    this.start = known ? known.start.slice() : new Int32Array(6 * n)
    this.opposite = known ? known.opposite.slice() : new Int32Array(6 * n)
    this.kind = known ? known.kind.slice() : new Uint8Array(6 * n)
    this.edgeAt = new Int32Array(n)
    if (known) {
      this.triangles = known.triangleCount
      this.start.forEach((vertex, e) => {
        this.edgeAt[vertex] = e
      })
    } else this.octahedron()
  }

  private octahedron(): void {
    const faces = [0, 2, 4, 2, 1, 4, 1, 3, 4, 3, 0, 4, 2, 0, 5, 1, 2, 5, 3, 1, 5, 0, 3, 5]
    const edges = new Map<string, number>()
    for (let e = 0; e < 24; e++) {
      this.start[e] = faces[e]!
      this.edgeAt[faces[e]!] = e
      edges.set(`${faces[e]}-${faces[next(e)]}`, e)
    }
    for (let e = 0; e < 24; e++) this.opposite[e] = edges.get(`${faces[next(e)]}-${faces[e]}`)!
  }

  insertAll(): void {
    for (const p of spatialOrder(this.v)) this.insert(p)
  }

  private locate(p: number): number {
    let t = this.last
    for (let guard = 0; guard < 1e6; guard++) {
      let moved = false
      for (let k = 0; k < 3; k++) {
        const e = 3 * t + ((k + guard) % 3)
        if (side(this.v, this.start[e]!, this.start[next(e)]!, p) < 0) {
          t = Math.floor(this.opposite[e]! / 3)
          moved = true
          break
        }
      }
      if (!moved) return t
    }
    throw new Error('Point location does not end: the triangulation is damaged.')
  }

  private link(a: number, b: number): void {
    this.opposite[a] = b
    this.opposite[b] = a
  }

  private insert(p: number): void {
    const t = this.locate(p)
    const e0 = 3 * t
    const [a, b, c] = [this.start[e0]!, this.start[e0 + 1]!, this.start[e0 + 2]!]
    const [ta, tb, tc] = [this.opposite[e0]!, this.opposite[e0 + 1]!, this.opposite[e0 + 2]!]
    const u = 3 * this.triangles++
    const w = 3 * this.triangles++
    this.set(e0, a, b, p)
    this.set(u, b, c, p)
    this.set(w, c, a, p)
    this.link(e0, ta)
    this.link(u, tb)
    this.link(w, tc)
    this.link(e0 + 1, u + 2)
    this.link(u + 1, w + 2)
    this.link(w + 1, e0 + 2)
    this.last = t
    this.legalize([e0, u, w])
  }

  private set(e: number, a: number, b: number, c: number): void {
    this.start[e] = a
    this.start[e + 1] = b
    this.start[e + 2] = c
    this.edgeAt[a] = e
    this.edgeAt[b] = e + 1
    this.edgeAt[c] = e + 2
  }

  private legalize(stack: number[]): void {
    while (stack.length > 0) {
      const e = stack.pop()!
      if (this.kind[e] !== FREE) continue
      const t = this.opposite[e]!
      const d = this.start[previous(t)]!
      const a = this.start[e]!
      const b = this.start[next(e)]!
      const c = this.start[previous(e)]!
      if (!isInCircle(this.v, a, b, c, d)) continue
      this.flip(e)
      // After the flip, e is d -> c. The outer edges of the quadrilateral may have become illegal.
      stack.push(next(t), previous(e), previous(t), next(e))
    }
  }

  /**
   * Flips the edge between two triangles to their other diagonal. `e` and its opposite keep their ids.
   */
  private flip(e: number): void {
    const t = this.opposite[e]!
    const en = next(e)
    const ep = previous(e)
    const tn = next(t)
    const tp = previous(t)
    const a = this.start[e]!
    const b = this.start[t]!
    const c = this.start[ep]!
    const d = this.start[tp]!
    const outer = [this.opposite[en]!, this.opposite[ep]!, this.opposite[tn]!, this.opposite[tp]!]
    const kinds = [this.kind[en]!, this.kind[ep]!, this.kind[tn]!, this.kind[tp]!]
    // e: d -> c, then c -> a, a -> d; its opposite: c -> d, then d -> b, b -> c.
    this.start[e] = d
    this.start[en] = c
    this.start[ep] = a
    this.start[t] = c
    this.start[tn] = d
    this.start[tp] = b
    this.link(en, outer[1]!)
    this.link(ep, outer[2]!)
    this.link(tn, outer[3]!)
    this.link(tp, outer[0]!)
    this.kind[en] = kinds[1]!
    this.kind[ep] = kinds[2]!
    this.kind[tn] = kinds[3]!
    this.kind[tp] = kinds[0]!
    this.edgeAt[a] = ep
    this.edgeAt[b] = tp
    this.edgeAt[c] = en
    this.edgeAt[d] = e
  }

  constrain(from: number, to: number, kind: number): void {
    let e = this.findEdge(from, to)
    const fresh = e < 0 ? this.carve(from, to) : []
    if (e < 0) e = this.findEdge(from, to)
    if (e < 0) throw new Error(`Constraint ${from} - ${to} could not be inserted.`)
    this.kind[e] = kind
    this.kind[this.opposite[e]!] = kind
    this.legalize(fresh)
  }

  private findEdge(from: number, to: number): number {
    const first = this.edgeAt[from]!
    let e = first
    do {
      if (this.start[next(e)] === to) return e
      e = this.opposite[previous(e)]!
    } while (e !== first)
    return -1
  }

  /**
   * Flips every edge that crosses the leg between two vertices, away from it (Sloan 1993). Edges are
   * remembered by their ends, because a flip moves the ids of its neighbours.
   * @returns new edges, to be checked for Delaunay.
   */
  private carve(from: number, to: number): number[] {
    const crossed = this.crossedEdges(from, to).map(
      (e) => [this.start[e]!, this.start[next(e)]!] as const,
    )
    const fresh: (readonly [number, number])[] = []
    for (let guard = 0; crossed.length > 0; guard++) {
      if (guard > 1e6) throw new Error(`Constraint ${from} - ${to} crosses others.`)
      const [a, b] = crossed.shift()!
      const e = this.findEdge(a, b)
      const c = this.start[previous(e)]!
      const d = this.start[previous(this.opposite[e]!)]!
      if (!(side(this.v, d, c, a) > 0 && side(this.v, d, c, b) < 0)) {
        crossed.push([a, b])
        continue
      }
      this.flip(e)
      const ends = c === from || d === from || c === to || d === to
      if (!ends && side(this.v, from, to, c) > 0 !== side(this.v, from, to, d) > 0)
        crossed.push([d, c])
      else fresh.push([d, c])
    }
    return fresh.map(([a, b]) => this.findEdge(a, b))
  }

  private crossedEdges(from: number, to: number): number[] {
    const crossed: number[] = []
    const first = this.edgeAt[from]!
    let e = first
    // The triangle at `from` through whose opposite edge the constraint leaves.
    for (;;) {
      const right = this.start[next(e)]!
      const left = this.start[previous(e)]!
      if (
        side(this.v, from, to, right) < 0 &&
        side(this.v, from, to, left) > 0 &&
        side(this.v, right, left, to) < 0
      )
        break
      e = this.opposite[previous(e)]!
      if (e === first) throw new Error(`No way from ${from} towards ${to}.`)
    }
    let edge = next(e)
    for (;;) {
      if (this.kind[edge] !== FREE) throw new Error(`Constraint ${from} - ${to} crosses another.`)
      crossed.push(edge)
      const t = this.opposite[edge]!
      const apex = this.start[previous(t)]!
      if (apex === to) return crossed
      edge = side(this.v, from, to, apex) > 0 ? next(t) : previous(t)
    }
  }

  finish(): Triangulation {
    const n = 3 * this.triangles
    return {
      vectors: this.v,
      start: this.start.slice(0, n),
      opposite: this.opposite.slice(0, n),
      kind: this.kind.slice(0, n),
      triangleCount: this.triangles,
    }
  }
}
