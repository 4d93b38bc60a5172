import type { SeaNetwork } from '../network.js'
import { memory } from '../shared.js'
import { type CompactTable, compacted, sideBySide } from './compact-table.js'
import { allMetres, type LandmarkTable } from './landmark-table.js'

/**
 * Change it when an opened network has other arrays, or other numbers in them, than before: the test of this file fails
 * until then. Images of another version are made anew.
 */
export const IMAGE_VERSION = 4

/** Arrays begin at multiples of this many bytes, which every type allows. */
const ALIGNED = 8
/** Filled in while the network is used: their places are kept, not their numbers. */
const USED = new Set(['edgeKm'])

const TYPES = { Uint8Array, Uint16Array, Int32Array, Uint32Array, Float32Array, Float64Array }
type TypeName = keyof typeof TYPES
type Column = InstanceType<(typeof TYPES)[TypeName]>

/** An array of an image: its type, its length, and where it begins; -1 for one that begins as zeros. */
interface Place {
  readonly type: TypeName
  readonly length: number
  readonly at: number
}

/** A network, or tables, whose arrays are places in an image. */
export interface ImagePlan {
  readonly version: number
  readonly bytes: number
  readonly content: unknown
}

/** Content as its arrays lie in memory, so that it can be opened again without being derived again. */
export interface Image {
  readonly plan: ImagePlan
  readonly columns: readonly Uint8Array[]
}

/** @param content all of it is read, also what is derived when it is first needed */
export function imageOf(content: object): Image {
  const columns: Uint8Array[] = []
  const places = new Map<Column, Place>()
  let bytes = 0
  const placeOf = (name: string, column: Column): Place => {
    const type = column.constructor.name as TypeName
    if (USED.has(name)) return { type, length: column.length, at: -1 }
    const place = { type, length: column.length, at: bytes }
    const content = new Uint8Array(column.buffer, column.byteOffset, column.byteLength)
    columns.push(content, new Uint8Array(-content.length & (ALIGNED - 1)))
    bytes += Math.ceil(content.length / ALIGNED) * ALIGNED
    return place
  }
  const planOf = (name: string, part: unknown): unknown => {
    if (ArrayBuffer.isView(part)) {
      const column = part as Column
      const place = places.get(column) ?? placeOf(name, column)
      places.set(column, place)
      return place
    }
    if (Array.isArray(part)) return part.map((one) => planOf('', one))
    if (typeof part !== 'object' || part === null) return part
    return Object.fromEntries(Object.entries(part).map(([key, one]) => [key, planOf(key, one)]))
  }
  const plan = { version: IMAGE_VERSION, content: planOf('', content), bytes }
  return { plan, columns }
}

/**
 * @param columns the columns of an image, one after the other; the content uses them as they are
 * @returns the content of an image of this version
 */
export function contentOf({ content }: ImagePlan, columns: ArrayBufferLike): unknown {
  const partOf = (plan: unknown): unknown => {
    if (Array.isArray(plan)) return plan.map(partOf)
    if (typeof plan !== 'object' || plan === null) return plan
    if (isPlace(plan)) return columnOf(plan, columns)
    return Object.fromEntries(Object.entries(plan).map(([key, one]) => [key, partOf(one)]))
  }
  return partOf(content)
}

/** A network as the content of an image: what can be told from the rest is left out, and nothing is packed. */
export function networkContent(network: SeaNetwork): object {
  const { portIndex: _, portRows, landmarkTable, ...rest } = network
  return {
    ...rest,
    portRows: portRows === network.legs ? null : portRows,
    landmarkTable: compactOf(landmarkTable, network.entityVectors),
  }
}

/** @param content what `contentOf` returned of a network's image */
export function networkOf(content: unknown): SeaNetwork {
  const own = content as Omit<SeaNetwork, 'portIndex'>
  return {
    ...own,
    portIndex: new Map(Array.from(own.portId, (id, i) => [id, i])),
    portRows: own.portRows ?? own.legs,
  }
}

/** The distances to landmarks without blocks to unpack. */
function compactOf(table: LandmarkTable, entityVectors: Float64Array): CompactTable {
  return 'packed' in table
    ? compacted(table.landmarks, allMetres(table), sideBySide(entityVectors))
    : table
}

function isPlace(plan: object): plan is Place {
  return 'type' in plan && 'at' in plan
}

function columnOf({ type, length, at }: Place, columns: ArrayBufferLike): Column {
  const Type = TYPES[type] as new (buffer: ArrayBufferLike, at?: number, length?: number) => Column
  const { BYTES_PER_ELEMENT } = TYPES[type]
  return at < 0 ? new Type(memory(length * BYTES_PER_ELEMENT)) : new Type(columns, at, length)
}
