import { UsageError } from '../text/failure.js'
import type { ParquetFile } from './parquet-copy.js'

/** In NDJSON, every row names its columns; in the others, the header of the table does. */
export const TABLE_FORMATS = ['csv', 'ndjson', 'parquet', 'xlsx'] as const
export type TableFormat = (typeof TABLE_FORMATS)[number]

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

/** @throws UsageError for a row with more cells than its table has columns, or with a value in one without a name */
export function requireCells({ cells }: Pick<Row, 'cells'>, columns: readonly string[]): void {
  // The first one names the rows: pandas and R number them there, and lists of bookings have their references. Words
  // elsewhere are of a merged head, as a country beside its port; a number could be an amount.
  const unnamed = columns.findIndex(
    (name, at) => name === '' && at > 0 && /\d/.test(`${cells[at]}`),
  )
  if (unnamed >= 0) {
    throw new UsageError(
      `Column ${unnamed + 1} has a value, "${cells[unnamed]}", but no name in the first line. Name it there, or empty it.`,
    )
  }
  // Some programs end each line of cells with a separator.
  if (cells.slice(columns.length).every((cell) => (cell ?? '') === '')) return
  throw new UsageError(
    `It has ${cells.length} cells, but the first line has ${columns.length}. Quote cells that contain the separator.`,
  )
}
