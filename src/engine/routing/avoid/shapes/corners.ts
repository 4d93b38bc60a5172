import type { Ring } from '../../../geo/ring.js'
import { cross, dot, type Vector } from '../../../geo/vector.js'

/**
 * How far outside an area its corners are rounded, radians: 1 m, so that no path runs along an edge or
 * between two areas that touch.
 */
const OUTSET = 1 / 6_371_000
/**
 * A leg that passes a neighbour by less than this, radians, passes through it: 6 mm at a distance of 60
 * m.
 */
const ON_LINE = 1e-14

/** A place just outside a corner of an area, where a path around it turns. */
export interface AreaCorner {
  readonly at: Vector
  /**
   * Whether its area is forbidden. Paths then turn here only if they pass with the area on one side.
   */
  readonly isForbidden: boolean
  /** The ring that it is a corner of, and whether that is a hole. */
  readonly ring: Ring
  readonly isHole: boolean
  /** The places outside the previous and the next corner of its ring. */
  readonly before: Vector
  readonly after: Vector
}

/**
 * The corners of a ring that paths can bend around, each moved outwards. If the area lies to the left
 * of the ring, they are the corners where it turns left: elsewhere the water outside is convex and no
 * path bends.
 */
export function outsideCorners(ring: Ring, isHole: boolean, isForbidden: boolean): AreaCorner[] {
  const { xyz } = ring
  const vertices: Vector[] = []
  for (let i = 0; i + 3 < xyz.length; i += 3) {
    const at: Vector = [xyz[i]!, xyz[i + 1]!, xyz[i + 2]!]
    const last = vertices[vertices.length - 1]
    if (!last || apart(last, at)) vertices.push(at)
  }
  if (vertices.length > 1 && !apart(vertices[0]!, vertices[vertices.length - 1]!)) vertices.pop()
  if (isLeftTurning(ring) === isHole) vertices.reverse()
  const n = vertices.length
  const outside = vertices.map((at, i) =>
    outset(vertices[(i + n - 1) % n]!, at, vertices[(i + 1) % n]!),
  )
  return vertices.flatMap((at, i): AreaCorner[] => {
    const before = (i + n - 1) % n
    const after = (i + 1) % n
    if (dot(cross(vertices[before]!, at), vertices[after]!) <= 0) return []
    const sides = { before: outside[before]!, after: outside[after]! }
    return [{ at: outside[i]!, isForbidden, ring, isHole, ...sides }]
  })
}

/** Corners that together turn by less than this, cosine of ten degrees, are replaced by one place. */
const ROUNDED = Math.cos((10 * Math.PI) / 180)

/**
 * Like `outsideCorners`, with fewer corners for areas bounded by long arcs: where a ring turns
 * gradually, one place replaces several corners. It is the place where the edges before and after them
 * would meet. A path around an arc via such places is longer by at most a quarter of a per cent.
 */
export function roundedCorners(corners: readonly AreaCorner[]): AreaCorner[] {
  const rounded: AreaCorner[] = []
  for (let i = 0; i < corners.length; ) {
    const first = corners[i]!
    const arrives = unit(cross(first.before, first.at))
    let end = i
    // Each corner has the places of its neighbours before and after it.
    for (let k = i; k < corners.length; k++) {
      if (k > i && corners[k]!.before !== corners[k - 1]!.at) break
      if (dot(arrives, unit(cross(corners[k]!.at, corners[k]!.after))) < ROUNDED) break
      end = k
    }
    const last = corners[end]!
    rounded.push(end === i ? first : { ...first, at: meeting(first, last), after: last.after })
    i = end + 1
  }
  return rounded
}

/**
 * The intersection of the edge that leads to the first corner and the edge that leads away from the
 * last.
 */
function meeting(first: AreaCorner, last: AreaCorner): Vector {
  const line = cross(cross(first.before, first.at), cross(last.at, last.after))
  const side = dot(line, first.at) < 0 ? -1 : 1
  return unit([side * line[0], side * line[1], side * line[2]])
}

/** Whether a ring encloses its area anticlockwise, by its area over longitude and height. */
function isLeftTurning({ lon, xyz }: Ring): boolean {
  let area = 0
  for (let i = 0; i + 1 < lon.length; i++) {
    const [x0, x1] = [lon[i]! - lon[0]!, lon[i + 1]! - lon[0]!]
    area += x0 * xyz[3 * i + 5]! - x1 * xyz[3 * i + 2]!
  }
  return area > 0
}

/** A vertex moved to the right of the ring, along the line that halves its angle. */
function outset(before: Vector, at: Vector, after: Vector): Vector {
  const arrives = unit(cross(before, at))
  const leaves = unit(cross(at, after))
  // The normals point to the left, so their sum points inwards. It is no guide where the ring turns
  // back.
  const inward: Vector = [arrives[0] + leaves[0], arrives[1] + leaves[1], arrives[2] + leaves[2]]
  const length = Math.hypot(...inward)
  const ahead = cross(arrives, at)
  const [x, y, z] = length > 1e-6 ? inward.map((k) => -k / length) : ahead
  return unit([at[0] + OUTSET * x!, at[1] + OUTSET * y!, at[2] + OUTSET * z!])
}

/** Whether a path that comes from a point may turn at a corner. */
export function mayTurn(corner: AreaCorner, x: number, y: number, z: number): boolean {
  const { at, before, after, isForbidden } = corner
  if (!isForbidden) return true
  const nx = y * at[2] - z * at[1]
  const ny = z * at[0] - x * at[2]
  const nz = x * at[1] - y * at[0]
  const a = nx * before[0] + ny * before[1] + nz * before[2]
  const b = nx * after[0] + ny * after[1] + nz * after[2]
  return (a <= ON_LINE && b <= ON_LINE) || (a >= -ON_LINE && b >= -ON_LINE)
}

/**
 * The directions in which paths may leave a corner, as wedges between a place on their right and one on
 * their left: between the line of one edge and the other edge, ahead and behind. Null if all directions
 * are allowed.
 */
export function turningWedges({ at, before, after, isForbidden }: AreaCorner) {
  if (!isForbidden) return null
  return [
    [beyond(at, before), after],
    [before, beyond(at, after)],
  ] as const
}

/** The point at the same distance on the far side of another. */
function beyond(at: Vector, from: Vector): Vector {
  const twice = 2 * dot(at, from)
  return [twice * at[0] - from[0], twice * at[1] - from[1], twice * at[2] - from[2]]
}

/** Whether two points are more than a centimetre apart. */
function apart(a: Vector, b: Vector): boolean {
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]) > 1.5e-9
}

function unit([x, y, z]: Vector): Vector {
  const length = Math.hypot(x, y, z)
  return length === 0 ? [0, 0, 0] : [x / length, y / length, z / length]
}
