import type { Builder } from 'flatbuffers'
import type { Position } from '../../engine/geo/position.js'
import {
  type Cells,
  type CellType,
  isLine,
  type Line,
  type TypedColumn,
  typedCell,
} from './typed-columns.js'

/** Begins a file of version 3 of the format. */
const MAGIC = [0x66, 0x67, 0x62, 3, 0x66, 0x67, 0x62, 0]
/** Numbers of the format for kinds of geometry, where 0 is any, and of columns. */
const GEOMETRY_TYPES = { LineString: 2, MultiLineString: 5 } as const
const COLUMN_TYPES = { BOOLEAN: 2, INT32: 5, INT64: 7, DOUBLE: 10, STRING: 11, JSON: 12 } as const
const WGS84 = 4326

/** Of a row without a route: a feature may have no geometry, but the format's JavaScript reader ends there. */
const NO_LINE: Line = { type: 'LineString', coordinates: [] }

/** A column of figures. */
interface Figure {
  readonly name: string
  readonly type: CellType
  /** Its number among the cells of a row. */
  readonly at: number
}

/**
 * Rows as FlatGeobuf (https://flatgeobuf.org, version 3), one feature after the other, without an index
 * and without the number of features, so that each can be sent at once.
 */
export async function* flatgeobufOf(
  columns: readonly TypedColumn[],
  rows: AsyncIterable<Cells>,
): AsyncGenerator<Uint8Array> {
  const { Builder } = await import('flatbuffers')
  const newBuilder = () => {
    const builder = new Builder(1024)
    // Readers take numbers of eight bytes where they are: every part of the file has a multiple of that.
    builder.prep(8, 0)
    return builder
  }
  const figures = columns.flatMap(({ name, type }, at): Figure[] =>
    type === 'LINE' ? [] : [{ name, type, at }],
  )
  const lineAt = columns.findIndex(isLine)
  yield headOf(newBuilder(), figures)
  for await (const cells of rows) {
    const line = (cells[lineAt] ?? NO_LINE) as Line
    yield featureOf(newBuilder(), line, propertiesOf(figures, cells))
  }
}

/** The beginning of the file. */
function headOf(builder: Builder, figures: readonly Figure[]): Uint8Array {
  const columns = figures.map(({ name, type }) => {
    const text = builder.createString(name)
    builder.startObject(11)
    builder.addFieldOffset(0, text, 0)
    builder.addFieldInt8(1, COLUMN_TYPES[type], 0)
    return builder.endObject()
  })
  const list = offsetsOf(builder, columns)
  const name = builder.createString('routes')
  builder.startObject(6)
  builder.addFieldInt32(1, WGS84, 0)
  const crs = builder.endObject()
  builder.startObject(14)
  builder.addFieldOffset(0, name, 0)
  builder.addFieldOffset(7, list, 0)
  // No index.
  builder.addFieldInt16(9, 0, 16)
  builder.addFieldOffset(10, crs, 0)
  builder.finishSizePrefixed(builder.endObject())
  return joined([Uint8Array.from(MAGIC), builder.asUint8Array()])
}

function featureOf(builder: Builder, line: Line, values: Uint8Array): Uint8Array {
  const geometry = geometryOf(builder, line)
  const properties = builder.createByteVector(values)
  builder.startObject(3)
  builder.addFieldOffset(0, geometry, 0)
  builder.addFieldOffset(1, properties, 0)
  builder.finishSizePrefixed(builder.endObject())
  return builder.asUint8Array()
}

/** Each value after the number of its column; none for what is missing. */
function propertiesOf(figures: readonly Figure[], cells: Cells): Uint8Array {
  const parts = figures.flatMap(({ type, at }, number) => {
    const value = typedCell(cells[at], type)
    if (value === null) return []
    return [little(2, (view) => view.setUint16(0, number, true)), ...bytesOf(value, type)]
  })
  return joined(parts)
}

function bytesOf(value: unknown, type: CellType): Uint8Array[] {
  if (type === 'BOOLEAN') return [Uint8Array.of(Number(value))]
  if (type === 'DOUBLE') return [little(8, (view) => view.setFloat64(0, Number(value), true))]
  if (type === 'INT32') return [little(4, (view) => view.setInt32(0, Number(value), true))]
  if (type === 'INT64') {
    return [little(8, (view) => view.setBigInt64(0, BigInt(value as bigint), true))]
  }
  const text = new TextEncoder().encode(String(value))
  return [little(4, (view) => view.setUint32(0, text.length, true)), text]
}

/** A line, or its parts if it is cut at ±180°. */
function geometryOf(builder: Builder, { type, coordinates }: Line): number {
  const isWhole = type === 'LineString'
  const parts = (isWhole ? [coordinates] : coordinates) as readonly (readonly Position[])[]
  const ends = isWhole ? 0 : endsOf(builder, parts)
  const numbers = parts.flat(2)
  builder.startVector(8, numbers.length, 8)
  for (const number of numbers.toReversed()) builder.addFloat64(number)
  const positions = builder.endVector()
  builder.startObject(8)
  builder.addFieldOffset(0, ends, 0)
  builder.addFieldOffset(1, positions, 0)
  builder.addFieldInt8(6, GEOMETRY_TYPES[type], 0)
  return builder.endObject()
}

/** Where each part ends, in positions. */
function endsOf(builder: Builder, parts: readonly (readonly Position[])[]): number {
  let count = 0
  const ends = parts.map(({ length }) => (count += length))
  builder.startVector(4, ends.length, 4)
  for (const end of ends.reverse()) builder.addInt32(end)
  return builder.endVector()
}

function offsetsOf(builder: Builder, offsets: readonly number[]): number {
  builder.startVector(4, offsets.length, 4)
  for (const offset of offsets.toReversed()) builder.addOffset(offset)
  return builder.endVector()
}

function little(size: number, set: (view: DataView) => void): Uint8Array {
  const bytes = new Uint8Array(size)
  set(new DataView(bytes.buffer))
  return bytes
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
