import { type CellQuantities, type CellTables, cellTables } from '../../planning/matrix-cells.js'
import type { Tiling } from './tiles.js'

/** Memory shared between the threads and the caller: results and progress. */
export interface MatrixMemory {
  /** One row-major table per quantity. */
  readonly cells: CellTables
  /**
   * `END_NUMBERS` for each end, origins first: longitude, latitude, distance from the requested
   * position, and the two distances of an `InlandExit`. NaN for what there is not.
   */
  readonly ends: Float64Array
  readonly progress: Int32Array
}

/** Numbers per end. */
export const END_NUMBERS = 5

const NEXT = 0
const DONE = 1
const LEAVE = 2

export function matrixMemory(
  { rows, columns }: Pick<Tiling, 'rows' | 'columns'>,
  quantities: CellQuantities,
): MatrixMemory {
  const bytes = 8 * rows * columns
  const table = () => new Float64Array(new SharedArrayBuffer(bytes))
  return {
    cells: cellTables(quantities, table),
    ends: new Float64Array(new SharedArrayBuffer(8 * END_NUMBERS * (rows + columns))),
    progress: new Int32Array(new SharedArrayBuffer(12)),
  }
}

/** Takes the number of the next free tile, which may be past the last one. */
export function takeTile({ progress }: MatrixMemory): number {
  return Atomics.add(progress, NEXT, 1)
}

export function finishTile({ progress }: MatrixMemory): void {
  Atomics.add(progress, DONE, 1)
}

export function tilesLeft({ progress }: MatrixMemory, { tiles }: Tiling): number {
  return Math.max(0, tiles - Atomics.load(progress, NEXT))
}

export function isDone({ progress }: MatrixMemory, { tiles }: Tiling): boolean {
  return Atomics.load(progress, DONE) === tiles
}

/** Makes threads leave after their current tile, or lets them continue. */
export function setLeave({ progress }: MatrixMemory, leave: boolean): void {
  Atomics.store(progress, LEAVE, leave ? 1 : 0)
}

export function mustLeave({ progress }: MatrixMemory): boolean {
  return Atomics.load(progress, LEAVE) === 1
}
