import type { SchemaElement } from 'hyparquet'

/** A row by the names of its columns. */
export type Cells = Readonly<Record<string, unknown>>

/** A row of the result as a line, and as a row of the input that it is about. */
export interface Row {
  readonly line: Cells
  readonly given: Cells
}

/** A column of a Parquet file, and what its cell is in a row. */
export interface WrittenColumn {
  readonly name: string
  readonly elements: readonly SchemaElement[]
  readonly bare: readonly SchemaElement[]
  /** Bytes cannot be compared without their meaning. */
  readonly statistics: boolean
  cell(row: Row): unknown
}
