import type { Endpoint } from '../../routing/endpoint.js'
import type { MatrixCells, MatrixRows } from '../../routing/matrix.js'
import { finishTile, mustLeave, takeTile } from './matrix-memory.js'
import type { MatrixTask } from './messages.js'
import { type Tile, tileAt } from './tiles.js'

/** Calculates tiles until none is left or the thread is called away. */
export function calculateTiles(task: MatrixTask, rows: MatrixRows): void {
  const { tiling, memory } = task
  while (!mustLeave(memory)) {
    const number = takeTile(memory)
    if (number >= tiling.tiles) return
    const tile = tileAt(tiling, number)
    write(task, tile, calculate(task, tile, rows))
    tellEnds(task, tile, rows)
    finishTile(memory)
  }
}

function calculate(
  { memory }: MatrixTask,
  { row, first, end }: Tile,
  rows: MatrixRows,
): MatrixCells {
  return memory.ecaKm === null
    ? rows.distances(row, first, end)
    : rows.withControlAreas(row, first, end)
}

function write(
  { tiling, memory }: MatrixTask,
  { row, first }: Tile,
  { distancesKm, ecaKm }: MatrixCells,
): void {
  const at = row * tiling.columns + first
  memory.distancesKm.set(distancesKm, at)
  if (ecaKm !== null) memory.ecaKm!.set(ecaKm, at)
}

function tellEnds({ tiling, memory }: MatrixTask, tile: Tile, rows: MatrixRows): void {
  memory.ends.set(placeOf(rows.origin(tile.row)), 3 * tile.row)
  for (let column = tile.first; column < tile.end; column++) {
    memory.ends.set(placeOf(rows.destination(column)), 3 * (tiling.rows + column))
  }
}

function placeOf(end: Endpoint | null): [number, number, number] {
  return end ? [...end.snapped, end.snapKm] : [Number.NaN, Number.NaN, Number.NaN]
}
