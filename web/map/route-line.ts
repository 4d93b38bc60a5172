import { densify } from '../../src/engine/geo/densify.js'
import { sphericalKm } from '../../src/engine/geo/distance.js'
import { interpolate } from '../../src/engine/geo/interpolate.js'
import { kmAlong } from '../../src/engine/geo/leg.js'
import type { Position } from '../../src/engine/geo/position.js'
import { type Outlined, outlineContains } from '../../src/engine/geo/ring.js'
import { toVector } from '../../src/engine/geo/vector.js'

/** Number of halvings of a stretch of up to 50 km, which locate an edge to within some metres. */
const EDGE_HALVINGS = 12

/**
 * Points are inserted into longer legs, because a flat map would draw them straight instead of as
 * great circles.
 */
const MAX_LEG_KM = 25

/** A route's line with the distance from the origin at each of its points. */
export interface RouteLine {
  readonly positions: readonly Position[]
  /** From the origin. The last is the distance in the service's answer. */
  readonly km: readonly number[]
}

/** A part of a line that lies inside an area, or between areas. */
export interface Segment {
  readonly positions: readonly Position[]
  readonly fromKm: number
  readonly toKm: number
  readonly isInside: boolean
}

const MAX_MADE = 32
/** The latest lines: another speed or ship seldom changes the way, and then nothing is drawn anew. */
const made = new Map<string, RouteLine>()

/**
 * The line of an answer; of two answers with the same way, one line.
 * @param coordinates continuous longitudes
 * @param distanceKm distance in the service's answer; the lengths of the legs are scaled to add up
 * to it
 */
export function routeLine(coordinates: readonly Position[], distanceKm: number): RouteLine {
  const key = `${distanceKm} ${coordinates}`
  const line = made.get(key) ?? newLine(coordinates, distanceKm)
  made.set(key, line)
  if (made.size > MAX_MADE) made.clear()
  return line
}

function newLine(coordinates: readonly Position[], distanceKm: number): RouteLine {
  const positions = densify(coordinates, MAX_LEG_KM)
  const along = kmAlong(positions.flatMap((position) => [...toVector(position)]))
  const total = along[along.length - 1]!
  const scale = total === 0 ? 0 : distanceKm / total
  return { positions, km: along.map((km) => km * scale) }
}

/** Position of the ship after a distance in km; beyond either end, that end. */
export function positionAt({ positions, km }: RouteLine, atKm: number): Position {
  const next = km.findIndex((value) => value >= atKm)
  if (next <= 0) return next === 0 ? positions[0]! : positions[positions.length - 1]!
  const share = (atKm - km[next - 1]!) / (km[next]! - km[next - 1]!)
  return interpolate(positions[next - 1]!, positions[next]!, share)
}

/** The km along the line of the point nearest to a place, and the distance between them. */
export function nearestKm(line: RouteLine, place: Position): { atKm: number; offKm: number } {
  let best = { atKm: 0, offKm: Infinity }
  line.positions.forEach((position, i) => {
    const offKm = sphericalKm(position, place)
    if (offKm < best.offKm) best = { atKm: line.km[i]!, offKm }
  })
  return best
}

/**
 * The line as it bends when it is pulled away from itself.
 * @param from where it is held, on any copy of the world
 * @param reachKm length on both sides of it that gives way
 */
export function bentLine(
  line: RouteLine,
  from: Position,
  to: Position,
  reachKm: number,
): readonly Position[] {
  const { atKm } = nearestKm(line, from)
  const turn = 360 * Math.round((from[0] - positionAt(line, atKm)[0]) / 360)
  const [before, after] = [atKm - reachKm, atKm + reachKm].map((km): Position => {
    const [lon, lat] = positionAt(line, km)
    return [lon + turn, lat]
  })
  return [before!, to, after!]
}

/**
 * The line cut where it enters or leaves the areas. An area crossed within a single leg is missed.
 */
export function segments({ positions, km }: RouteLine, areas: readonly Outlined[]): Segment[] {
  const isWithin = (position: Position) => areas.some((area) => outlineContains(area, position))
  const found: { positions: Position[]; isInside: boolean; fromKm: number; toKm: number }[] = []
  const start = (position: Position, atKm: number, isInside: boolean) =>
    found.push({ positions: [position], isInside, fromKm: atKm, toKm: atKm })
  const extend = (position: Position, atKm: number) => {
    const last = found[found.length - 1]!
    last.positions.push(position)
    last.toKm = atKm
  }

  start(positions[0]!, km[0]!, isWithin(positions[0]!))
  for (let i = 1; i < positions.length; i++) {
    const [before, position] = [positions[i - 1]!, positions[i]!]
    const isInside = isWithin(position)
    if (isInside !== found[found.length - 1]!.isInside) {
      const isBeyond = (share: number) =>
        isWithin(interpolate(before, position, share)) === isInside
      const share = shareToEdge(isBeyond)
      const edge = interpolate(before, position, share)
      const edgeKm = km[i - 1]! + share * (km[i]! - km[i - 1]!)
      extend(edge, edgeKm)
      start(edge, edgeKm, isInside)
    }
    extend(position, km[i]!)
  }
  return found
}

/** Between the arrows of a line on the screen, px. */
const ARROW_GAP_PX = 90

/** Where arrows stand on a line of pixels, and in which direction they point, radians clockwise from east. */
export function arrowsAlong(
  line: readonly (readonly [x: number, y: number])[],
): { readonly at: readonly [x: number, y: number]; readonly angle: number }[] {
  const arrows: { at: [number, number]; angle: number }[] = []
  let untilNext = ARROW_GAP_PX / 2
  for (let i = 1; i < line.length; i++) {
    const [[ax, ay], [bx, by]] = [line[i - 1]!, line[i]!]
    const length = Math.hypot(bx - ax, by - ay)
    for (; untilNext <= length; untilNext += ARROW_GAP_PX) {
      const share = untilNext / length
      const at: [number, number] = [ax + (bx - ax) * share, ay + (by - ay) * share]
      arrows.push({ at, angle: Math.atan2(by - ay, bx - ax) })
    }
    untilNext -= length
  }
  return arrows
}

/**
 * How far along a stretch the edge lies, as a share of it.
 * @param isBeyond whether a place, by its share, lies beyond the edge
 */
export function shareToEdge(isBeyond: (share: number) => boolean): number {
  let [before, after] = [0, 1]
  for (let i = 0; i < EDGE_HALVINGS; i++) {
    const middle = (before + after) / 2
    if (isBeyond(middle)) after = middle
    else before = middle
  }
  return after
}
