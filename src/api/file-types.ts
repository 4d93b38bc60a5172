/** File formats of routes and voyages, with their media types. */
export const FILE_TYPES = {
  geojson: 'application/geo+json',
  gpx: 'application/gpx+xml',
  kml: 'application/vnd.google-earth.kml+xml',
  csv: 'text/csv',
} as const
export type FileFormat = keyof typeof FILE_TYPES
export const FILE_FORMATS = Object.keys(FILE_TYPES) as readonly FileFormat[]

/** What an answer contains that can be written as a file. */
export type FileKind = 'route' | 'voyage'
