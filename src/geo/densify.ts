import { sphericalKm } from './distance.js'
import { interpolate } from './interpolate.js'
import type { Position } from './position.js'

/**
 * The line with points put into its great-circle legs so that none is longer than `maxKm`: for
 * drawing on maps that connect points with straight lines. All given vertices stay; longitudes run on
 * as they came.
 */
export function densify(positions: readonly Position[], maxKm: number): Position[] {
  if (!(maxKm > 0)) throw new RangeError(`densify: maxKm must be above 0, got ${maxKm}.`)
  const line: Position[] = positions.slice(0, 1)
  for (let i = 1; i < positions.length; i++) {
    const a = positions[i - 1]!
    const b = positions[i]!
    const pieces = Math.ceil(sphericalKm(a, b) / maxKm)
    for (let k = 1; k < pieces; k++) line.push(interpolate(a, b, k / pieces))
    line.push(b)
  }
  return line
}

/** Legs are looked at in pieces no longer than this: a longer one may cross its chord and back, km. */
const LONGEST_PIECE_KM = 500
/** Pieces shorter than this stay as they are: beside a pole no straight stroke is near, km. */
const SHORTEST_PIECE_KM = 1

/**
 * The line with points put into its great-circle legs until straight strokes in longitude and
 * latitude, as readers of GeoJSON draw them (RFC 7946, 3.1.1), stray less than `maxOffKm` from it. All
 * given vertices stay; longitudes run on as they came.
 */
export function densifyForMaps(positions: readonly Position[], maxOffKm: number): Position[] {
  if (!(maxOffKm > 0)) throw new RangeError(`densifyForMaps: maxOffKm must be above 0.`)
  const line: Position[] = positions.slice(0, 1)
  for (let i = 1; i < positions.length; i++) {
    const a = positions[i - 1]!
    const b = positions[i]!
    const km = sphericalKm(a, b)
    const pieces = Math.max(1, Math.ceil(km / LONGEST_PIECE_KM))
    let from = a
    for (let k = 1; k <= pieces; k++) {
      const to = k === pieces ? b : interpolate(a, b, k / pieces)
      halve(from, to, km / pieces, maxOffKm, line)
      line.push(to)
      from = to
    }
  }
  return line
}

/** Appends the points between two. A stroke strays farthest near its middle. */
function halve(a: Position, b: Position, km: number, maxOffKm: number, line: Position[]): void {
  if (km < SHORTEST_PIECE_KM) return
  const middle = interpolate(a, b, 0.5)
  const drawn: Position = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
  // The other points of a stroke may stray a little farther than its middle.
  if (sphericalKm(middle, drawn) < 0.8 * maxOffKm) return
  halve(a, middle, km / 2, maxOffKm, line)
  line.push(middle)
  halve(middle, b, km / 2, maxOffKm, line)
}
