import { KM_PER_DEGREE, sphericalKm } from './distance.js'
import { interpolate, interpolator } from './interpolate.js'
import type { Position } from './position.js'

/**
 * Inserts points into great-circle legs so that no leg is longer than `maxKm`, for maps that connect
 * points with straight lines. All given vertices stay, and longitudes remain continuous.
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

/**
 * Legs are examined in pieces no longer than this, because a longer one may cross its chord and back,
 * km.
 */
const LONGEST_PIECE_KM = 500
/** Pieces shorter than this are not divided, because no straight line is accurate next to a pole, km. */
const SHORTEST_PIECE_KM = 1

/**
 * Inserts points into great-circle legs until straight segments in longitude and latitude, as GeoJSON
 * defines them (RFC 7946, 3.1.1), deviate from the line by less than `maxOffKm`. All given vertices
 * stay, and longitudes remain continuous.
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

/** Other points of a segment may deviate a little more than its middle. */
const MIDDLE_SHARE = 0.8
/** The bound below is valid up to this latitude. */
const FLAT_LATITUDE = 80
/**
 * The middle of a segment of n degrees deviates by at most this times n² km. The equations of a great
 * circle, f'' = -sin f cos f l'² and l'' = 2 tan f l' f', give √2/16 n² radians for short segments. The
 * factor adds half of that for longer ones.
 */
const MAX_OFF_KM = 1.5 * (Math.SQRT2 / 16) * (Math.PI / 180) * KM_PER_DEGREE

/**
 * Whether the middle of a straight segment is near enough, without calculating it: most legs along a
 * coast are short.
 */
function isNearlyStraight(a: Position, b: Position, maxOffKm: number): boolean {
  const degrees = degreesBetween(a, b)
  return (
    MAX_OFF_KM * degrees * degrees < MIDDLE_SHARE * maxOffKm &&
    degrees * KM_PER_DEGREE <= LONGEST_PIECE_KM &&
    Math.max(Math.abs(a[1]), Math.abs(b[1])) <= FLAT_LATITUDE
  )
}

function degreesBetween(a: Position, b: Position): number {
  return Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1])
}

/** Appends points between two vertices. A segment deviates most near its middle. */
function halve(a: Position, b: Position, km: number, maxOffKm: number, line: Position[]): void {
  if (km < SHORTEST_PIECE_KM || isNearlyStraight(a, b, maxOffKm)) return
  const middle = interpolate(a, b, 0.5)
  const drawn: Position = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
  if (sphericalKm(middle, drawn) < MIDDLE_SHARE * maxOffKm) return
  halve(a, middle, km / 2, maxOffKm, line)
  line.push(middle)
  halve(middle, b, km / 2, maxOffKm, line)
}
