import type { SchemaElement } from 'hyparquet'
import { MS_PER_DAY } from '../../../../base/utc.js'
import { columnKey } from '../../../../contract/columns/column-key.js'
import {
  type ColumnType,
  type ColumnTypes,
  commonType,
  type SeenTypes,
} from '../../../../tables/read/column-types.js'
import { type CopiedColumn, ParquetCopy } from '../../../../tables/read/parquet-copy.js'
import type { Rows } from '../../../../tables/read/row.js'
import type { TypedColumn } from '../../../../tables/write/typed-columns.js'
import type { ResultType } from '../kind.js'

/** A row by the names of its columns. */
export type Values = Readonly<Record<string, unknown>>

/** A column of a file that is written from lines of JSON. */
export interface LaidColumn extends TypedColumn {
  /** Makes a value of the line where the copied one is empty; null if the lines have none. */
  readonly fill?: ((value: unknown) => unknown) | null
}

/** The columns of a file, and the rows that they are copied from, as many as there are lines. */
export interface FileLayout {
  readonly columns: readonly LaidColumn[]
  readonly copied?: AsyncIterable<Values>
}

type ResultTypes = ReadonlyMap<string, ResultType>

/**
 * The columns of a file of types: those of the input with their own types, then those of the result.
 * They are the same for all shards of a table.
 * @param seen the types of an input whose rows name their columns
 * @param isMine whether a row of the input, by its number from 0, has a line in the result
 * @throws UsageError for a column that cannot be copied
 */
export async function fileLayout(
  { columns, parquet }: Pick<Rows, 'columns' | 'parquet'>,
  seen: SeenTypes,
  result: ResultTypes,
  isMine: (row: number) => boolean = () => true,
): Promise<() => FileLayout> {
  if (parquet !== undefined) {
    const copy = await ParquetCopy.of(parquet)
    const own = copy.columns.map((copied): LaidColumn => {
      const { name, elements } = copied
      const kind = result.get(columnKey(name))
      const kept = { name, type: jsonTypeOf(copied), copied }
      if (kind === undefined) return { ...kept, fill: null }
      const fill = fillOf(elements[0]!, kind)
      return fill === null ? { name, type: typeOf(kind) } : { ...kept, fill }
    })
    const all = [
      ...own,
      ...added(
        result,
        own.map(({ name }) => columnKey(name)),
      ),
    ]
    return () => ({ columns: all, copied: mine(copy, isMine) })
  }
  return () => {
    const own = columns === null ? seen.types() : new Map(columns.map((name) => [name, 'STRING']))
    const names = [...own.keys()]
    // Where each row names its columns, one row may have the column of another one in other letters.
    const known = columns === null ? names : names.map(columnKey)
    return { columns: [...typed(own as ColumnTypes, result), ...added(result, known)] }
  }
}

function typed(own: ColumnTypes, result: ResultTypes): LaidColumn[] {
  return [...own].map(([name, type]) => {
    const kind = result.get(columnKey(name))
    return { name, type: kind === undefined ? type : commonType(type, typeOf(kind)) }
  })
}

function added(result: ResultTypes, known: readonly string[]): LaidColumn[] {
  return [...result]
    .filter(([name]) => !known.includes(name))
    .map(([name, kind]) => ({ name, type: typeOf(kind) }))
}

function typeOf(kind: ResultType): ColumnType {
  if (kind === 'line') return 'LINE'
  return kind === 'integer' || kind === 'number' ? 'DOUBLE' : 'STRING'
}

/** Of a column that is copied from Parquet, the type of its JSON. */
function jsonTypeOf({ elements }: CopiedColumn): ColumnType {
  const { type, converted_type, logical_type } = elements[0]!
  if (converted_type !== undefined || logical_type !== undefined) return 'STRING'
  if (type === 'FLOAT' || type === 'INT32') return 'DOUBLE'
  return type === 'DOUBLE' || type === 'INT64' || type === 'BOOLEAN' ? type : 'STRING'
}

async function* mine(copy: ParquetCopy, isMine: (row: number) => boolean) {
  let number = 0
  for await (const row of copy.rows()) {
    if (isMine(number++)) yield row
  }
}

/** What makes a value of a column from a result; null if the column cannot hold it. */
function fillOf(element: SchemaElement, kind: ResultType): ((value: unknown) => unknown) | null {
  const { type, converted_type, logical_type } = element
  const meaning = logical_type?.type ?? converted_type
  if (type === 'BYTE_ARRAY' && /^(undefined|UTF8|STRING|ENUM)$/.test(String(meaning))) {
    return (value) => new TextEncoder().encode(String(value))
  }
  if (kind === 'integer' || kind === 'number') {
    if (type === 'DOUBLE' || type === 'FLOAT') return Number
    if (kind === 'number' || !/^(undefined|U?INT.*)$/.test(String(meaning))) return null
    if (type === 'INT32') return Number
    return type === 'INT64' ? (value) => BigInt(value as number) : null
  }
  if (kind !== 'day') return null
  const ms = (value: unknown) => Date.parse(String(value))
  if (meaning === 'DATE') return (value) => ms(value) / MS_PER_DAY
  if (!meaning?.startsWith('TIMESTAMP')) return null
  const unit = logical_type?.type === 'TIMESTAMP' ? logical_type.unit : String(converted_type)
  const perMs = /NANOS$/.test(unit) ? 1_000_000n : /MICROS$/.test(unit) ? 1000n : 1n
  return (value) => BigInt(ms(value)) * perMs
}
