import { COLUMNS, ROWS } from './grid.js'

/** A set of raster cells with one bit per cell. It always takes 117 MB. */
export class CellSet {
  private readonly words = new Uint32Array(Math.ceil((ROWS * COLUMNS) / 32))

  has(cell: number): boolean {
    return ((this.words[cell >>> 5]! >>> (cell & 31)) & 1) === 1
  }

  add(cell: number): void {
    this.words[cell >>> 5]! |= 1 << (cell & 31)
  }

  delete(cell: number): void {
    this.words[cell >>> 5]! &= ~(1 << (cell & 31))
  }

  *[Symbol.iterator](): Generator<number> {
    for (let w = 0; w < this.words.length; w++) {
      const word = this.words[w]!
      if (word === 0) continue
      for (let bit = 0; bit < 32; bit++) if ((word >>> bit) & 1) yield w * 32 + bit
    }
  }
}
