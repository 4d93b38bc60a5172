import { bytes, int32s } from '../shared.js'

/** Metres, or thousandths of a cost, without a path. */
export const UNREACHED = 0xffffffff

/** Rows of a block, as a power of two. */
const BLOCK_BITS = 4
/** The column of a landmark that reaches no row of a block. */
export const NONE = 255
/** Of a cell in a row that the landmarks of its column do not reach. */
export const NOT_REACHED = -1
/** Coordinates of a place, in parts of the globe's diameter: 20 kilometres or less. */
const PARTS = 1 << 10

/**
 * The distances from landmarks to places, of which each is a row. Places side by side form a block. Landmarks that ships
 * reach by the same cape are farther from each of them by the same distance, so they share a column of the block.
 */
export interface CompactTable {
  readonly landmarks: number
  /** Rows of a block, as a power of two. */
  readonly blockBits: number
  /** The place of each row in the order of the blocks. */
  readonly place: Int32Array
  /** Where the cells of each block begin, row by row. */
  readonly first: Int32Array
  /** How many columns each block has. */
  readonly columns: Uint8Array
  /** At [block * landmarks + landmark], the column of a landmark, `NONE` for one that reaches no row. */
  readonly column: Uint8Array
  /** In the same order, how far the nearest row is. */
  readonly nearest: Int32Array
  /** How much farther each row is; `NOT_REACHED` without a path. */
  readonly cells: Int32Array
}

/** What is written of a table block by block. */
type Blocks = Pick<CompactTable, 'landmarks' | 'first' | 'columns' | 'column' | 'nearest'>

/**
 * Makes a table of distances at [row * landmarks + landmark].
 * @param order the rows, those of places side by side one after the other; as they come if it is not given
 */
export function compacted(
  landmarks: number,
  distances: Uint32Array,
  order: Int32Array = Int32Array.from(
    { length: distances.length / (landmarks || 1) },
    (_, row) => row,
  ),
): CompactTable {
  const blocks = Math.ceil(order.length / (1 << BLOCK_BITS))
  const table = {
    landmarks,
    blockBits: BLOCK_BITS,
    place: int32s(order.length),
    first: int32s(blocks),
    columns: bytes(blocks),
    column: bytes(blocks * landmarks),
    nearest: int32s(blocks * landmarks),
  }
  order.forEach((row, place) => {
    table.place[row] = place
  })
  const writer = new BlockWriter(table)
  const values = new Uint32Array(landmarks << BLOCK_BITS)
  for (let block = 0; block < blocks; block++) {
    const rows = order.subarray(block << BLOCK_BITS, (block + 1) << BLOCK_BITS)
    rows.forEach((row, i) => {
      values.set(distances.subarray(row * landmarks, (row + 1) * landmarks), i * landmarks)
    })
    writer.write(block, values, rows.length)
  }
  const cells = int32s(writer.length)
  cells.set(writer.cells.subarray(0, writer.length))
  return { ...table, cells }
}

/** Places in an order in which near ones are mostly near: along a Z-curve through the globe (Morton 1966). */
export function sideBySide(...vectors: readonly Float64Array[]): Int32Array {
  const places = vectors.reduce((sum, { length }) => sum + length / 3, 0)
  const keys = new Float64Array(places)
  let at = 0
  for (const v of vectors) {
    for (let i = 0; i < v.length; i += 3, at++) {
      const key = spread(v[i]!) + 2 * spread(v[i + 1]!) + 4 * spread(v[i + 2]!)
      keys[at] = key * places + at
    }
  }
  return Int32Array.from(keys.sort(), (key) => key % places)
}

/** The bits of each part, every bit in the place of the third power of two above the last. */
const SPREAD = Float64Array.from({ length: PARTS }, (_, part) => {
  let bits = 0
  for (let bit = 1, at = 1; bit < PARTS; bit *= 2, at *= 8) if (part & bit) bits += at
  return bits
})

/** A coordinate from -1 to 1 as the bits of its part. */
function spread(coordinate: number): number {
  return SPREAD[Math.min(PARTS - 1, Math.floor((coordinate + 1) * (PARTS / 2)))]!
}

/** Finds the columns of blocks, and collects their cells. */
export class BlockWriter {
  cells = new Int32Array(1 << 16)
  length = 0
  /** Of each landmark: how far the nearest row is, and a number that landmarks with other cells hardly share. */
  private readonly least: Uint32Array
  private readonly hash: Int32Array
  /** The first landmark of each column. */
  private readonly leader: Int32Array

  constructor(private readonly table: Blocks) {
    this.least = new Uint32Array(table.landmarks)
    this.hash = new Int32Array(table.landmarks)
    this.leader = new Int32Array(table.landmarks)
  }

  /** @param values at [row * landmarks + landmark] */
  write(block: number, values: Uint32Array, rows: number): void {
    const { landmarks, first, columns, column, nearest } = this.table
    const { least, leader } = this
    this.look(values, rows)
    const own = block * landmarks
    let count = 0
    for (let landmark = 0; landmark < landmarks; landmark++) {
      if (least[landmark] === UNREACHED) {
        column[own + landmark] = NONE
        continue
      }
      nearest[own + landmark] = least[landmark]!
      const known = this.find(landmark, count, values, rows)
      column[own + landmark] = known
      if (known < count) continue
      if (count === NONE) throw new RangeError(`A block has over ${NONE} different landmarks.`)
      leader[count++] = landmark
    }
    first[block] = this.length
    columns[block] = count
    this.room(rows * count)
    for (let row = 0, at = 0; row < rows; row++, at += landmarks) {
      for (let c = 0; c < count; c++) {
        this.cells[this.length++] = beyond(values[at + leader[c]!]!, least[leader[c]!]!)
      }
    }
  }

  private look(values: Uint32Array, rows: number): void {
    const { least, hash } = this
    const { landmarks } = this.table
    least.fill(UNREACHED)
    hash.fill(0)
    const end = rows * landmarks
    for (let at = 0; at < end; at += landmarks) {
      for (let landmark = 0; landmark < landmarks; landmark++) {
        const value = values[at + landmark]!
        if (value < least[landmark]!) least[landmark] = value
      }
    }
    for (let at = 0; at < end; at += landmarks) {
      for (let landmark = 0; landmark < landmarks; landmark++) {
        const cell = beyond(values[at + landmark]!, least[landmark]!)
        const mixed = Math.imul(hash[landmark]! ^ cell, 0x9e3779b1)
        hash[landmark] = mixed ^ (mixed >>> 15)
      }
    }
  }

  /** The column whose cells are those of a landmark; `count`, the next one, if there is none. */
  private find(landmark: number, count: number, values: Uint32Array, rows: number): number {
    const { hash, leader } = this
    for (let c = 0; c < count; c++) {
      if (hash[leader[c]!] !== hash[landmark]) continue
      if (this.areAlike(leader[c]!, landmark, values, rows)) return c
    }
    return count
  }

  private areAlike(one: number, other: number, values: Uint32Array, rows: number): boolean {
    const { least } = this
    for (let row = 0, at = 0; row < rows; row++, at += this.table.landmarks) {
      const own = beyond(values[at + one]!, least[one]!)
      if (own !== beyond(values[at + other]!, least[other]!)) return false
    }
    return true
  }

  private room(cells: number): void {
    if (this.length + cells <= this.cells.length) return
    const grown = new Int32Array(2 * (this.length + cells))
    grown.set(this.cells)
    this.cells = grown
  }
}

/** The cell of a distance. */
function beyond(distance: number, least: number): number {
  return distance === UNREACHED ? NOT_REACHED : (distance - least) | 0
}
