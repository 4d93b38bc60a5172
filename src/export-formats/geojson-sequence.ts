import type { Route } from '../client/schema.js'
import { drawnGeometry, type RouteGeometryJson } from './geojson.js'

/** Begins each text of a JSON text sequence (RFC 7464). */
export const RECORD_SEPARATOR = '\u001e'

/**
 * The line of a row as a record of a GeoJSON text sequence (RFC 8142). A row without a line has none.
 * @param geometry of an answer
 */
export function sequenceFeature(
  geometry: Route['geometry'] | null,
  properties: Readonly<Record<string, unknown>>,
): string {
  return `${RECORD_SEPARATOR}${JSON.stringify(lineFeature(geometry, properties))}\n`
}

function lineFeature(
  geometry: Route['geometry'] | null,
  properties: Readonly<Record<string, unknown>>,
) {
  const drawn: RouteGeometryJson | null = geometry && drawnGeometry(geometry)
  return { type: 'Feature', geometry: drawn, properties }
}
