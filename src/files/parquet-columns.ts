import type { SchemaElement } from 'hyparquet'

/** A column of a Parquet file, and what its cell is in a row. */
export interface WrittenColumn<Row> {
  readonly name: string
  readonly elements: readonly SchemaElement[]
  /** As the writer sees them: it takes some values as bytes. */
  readonly bare: readonly SchemaElement[]
  /** Bytes cannot be compared without their meaning. */
  readonly statistics: boolean
  cell(row: Row): unknown
}

/** Types of the cells of a row, as Parquet stores them. */
export const CELL_TYPES = {
  BOOLEAN: { type: 'BOOLEAN' },
  DOUBLE: { type: 'DOUBLE' },
  INT32: { type: 'INT32' },
  INT64: { type: 'INT64' },
  STRING: { type: 'BYTE_ARRAY', converted_type: 'UTF8' },
  JSON: { type: 'BYTE_ARRAY', converted_type: 'JSON' },
} as const satisfies Record<string, Partial<SchemaElement>>

export type CellType = keyof typeof CELL_TYPES

/** A column of plain values. @param cell its value in a row, null where there is none */
export function plainColumn<Row>(
  name: string,
  type: CellType,
  cell: (row: Row) => unknown,
): WrittenColumn<Row> {
  const element = { name, repetition_type: 'OPTIONAL', ...CELL_TYPES[type] } as const
  // JSON is text to the writer, which would lose digits if it wrote JSON itself.
  const bare = type === 'JSON' ? { ...element, ...CELL_TYPES.STRING } : element
  return { name, elements: [element], bare: [bare], statistics: true, cell }
}

/** The columns of a group of rows, as the writer takes them. */
export function columnData<Row>(columns: readonly WrittenColumn<Row>[], rows: readonly Row[]) {
  return columns.map(({ name, cell, statistics }) => {
    return { name, statistics, data: rows.map((row) => cell(row) ?? null) }
  })
}

/** The whole schema of a file: `bare` while it is written, `elements` at its end. */
export function schemaOf<Row>(
  columns: readonly WrittenColumn<Row>[],
  which: 'bare' | 'elements',
): SchemaElement[] {
  return [{ name: 'root', num_children: columns.length }, ...columns.flatMap((one) => one[which])]
}
