import type { Route } from '../client/schema.js'
import { drawnGeometry, type RouteGeometryJson } from './geojson.js'

/** Begins each text of a JSON text sequence (RFC 7464). */
export const RECORD_SEPARATOR = '\u001e'

/** What begins each feature of a file with a feature per line. */
export const FEATURE_START = { geojsonl: '', geojsons: RECORD_SEPARATOR } as const

/**
 * The route of a row as a line of a file with a feature per line, by RFC 8142 or not. A row without a route has no
 * geometry.
 * @param geometry of an answer
 */
export function featureLine(
  format: keyof typeof FEATURE_START,
  geometry: Route['geometry'] | null,
  properties: Readonly<Record<string, unknown>>,
): string {
  const drawn: RouteGeometryJson | null = geometry && drawnGeometry(geometry)
  const feature = { type: 'Feature', geometry: drawn, properties }
  return `${FEATURE_START[format]}${JSON.stringify(feature)}\n`
}
