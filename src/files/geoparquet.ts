import { GeoColumns, type Line } from './geo-columns.js'
import { type CellType, columnData, plainColumn, schemaOf } from './parquet-columns.js'

/** A row of figures with a line for maps. */
export interface LineRow {
  /** Null for a row without a route. */
  readonly line: Line | null
  /** Values by the names of their columns. */
  readonly cells: Readonly<Record<string, unknown>>
}

/** A column of a table of lines. */
export interface LineColumn {
  readonly name: string
  readonly type: CellType
}

/** Rows in memory: lines of some hundred points each. */
const ROWS_A_GROUP = 500

/**
 * Rows as a GeoParquet file (1.1.0) with the columns `geometry` and `bbox`, in pieces that can be sent as
 * they are made. Without its last piece, no reader takes it for whole.
 */
export async function* geoparquetOf(
  rows: AsyncIterable<LineRow>,
  columns: readonly LineColumn[],
): AsyncGenerator<Uint8Array> {
  const { ByteWriter, ParquetWriter } = await import('hyparquet-writer')
  const geo = await GeoColumns.open(false)
  const names = columns.map(({ name }) => name)
  const written = [
    ...columns.map(({ name, type }) =>
      plainColumn(name, type, ({ cells }: LineRow) => cells[name]),
    ),
    ...geo.columnsOf('geometry', names, ({ line }: LineRow) => line),
  ]
  const bytes = new ByteWriter()
  const writer = new ParquetWriter({ writer: bytes, schema: schemaOf(written, 'bare') })
  const write = (group: readonly LineRow[]) =>
    writer.write({ columnData: columnData(written, group), rowGroupSize: group.length })
  let group: LineRow[] = []
  for await (const row of rows) {
    if (group.push(row) < ROWS_A_GROUP) continue
    await write(group)
    group = []
    yield taken(bytes)
  }
  if (group.length > 0) await write(group)
  // The writer has taken the values as bytes. Only the end of the file says what they mean.
  writer.schema = schemaOf(written, 'elements')
  writer.kvMetadata = geo.metadata()
  await writer.finish()
  yield taken(bytes)
}

/** What was written since the last time. */
function taken(bytes: { index: number; getBytes(): Uint8Array }): Uint8Array {
  const piece = bytes.getBytes().slice()
  bytes.index = 0
  return piece
}
