import type { Position } from '../../engine/geo/position.js'

/** Winds of a place in a month: their mean, and the spread of either component round it, m/s. */
export interface MonthlyWind {
  /** To the east. */
  readonly u: number
  /** To the north. */
  readonly v: number
  readonly sigma: number
}

/** What can give the winds of the months. */
export interface Winds {
  /** Null if this installation has none. */
  readonly winds?: () => WindClimate | null
}

export const WIND_SOURCE =
  'COADS monthly climatology of ships’ winds, 2° (NOAA, public domain, as packed by Debian ferret-datasets 7.6.0)'

const [COLUMNS, ROWS, MONTHS] = [180, 90, 12] as const
const CELLS = COLUMNS * ROWS
const CELL_DEGREES = 2
const PLANES = 3
/** Stored numbers are whole steps. */
export const WIND_STEP_MS = 0.2
export const NO_WIND = -128
export const WIND_BYTES = PLANES * MONTHS * CELLS

/**
 * Winds by place and month: planes of one byte a cell, mean east, mean north and spread, each of twelve months, from
 * 90° S and 180° W on.
 */
export class WindClimate {
  readonly #cells: Int8Array

  /** @throws Error for a file of another size */
  constructor(bytes: Uint8Array) {
    if (bytes.length !== WIND_BYTES)
      throw new Error(`it has ${bytes.length} bytes, expected ${WIND_BYTES}`)
    this.#cells = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length)
  }

  /** The cell of a place, for `at`. */
  static cellAt([lon, lat]: Position): number {
    const column = Math.floor((((lon % 360) + 540) % 360) / CELL_DEGREES) % COLUMNS
    const row = Math.min(ROWS - 1, Math.max(0, Math.floor((lat + 90) / CELL_DEGREES)))
    return row * COLUMNS + column
  }

  /** Null where no ship reported. @param month from 0 */
  at(cell: number, month: number): MonthlyWind | null {
    const value = (plane: number) => this.#cells[(plane * MONTHS + month) * CELLS + cell]!
    const u = value(0)
    if (u === NO_WIND) return null
    return { u: u * WIND_STEP_MS, v: value(1) * WIND_STEP_MS, sigma: value(2) * WIND_STEP_MS }
  }
}
