import { splitAtAntimeridian, wrap } from '../engine/geo/antimeridian.js'
import { densifyForMaps } from '../engine/geo/densify.js'
import { normaliseLongitude, type Position } from '../engine/geo/position.js'

/** How to write a line that crosses ±180°. */
export const ANTIMERIDIAN_STYLES = ['unwrap', 'split', 'wrap'] as const
export type AntimeridianStyle = (typeof ANTIMERIDIAN_STYLES)[number]

type LineGeometry =
  | { type: 'LineString'; coordinates: Position[] }
  | { type: 'MultiLineString'; coordinates: Position[][] }

/** Six decimals resolve a tenth of a metre. */
const DECIMALS = 1e6

/**
 * `line`: dense enough that the straight segments of GeoJSON stay within a kilometre of the route.
 * `corners`: only the vertices of its great circles.
 */
export const GEOMETRY_DETAILS = ['line', 'corners'] as const
export type GeometryDetail = (typeof GEOMETRY_DETAILS)[number]

const MAX_OFF_KM = 1

/** The line as GeoJSON. `vertices` have continuous longitudes that may pass ±180. */
export function lineGeometry(
  vertices: readonly Position[],
  style: AntimeridianStyle = 'unwrap',
  detail: GeometryDetail = 'line',
): LineGeometry {
  const positions = detail === 'line' ? densifyForMaps(vertices, MAX_OFF_KM) : vertices
  if (style === 'unwrap') return { type: 'LineString', coordinates: positions.map(rounded) }
  if (style === 'wrap') return { type: 'LineString', coordinates: wrap(positions).map(rounded) }
  const parts = splitAtAntimeridian(positions).map((part) => part.map(rounded))
  if (parts.length === 1) return { type: 'LineString', coordinates: parts[0]! }
  return { type: 'MultiLineString', coordinates: parts }
}

/** A separate position, not part of the line: longitude in [-180, 180). */
export function roundedPlace([longitude, latitude]: Position): Position {
  return rounded([normaliseLongitude(longitude), latitude])
}

export function roundDegrees(degrees: number): number {
  return Math.round(degrees * DECIMALS) / DECIMALS
}

function rounded([longitude, latitude]: Position): Position {
  return [roundDegrees(longitude), roundDegrees(latitude)]
}
