import type { Position } from './position.js'

/** An edge of an outline, straight in longitude and latitude. */
interface Edge {
  readonly ring: number
  readonly index: number
  readonly a: Position
  readonly b: Position
  readonly west: number
  readonly east: number
}

/** A place where two edges meet that must not, with their positions on the rings. */
export interface RingFault {
  readonly ring: number
  readonly other: number
  /** A vertex near the place. */
  readonly at: Position
}

/**
 * The first pair of edges that cross, touch or fold back, within a ring or between two; null if there
 * is none. A ring ends with its first vertex, or with that vertex a full turn of the globe further on.
 * Edges are straight in longitude and latitude. They are sorted from west to east, so only edges that
 * share a meridian are compared.
 */
export function findRingFault(rings: readonly (readonly Position[])[]): RingFault | null {
  const edges = rings
    .flatMap((ring, r) => ring.slice(1).map((b, i) => edge(r, i, ring[i]!, b)))
    .sort((p, q) => p.west - q.west)
  for (let i = 0; i < edges.length; i++) {
    const p = edges[i]!
    for (let j = i + 1; j < edges.length && edges[j]!.west <= p.east; j++) {
      const q = edges[j]!
      if (isFault(p, q)) return { ring: p.ring, other: q.ring, at: q.a }
    }
  }
  return null
}

function edge(ring: number, index: number, a: Position, b: Position): Edge {
  return { ring, index, a, b, west: Math.min(a[0], b[0]), east: Math.max(a[0], b[0]) }
}

function isFault(p: Edge, q: Edge): boolean {
  if (follows(p, q)) return foldsBack(p, q)
  if (follows(q, p)) return foldsBack(q, p)
  return meets(p, q)
}

/** Whether an edge follows another on its ring. */
function follows(p: Edge, q: Edge): boolean {
  if (p.ring !== q.ring) return false
  return p.index + 1 === q.index || (q.index === 0 && p.b[0] === q.a[0] && p.b[1] === q.a[1])
}

/** Whether an edge runs back along the previous one. */
function foldsBack({ a, b }: Edge, { b: c }: Edge): boolean {
  const along = (b[0] - a[0]) * (c[0] - b[0]) + (b[1] - a[1]) * (c[1] - b[1])
  return turn(a, b, c) === 0 && along < 0
}

function meets(p: Edge, q: Edge): boolean {
  const [qa, qb] = [turn(p.a, p.b, q.a), turn(p.a, p.b, q.b)]
  const [pa, pb] = [turn(q.a, q.b, p.a), turn(q.a, q.b, p.b)]
  if (qa !== 0 && qb !== 0 && pa !== 0 && pb !== 0) return qa > 0 !== qb > 0 && pa > 0 !== pb > 0
  return (
    (qa === 0 && isWithin(p, q.a)) ||
    (qb === 0 && isWithin(p, q.b)) ||
    (pa === 0 && isWithin(q, p.a)) ||
    (pb === 0 && isWithin(q, p.b))
  )
}

/** Twice the area of a triangle; above 0 if c lies to the left of a -> b. */
function turn(a: Position, b: Position, c: Position): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
}

/** Whether a point on the line through an edge lies on the edge itself. */
function isWithin({ a, b, west, east }: Edge, [x, y]: Position): boolean {
  return x >= west && x <= east && y >= Math.min(a[1], b[1]) && y <= Math.max(a[1], b[1])
}
