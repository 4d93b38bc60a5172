import { densify } from '../../src/geo/densify.js'
import { sphericalKm } from '../../src/geo/distance.js'
import { interpolate } from '../../src/geo/interpolate.js'
import type { Position } from '../../src/geo/position.js'
import { type Outlined, outlineContains } from '../../src/geo/ring.js'

/** Long legs get points between, or a flat map would draw them straight instead of round the globe. */
const MAX_LEG_KM = 25

/** A route's line with the distance from the origin at each of its points. */
export interface RouteLine {
  readonly positions: readonly Position[]
  /** From the origin; the last is the distance in the service's answer. */
  readonly km: readonly number[]
}

/** A part of a line that lies inside an area, or between areas. */
export interface Segment {
  readonly positions: readonly Position[]
  readonly fromKm: number
  readonly toKm: number
  readonly isInside: boolean
}

/**
 * @param coordinates continuous longitudes
 * @param distanceKm on the ellipsoid; the points between are measured on the sphere and scaled to it
 */
export function routeLine(coordinates: readonly Position[], distanceKm: number): RouteLine {
  const positions = densify(coordinates, MAX_LEG_KM)
  const spherical = [0]
  for (let i = 1; i < positions.length; i++) {
    spherical.push(spherical[i - 1]! + sphericalKm(positions[i - 1]!, positions[i]!))
  }
  const total = spherical[spherical.length - 1]!
  const scale = total === 0 ? 0 : distanceKm / total
  return { positions, km: spherical.map((km) => km * scale) }
}

/** Where a ship is after some km; the nearer end beyond either end. */
export function positionAt({ positions, km }: RouteLine, atKm: number): Position {
  const next = km.findIndex((value) => value >= atKm)
  if (next <= 0) return next === 0 ? positions[0]! : positions[positions.length - 1]!
  const share = (atKm - km[next - 1]!) / (km[next]! - km[next - 1]!)
  return interpolate(positions[next - 1]!, positions[next]!, share)
}

/** The km of the line's point that is nearest to a place, and how far off it is. */
export function nearestKm(line: RouteLine, place: Position): { atKm: number; offKm: number } {
  let best = { atKm: 0, offKm: Infinity }
  line.positions.forEach((position, i) => {
    const offKm = sphericalKm(position, place)
    if (offKm < best.offKm) best = { atKm: line.km[i]!, offKm }
  })
  return best
}

/** The line cut where it enters or leaves the areas, to the nearest of its points. */
export function segments({ positions, km }: RouteLine, areas: readonly Outlined[]): Segment[] {
  const found: { positions: Position[]; isInside: boolean; fromKm: number; toKm: number }[] = []
  for (let i = 0; i + 1 < positions.length; i++) {
    const [a, b] = [positions[i]!, positions[i + 1]!]
    const middle = interpolate(a, b, 0.5)
    const isInside = areas.some((area) => outlineContains(area, middle))
    const last = found[found.length - 1]
    if (last?.isInside === isInside) {
      last.positions.push(b)
      last.toKm = km[i + 1]!
    } else found.push({ positions: [a, b], isInside, fromKm: km[i]!, toKm: km[i + 1]! })
  }
  return found
}
