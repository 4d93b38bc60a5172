import type { SimpleRing } from './simplify.js'

/** Whether the leg between two corners of a ring may replace the section between them. */
export type LegFits = (ring: SimpleRing, from: number, to: number) => boolean

/**
 * Restores corners of simplified rings until no two legs cross. The traced rings do not cross, so
 * splitting crossing legs at their farthest corner terminates. The halves of a leg that was clear of
 * land need not be clear of it, so they are split until they are.
 * @returns the number of restored corners
 */
export function untangle(rings: SimpleRing[], fits: LegFits): number {
  let added = 0
  for (;;) {
    const legs = collectLegs(rings)
    const marked = new Map<SimpleRing, Set<number>>()
    const mark = (leg: Leg): void => {
      let set = marked.get(leg.ring)
      if (!set) {
        set = new Set()
        marked.set(leg.ring, set)
      }
      set.add(leg.index)
    }
    for (const [a, b] of crossingPairs(legs)) {
      mark(a)
      mark(b)
    }
    if (marked.size === 0) return added
    let progress = 0
    for (const [ring, indices] of marked) progress += splitLegs(ring, indices, fits)
    if (progress === 0)
      throw new Error('Two traced rings cross: the waters raster is not consistent.')
    added += progress
  }
}

interface Leg {
  readonly ring: SimpleRing
  /** Index in `kept` of the leg's start. */
  readonly index: number
  readonly a: number
  readonly b: number
}

function collectLegs(rings: SimpleRing[]): Leg[] {
  const legs: Leg[] = []
  for (const ring of rings) {
    const n = ring.kept.length
    for (let i = 0; i < n; i++) {
      legs.push({ ring, index: i, a: 3 * ring.kept[i]!, b: 3 * ring.kept[(i + 1) % n]! })
    }
  }
  return legs
}

/** Cells of about 28 km over the cube of unit vectors. */
const GRID = 1 / 225

function* crossingPairs(legs: Leg[]): Generator<[Leg, Leg]> {
  const cells = new Map<number, Leg[]>()
  const visited = new Set<number>()
  for (const leg of legs) {
    visited.clear()
    const v = leg.ring.vectors
    const { a, b } = leg
    const dx = v[b]! - v[a]!
    const dy = v[b + 1]! - v[a + 1]!
    const dz = v[b + 2]! - v[a + 2]!
    const steps = Math.ceil((Math.hypot(dx, dy, dz) / GRID) * 2) + 1
    for (let k = 0; k <= steps; k++) {
      const t = k / steps
      let x = v[a]! + t * dx
      let y = v[a + 1]! + t * dy
      let z = v[a + 2]! + t * dz
      const r = Math.hypot(x, y, z)
      x /= r
      y /= r
      z /= r
      // The sample's cell and its neighbours, because a leg stays within one cell of its samples.
      for (let i = -1; i <= 1; i++)
        for (let j = -1; j <= 1; j++)
          for (let l = -1; l <= 1; l++)
            visited.add(
              (Math.floor(x / GRID) + i + 256) * 262144 +
                (Math.floor(y / GRID) + j + 256) * 512 +
                Math.floor(z / GRID) +
                l +
                256,
            )
    }
    for (const key of visited) {
      const cell = cells.get(key)
      if (!cell) {
        cells.set(key, [leg])
        continue
      }
      for (const other of cell) if (cross(leg, other)) yield [leg, other]
      cell.push(leg)
    }
  }
}

function cross(p: Leg, q: Leg): boolean {
  const u = p.ring.vectors
  const v = q.ring.vectors
  if (p.ring === q.ring && (p.a === q.a || p.a === q.b || p.b === q.a)) return false
  const s1 = det(u, p.a, u, p.b, v, q.a)
  const s2 = det(u, p.a, u, p.b, v, q.b)
  if (s1 > 0 === s2 > 0) return false
  const s3 = det(v, q.a, v, q.b, u, p.a)
  const s4 = det(v, q.a, v, q.b, u, p.b)
  return s3 > 0 !== s4 > 0 && s1 > 0 === s4 > 0
}

function det(
  a: Float64Array,
  i: number,
  b: Float64Array,
  j: number,
  c: Float64Array,
  k: number,
): number {
  return (
    a[i]! * (b[j + 1]! * c[k + 2]! - b[j + 2]! * c[k + 1]!) -
    a[i + 1]! * (b[j]! * c[k + 2]! - b[j + 2]! * c[k]!) +
    a[i + 2]! * (b[j]! * c[k + 1]! - b[j + 1]! * c[k]!)
  )
}

function splitLegs(ring: SimpleRing, indices: ReadonlySet<number>, fits: LegFits): number {
  const kept: number[] = []
  const n = ring.kept.length
  for (let i = 0; i < n; i++) {
    const from = ring.kept[i]!
    const to = ring.kept[(i + 1) % n]!
    kept.push(from)
    if (indices.has(i)) kept.push(...between(ring, from, to, fits))
  }
  const added = kept.length - n
  ring.kept = kept
  return added
}

/**
 * Corners to restore between two kept ones: the farthest from their leg, and more if a half does not
 * fit.
 */
function between(ring: SimpleRing, from: number, to: number, fits: LegFits): number[] {
  const at = farthestFromLeg(ring, from, to)
  if (at < 0) return []
  const before = fits(ring, from, at) ? [] : between(ring, from, at, fits)
  const after = fits(ring, at, to) ? [] : between(ring, at, to, fits)
  return [...before, at, ...after]
}

/** Corner between two others of a ring that lies farthest from the leg between them; -1 for none. */
function farthestFromLeg(ring: SimpleRing, from: number, to: number): number {
  const n = ring.ring.length
  const v = ring.vectors
  let best = -1
  let at = -1
  for (let i = (from + 1) % n; i !== to; i = (i + 1) % n) {
    const off = Math.abs(det(v, 3 * from, v, 3 * to, v, 3 * i))
    if (off > best) {
      best = off
      at = i
    }
  }
  return at
}
