/** The global raster that coasts are worked on: 30 arc-seconds, rows from 90°S, columns from 0°E. */
export const CELLS_PER_DEGREE = 120
export const COLUMNS = 360 * CELLS_PER_DEGREE
export const ROWS = 180 * CELLS_PER_DEGREE

/** Kilometres in a degree of latitude on the mean sphere (6371.0088 km, IUGG mean radius). */
export const KM_PER_DEGREE = 111.195
export const CELL_KM = KM_PER_DEGREE / CELLS_PER_DEGREE

/** Latitude of a row's centre, degrees. */
export function rowLatitude(row: number): number {
  return (row + 0.5) / CELLS_PER_DEGREE - 90
}

/** Width in km of a cell in a row, never under 20 m so that the poles stay finite. */
export function cellWidthKm(row: number): number {
  return Math.max(0.02, CELL_KM * Math.cos((rowLatitude(row) * Math.PI) / 180))
}

/** Column brought into range. */
export function wrapColumn(column: number): number {
  return column < 0 ? column + COLUMNS : column >= COLUMNS ? column - COLUMNS : column
}

/** Index of the cell that holds a position. */
export function cellOf(lon: number, lat: number): number {
  const row = Math.min(ROWS - 1, Math.max(0, Math.floor((lat + 90) * CELLS_PER_DEGREE)))
  const column = Math.floor((((lon % 360) + 360) % 360) * CELLS_PER_DEGREE) % COLUMNS
  return row * COLUMNS + column
}
