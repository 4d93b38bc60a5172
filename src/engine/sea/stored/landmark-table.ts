import { int32s, bytes as sharedBytes, uint32s } from '../shared.js'
import { BitReader } from './bits.js'
import type { ByteReader, ByteWriter } from './bytes.js'
import { type BlockPlace, packBlock, unpackBlock } from './landmark-blocks.js'

/** Metres without a path. */
export const UNREACHED = 0xffffffff

/** Entities of a block, as a power of two: about as many as one view of the sea touches side by side. */
const BLOCK_BITS = 6
const BLOCK = 1 << BLOCK_BITS

/**
 * The metres from each landmark to each entity, unpacked in blocks of entities when they are first needed: most of the
 * coast lies in bays that few routes enter. The system allocates the memory of a block when it is written.
 */
export interface LandmarkTable {
  /** At [entity * landmarks + landmark], `UNREACHED` if there is no path; zero in blocks that are not unpacked. */
  readonly metres: Uint32Array
  /** The metres of the first entity of each block, at [block * landmarks + landmark]. */
  readonly heads: Uint32Array
  /** The blocks one after the other, and where each begins. */
  readonly packed: Uint8Array
  readonly packedFirst: Int32Array
  /** 1 for the blocks that some thread has unpacked. */
  readonly isUnpacked: Uint8Array
}

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
export function readLandmarkTable(
  r: ByteReader,
  landmarks: number,
  entities: number,
): LandmarkTable {
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
  return {
    metres: uint32s(landmarks * entities),
    heads,
    packed,
    packedFirst,
    isUnpacked: sharedBytes(blocks),
  }
}

/** Metres that are known already, as a table. */
export function wholeTable(landmarks: number, metres: Uint32Array): LandmarkTable {
  const blocks = landmarks === 0 ? 0 : Math.ceil(metres.length / landmarks / BLOCK)
  return {
    metres,
    heads: uint32s(0),
    packed: sharedBytes(0),
    packedFirst: int32s(0),
    isUnpacked: sharedBytes(blocks).fill(1),
  }
}

/** All metres of a table. */
export function allMetres(landmarks: number, table: LandmarkTable): Uint32Array {
  const rows = new LandmarkRows(landmarks, table)
  for (let block = 0; block < table.isUnpacked.length; block++) rows.at(block * BLOCK)
  return table.metres
}

/** Access of one thread to a table. */
export class LandmarkRows {
  readonly metres: Uint32Array
  /** Blocks that this thread knows to be unpacked: reads of shared flags must be atomic, and are slower. */
  private readonly ready: Uint8Array

  constructor(
    private readonly landmarks: number,
    private readonly table: LandmarkTable,
  ) {
    this.metres = table.metres
    this.ready = new Uint8Array(table.isUnpacked.length)
  }

  /** Whether the metres of an entity can be read at once. */
  isReady(entity: number): boolean {
    return this.ready[entity >> BLOCK_BITS] === 1
  }

  /** Where the metres of an entity begin. */
  at(entity: number): number {
    if (this.ready[entity >> BLOCK_BITS] === 0) this.unpack(entity >> BLOCK_BITS)
    return entity * this.landmarks
  }

  /** Two threads may both unpack a block: they write the same numbers. */
  private unpack(block: number): void {
    const { landmarks, table } = this
    if (Atomics.load(table.isUnpacked, block) === 0) {
      const { metres, heads, packed, packedFirst } = table
      const place = placeOf(landmarks, metres.length / landmarks, block)
      const reader = new BitReader(packed, packedFirst[block]!)
      unpackBlock(metres, place, heads, block * landmarks, reader)
      Atomics.store(table.isUnpacked, block, 1)
    }
    this.ready[block] = 1
  }
}
