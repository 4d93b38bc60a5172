import { describe, expect, it } from 'vitest'
import { type Constraint, SHORE, triangulate } from '../../../../lab/sea-build/graph/triangulate.js'
import type { Position } from '../../../../src/engine/geo/position.js'
import { toVector } from '../../../../src/engine/geo/vector.js'
import { randomPosition, seeded } from '../../../engine/geo/random.js'

/** The six corners with which a triangulation starts, slightly off the axes. */
const OCTAHEDRON: readonly Position[] = [
  [0.11, 0.04],
  [-179.87, -0.06],
  [90.12, 0.08],
  [-89.88, -0.03],
  [17.3, 89.94],
  [-21.7, -89.93],
]

const vectorsOf = (places: readonly Position[]) =>
  Float64Array.from([...OCTAHEDRON, ...places].flatMap((place) => [...toVector(place)]))

const random = seeded(21)
const vectors = vectorsOf(Array.from({ length: 300 }, () => randomPosition(random)))
const vertices = vectors.length / 3
const next = (e: number) => (e % 3 === 2 ? e - 2 : e + 1)
const at = (v: number) => [...vectors.subarray(3 * v, 3 * v + 3)] as [number, number, number]

/**
 * Six times the volume of three points seen from a fourth; above 0 if it lies outside their plane.
 */
function above(a: number, b: number, c: number, d: number): number {
  const [p, q, r, s] = [at(a), at(b), at(c), at(d)]
  const [u, v, w] = [q, r, s].map((x) => x.map((k, i) => k - p[i]!)) as [
    number[],
    number[],
    number[],
  ]
  const n = [
    u[1]! * v[2]! - u[2]! * v[1]!,
    u[2]! * v[0]! - u[0]! * v[2]!,
    u[0]! * v[1]! - u[1]! * v[0]!,
  ]
  return n[0]! * w[0]! + n[1]! * w[1]! + n[2]! * w[2]!
}

describe('triangulate', () => {
  const free = triangulate(vectors, [])

  it('covers the sphere once: two triangles less than twice the vertices, opposites that agree', () => {
    expect(free.triangleCount).toBe(2 * vertices - 4)
    expect(new Set(free.start.subarray(0, 3 * free.triangleCount)).size).toBe(vertices)
    for (let e = 0; e < 3 * free.triangleCount; e++) {
      const opposite = free.opposite[e]!
      expect(free.opposite[opposite]).toBe(e)
      expect(free.start[opposite]).toBe(free.start[next(e)])
    }
  })

  it('is Delaunay: no vertex lies inside the circle of any triangle (seed 21)', () => {
    for (let t = 0; t < free.triangleCount; t++) {
      const [a, b, c] = free.start.subarray(3 * t, 3 * t + 3)
      let highest = Number.NEGATIVE_INFINITY
      for (let d = 0; d < vertices; d++) highest = Math.max(highest, above(a!, b!, c!, d))
      expect(highest, `triangle ${t}`).toBeLessThan(1e-12)
    }
  })

  it('draws every requested edge, with its kind on both sides', () => {
    // A star from the first vertex to others in its own half, because edges with a common end never
    // cross.
    const constraints: Constraint[] = []
    for (let v = 6; v < vertices; v += 7) {
      const [p, q] = [at(0), at(v)]
      const turn = p[0] * q[0] + p[1] * q[1] + p[2] * q[2]
      if (turn > 0.2) constraints.push({ from: 0, to: v, kind: SHORE })
    }
    expect(constraints.length).toBeGreaterThan(10)
    const forced = triangulate(vectors, constraints)
    for (const { from, to } of constraints) {
      const edges = Array.from({ length: 3 * forced.triangleCount }, (_, e) => e).filter(
        (e) => forced.start[e] === from && forced.start[next(e)] === to,
      )
      expect(edges).toHaveLength(1)
      expect(forced.kind[edges[0]!]).toBe(SHORE)
      expect(forced.kind[forced.opposite[edges[0]!]!]).toBe(SHORE)
    }
    expect(forced.kind.filter((kind) => kind === SHORE)).toHaveLength(2 * constraints.length)
  })
})
