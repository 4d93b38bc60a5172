import { UsageError } from '../failure.js'
import type { ParquetFile } from './parquet-copy.js'

/** In CSV and Parquet, the header of the table names its columns; in NDJSON, every row does. */
export const TABLE_FORMATS = ['csv', 'ndjson', 'parquet'] as const
export type TableFormat = (typeof TABLE_FORMATS)[number]

/** Formats that are written as a stream, one row per line. */
export type LineFormat = Exclude<TableFormat, 'parquet'>

/** The format of a result until it is complete. Parquet is created from NDJSON at the end. */
export function lineFormat(format: TableFormat): LineFormat {
  return format === 'parquet' ? 'ndjson' : format
}

/** A row of a table of any format. */
export interface Row {
  /** The line where it begins, from 1; in Parquet, the number of the row. */
  readonly line: number
  /** The same array for all rows of a file whose header names the columns. */
  readonly columns: readonly string[]
  /** Text in a CSV file, otherwise JSON values, with bigints for integers that no double holds. There may be more or fewer cells than columns. */
  readonly cells: readonly unknown[]
  /** Why the line is not a row. Such a line has no cells. */
  readonly fault?: string | undefined
}

/** A table that is being read. */
export interface Rows {
  /** Name for messages: its path, or the standard input. */
  readonly name: string
  readonly format: TableFormat
  /** The file itself; only if it is Parquet. */
  readonly parquet?: ParquetFile
  /** Null if each row names its own columns. */
  readonly columns: readonly string[] | null
  /** Whether a comma in a number is a decimal comma, because another character separates the cells. */
  readonly hasDecimalCommas: boolean
  readonly rows: AsyncIterable<Row>
  /** Share of the file that has been read, 0 to 1; null if its length is unknown. */
  share(): number | null
}

/** @throws UsageError for a row with more cells than its table has columns */
export function requireCells({ cells }: Pick<Row, 'cells'>, columns: readonly string[]): void {
  if (cells.length <= columns.length) return
  throw new UsageError(
    `It has ${cells.length} cells, but the first line has ${columns.length}. Quote cells that contain the separator.`,
  )
}
