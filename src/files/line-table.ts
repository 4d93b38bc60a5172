import type { Route } from '../client/schema.js'
import { unwrap } from '../engine/geo/antimeridian.js'
import { legLengthKm } from '../engine/geo/leg.js'
import type { Position } from '../engine/geo/position.js'
import { plotterPoints } from './plotter-points.js'

/** A point of a line in a table. */
export interface TablePoint {
  /** Longitude in [-180, 180). */
  readonly position: Position
  /** Along the line. */
  readonly km: number
}

/** The points of a route between which rhumb lines follow it, with their kilometres along it. */
export function tablePoints(
  route: Parameters<typeof plotterPoints>[0] & Pick<Route, 'distance_km'>,
): TablePoint[] {
  const points = plotterPoints(route).map(({ position }) => position)
  const line = unwrap(points)
  let km = 0
  const kms = line.map((position, at) => {
    if (at > 0) km += legLengthKm(line[at - 1]!, position)
    return km
  })
  // Written positions are rounded; the length is that of the answer.
  const scale = km === 0 ? 1 : route.distance_km / km
  return points.map((position, at) => ({ position, km: kms[at]! * scale }))
}

/** A number of a table. */
export function toDecimals(value: number, digits: number): number {
  return Number(value.toFixed(digits))
}
