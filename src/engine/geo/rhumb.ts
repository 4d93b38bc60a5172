import { sphericalKm } from './distance.js'
import { interpolate } from './interpolate.js'
import type { Position } from './position.js'
import { RADIANS } from './vector.js'

/** A longer piece may cross its rhumb line at the equator and be away from it on both sides, km. */
const LONGEST_PIECE_KM = 1000
/** Shorter pieces are not divided: a rhumb line is accurate enough even next to a pole, km. */
const SHORTEST_PIECE_KM = 1
/** Other points of a piece may be farther away than its middle. */
const MIDDLE_SHARE = 0.8

/**
 * Inserts points into great-circle legs until rhumb lines between them, as plotters and autopilots sail
 * them, deviate by less than `maxOffKm`. All given points stay. Longitudes must be continuous.
 */
export function densifyForRhumbLines(positions: readonly Position[], maxOffKm: number): Position[] {
  const line: Position[] = positions.slice(0, 1)
  for (let i = 1; i < positions.length; i++) {
    const [a, b] = [positions[i - 1]!, positions[i]!]
    const pieces = Math.max(1, Math.ceil(sphericalKm(a, b) / LONGEST_PIECE_KM))
    let from = a
    for (let k = 1; k <= pieces; k++) {
      const to = k === pieces ? b : interpolate(a, b, k / pieces)
      halve(from, to, maxOffKm, line)
      line.push(to)
      from = to
    }
  }
  return line
}

function halve(a: Position, b: Position, maxOffKm: number, line: Position[]): void {
  if (sphericalKm(a, b) < SHORTEST_PIECE_KM || isNear(a, b, maxOffKm)) return
  const middle = interpolate(a, b, 0.5)
  halve(a, middle, maxOffKm, line)
  line.push(middle)
  halve(middle, b, maxOffKm, line)
}

function isNear(a: Position, b: Position, maxOffKm: number): boolean {
  const middle = interpolate(a, b, 0.5)
  return offRhumbKm(middle, a, b) < MIDDLE_SHARE * maxOffKm
}

/** Distance of a point from where the rhumb line between two others has its longitude. */
function offRhumbKm(point: Position, a: Position, b: Position): number {
  const turn = b[0] - a[0]
  // Along a meridian, great circle and rhumb line are the same.
  if (Math.abs(turn) < 1e-9) return 0
  const share = (point[0] - a[0]) / turn
  const northing = mercator(a[1]) + share * (mercator(b[1]) - mercator(a[1]))
  const lat = (2 * Math.atan(Math.exp(northing)) - Math.PI / 2) / RADIANS
  return sphericalKm(point, [point[0], lat])
}

function mercator(lat: number): number {
  return Math.log(Math.tan(Math.PI / 4 + (lat * RADIANS) / 2))
}
