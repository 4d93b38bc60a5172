import { RADIANS } from '../geo/vector.js'

const CELL_DEGREES = 2
const COLUMNS = 360 / CELL_DEGREES
const ROWS = 180 / CELL_DEGREES
/** Two cells reach at most this far beyond the distance of their middles. */
const TWO_CELLS_RADIANS = Math.SQRT2 * CELL_DEGREES * RADIANS

/**
 * How far every place on the globe is from the border of some areas, at least: whole cells of two
 * degrees at a time.
 */
export class Clearance {
  private readonly radians = new Float64Array(ROWS * COLUMNS)

  /** `isBorder` tells whether a border runs through a cell, given by its south-west corner. */
  constructor(isBorder: (lon: number, lat: number, degrees: number) => boolean) {
    const middles = Array.from(this.radians, (_, cell) => middle(cell))
    const borders = middles.filter((_, cell) => isBorder(...corner(cell), CELL_DEGREES))
    this.radians.forEach((_, cell) => {
      const [x, y, z] = middles[cell]!
      let nearest = -1
      for (const [bx, by, bz] of borders) {
        const dot = x * bx + y * by + z * bz
        if (dot > nearest) nearest = dot
      }
      this.radians[cell] = Math.max(0, Math.acos(Math.min(1, nearest)) - TWO_CELLS_RADIANS)
    })
  }

  /** Radians from a position, in degrees, within which no border lies. */
  at(lon: number, lat: number): number {
    const row = Math.min(ROWS - 1, Math.floor((lat + 90) / CELL_DEGREES))
    const column = Math.floor((((lon % 360) + 360) % 360) / CELL_DEGREES) % COLUMNS
    return this.radians[row * COLUMNS + column]!
  }
}

function corner(cell: number): [lon: number, lat: number] {
  return [(cell % COLUMNS) * CELL_DEGREES, Math.floor(cell / COLUMNS) * CELL_DEGREES - 90]
}

function middle(cell: number): [number, number, number] {
  const [lon, lat] = corner(cell)
  const c = Math.cos((lat + CELL_DEGREES / 2) * RADIANS)
  const lambda = (lon + CELL_DEGREES / 2) * RADIANS
  return [c * Math.cos(lambda), c * Math.sin(lambda), Math.sin((lat + CELL_DEGREES / 2) * RADIANS)]
}
