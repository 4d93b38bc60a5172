import type { MatrixParts, SnappedPlace } from '../../engine/routing/request.js'
import { type CellRouter, type CellTables, calculateCells } from '../../planning/matrix-cells.js'
import { END_NUMBERS, finishTile, mustLeave, takeTile } from './matrix-memory.js'
import type { MatrixTask } from './messages.js'
import { type Tile, tileAt } from './tiles.js'

/** Calculates tiles until none is left, or until the thread is needed elsewhere. */
export function calculateTiles(task: MatrixTask, rows: MatrixParts, router: CellRouter): void {
  const { request, tiling, memory, quantities } = task
  while (!mustLeave(memory)) {
    const number = takeTile(memory)
    if (number >= tiling.tiles) return
    const tile = tileAt(tiling, number)
    write(task, tile, calculateCells(request, tile, quantities, { rows, router }))
    writeEnds(task, tile, rows)
    finishTile(memory)
  }
}

function write(
  { tiling, memory, quantities }: MatrixTask,
  { row, first }: Tile,
  cells: CellTables,
): void {
  const at = row * tiling.columns + first
  for (const quantity of quantities) memory.cells[quantity]!.set(cells[quantity]!, at)
}

function writeEnds({ tiling, memory }: MatrixTask, tile: Tile, rows: MatrixParts): void {
  const write = (end: SnappedPlace | null, at: number) =>
    memory.ends.set(numbersOf(end), END_NUMBERS * at)
  write(rows.origin(tile.row), tile.row)
  for (let column = tile.first; column < tile.end; column++) {
    write(rows.destination(column), tiling.rows + column)
  }
}

function numbersOf(end: SnappedPlace | null): readonly number[] {
  if (!end) return Array.from({ length: END_NUMBERS }, () => Number.NaN)
  const { position, distanceKm, inland } = end
  return [...position, distanceKm, inland?.exitKm ?? Number.NaN, inland?.nearestKm ?? Number.NaN]
}
