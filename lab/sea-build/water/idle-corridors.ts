import { CELL_KM, COLUMNS, cellWidthKm, eachNeighbour, ROWS } from './grid.js'
import { CLOSED, CORRIDOR, OPEN } from './water-kinds.js'

/** Which corridors count as idle. */
export interface CorridorLimits {
  /** A corridor is idle if it extends less than this beyond its mouths, km, and … */
  readonly minInletKm: number
  /** … if open water joins its mouths within this distance, km. */
  readonly detourKm: number
}

/**
 * Closes corridors that lead nowhere: none of their cells lies farther than `minInletKm` from a mouth,
 * and all their mouths open on one water that connects them within `detourKm`.
 */
export function dropIdleCorridors(waters: Uint8Array, options: CorridorLimits): void {
  const seen = new Uint8Array(waters.length)
  for (let start = 0; start < waters.length; start++) {
    if (waters[start] !== CORRIDOR || seen[start]) continue
    const cells = [start]
    const doors: number[] = []
    seen[start] = 1
    for (let i = 0; i < cells.length; i++) {
      const cell = cells[i]!
      eachNeighbour(cell, (next) => {
        if (waters[next] === OPEN) doors.push(next)
        else if (waters[next] === CORRIDOR && !seen[next]) {
          seen[next] = 1
          cells.push(next)
        }
      })
    }
    if (doors.length === 0) continue
    const box = boxAround(cells)
    if (box.diagonalKm > options.minInletKm * 6) continue
    if (
      isShallow(cells, doors, options.minInletKm) &&
      connect(waters, doors, box, options.detourKm)
    ) {
      for (const cell of cells) waters[cell] = CLOSED
    }
  }
}

interface Box {
  readonly row0: number
  readonly row1: number
  /** Columns relative to `origin`, so that a box may extend across 0°E. */
  readonly origin: number
  readonly column0: number
  readonly column1: number
  readonly diagonalKm: number
}

/** Signed number of columns from one column to another, in the shorter direction. */
function columnsFrom(origin: number, column: number): number {
  const d = column - origin
  return d > COLUMNS / 2 ? d - COLUMNS : d < -COLUMNS / 2 ? d + COLUMNS : d
}

function boxAround(cells: readonly number[]): Box {
  const origin = cells[0]! % COLUMNS
  let row0 = ROWS
  let row1 = 0
  let column0 = 0
  let column1 = 0
  for (const cell of cells) {
    const row = Math.floor(cell / COLUMNS)
    const column = columnsFrom(origin, cell - row * COLUMNS)
    row0 = Math.min(row0, row)
    row1 = Math.max(row1, row)
    column0 = Math.min(column0, column)
    column1 = Math.max(column1, column)
  }
  const diagonalKm = Math.hypot((row1 - row0) * CELL_KM, (column1 - column0) * cellWidthKm(row0))
  return { row0, row1, origin, column0, column1, diagonalKm }
}

function isShallow(cells: readonly number[], doors: readonly number[], limitKm: number): boolean {
  return cells.every((cell) => doors.some((door) => kmBetween(door, cell) < limitKm))
}

function kmBetween(a: number, b: number): number {
  const ra = Math.floor(a / COLUMNS)
  const rb = Math.floor(b / COLUMNS)
  const dc = columnsFrom(a % COLUMNS, b % COLUMNS)
  return Math.hypot((ra - rb) * CELL_KM, dc * cellWidthKm((ra + rb) >> 1))
}

/** Whether open water joins all the mouths inside the box, widened by `detourKm`. */
function connect(
  waters: Uint8Array,
  doors: readonly number[],
  box: Box,
  detourKm: number,
): boolean {
  const rows = Math.ceil(detourKm / CELL_KM)
  const columns = Math.ceil(detourKm / cellWidthKm(box.row0))
  const reached = new Set([doors[0]!])
  const queue = [doors[0]!]
  const left = new Set(doors)
  left.delete(doors[0]!)
  for (let i = 0; i < queue.length && left.size > 0; i++) {
    eachNeighbour(queue[i]!, (next) => {
      if (waters[next] !== OPEN || reached.has(next)) return
      const row = Math.floor(next / COLUMNS)
      const column = columnsFrom(box.origin, next - row * COLUMNS)
      if (row < box.row0 - rows || row > box.row1 + rows) return
      if (column < box.column0 - columns || column > box.column1 + columns) return
      reached.add(next)
      left.delete(next)
      queue.push(next)
    })
  }
  return left.size === 0
}
