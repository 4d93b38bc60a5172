import { KM_PER_DEGREE, sphericalKm } from './distance.js'
import { interpolate, interpolator } from './interpolate.js'
import type { Position } from './position.js'

/**
 * The line with points put into its great-circle legs so that none is longer than `maxKm`: for
 * drawing on maps that connect points with straight lines. All given vertices stay; longitudes
 * continue as given.
 */
export function densify(positions: readonly Position[], maxKm: number): Position[] {
  if (!(maxKm > 0)) throw new RangeError(`densify: maxKm must be above 0, got ${maxKm}.`)
  const line: Position[] = positions.slice(0, 1)
  for (let i = 1; i < positions.length; i++) {
    const a = positions[i - 1]!
    const b = positions[i]!
    // A leg is never longer than the path along a meridian and a parallel, which needs no sine.
    const isShort = degreesBetween(a, b) * KM_PER_DEGREE <= maxKm
    const pieces = isShort ? 1 : Math.ceil(sphericalKm(a, b) / maxKm)
    if (pieces > 1) {
      const at = interpolator(a, b)
      for (let k = 1; k < pieces; k++) line.push(at(k / pieces))
    }
    line.push(b)
  }
  return line
}

/** Legs are looked at in pieces no longer than this: a longer one may cross its chord and back, km. */
const LONGEST_PIECE_KM = 500
/** Pieces shorter than this are not divided, because no straight line is accurate next to a pole, km. */
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
    if (isNearlyStraight(a, b, maxOffKm)) {
      line.push(b)
      continue
    }
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

/** The other points of a stroke may stray a little farther than its middle. */
const MIDDLE_SHARE = 0.8
/** The bound below is valid up to this latitude. */
const FLAT_LATITUDE = 80
/**
 * The middle of a stroke of n degrees strays at most this times n² km. The equations of a great
 * circle, f'' = -sin f cos f l'² and l'' = 2 tan f l' f', give √2/16 n² radians for short strokes; half
 * of that again is for longer ones.
 */
const MOST_OFF_KM = 1.5 * (Math.SQRT2 / 16) * (Math.PI / 180) * KM_PER_DEGREE

/** Whether the middle of a straight line is near enough without calculating it; most legs along a coast are short. */
function isNearlyStraight(a: Position, b: Position, maxOffKm: number): boolean {
  const degrees = degreesBetween(a, b)
  return (
    MOST_OFF_KM * degrees * degrees < MIDDLE_SHARE * maxOffKm &&
    degrees * KM_PER_DEGREE <= LONGEST_PIECE_KM &&
    Math.max(Math.abs(a[1]), Math.abs(b[1])) <= FLAT_LATITUDE
  )
}

function degreesBetween(a: Position, b: Position): number {
  return Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1])
}

/** Appends the points between two. A stroke strays farthest near its middle. */
function halve(a: Position, b: Position, km: number, maxOffKm: number, line: Position[]): void {
  if (km < SHORTEST_PIECE_KM || isNearlyStraight(a, b, maxOffKm)) return
  const middle = interpolate(a, b, 0.5)
  const drawn: Position = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
  if (sphericalKm(middle, drawn) < MIDDLE_SHARE * maxOffKm) return
  halve(a, middle, km / 2, maxOffKm, line)
  line.push(middle)
  halve(middle, b, km / 2, maxOffKm, line)
}
