import type { Route, Voyage } from '../client/schema.js'

/** Answers that can be written as files. */
export interface Answers {
  readonly route: Route
  readonly voyage: Voyage
}
export type FileKind = keyof Answers

type Writers = {
  /** @param indent spaces per level, for formats that are JSON; 0 for one line */
  readonly [Kind in FileKind]: (answer: Answers[Kind], indent: number) => Promise<string>
}

interface Format extends Writers {
  readonly name: string
  readonly mediaType: string
  readonly isJson: boolean
}

/**
 * Every file format of routes and voyages, by the ending of its files. The service, the API document,
 * the command line and the page read this table. Writers are loaded when they are first used.
 */
const FORMATS = {
  geojson: {
    name: 'GeoJSON',
    mediaType: 'application/geo+json',
    isJson: true,
    route: async (route, indent) =>
      JSON.stringify((await import('./geojson.js')).routeGeojson(route), null, indent),
    voyage: async (voyage, indent) =>
      JSON.stringify((await import('./voyage.js')).voyageGeojson(voyage), null, indent),
  },
  gpx: {
    name: 'GPX',
    mediaType: 'application/gpx+xml',
    isJson: false,
    route: async (route) => (await import('./gpx.js')).routeGpx(route),
    voyage: async (voyage) => (await import('./gpx.js')).voyageGpx(voyage),
  },
  rtz: {
    name: 'RTZ',
    // No type is registered for it.
    mediaType: 'application/rtz+xml',
    isJson: false,
    route: async (route) => (await import('./rtz.js')).routeRtz(route),
    voyage: async (voyage) => (await import('./rtz.js')).voyageRtz(voyage),
  },
  kml: {
    name: 'KML',
    mediaType: 'application/vnd.google-earth.kml+xml',
    isJson: false,
    route: async (route) => (await import('./kml.js')).routeKml(route),
    voyage: async (voyage) => (await import('./kml.js')).voyageKml(voyage),
  },
  csv: {
    name: 'CSV',
    mediaType: 'text/csv',
    isJson: false,
    route: async (route) => (await import('./csv.js')).waypointsCsv(route),
    voyage: async (voyage) => (await import('./voyage.js')).voyageCsv(voyage),
  },
} as const satisfies Record<string, Format>

export type FileFormat = keyof typeof FORMATS
export const FILE_FORMATS: Readonly<Record<FileFormat, Format>> = FORMATS
export const FILE_ENDINGS = Object.keys(FORMATS) as readonly FileFormat[]

/** An answer of /calculate-route or /v1/voyages as the text of a file. */
export function fileText<Kind extends FileKind>(
  kind: Kind,
  answer: Answers[Kind],
  format: FileFormat,
  indent = 0,
): Promise<string> {
  const writers: Writers = FILE_FORMATS[format]
  return writers[kind](answer, indent)
}
