import type { Matrix, Route, Voyage } from '../client/schema.js'

/** Answers that can be written as files. */
export interface Answers {
  readonly route: Route
  readonly voyage: Voyage
  readonly matrix: Matrix
}
export type FileKind = keyof Answers

/** @param indent spaces per level, for formats that are JSON; 0 for one line */
type Writer<Kind extends FileKind> = (answer: Answers[Kind], indent: number) => Promise<string>

type Writers = {
  readonly [Kind in 'route' | 'voyage']: Writer<Kind>
} & { readonly matrix?: Writer<'matrix'> }

type Format = Writers & {
  readonly name: string
  readonly mediaType: string
  readonly isJson: boolean
}

/**
 * Every file format of routes, voyages and matrices, by the ending of its files. The service, the API document,
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
    matrix: async (matrix) => (await import('./matrix-csv.js')).matrixCsv(matrix),
  },
} as const satisfies Record<string, Format>

export type FileFormat = keyof typeof FORMATS
export const FILE_FORMATS: Readonly<Record<FileFormat, Format>> = FORMATS
export const FILE_ENDINGS = Object.keys(FORMATS) as readonly FileFormat[]

/** The formats in which answers of a kind can be written. */
export function endingsOf(kind: FileKind): readonly FileFormat[] {
  return FILE_ENDINGS.filter((ending) => kind in FORMATS[ending])
}

/** An answer as the text of a file. @param format one of its `endingsOf` */
export function fileText<Kind extends FileKind>(
  kind: Kind,
  answer: Answers[Kind],
  format: FileFormat,
  indent = 0,
): Promise<string> {
  const write = FILE_FORMATS[format][kind] as Writer<Kind>
  return write(answer, indent)
}
