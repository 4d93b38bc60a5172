import { closeSync, createReadStream, openSync, writeSync } from 'node:fs'
import { FlatGeobuf } from '../../../../files/flatgeobuf.js'
import type { Line } from '../../../../files/geo-columns.js'
import type { ColumnType } from '../../../../tables/read/column-types.js'
import { parseExactly } from '../../../../tables/text/exact-json.js'
import { linesOf } from '../../../../tables/text/lines-of.js'
import { GEOMETRY } from '../kind.js'
import { MAKERS, type ParquetColumn } from './parquet-file.js'
import type { Cells } from './written-column.js'

type PlainType = Exclude<ColumnType, 'LINE'>

/** Converts an NDJSON file with lines to FlatGeobuf. */
export async function writeFlatgeobuf(
  ndjson: string,
  filename: string,
  columns: readonly ParquetColumn[],
): Promise<void> {
  const figures = columns.flatMap((column) => {
    const type = typeOf(column)
    return type === 'LINE' ? [] : [{ name: column.name, type }]
  })
  const file = await FlatGeobuf.open(figures)
  const handle = openSync(filename, 'w')
  writeSync(handle, file.head())
  for await (const text of linesOf(createReadStream(ndjson))) {
    const { [GEOMETRY]: line = null, ...values } = parseExactly(text) as Cells
    const cells = figures.map(({ name, type }) => [name, made(values[name], type)] as const)
    writeSync(handle, file.feature({ line: line as Line | null, cells: Object.fromEntries(cells) }))
  }
  closeSync(handle)
}

function made(value: unknown, type: PlainType): unknown {
  return value === null || value === undefined ? null : MAKERS[type](value)
}

/** Of a column that is copied from Parquet, the type of its JSON. */
function typeOf(column: ParquetColumn): ColumnType {
  if (!('copied' in column)) return column.type
  const { type, converted_type, logical_type } = column.copied.elements[0]!
  if (converted_type !== undefined || logical_type !== undefined) return 'STRING'
  if (type === 'FLOAT' || type === 'INT32') return 'DOUBLE'
  return type === 'DOUBLE' || type === 'INT64' || type === 'BOOLEAN' ? type : 'STRING'
}
