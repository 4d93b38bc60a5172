import { CELLS_PER_DEGREE, COLUMNS, ROWS, rowLatitude } from '../../../src/engine/sea/sight/grid.js'

export { CELLS_PER_DEGREE, COLUMNS, ROWS }

/*
 * The build rounds these values as it did for the committed data, so that it reproduces the same files.
 * The values of sea/grid will replace them with the next data.
 */

/** Kilometres in a degree of latitude on the mean sphere (6371.0088 km, IUGG mean radius). */
export const KM_PER_DEGREE = 111.195
export const CELL_KM = KM_PER_DEGREE / CELLS_PER_DEGREE

/** Width of a cell in a row, km. At least 20 m, so that it is finite at the poles. */
export function cellWidthKm(row: number): number {
  return Math.max(0.02, CELL_KM * Math.cos((rowLatitude(row) * Math.PI) / 180))
}

/** Brings a column into range. */
export function wrapColumn(column: number): number {
  return column < 0 ? column + COLUMNS : column >= COLUMNS ? column - COLUMNS : column
}

/** Index of the cell that contains a position. */
export function cellOf(lon: number, lat: number): number {
  const row = Math.min(ROWS - 1, Math.max(0, Math.floor((lat + 90) * CELLS_PER_DEGREE)))
  const column = Math.floor((((lon % 360) + 360) % 360) * CELLS_PER_DEGREE) % COLUMNS
  return row * COLUMNS + column
}

/** Calls `visit` on the eight neighbours of a cell. */
export function eachNeighbour(cell: number, visit: (next: number) => void): void {
  const row = Math.floor(cell / COLUMNS)
  const column = cell - row * COLUMNS
  for (let dr = -1; dr <= 1; dr++) {
    const r = row + dr
    if (r < 0 || r >= ROWS) continue
    for (let dc = -1; dc <= 1; dc++) {
      if (dr !== 0 || dc !== 0) visit(r * COLUMNS + wrapColumn(column + dc))
    }
  }
}
