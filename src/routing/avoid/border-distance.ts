import { CubedSphere } from './cubed-sphere.js'

/** Cells along the edge of a face: 1.2 degrees wide at its middle. */
const CELLS = 96
/** No place of a cell is farther than this from its middle, radians. */
const HALF_CELL = Math.SQRT2 / CELLS
/** Places across a cell that are looked at, and one beyond it on either side. */
const LOOKS = 8

/** A lower bound of every place's distance from the border of some areas. */
export class BorderDistance {
  private readonly radians = new CubedSphere(CELLS, new Float64Array(6 * CELLS * CELLS))

  /** `isInside` tells whether a direction from the Earth's centre leads into an area. */
  constructor(isInside: (x: number, y: number, z: number) => boolean) {
    const { cells } = this.radians
    const middles = Array.from(cells, (_, cell) => unit(this.radians.direction(cell)))
    const borders = middles.filter((_, cell) => this.isMixed(cell, isInside))
    cells.forEach((_, cell) => {
      const [x, y, z] = middles[cell]!
      let nearest = -1
      for (const [bx, by, bz] of borders) {
        const dot = x * bx + y * by + z * bz
        if (dot > nearest) nearest = dot
      }
      cells[cell] = Math.max(0, Math.acos(Math.min(1, nearest)) - 2 * HALF_CELL)
    })
  }

  private isMixed(cell: number, isInside: (x: number, y: number, z: number) => boolean): boolean {
    const first = isInside(...this.radians.direction(cell))
    for (let row = -1; row <= LOOKS; row++) {
      for (let column = -1; column <= LOOKS; column++) {
        const look = this.radians.direction(cell, (column + 0.5) / LOOKS, (row + 0.5) / LOOKS)
        if (isInside(...look) !== first) return true
      }
    }
    return false
  }

  /** Radians from a place, as a unit vector, within which no border lies. */
  at(x: number, y: number, z: number): number {
    return this.radians.at(x, y, z)
  }
}

function unit([x, y, z]: readonly [number, number, number]): [number, number, number] {
  const length = Math.hypot(x, y, z)
  return [x / length, y / length, z / length]
}
