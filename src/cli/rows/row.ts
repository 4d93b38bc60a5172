import { UsageError } from '../failure.js'

/** Whether the head of a table or every row of it names its columns. */
export const TABLE_FORMATS = ['csv', 'ndjson'] as const
export type TableFormat = (typeof TABLE_FORMATS)[number]

/** A row of a table, whatever file it stands in. */
export interface Row {
  /** Where it begins, from 1. */
  readonly line: number
  /** The same array for all rows of a file whose head names the columns. */
  readonly columns: readonly string[]
  /** Texts of a CSV file; values of JSON otherwise. May be more or fewer than there are columns. */
  readonly cells: readonly unknown[]
  /** Why the line is no row; then it has no cells. */
  readonly fault?: string | undefined
}

/** A table that is being read. */
export interface Rows {
  /** As people know it: its path, or the standard input. */
  readonly name: string
  readonly format: TableFormat
  /** Null where each row names its own. */
  readonly columns: readonly string[] | null
  /** Whether a comma in a number is its decimal point, because something else parts the cells. */
  readonly hasDecimalCommas: boolean
  readonly rows: AsyncIterable<Row>
  /** Share of the file that has been read, 0 to 1; null where its length isn't known. */
  share(): number | null
}

/** @throws UsageError for a row with more cells than its table has columns */
export function requireCells({ cells }: Pick<Row, 'cells'>, columns: readonly string[]): void {
  if (cells.length <= columns.length) return
  throw new UsageError(
    `It has ${cells.length} cells, the first line ${columns.length}. Quote cells that contain the separator.`,
  )
}
