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
/** What a cell takes: a sum, a whole route, or a search of its own around areas. */
export type CellWork = 'sum' | 'route' | 'search'

/**
 * Maximum number of cells per tile, so that a thread is soon free for others. A row of sums costs one
 * search from its origin, whatever its length, so it is divided only if necessary. A search alone may take
 * a second.
 */
const MAX_CELLS = { sum: 500, route: 25, search: 1 } as const

/** @param longRows whether a row may be one tile, however long: nobody else waits for the thread */
export function tilingOf(rows: number, columns: number, work: CellWork, longRows = false): Tiling {
  const mostCells = longRows && work === 'sum' ? columns : MAX_CELLS[work]
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
