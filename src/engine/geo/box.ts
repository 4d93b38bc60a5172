import type { Position } from './position.js'

/** `[west, south, east, north]`, degrees. */
export type Box = readonly [west: number, south: number, east: number, north: number]

/** The least box of positions, as plain numbers: of no position, one that holds nothing. */
export function extentOf(positions: Iterable<Position>): Box {
  let [west, south] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  let [east, north] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const [lon, lat] of positions) {
    west = Math.min(west, lon)
    south = Math.min(south, lat)
    east = Math.max(east, lon)
    north = Math.max(north, lat)
  }
  return [west, south, east, north]
}

/** Whether a position lies in a box that does not cross the antimeridian. */
export function isInBox([lon, lat]: Position, [west, south, east, north]: Box): boolean {
  return lon >= west && lon <= east && lat >= south && lat <= north
}
