import { interpolate } from '../../../src/engine/geo/interpolate.js'
import type { Position } from '../../../src/engine/geo/position.js'
import { FINE, type Point } from './fine-grid.js'
import { binOf } from './gshhg.js'

/** Cells of the fine raster under barriers, by the bin that contains them. */
export type BarrierCells = ReadonlyMap<number, readonly number[]>

/**
 * Cells under great-circle lines, joined along their sides so that no step to a neighbour crosses the
 * line.
 */
export function cellsUnderBarriers(barriers: readonly (readonly Point[])[]): BarrierCells {
  const cells = new Map<number, Set<number>>()
  const add = (x: number, y: number): void => {
    const column = ((x % (360 * FINE)) + 360 * FINE) % (360 * FINE)
    const bin = binOf((column + 0.5) / FINE, (y + 0.5) / FINE - 90)
    if (!cells.has(bin)) cells.set(bin, new Set())
    cells.get(bin)!.add((y % FINE) * FINE + (column % FINE))
  }
  for (const barrier of barriers) {
    for (let i = 0; i + 1 < barrier.length; i++) walk(barrier[i]!, barrier[i + 1]!, 0, 1, add)
  }
  return new Map(Array.from(cells, ([bin, set]) => [bin, [...set]]))
}

/** Halves a section of a leg until its ends lie in one cell or in neighbouring cells. */
function walk(
  a: Position,
  b: Position,
  from: number,
  to: number,
  add: (x: number, y: number) => void,
): void {
  const [x0, y0] = cellAt(interpolate(a, b, from))
  const [x1, y1] = cellAt(interpolate(a, b, to))
  if (Math.abs(x1 - x0) > 1 || Math.abs(y1 - y0) > 1) {
    const middle = (from + to) / 2
    walk(a, b, from, middle, add)
    walk(a, b, middle, to, add)
    return
  }
  add(x0, y0)
  add(x1, y1)
  // An extra cell where the line takes a diagonal step.
  if (x0 !== x1 && y0 !== y1) add(x1, y0)
}

function cellAt([lon, lat]: Position): [x: number, y: number] {
  return [Math.floor(lon * FINE), Math.floor((lat + 90) * FINE)]
}
