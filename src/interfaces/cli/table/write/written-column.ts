import type { WrittenColumn } from '../../../../files/parquet-columns.js'

/** A row by the names of its columns. */
export type Cells = Readonly<Record<string, unknown>>

/** A row of the result as a line, and as a row of the input that it is about. */
export interface Row {
  readonly line: Cells
  readonly given: Cells
}

/** A column of a result. */
export type RowColumn = WrittenColumn<Row>
