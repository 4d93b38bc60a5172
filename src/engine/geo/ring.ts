import { unwrap } from './antimeridian.js'
import { normaliseLongitude, type Position } from './position.js'
import { toVector } from './vector.js'

/**
 * A closed ring on the sphere, packed for queries.
 *
 * Rings are given with edges that are straight in longitude and latitude, because legal texts follow
 * parallels and meridians. Here each edge is divided into steps of at most half a degree, and every
 * step is a great circle, so that one exact predicate, the sign of a determinant, works for both
 * containment and crossing. The two differ by (step²/8)·sin φ·cos φ, at most 30 m.
 */
export interface Ring {
  /** Continuous longitudes of the vertices, degrees. The first vertex is repeated at the end. */
  readonly lon: Float64Array
  /** The same vertices as unit vectors: x, y and z in turn. */
  readonly xyz: Float64Array
  /** Boxes of `BLOCK` edges each: west, east, lowest z and highest z in turn. */
  readonly blocks: Float64Array
  /** Box of the whole ring, in the same order. */
  readonly box: Float64Array
}

/** Rings that do not overlap, such as the outline of an area at sea. */
export interface Outlined {
  readonly rings: readonly Ring[]
}

/** Whether a position lies inside. Within about 30 m of the boundary either answer is possible. */
export function outlineContains({ rings }: Outlined, position: Position): boolean {
  return rings.some((r) => ringContains(r, position))
}

/** Number of edges that share a box. */
export const BLOCK = 16
const STEP_DEGREES = 0.5
const LONG_STEP_DEGREES = 90

/** Packs a ring of positions; it may be given closed or open, and may cross ±180. */
export function ring(positions: readonly Position[]): Ring {
  return packRing(subdivide(unwrap([...positions, positions[0]!])))
}

/**
 * Packs a ring whose longitudes are continuous and whose first position is repeated at the end. An edge
 * may follow a whole parallel, and a pole may have several longitudes.
 */
export function continuousRing(positions: readonly Position[]): Ring {
  return packRing(subdivide(positions))
}

function packRing(outline: readonly Position[]): Ring {
  const lon = Float64Array.from(outline, (p) => p[0])
  const xyz = Float64Array.from(outline.flatMap((p) => toVector(p)))
  const edges = outline.length - 1
  const blocks = new Float64Array(4 * Math.ceil(edges / BLOCK))
  const box = Float64Array.of(Infinity, -Infinity, Infinity, -Infinity)
  for (let b = 0; b * 4 < blocks.length; b++) {
    const end = Math.min(edges, (b + 1) * BLOCK)
    const own = boundsOf(lon, xyz, b * BLOCK, end)
    blocks.set(own, 4 * b)
    for (let k = 0; k < 4; k += 2) {
      box[k] = Math.min(box[k]!, own[k]!)
      box[k + 1] = Math.max(box[k + 1]!, own[k + 1]!)
    }
  }
  return { lon, xyz, blocks, box }
}

function boundsOf(lon: Float64Array, xyz: Float64Array, from: number, to: number): number[] {
  let west = Infinity
  let east = -Infinity
  let low = Infinity
  let high = -Infinity
  for (let i = from; i <= to; i++) {
    west = Math.min(west, lon[i]!)
    east = Math.max(east, lon[i]!)
    low = Math.min(low, xyz[3 * i + 2]!)
    high = Math.max(high, xyz[3 * i + 2]!)
  }
  // Great-circle steps of half a degree bulge beyond their ends by up to 1e-5 in z.
  return [west - 1e-9, east + 1e-9, low - 1e-5, high + 1e-5]
}

/** The outline with no step longer than `STEP_DEGREES` and none of zero length. */
function subdivide(positions: readonly Position[]): Position[] {
  const outline: Position[] = [positions[0]!]
  for (let i = 1; i < positions.length; i++) {
    const from = outline[outline.length - 1]!
    const next = positions[i]!
    const dLon = next[0] - from[0]
    const dLat = next[1] - from[1]
    if (dLon === 0 && dLat === 0) continue
    const longest = Math.max(Math.abs(dLon), Math.abs(dLat))
    // Meridians are great circles, and a pole is one point where steps only change the longitude.
    const isStraight = dLon === 0 || (dLat === 0 && Math.abs(next[1]) === 90)
    const steps = Math.ceil(longest / (isStraight ? LONG_STEP_DEGREES : STEP_DEGREES))
    for (let k = 1; k < steps; k++) {
      outline.push([from[0] + (dLon * k) / steps, from[1] + (dLat * k) / steps])
    }
    outline.push([next[0], next[1]])
  }
  return outline
}

/** Shifts `lon` by full turns to within half a turn of the middle of the ring's box. */
export function nearRing(r: Ring, lon: number): number {
  const middle = (r.box[0]! + r.box[1]!) / 2
  return middle + normaliseLongitude(lon - middle)
}

/** Whether a ring that contains no pole contains a position. */
export function ringContains(r: Ring, position: Position): boolean {
  const [x, y, z] = toVector(position)
  return ringContainsVector(r, nearRing(r, position[0]), x, y, z)
}

/**
 * Like `ringContains`, for a vector whose longitude near the ring is known. Counts the edges that cross
 * the meridian north of the point. Every vertex is on the same side of the meridian for both of its
 * edges, so no vertex is counted twice or missed.
 */
export function ringContainsVector(
  r: Ring,
  lonP: number,
  x: number,
  y: number,
  z: number,
): boolean {
  const { lon, xyz, blocks, box } = r
  if (lonP < box[0]! || lonP > box[1]! || z < box[2]! || z > box[3]!) return false
  const edges = lon.length - 1
  let inside = false
  for (let start = 0, b = 0; start < edges; start += BLOCK, b += 4) {
    if (lonP < blocks[b]! || lonP > blocks[b + 1]! || z > blocks[b + 3]!) continue
    const end = Math.min(edges, start + BLOCK)
    for (let i = start; i < end; i++) {
      const east = lon[i]! <= lonP
      if (east === lon[i + 1]! <= lonP) continue
      const a = 3 * i
      const ax = xyz[a]!
      const ay = xyz[a + 1]!
      const az = xyz[a + 2]!
      const bx = xyz[a + 3]!
      const by = xyz[a + 4]!
      const bz = xyz[a + 5]!
      const side = (ay * bz - az * by) * x + (az * bx - ax * bz) * y + (ax * by - ay * bx) * z
      // The left side of an eastbound edge, which is the positive one, lies to the north.
      if (east ? side < 0 : side > 0) inside = !inside
    }
  }
  return inside
}
