import type { SchemaElement } from 'hyparquet'
import type { CopiedColumn } from '../read/parquet-copy.js'
import { stringifyExactly } from '../text/exact-json.js'

/** The values of a row in the order of its columns. */
export type Cells = readonly unknown[]

/** The line of a route, as GeoJSON. */
export interface Line {
  readonly type: 'LineString' | 'MultiLineString'
  readonly coordinates: readonly unknown[]
}

/** What makes a value of a type of cells. */
const MAKERS = {
  BOOLEAN: Boolean,
  DOUBLE: Number,
  INT32: Number,
  INT64: (value) => BigInt(value as number | bigint),
  STRING: String,
  JSON: stringifyExactly,
} as const satisfies Record<string, (value: unknown) => unknown>

export type CellType = keyof typeof MAKERS

/** A column of a result. Formats of text do not ask for its type. */
export interface TypedColumn {
  readonly name: string
  readonly type: CellType | 'LINE'
  /** The column of an input that it has byte by byte, if it is copied. Its cells are ready then. */
  readonly copied?: CopiedColumn
}

/** A column of a Parquet file, and what its cell is in a row. */
export interface WrittenColumn {
  readonly name: string
  readonly elements: readonly SchemaElement[]
  /** As the writer sees them: it takes some values as bytes. */
  readonly bare: readonly SchemaElement[]
  /** Bytes cannot be compared without their meaning. */
  readonly statistics: boolean
  cell(row: Cells): unknown
}

/** The column of lines. */
export const GEOMETRY = 'geometry'

export function isLine({ type }: TypedColumn): boolean {
  return type === 'LINE'
}

/** A value as its column has it; null where there is none. */
export function typedCell(value: unknown, type: CellType): unknown {
  return value === null || value === undefined ? null : MAKERS[type](value)
}
