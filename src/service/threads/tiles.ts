/** A piece of a matrix that one thread calculates without looking up: part of one row. */
export interface Tile {
  readonly row: number
  readonly first: number
  readonly end: number
}

/** A matrix cut into tiles of one row's cells each. */
export interface Tiling {
  readonly rows: number
  readonly columns: number
  readonly tilesInRow: number
  readonly tiles: number
}

/** Fewer tiles could leave a thread without work while another has a long one. */
const FEWEST_TILES = 16
/** A row costs one search from its origin however long it is, so it isn't cut without need. */
const MOST_CELLS = 500
/** Cells that need a whole route, or avoid areas, take as long as rows of other cells. */
const MOST_SLOW_CELLS = 25

export function tilingOf(rows: number, columns: number, isSlow: boolean): Tiling {
  const mostCells = isSlow ? MOST_SLOW_CELLS : MOST_CELLS
  const wanted = Math.max(Math.ceil(columns / mostCells), Math.ceil(FEWEST_TILES / rows))
  const tilesInRow = Math.min(columns, wanted)
  return { rows, columns, tilesInRow, tiles: rows * tilesInRow }
}

/** The tile of a number below `tiles`; together they hold every cell once. */
export function tileAt({ columns, tilesInRow }: Tiling, number: number): Tile {
  const part = number % tilesInRow
  return {
    row: Math.floor(number / tilesInRow),
    first: Math.floor((part * columns) / tilesInRow),
    end: Math.floor(((part + 1) * columns) / tilesInRow),
  }
}
