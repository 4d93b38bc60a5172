import type { Tiling } from './tiles.js'

/** Where the threads and the one that waits for them meet: results, and how far the work is. */
export interface MatrixMemory {
  /** Row by row, km; NaN where there is no route. */
  readonly distancesKm: Float64Array
  /** Kilometres inside emission control areas; null where nobody asked for them. */
  readonly ecaKm: Float64Array | null
  /**
   * Where each end lies afloat: longitude, latitude and km from where it was asked for, origins
   * first. NaN for a position too far from water.
   */
  readonly ends: Float64Array
  readonly progress: Int32Array
}

const NEXT = 0
const DONE = 1
const LEAVE = 2

export function matrixMemory(
  { rows, columns }: Pick<Tiling, 'rows' | 'columns'>,
  withControlAreas: boolean,
): MatrixMemory {
  const cells = rows * columns
  return {
    distancesKm: new Float64Array(new SharedArrayBuffer(8 * cells)),
    ecaKm: withControlAreas ? new Float64Array(new SharedArrayBuffer(8 * cells)) : null,
    ends: new Float64Array(new SharedArrayBuffer(24 * (rows + columns))),
    progress: new Int32Array(new SharedArrayBuffer(12)),
  }
}

/** The number of the next tile that no thread has taken; may be past the last one. */
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

/** Makes threads leave after the tile at hand, or lets them stay. */
export function setLeave({ progress }: MatrixMemory, leave: boolean): void {
  Atomics.store(progress, LEAVE, leave ? 1 : 0)
}

export function mustLeave({ progress }: MatrixMemory): boolean {
  return Atomics.load(progress, LEAVE) === 1
}
