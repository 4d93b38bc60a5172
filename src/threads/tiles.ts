/** The smallest unit of work on a matrix: a part of one row. */
export interface Tile {
  readonly row: number
  readonly first: number
  readonly end: number
}

/** A matrix divided into tiles, each within one row. */
export interface Tiling {
  readonly rows: number
  readonly columns: number
  readonly tilesInRow: number
  readonly tiles: number
}

/** Minimum number of tiles: with fewer, a thread could be idle while another has a long one. */
const FEWEST_TILES = 16
/**
 * Maximum number of cells per tile. A row costs one search from its origin, whatever its length, so it
 * is divided only if necessary.
 */
const MAX_CELLS = 500
/**
 * The same for cells that need a whole route or avoid areas: each takes as long as a row of other
 * cells.
 */
const MAX_SLOW_CELLS = 25

/** @param longRows whether a row may be one tile, however long: nobody else waits for the thread */
export function tilingOf(rows: number, columns: number, isSlow: boolean, longRows = false): Tiling {
  const mostCells = isSlow ? MAX_SLOW_CELLS : longRows ? columns : MAX_CELLS
  const wanted = Math.max(Math.ceil(columns / mostCells), Math.ceil(FEWEST_TILES / rows))
  const tilesInRow = Math.min(columns, wanted)
  return { rows, columns, tilesInRow, tiles: rows * tilesInRow }
}

/** The tile with a given number below `tiles`. Together, the tiles contain every cell once. */
export function tileAt({ columns, tilesInRow }: Tiling, number: number): Tile {
  const part = number % tilesInRow
  return {
    row: Math.floor(number / tilesInRow),
    first: Math.floor((part * columns) / tilesInRow),
    end: Math.floor(((part + 1) * columns) / tilesInRow),
  }
}
