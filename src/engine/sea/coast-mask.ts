import { int32s } from './shared.js'
import { CELLS_PER_DEGREE, COLUMNS, ROWS, wrapColumn } from './sight/grid.js'
import { ByteReader, ByteWriter } from './stored/bytes.js'

const FORMAT_VERSION = 1

/** The parts of a coast mask, as a message to another thread carries them. */
export interface CoastTurns {
  /** Where the turns of each row begin; one entry more than there are rows. */
  readonly rowFirst: Int32Array
  readonly turns: Int32Array
}

/**
 * Sea and large lakes at 30 arc-seconds. For each row, from 90°S, the columns (from 0°E) at which land
 * and water begin in turn, starting with water.
 */
export class CoastMask implements CoastTurns {
  readonly rowFirst: Int32Array
  readonly turns: Int32Array

  constructor({ rowFirst, turns }: CoastTurns) {
    this.rowFirst = rowFirst
    this.turns = turns
  }

  /** Packs a raster of 21,600 rows by 43,200 columns, 0 on land. */
  static pack(raster: Uint8Array): Uint8Array {
    return CoastMask.packRows((row) => {
      const turns: number[] = []
      let land = false
      for (let column = 0; column < COLUMNS; column++) {
        if ((raster[row * COLUMNS + column] === 0) === land) continue
        land = !land
        turns.push(column)
      }
      return turns
    })
  }

  /** Packs the turns of each row, ascending. */
  static packRows(turnsOf: (row: number) => ArrayLike<number>): Uint8Array {
    const w = new ByteWriter()
    w.unsigned(FORMAT_VERSION)
    for (let row = 0; row < ROWS; row++) {
      const turns = turnsOf(row)
      w.unsigned(turns.length)
      for (let i = 0; i < turns.length; i++) {
        w.unsigned(turns[i]! - (i === 0 ? 0 : turns[i - 1]!))
      }
    }
    return w.finish()
  }

  /** @throws Error that names the remedy if the bytes are of another version or damaged. */
  static open(bytes: Uint8Array): CoastMask {
    const r = new ByteReader(bytes)
    const version = r.unsigned()
    if (version !== FORMAT_VERSION) {
      throw new Error(
        `Coast mask: got format ${version}, expected ${FORMAT_VERSION}. Take the data of this release, or rebuild it with npm run data -- build.`,
      )
    }
    const rowFirst = int32s(ROWS + 1)
    const turns = int32s(r.left)
    let n = 0
    for (let row = 0; row < ROWS; row++) {
      const end = n + r.unsigned()
      if (end > turns.length) throw damaged()
      for (let column = 0; n < end; n++) {
        column += r.unsigned()
        turns[n] = column
      }
      rowFirst[row + 1] = n
    }
    if (!r.finished) throw damaged()
    return new CoastMask({ rowFirst, turns: turns.subarray(0, n) })
  }

  /** Whether a cell's centre is on water. Rows beyond the poles are land; columns wrap around. */
  isWaterCell(row: number, column: number): boolean {
    if (row < 0) return false
    if (row >= ROWS) return true
    return (this.turnAfter(row, wrapColumn(column)) - this.rowFirst[row]!) % 2 === 0
  }

  /**
   * Columns from a cell to the nearest water of its row, to the east if positive, of two as near the eastern one;
   * null if the row has none. Rows of the globe only.
   */
  columnsToWater(row: number, column: number): number | null {
    const wrapped = wrapColumn(column)
    const [first, end] = [this.rowFirst[row]!, this.rowFirst[row + 1]!]
    const next = this.turnAfter(row, wrapped)
    if ((next - first) % 2 === 0) return 0
    // Land from the turn before to the next one; a row starts with water, if only of no columns.
    const from = this.turns[next - 1]!
    const to = next < end ? this.turns[next]! : this.endOfLand(row, COLUMNS)
    const east = to - wrapped
    const west = wrapped - (from > 0 ? from : this.startOfLand(row)) + 1
    if (to - from >= COLUMNS) return null
    return east <= west ? east : -west
  }

  /** The first turn of a row beyond a column. */
  private turnAfter(row: number, column: number): number {
    let low = this.rowFirst[row]!
    let high = this.rowFirst[row + 1]!
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.turns[middle]! <= column) low = middle + 1
      else high = middle
    }
    return low
  }

  /** Where land that reaches the last column of a row ends in the next turn of the globe. */
  private endOfLand(row: number, columns: number): number {
    const first = this.rowFirst[row]!
    if (this.turns[first] !== 0) return columns
    return first + 1 < this.rowFirst[row + 1]! ? columns + this.turns[first + 1]! : 2 * columns
  }

  /** Where land that reaches the first column of a row begins in the turn of the globe before. */
  private startOfLand(row: number): number {
    const [first, end] = [this.rowFirst[row]!, this.rowFirst[row + 1]!]
    return (end - first) % 2 === 0 ? 0 : this.turns[end - 1]! - COLUMNS
  }

  /** Whether the cell that contains a position is water. */
  isWater(lon: number, lat: number): boolean {
    return this.isWaterCell(
      Math.floor((lat + 90) * CELLS_PER_DEGREE),
      Math.floor(lon * CELLS_PER_DEGREE),
    )
  }
}

function damaged(): Error {
  return new Error('Coast mask: the file is damaged. Restore it from the repository or rebuild it.')
}
