import { int32s, bytes as sharedBytes, uint32s } from '../shared.js'
import { BitReader } from './bits.js'
import type { ByteReader, ByteWriter } from './bytes.js'
import { BlockWriter, type CompactTable, UNREACHED } from './compact-table.js'
import { type BlockPlace, packBlock, unpackBlock } from './landmark-blocks.js'

/** Entities of a block, as a power of two: about as many as one view of the sea touches side by side. */
const BLOCK_BITS = 6
const BLOCK = 1 << BLOCK_BITS

/**
 * The metres from each landmark to each entity as a file has them, in blocks of entities. Most of the coast lies in bays
 * that few routes enter, so a block is unpacked when it is first needed.
 */
export interface PackedTable {
  readonly landmarks: number
  readonly entities: number
  /** The metres of the first entity of each block, at [block * landmarks + landmark]. */
  readonly heads: Uint32Array
  /** The blocks one after the other, and where each begins. */
  readonly packed: Uint8Array
  readonly packedFirst: Int32Array
}

/** The metres as a file has them, or as they lie in memory. */
export type LandmarkTable = PackedTable | CompactTable

/** Writes a whole table: heads, then blocks. */
export function packLandmarkTable(w: ByteWriter, landmarks: number, metres: Uint32Array): void {
  const entities = landmarks === 0 ? 0 : metres.length / landmarks
  const blocks = Math.ceil(entities / BLOCK)
  packHeads(w, landmarks, metres)
  const packed = Array.from({ length: blocks }, (_, block) =>
    packBlock(metres, placeOf(landmarks, entities, block)),
  )
  for (const { length } of packed) w.unsigned(length)
  for (const bytes of packed) w.bytes(bytes)
}

function placeOf(landmarks: number, entities: number, block: number): BlockPlace {
  const from = block * BLOCK
  return { landmarks, from, end: Math.min(entities, from + BLOCK) }
}

/** Landmark by landmark, as differences, because neighbours are about as far. */
function packHeads(w: ByteWriter, landmarks: number, metres: Uint32Array): void {
  for (let landmark = 0; landmark < landmarks; landmark++) {
    let last = 0
    for (let at = landmark; at < metres.length; at += BLOCK * landmarks) {
      const value = metres[at] === UNREACHED ? 0 : metres[at]! + 1
      w.signed(value - last)
      last = value
    }
  }
}

/** Reads what `packLandmarkTable` wrote. */
export function readLandmarkTable(r: ByteReader, landmarks: number, entities: number): PackedTable {
  const blocks = landmarks === 0 ? 0 : Math.ceil(entities / BLOCK)
  if (landmarks * blocks > r.left) throw new RangeError('More distances than bytes.')
  // From -1, which is UNREACHED, as the file has the metres plus one.
  const heads = r.deltaColumns(uint32s(landmarks * blocks), landmarks, -1)
  const packedFirst = int32s(blocks + 1)
  for (let block = 0; block < blocks; block++) {
    packedFirst[block + 1] = packedFirst[block]! + r.count()
  }
  const packed = sharedBytes(packedFirst[blocks]!)
  packed.set(r.bytes(packed.length))
  return { landmarks, entities, heads, packed, packedFirst }
}

/** All metres of a file, at [entity * landmarks + landmark]. @throws RangeError if the bytes are damaged */
export function allMetres(table: PackedTable): Uint32Array {
  const metres = new Uint32Array(table.landmarks * table.entities)
  for (let block = 0; block < table.packedFirst.length - 1; block++) {
    unpackInto(metres, table, block, placeOf(table.landmarks, table.entities, block))
  }
  return metres
}

function unpackInto(
  metres: Uint32Array,
  { landmarks, heads, packed, packedFirst }: PackedTable,
  block: number,
  place: BlockPlace,
): void {
  const reader = new BitReader(packed, packedFirst[block]!)
  unpackBlock(metres, place, heads, block * landmarks, reader)
}

/** A table of a file whose blocks are unpacked one at a time. */
export class LaterBlocks {
  /** Without cells; blocks that are not unpacked begin at -1. */
  readonly table: Omit<CompactTable, 'cells'>
  private readonly writer: BlockWriter
  private readonly values: Uint32Array

  constructor(private readonly packed: PackedTable) {
    const { landmarks, entities } = packed
    const blocks = packed.packedFirst.length - 1
    this.table = {
      landmarks,
      blockBits: BLOCK_BITS,
      place: Int32Array.from({ length: entities }, (_, entity) => entity),
      first: new Int32Array(blocks).fill(-1),
      columns: new Uint8Array(blocks),
      column: new Uint8Array(blocks * landmarks),
      nearest: new Int32Array(blocks * landmarks),
    }
    this.writer = new BlockWriter(this.table)
    this.values = new Uint32Array(BLOCK * landmarks)
  }

  /** Unpacks a block. @returns the cells of all blocks so far */
  unpack(block: number): Int32Array {
    const { landmarks, entities } = this.packed
    const rows = Math.min(BLOCK, entities - block * BLOCK)
    unpackInto(this.values, this.packed, block, { landmarks, from: 0, end: rows })
    this.writer.write(block, this.values, rows)
    return this.writer.cells
  }
}
