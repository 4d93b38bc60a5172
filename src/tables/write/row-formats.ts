import type { RowFormatName } from '../../contract/schemas/common.js'
import { type CsvCell, csvLine } from '../../files/csv.js'
import { stringifyExactly } from '../text/exact-json.js'
import { RECORD_SEPARATOR } from '../text/lines-of.js'
import { flatgeobufOf } from './flatgeobuf.js'
import { type ParquetOptions, parquetOf } from './parquet.js'
import { type Cells, GEOMETRY, type TypedColumn } from './typed-columns.js'

/** A format of text, with a row per line. Lines have no ends. */
interface TextFormat {
  /** The first line. */
  readonly head?: (names: readonly string[]) => string
  line(names: readonly string[], cells: Cells): string
}

interface RowFormat {
  readonly mediaType: string
  /** Whether compressing it saves nothing. */
  readonly isPacked?: boolean
  /** Absent where only all rows make a file. */
  readonly text?: TextFormat
  /** The file of some rows, in pieces that can be sent as they are made. */
  pieces(
    columns: readonly TypedColumn[],
    rows: AsyncIterable<Cells>,
    options?: ParquetOptions,
  ): AsyncIterable<string | Uint8Array>
}

const CSV: TextFormat = { head: csvLine, line: (_, cells) => csvLine(cells.map(csvCell)) }

const NDJSON: TextFormat = { line: (names, cells) => stringifyExactly(recordOf(names, cells)) }

/** A GeoJSON feature per row. One without a route has no geometry. */
function features(start: string): TextFormat {
  return {
    line: (names, cells) => {
      const { [GEOMETRY]: geometry = null, ...properties } = recordOf(names, cells)
      return `${start}${stringifyExactly({ type: 'Feature', geometry, properties })}`
    },
  }
}

/**
 * Every format of a table of results. The service and the command line read this registry. Writers of Parquet and
 * FlatGeobuf are loaded when they are first used.
 */
export const FORMATS: Readonly<Record<RowFormatName, RowFormat>> = {
  ndjson: textFormat('application/x-ndjson', NDJSON),
  csv: textFormat('text/csv', CSV),
  // No type is registered for it.
  geojsonl: textFormat('application/x-ndjson', features('')),
  geojsons: textFormat('application/geo+json-seq', features(RECORD_SEPARATOR)),
  parquet: { mediaType: 'application/vnd.apache.parquet', isPacked: true, pieces: parquetOf },
  fgb: { mediaType: 'application/vnd.flatgeobuf', pieces: flatgeobufOf },
}

/** A format of lines. */
export type LineFormat = 'csv' | 'ndjson'

/** The format of a result until it is complete, as a reader sees it. Formats without lines are made of NDJSON at the end. */
export function lineFormat(format: RowFormatName): LineFormat {
  return format === 'csv' ? 'csv' : 'ndjson'
}

/** Whether every row of a result is a line for maps. */
export function isForMaps(format: RowFormatName): boolean {
  return format === 'fgb' || isFeatures(format)
}

/** Whether every line of a result is a GeoJSON feature. */
export function isFeatures(format: RowFormatName): format is 'geojsonl' | 'geojsons' {
  return format === 'geojsonl' || format === 'geojsons'
}

function textFormat(mediaType: string, text: TextFormat): RowFormat {
  async function* pieces(columns: readonly TypedColumn[], rows: AsyncIterable<Cells>) {
    const names = columns.map(({ name }) => name)
    if (text.head) yield `${text.head(names)}\n`
    for await (const cells of rows) yield `${text.line(names, cells)}\n`
  }
  return { mediaType, text, pieces }
}

function recordOf(names: readonly string[], cells: Cells): Record<string, unknown> {
  return Object.fromEntries(names.map((name, at) => [name, cells[at]]))
}

function csvCell(cell: unknown): CsvCell {
  if (typeof cell === 'bigint') return String(cell)
  return typeof cell === 'object' && cell !== null ? stringifyExactly(cell) : (cell as CsvCell)
}
