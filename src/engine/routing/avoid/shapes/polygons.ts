import { normaliseLongitude, type Position } from '../../../geo/position.js'
import { continuousRing, nearRing, type Ring, ringContainsVector } from '../../../geo/ring.js'
import { findRingFault } from '../../../geo/self-crossing.js'
import { longitudeOf, type Vector } from '../../../geo/vector.js'
import { InvalidRequestError } from '../../errors.js'
import {
  AVOID_MODES,
  type AvoidMode,
  type AvoidPolygon,
  MAX_AVOID_POLYGONS,
  MAX_POLYGON_VERTICES,
} from '../../request.js'

/** A polygon of a request that has been checked. */
export interface CheckedPolygon {
  readonly mode: AvoidMode
  readonly rings: readonly [outline: Ring, ...holes: Ring[]]
}

/**
 * The polygons of a request, ready to be used.
 * @throws InvalidRequestError that names the polygon or ring and what to do about it
 */
export function checkPolygons(
  polygons: readonly AvoidPolygon[],
  checkPosition: (field: string, position: Position) => void,
  most = MAX_AVOID_POLYGONS,
): readonly CheckedPolygon[] {
  const field = 'avoidPolygons'
  if (!Array.isArray(polygons)) throw new InvalidRequestError(field, 'Give a list of polygons.')
  if (polygons.length > most) {
    const detail = `got ${polygons.length} polygons; at most ${most} are allowed. Merge some, or leave out those far from the route.`
    throw new InvalidRequestError(field, detail)
  }
  return polygons.map((polygon, i) => checkPolygon(polygon, `${field}[${i}]`, checkPosition))
}

function checkPolygon(
  polygon: AvoidPolygon,
  field: string,
  checkPosition: (field: string, position: Position) => void,
): CheckedPolygon {
  if (typeof polygon !== 'object' || polygon === null || !Array.isArray(polygon.rings)) {
    throw new InvalidRequestError(field, 'Give { rings: [outline, ...holes], mode }.')
  }
  const { rings, mode } = polygon
  if (!AVOID_MODES.includes(mode)) {
    const detail = `got ${JSON.stringify(mode)}; use one of ${AVOID_MODES.join(', ')}.`
    throw new InvalidRequestError(`${field}.mode`, detail)
  }
  if (rings.length === 0) {
    throw new InvalidRequestError(`${field}.rings`, 'Give the outline as the first ring.')
  }
  const open = rings.map((ring, r) => openRing(ring, `${field}.rings[${r}]`, checkPosition))
  const vertices = open.reduce((sum, ring) => sum + ring.length, 0)
  if (vertices > MAX_POLYGON_VERTICES) {
    const detail = `got ${vertices} vertices; at most ${MAX_POLYGON_VERTICES} are allowed. Simplify the outline.`
    throw new InvalidRequestError(`${field}.rings`, detail)
  }
  const unrolled = open.map(unroll)
  const near = unrolled.map((ring) => turnedNear(ring, unrolled[0]!))
  const fault = findRingFault(
    near.map(({ vertices, endLon }) => [...vertices, [endLon, vertices[0]![1]]]),
  )
  if (fault) {
    const [lon, lat] = fault.at
    const what =
      fault.ring === fault.other
        ? 'crosses or touches itself'
        : `crosses or touches rings[${fault.other}]`
    const detail = `The ring ${what} near [${normaliseLongitude(lon)}, ${lat}]. Draw it without crossings; give parts that touch as separate polygons.`
    throw new InvalidRequestError(`${field}.rings[${fault.ring}]`, detail)
  }
  const [first, ...holes] = near.map(closedRing)
  holes.forEach((hole, k) => {
    const at = firstVector(hole)
    if (ringContains(first!, at, longitudeOf(at))) return
    const detail = 'The hole lies outside the outline. Give it as a separate polygon.'
    throw new InvalidRequestError(`${field}.rings[${k + 1}]`, detail)
  })
  return { mode, rings: [first!, ...holes] }
}

/** The vertices of a ring as given, without immediate repetitions. */
function openRing(
  ring: readonly Position[],
  field: string,
  checkPosition: (field: string, position: Position) => void,
): Position[] {
  if (!Array.isArray(ring)) throw new InvalidRequestError(field, 'Give a list of positions.')
  ring.forEach((position, i) => {
    checkPosition(`${field}[${i}]`, position)
  })
  const open: Position[] = []
  for (const at of ring) {
    const last = open[open.length - 1]
    if (!last || stepOf(last, at) !== 0 || last[1] !== at[1]) open.push(at)
  }
  const [first, last] = [open[0], open[open.length - 1]]
  if (first && last && open.length > 1 && isSamePlace(first, last, open)) open.pop()
  if (open.length < 3) {
    const detail = `got ${open.length} different vertices; a ring needs at least three.`
    throw new InvalidRequestError(field, detail)
  }
  return open
}

/**
 * Degrees of longitude that an edge spans in the shorter direction. An edge of 360 degrees keeps its
 * direction.
 */
function stepOf([lon0, lat0]: Position, [lon1, lat1]: Position): number {
  const step = lon1 - lon0
  const isAlongPole = lat0 === lat1 && Math.abs(lat0) === 90
  return Math.abs(step) === 360 || isAlongPole || Math.abs(step) <= 180
    ? step
    : normaliseLongitude(step)
}

/** Whether a ring ends where it began, even if it goes around the globe. */
function isSamePlace(first: Position, last: Position, ring: readonly Position[]): boolean {
  if (first[1] !== last[1]) return false
  if (first[0] === last[0]) return true
  // A box of all longitudes has an edge of a full turn, so its last vertex is not a copy of the first.
  const goesRoundInOneEdge = ring.some(
    ([lon], i) => i > 0 && Math.abs(lon - ring[i - 1]![0]) === 360,
  )
  return Math.abs(first[0] - last[0]) === 360 && !goesRoundInOneEdge
}

/** A ring with continuous longitudes. */
interface Unrolled {
  readonly vertices: readonly Position[]
  /**
   * Longitude at which the last edge returns to the first vertex: a different one if the ring surrounds
   * a pole.
   */
  readonly endLon: number
}

function unroll(written: readonly Position[]): Unrolled {
  // Whole turns are counted apart, so that no rounding of sums parts the end from the beginning.
  let turns = 0
  const turnTo = (from: Position, to: Position) => {
    turns += Math.round((from[0] + stepOf(from, to) - to[0]) / 360)
    return to[0] + 360 * turns
  }
  const vertices = written.map(
    (at, i): Position => [i === 0 ? at[0] : turnTo(written[i - 1]!, at), at[1]],
  )
  return { vertices, endLon: turnTo(written.at(-1)!, written[0]!) }
}

/** A ring shifted by full turns to lie beside another. */
function turnedNear(ring: Unrolled, other: Unrolled): Unrolled {
  const shift = 360 * Math.round((middleOf(other) - middleOf(ring)) / 360)
  const vertices = ring.vertices.map(([lon, lat]): Position => [lon + shift, lat])
  return { vertices, endLon: ring.endLon + shift }
}

function middleOf({ vertices }: Unrolled): number {
  const lons = vertices.map(([lon]) => lon)
  return (Math.min(...lons) + Math.max(...lons)) / 2
}

function closedRing({ vertices, endLon: end }: Unrolled): Ring {
  const first = vertices[0]!
  // A ring around a pole contains the nearer pole: a seam leads to it and back.
  const isRoundPole = Math.abs(end - first[0]) > 180
  const closed = [...vertices]
  closed.push([end, first[1]])
  if (isRoundPole) {
    const pole = vertices.reduce((sum, [, lat]) => sum + lat, 0) >= 0 ? 90 : -90
    closed.push([end, pole], [first[0], pole], first)
  }
  return continuousRing(closed)
}

/** Whether a polygon contains a point. Within centimetres of an edge, either answer is possible. */
export function polygonContains(
  { rings }: CheckedPolygon,
  vector: Vector,
  lon = longitudeOf(vector),
): boolean {
  let inside = false
  for (const ring of rings) if (ringContains(ring, vector, lon)) inside = !inside
  return inside
}

function ringContains(ring: Ring, vector: Vector, lon: number): boolean {
  // Most rings lie at other latitudes, which is cheap to check.
  if (vector[2] < ring.box[2]! || vector[2] > ring.box[3]!) return false
  return ringContainsVector(ring, nearRing(ring, lon), ...vector)
}

function firstVector({ xyz }: Ring): Vector {
  return [xyz[0]!, xyz[1]!, xyz[2]!]
}
