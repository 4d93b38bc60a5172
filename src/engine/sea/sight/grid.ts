import { KM_PER_DEGREE } from '../../geo/distance.js'
import type { Position } from '../../geo/position.js'
import { RADIANS } from '../../geo/vector.js'

/*
 * The global raster of the coast: 30 arc-seconds, rows from 90°S, columns from 0°E. A cell is `row *
 * COLUMNS + column`.
 */

export const CELLS_PER_DEGREE = 120
export const COLUMNS = 360 * CELLS_PER_DEGREE
export const ROWS = 180 * CELLS_PER_DEGREE
/** Height of a cell, km: 0.93. */
export const CELL_KM = KM_PER_DEGREE / CELLS_PER_DEGREE

/** Latitude of the middle of a row, degrees. */
export function rowLatitude(row: number): number {
  return (row + 0.5) / CELLS_PER_DEGREE - 90
}

/** Width of a cell in a row, km. At least 20 m, so that cells at the poles have a width. */
export function cellWidthKm(row: number): number {
  return Math.max(0.02, CELL_KM * Math.cos(rowLatitude(row) * RADIANS))
}

/** Row of a latitude. The poles belong to the adjacent rows. */
function rowOf(lat: number): number {
  return Math.min(ROWS - 1, Math.max(0, Math.floor((lat + 90) * CELLS_PER_DEGREE)))
}

/** Column of a longitude in any turn of the globe. */
function columnOf(lon: number): number {
  return wrapColumn(Math.floor(lon * CELLS_PER_DEGREE))
}

/** Brings a column from any turn of the globe into range. */
export function wrapColumn(column: number): number {
  return ((column % COLUMNS) + COLUMNS) % COLUMNS
}

/** The cell that contains a position. */
export function cellOf(lon: number, lat: number): number {
  return rowOf(lat) * COLUMNS + columnOf(lon)
}

/** Centre of a cell, with a longitude in [-180, 180). The column may be out of range. */
export function cellCentre(row: number, column: number): Position {
  const lon = (wrapColumn(column) + 0.5) / CELLS_PER_DEGREE
  return [lon >= 180 ? lon - 360 : lon, rowLatitude(row)]
}
