import type { SchemaElement } from 'hyparquet'
import { GeoColumns } from './geo-columns.js'
import {
  type Cells,
  type CellType,
  isLine,
  type TypedColumn,
  typedCell,
  type WrittenColumn,
} from './typed-columns.js'

export interface ParquetOptions {
  /** Default: by whether there are lines. */
  readonly rowsAtOnce?: number
  /** Whether lines have only the corners of great circles. */
  readonly isCorners?: boolean
}

/** Types of cells, as Parquet stores them. */
const CELL_TYPES = {
  BOOLEAN: { type: 'BOOLEAN' },
  DOUBLE: { type: 'DOUBLE' },
  INT32: { type: 'INT32' },
  INT64: { type: 'INT64' },
  STRING: { type: 'BYTE_ARRAY', converted_type: 'UTF8' },
  JSON: { type: 'BYTE_ARRAY', converted_type: 'JSON' },
} as const satisfies Record<CellType, Partial<SchemaElement>>

const ROWS_AT_ONCE = 50_000
/** Lines of some hundred points take a hundred times the memory of other values. */
const LINES_AT_ONCE = 2000

/**
 * Rows as a Parquet file, or GeoParquet (1.1.0) if they have lines, in pieces that can be sent as they are made.
 * Without its last piece, no reader takes it for whole. The schema depends on the columns alone, not on the values.
 */
export async function* parquetOf(
  columns: readonly TypedColumn[],
  rows: AsyncIterable<Cells> | Iterable<Cells>,
  { rowsAtOnce, isCorners = false }: ParquetOptions = {},
): AsyncGenerator<Uint8Array> {
  const { ByteWriter, ParquetWriter } = await import('hyparquet-writer')
  const geo = columns.some(isLine) ? await GeoColumns.open(isCorners) : null
  const most = rowsAtOnce ?? (geo ? LINES_AT_ONCE : ROWS_AT_ONCE)
  const names = columns.map(({ name }) => name)
  const written = columns.flatMap((column, at) =>
    isLine(column) ? geo!.columnsOf(names, at) : [writtenColumn(column, at)],
  )
  const bytes = new ByteWriter()
  const writer = new ParquetWriter({ writer: bytes, schema: schemaOf(written, 'bare') })
  const write = async (group: readonly Cells[]) => {
    const columnData = written.map(({ name, cell, statistics }) => {
      return { name, statistics, data: group.map((row) => cell(row) ?? null) }
    })
    await writer.write({ columnData, rowGroupSize: group.length })
    return taken(bytes)
  }
  let group: Cells[] = []
  for await (const row of rows) {
    if (group.push(row) < most) continue
    yield await write(group)
    group = []
  }
  if (group.length > 0) yield await write(group)
  // The writer has taken the values as bytes. Only the end of the file says what they mean.
  writer.schema = schemaOf(written, 'elements')
  if (geo !== null) writer.kvMetadata = geo.metadata()
  await writer.finish()
  yield taken(bytes)
}

function writtenColumn(column: TypedColumn, at: number): WrittenColumn {
  const { name, type, copied } = column
  if (copied) return { ...copied, statistics: false, cell: (row) => row[at] }
  const element = { name, repetition_type: 'OPTIONAL', ...CELL_TYPES[type as CellType] } as const
  // JSON is text to the writer, which would lose digits if it wrote JSON itself.
  const bare = type === 'JSON' ? { ...element, ...CELL_TYPES.STRING } : element
  const cell = (row: Cells) => typedCell(row[at], type as CellType)
  return { name, elements: [element], bare: [bare], statistics: true, cell }
}

/** The whole schema of a file: `bare` while it is written, `elements` at its end. */
function schemaOf(columns: readonly WrittenColumn[], which: 'bare' | 'elements'): SchemaElement[] {
  return [{ name: 'root', num_children: columns.length }, ...columns.flatMap((one) => one[which])]
}

/** What was written since the last time. */
function taken(bytes: { index: number; getBytes(): Uint8Array }): Uint8Array {
  const piece = bytes.getBytes().slice()
  bytes.index = 0
  return piece
}
