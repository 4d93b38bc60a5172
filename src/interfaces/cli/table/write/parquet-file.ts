import { createReadStream } from 'node:fs'
import { GeoColumns, type Line } from '../../../../files/geo-columns.js'
import {
  type CellType,
  columnData,
  plainColumn,
  schemaOf,
} from '../../../../files/parquet-columns.js'
import type { ColumnType } from '../../../../tables/read/column-types.js'
import type { CopiedColumn } from '../../../../tables/read/parquet-copy.js'
import { parseExactly, stringifyExactly } from '../../../../tables/text/exact-json.js'
import { linesOf } from '../../../../tables/text/lines-of.js'
import type { Cells, Row, RowColumn } from './written-column.js'

/** A column of a Parquet file that is written from lines of JSON. */
export type ParquetColumn =
  | { readonly name: string; readonly type: ColumnType }
  | {
      readonly name: string
      readonly copied: CopiedColumn
      /** Makes a value of the line where the copied one is empty; null if the lines have none. */
      readonly fill: ((value: unknown) => unknown) | null
    }

/** The columns of a file, and the rows that they are copied from, as many as there are lines. */
export interface ParquetLayout {
  readonly columns: readonly ParquetColumn[]
  readonly copied?: AsyncIterable<Cells>
  /** Whether lines have only the corners of great circles. */
  readonly isCorners?: boolean
}

const ROWS_AT_ONCE = 50_000
/** Lines of some hundred points take a hundred times the memory of other values. */
const LINES_AT_ONCE = 2000

/** Converts an NDJSON file to Parquet. The schema depends on the layout alone, not on the values. */
export async function writeParquet(
  ndjson: string,
  filename: string,
  { columns, copied, isCorners = false }: ParquetLayout,
): Promise<void> {
  const { fileWriter, ParquetWriter } = await import('hyparquet-writer')
  const geo = columns.some(isLine) ? await GeoColumns.open(isCorners) : null
  const written = columns.flatMap((column) =>
    isLine(column)
      ? geo!.columnsOf(
          column.name,
          columns.map(({ name }) => name),
          ({ line }: Row) => (line[column.name] ?? null) as Line | null,
        )
      : [cellsOf(column)],
  )
  const writer = new ParquetWriter({
    writer: fileWriter(filename),
    schema: schemaOf(written, 'bare'),
  })
  for await (const group of groups(ndjson, copied, geo ? LINES_AT_ONCE : ROWS_AT_ONCE)) {
    await writer.write({ columnData: columnData(written, group), rowGroupSize: group.length })
  }
  // The writer has taken the values as bytes. Only the end of the file says what they mean.
  writer.schema = schemaOf(written, 'elements')
  if (geo !== null) writer.kvMetadata = geo.metadata()
  await writer.finish()
}

function isLine(column: ParquetColumn): boolean {
  return 'type' in column && column.type === 'LINE'
}

async function* groups(
  ndjson: string,
  copied: AsyncIterable<Cells> | undefined,
  atOnce: number,
): AsyncGenerator<Row[]> {
  const rows = copied?.[Symbol.asyncIterator]()
  let group: Row[] = []
  for await (const text of linesOf(createReadStream(ndjson))) {
    const given = ((await rows?.next())?.value as Cells | undefined) ?? {}
    group.push({ line: parseExactly(text) as Cells, given })
    if (group.length < atOnce) continue
    yield group
    group = []
  }
  if (group.length > 0) yield group
}

function cellsOf(column: ParquetColumn): RowColumn {
  const { name } = column
  if ('copied' in column) {
    const { copied, fill } = column
    return {
      ...copied,
      statistics: false,
      cell: ({ line, given }) => {
        const value = given[name]
        const other = line[name]
        const isFilled = fill !== null && isEmpty(value) && other !== null && other !== undefined
        return isFilled ? fill(other) : value
      },
    }
  }
  const type = column.type as Exclude<ColumnType, 'LINE'>
  const make = MAKERS[type]
  return plainColumn(name, type, ({ line }: Row) => {
    const value = line[name]
    return value === null || value === undefined ? null : make(value)
  })
}

export const MAKERS: Readonly<Record<Exclude<CellType, 'INT32'>, (value: unknown) => unknown>> = {
  BOOLEAN: Boolean,
  DOUBLE: Number,
  INT64: (value) => BigInt(value as number | bigint),
  STRING: String,
  JSON: stringifyExactly,
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || (value as Partial<Uint8Array>).length === 0
}
