import { nextEdge, type OutlinedMesh, type ShoreLines } from './shore-lines.js'

const GLOBE = 4 * Math.PI

/** Signed area of the triangle of a fixed point and two unit vectors on the sphere of radius 1. */
function wedge(v: Float64Array, a: number, b: number): number {
  const [ax, ay, az] = [v[3 * a]!, v[3 * a + 1]!, v[3 * a + 2]!]
  const [bx, by, bz] = [v[3 * b]!, v[3 * b + 1]!, v[3 * b + 2]!]
  // The fixed point is the pole (Van Oosterom and Strackee 1983).
  return 2 * Math.atan2(ax * by - ay * bx, 1 + az + bz + ax * bx + ay * by + az * bz)
}

/** The areas that chords cut off from outlines, including islands. */
export class OutlineAreas {
  private readonly before: Float64Array

  constructor(
    private readonly mesh: OutlinedMesh,
    private readonly lines: ShoreLines,
  ) {
    const { edgeOut } = lines
    this.before = new Float64Array(edgeOut.length + 1)
    edgeOut.forEach((e, place) => {
      const area = wedge(mesh.vectors, mesh.start[e]!, mesh.start[nextEdge(e)]!)
      this.before[place + 1] = this.before[place]! + area
    })
  }

  /** Area to the left of the outline from one place to another, and of the straight line back. */
  between(first: number, last: number): number {
    const { before } = this
    const { first: firstOf, outlineOf, edgeOut } = this.lines
    const outline = outlineOf[first]!
    const whole = before[firstOf[outline + 1]!]! - before[firstOf[outline]!]!
    const along = before[last]! - before[first]! + (last < first ? whole : 0)
    const { start, vectors } = this.mesh
    const area = along + wedge(vectors, start[edgeOut[last]!]!, start[edgeOut[first]!]!)
    return area - GLOBE * Math.floor(area / GLOBE)
  }
}
