import type { Route } from '../client/schema.js'

/** Values of `fairway route --format`. */
export const FORMATS = ['text', 'json', 'geojson', 'gpx', 'kml', 'csv'] as const
export type Format = (typeof FORMATS)[number]

/** An answer of /calculate-route in a file format, without a line end at the end. */
export async function formatted(route: Route, format: Exclude<Format, 'text'>): Promise<string> {
  const { routeGeojson, routeGpx, routeKml, waypointsCsv } = await import(
    '../export-formats/index.js'
  )
  switch (format) {
    case 'json':
      return JSON.stringify(route, null, 2)
    case 'geojson':
      return JSON.stringify(routeGeojson(route), null, 1)
    case 'gpx':
      return routeGpx(route).trimEnd()
    case 'kml':
      return routeKml(route).trimEnd()
    case 'csv':
      return waypointsCsv(route).trimEnd()
  }
}
