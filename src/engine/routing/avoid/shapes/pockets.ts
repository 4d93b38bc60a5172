import type { Ring } from '../../../geo/ring.js'
import { cross, dot, type Vector, vectorAt } from '../../../geo/vector.js'
import type { AreaCorner } from './corners.js'

/** A ring is left as it is if it reaches this far from its middle, cosine of 60 degrees. */
const WIDE = 0.5

/** The outline of an area without its pockets. */
export interface Outer {
  /** The corners at which paths outside the outline may turn, with the directions that they turn in. */
  readonly kept: ReadonlyMap<AreaCorner, AreaCorner>
  /** Every corner on the outline, in order: what it encloses is the area and its pockets. */
  readonly outline: readonly Vector[]
}

/**
 * Closes the pockets of a ring: water that a straight line between two of its corners, a door, cuts off.
 * As with the bays of a network, a path between places outside can follow the door instead of going in,
 * so the corners inside are of no use to it. Of a jagged ring of 500 vertices a few dozen corners remain.
 * @param corners all those of one ring, in its order, with the area to the left
 * @param isDoor whether the straight line between two corners, by their indices, is open water
 * @returns null for a ring without pockets, or for which it is not certain what a door cuts off
 */
export function closePockets(
  corners: readonly AreaCorner[],
  isDoor: (from: number, to: number) => boolean,
): Outer | null {
  if (corners.length < 4 || isWide(corners)) return null
  const count = corners.length
  const next = Int32Array.from({ length: count }, (_, i) => (i + 1) % count)
  const previous = Int32Array.from({ length: count }, (_, i) => (i + count - 1) % count)
  /** Whether the line from a corner to the next one on the outline is a door. */
  const opens = new Uint8Array(count)
  const isOut = new Uint8Array(count)
  const waiting = [...corners.keys()].reverse()
  let left = count
  for (let at = waiting.pop(); at !== undefined && left > 3; at = waiting.pop()) {
    const [before, after] = [previous[at]!, next[at]!]
    if (isOut[at] === 1 || !isInward(corners, before, at, after) || !isDoor(before, after)) continue
    isOut[at] = 1
    left--
    next[before] = after
    previous[after] = before
    opens[before] = 1
    waiting.push(after, before)
  }
  const onOutline = [...corners.keys()].filter((i) => isOut[i] === 0)
  // Between neighbours, the ring may be notched.
  for (const i of onOutline) {
    const isEdge = corners[i]!.after === corners[next[i]!]!.at
    if (opens[i] === 0 && !isEdge && isDoor(i, next[i]!)) opens[i] = 1
  }
  if (!opens.includes(1)) return null
  const outline = onOutline.map((i) => corners[i]!.at)
  // Otherwise it is not certain on which side of a door the pocket lies.
  if (!everyVertex(corners[0]!.ring, (vertex) => encloses(outline, vertex))) return null
  const kept = new Map<AreaCorner, AreaCorner>()
  for (const i of onOutline) {
    const corner = corners[i]!
    const before = opens[previous[i]!] === 1 ? corners[previous[i]!]!.at : corner.before
    const after = opens[i] === 1 ? corners[next[i]!]!.at : corner.after
    // Where the outline turns right, the water outside is convex and no path bends.
    if (dot(cross(before, corner.at), after) > 0) kept.set(corner, { ...corner, before, after })
  }
  return { kept, outline }
}

/** Whether a corner lies to the left of the line past it, on the side of the area. */
function isInward(
  corners: readonly AreaCorner[],
  before: number,
  at: number,
  after: number,
): boolean {
  return dot(cross(corners[before]!.at, corners[after]!.at), corners[at]!.at) > 0
}

function isWide(corners: readonly AreaCorner[]): boolean {
  const sum = [0, 1, 2].map((k) => corners.reduce((total, { at }) => total + at[k]!, 0))
  const length = Math.hypot(...sum)
  const middle = sum.map((k) => k / length) as unknown as Vector
  return length === 0 || corners.some(({ at }) => dot(middle, at) < WIDE)
}

function everyVertex({ xyz }: Ring, holds: (vertex: Vector) => boolean): boolean {
  for (let i = 0; 3 * i < xyz.length; i++) if (!holds(vectorAt(xyz, i))) return false
  return true
}

/** Whether an outline encloses a place, by how often its corners go round it. */
export function encloses(outline: readonly Vector[], place: Vector): boolean {
  // On the other side of the globe, where directions are reversed.
  if (dot(outline[0]!, place) < -WIDE) return false
  const east = cross(Math.abs(place[2]) < 0.9 ? [0, 0, 1] : [1, 0, 0], place)
  const north = cross(place, east)
  const direction = (at: Vector) => Math.atan2(dot(at, north), dot(at, east))
  let turned = 0
  let last = direction(outline[outline.length - 1]!)
  for (const at of outline) {
    const now = direction(at)
    const turn = now - last
    turned += turn > Math.PI ? turn - 2 * Math.PI : turn < -Math.PI ? turn + 2 * Math.PI : turn
    last = now
  }
  return Math.abs(turned) > Math.PI
}
