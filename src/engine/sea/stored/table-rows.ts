import { type CompactTable, NONE, NOT_REACHED, UNREACHED } from './compact-table.js'
import { type LandmarkTable, LaterBlocks } from './landmark-table.js'

/** Access of one thread to the rows of a table, one at a time. */
export class TableRows {
  private readonly table: Omit<CompactTable, 'cells'>
  private readonly later: LaterBlocks | null
  private cells: Int32Array
  /** Where the landmarks of the row's block begin, and its own cells. */
  private ofBlock = 0
  private ofRow = 0

  constructor(table: LandmarkTable) {
    if ('packed' in table) {
      this.later = new LaterBlocks(table)
      this.table = this.later.table
      this.cells = new Int32Array(0)
    } else {
      this.later = null
      this.table = table
      this.cells = table.cells
    }
  }

  /** Whether a row can be read at once. */
  isReady(row: number): boolean {
    const { first, place, blockBits } = this.table
    return first[place[row]! >> blockBits]! >= 0
  }

  /** Turns to a row. */
  at(row: number): this {
    const { place, blockBits, first, columns, landmarks } = this.table
    const own = place[row]!
    const block = own >> blockBits
    if (first[block]! < 0) this.cells = this.later!.unpack(block)
    this.ofBlock = block * landmarks
    this.ofRow = first[block]! + (own & ((1 << blockBits) - 1)) * columns[block]!
    return this
  }

  /** How far a landmark is from the row; `UNREACHED` without a path. */
  of(landmark: number): number {
    const { column, nearest } = this.table
    const at = this.ofBlock + landmark
    const own = column[at]!
    if (own === NONE) return UNREACHED
    const more = this.cells[this.ofRow + own]!
    return more === NOT_REACHED ? UNREACHED : nearest[at]! + more
  }
}
