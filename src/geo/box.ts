import type { Position } from './position.js'

/** `[west, south, east, north]`, degrees. */
export type Box = readonly [west: number, south: number, east: number, north: number]

/** Whether a position lies in a box that does not cross the antimeridian. */
export function isInBox([lon, lat]: Position, [west, south, east, north]: Box): boolean {
  return lon >= west && lon <= east && lat >= south && lat <= north
}
