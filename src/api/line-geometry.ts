import { splitAtAntimeridian, wrap } from '../geo/antimeridian.js'
import { normaliseLongitude, type Position } from '../geo/position.js'

/** How a line is written that crosses ±180°. */
export const ANTIMERIDIAN_STYLES = ['unwrap', 'split', 'wrap'] as const
export type AntimeridianStyle = (typeof ANTIMERIDIAN_STYLES)[number]

type LineGeometry =
  | { type: 'LineString'; coordinates: Position[] }
  | { type: 'MultiLineString'; coordinates: Position[][] }

/** Six decimals are a tenth of a metre. */
const DECIMALS = 1e6

/** The line as GeoJSON. `positions` have continuous longitudes that may pass ±180. */
export function lineGeometry(
  positions: readonly Position[],
  style: AntimeridianStyle,
): LineGeometry {
  if (style === 'unwrap') return { type: 'LineString', coordinates: positions.map(rounded) }
  if (style === 'wrap') return { type: 'LineString', coordinates: wrap(positions).map(rounded) }
  const parts = splitAtAntimeridian(positions).map((part) => part.map(rounded))
  if (parts.length === 1) return { type: 'LineString', coordinates: parts[0]! }
  return { type: 'MultiLineString', coordinates: parts }
}

/** A place of its own, beside the line: longitude in [-180, 180). */
export function roundedPlace([longitude, latitude]: Position): Position {
  return rounded([normaliseLongitude(longitude), latitude])
}

export function roundDegrees(degrees: number): number {
  return Math.round(degrees * DECIMALS) / DECIMALS
}

function rounded([longitude, latitude]: Position): Position {
  return [roundDegrees(longitude), roundDegrees(latitude)]
}
