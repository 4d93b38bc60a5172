import { legLengthKm, WGS84_A_KM, WGS84_E2 } from './leg.js'
import { normaliseLongitude, type Position } from './position.js'
import { RADIANS } from './vector.js'

const E = Math.sqrt(WGS84_E2)
/** Nearer to a pole, a rhumb line winds around it without end, degrees. */
const LAST_LATITUDE = 89.9999
/** Below this growth of the isometric latitude, its quotient is less exact than the radius of the parallel. */
const ALONG_PARALLEL = 1e-6

/**
 * Length in km on WGS84 of the rhumb line between two positions, by the shorter turn: the arc of the meridian
 * between their latitudes over the cosine of the course, which isometric latitudes give (Snyder, Map Projections:
 * a working manual, USGS 1395, 1987, formulas 7-7 and 7-9).
 */
export function rhumbKm(a: Position, b: Position): number {
  const [from, to] = [latitudeOf(a), latitudeOf(b)]
  const meridianKm = legLengthKm([0, from], [0, to])
  const growth = isometric(to) - isometric(from)
  const turn = normaliseLongitude(b[0] - a[0]) * RADIANS
  const radiusKm =
    Math.abs(growth) < ALONG_PARALLEL ? parallelKm((from + to) / 2) : meridianKm / Math.abs(growth)
  return Math.hypot(meridianKm, radiusKm * turn)
}

/** The course of the rhumb line between two positions, degrees from 0 (north) to below 360. */
export function rhumbCourse(a: Position, b: Position): number {
  const growth = isometric(latitudeOf(b)) - isometric(latitudeOf(a))
  const turn = normaliseLongitude(b[0] - a[0]) * RADIANS
  return (Math.atan2(turn, growth) / RADIANS + 360) % 360
}

/**
 * Points on the rhumb line from `a` to `b`, without `a` and with `b`, so close that the great circles between them
 * stay within `maxOffKm`. Longitudes continue from that of `a`.
 */
export function rhumbPoints(a: Position, b: Position, maxOffKm: number): Position[] {
  const [from, to] = [latitudeOf(a), latitudeOf(b)]
  const turn = normaliseLongitude(b[0] - a[0])
  const start = isometric(from)
  const growth = isometric(to) - start
  // A great circle along a parallel is off by the square of its length over eight radii of its curve.
  const steepest = Math.tan(Math.max(Math.abs(from), Math.abs(to)) * RADIANS)
  const pieceKm = Math.sqrt((8 * WGS84_A_KM * maxOffKm) / Math.max(steepest, 1e-9))
  const pieces = turn === 0 ? 1 : Math.max(1, Math.ceil(rhumbKm(a, b) / pieceKm))
  return Array.from({ length: pieces }, (_, at): Position => {
    if (at === pieces - 1) return [a[0] + turn, b[1]]
    const share = (at + 1) / pieces
    const lat = from + share * (to - from)
    const isLevel = Math.abs(growth) < ALONG_PARALLEL
    return [a[0] + turn * (isLevel ? share : (isometric(lat) - start) / growth), lat]
  })
}

function latitudeOf([, lat]: Position): number {
  return Math.max(-LAST_LATITUDE, Math.min(LAST_LATITUDE, lat))
}

/** Isometric latitude on WGS84, radians. */
function isometric(lat: number): number {
  const sine = Math.sin(lat * RADIANS)
  return Math.atanh(sine) - E * Math.atanh(E * sine)
}

/** Radius of a parallel, km. */
function parallelKm(lat: number): number {
  const sine = Math.sin(lat * RADIANS)
  return (WGS84_A_KM * Math.cos(lat * RADIANS)) / Math.sqrt(1 - WGS84_E2 * sine * sine)
}
