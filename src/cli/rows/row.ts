import { UsageError } from '../failure.js'

/** In CSV and Parquet the header of a table names its columns; in NDJSON every row does. */
export const TABLE_FORMATS = ['csv', 'ndjson', 'parquet'] as const
export type TableFormat = (typeof TABLE_FORMATS)[number]

/** Formats that are written as a stream, one row per line. */
export type LineFormat = Exclude<TableFormat, 'parquet'>

/** The format of a result until it is complete: Parquet is made from NDJSON at the end. */
export function lineFormat(format: TableFormat): LineFormat {
  return format === 'parquet' ? 'ndjson' : format
}

/** A row of a table of any format. */
export interface Row {
  /** Line where it begins, from 1; in Parquet the number of the row. */
  readonly line: number
  /** The same array for all rows of a file whose header names the columns. */
  readonly columns: readonly string[]
  /** Texts of a CSV file, otherwise values of JSON. May be more or fewer than there are columns. */
  readonly cells: readonly unknown[]
  /** Why the line is not a row; then it has no cells. */
  readonly fault?: string | undefined
}

/** A table that is being read. */
export interface Rows {
  /** Name for people: its path, or the standard input. */
  readonly name: string
  readonly format: TableFormat
  /** Null if each row names its own. */
  readonly columns: readonly string[] | null
  /** Whether a comma in a number is its decimal point, because the cells have another separator. */
  readonly hasDecimalCommas: boolean
  readonly rows: AsyncIterable<Row>
  /** Share of the file that has been read, 0 to 1; null if its length is unknown. */
  share(): number | null
}

/** @throws UsageError for a row with more cells than its table has columns */
export function requireCells({ cells }: Pick<Row, 'cells'>, columns: readonly string[]): void {
  if (cells.length <= columns.length) return
  throw new UsageError(
    `It has ${cells.length} cells, the first line ${columns.length}. Quote cells that contain the separator.`,
  )
}
