import { CELL_KM, COLUMNS, cellWidthKm, ROWS } from './grid.js'
import { CLOSED } from './water-kinds.js'

/** A basin without an entrance and with a smaller area than this is left out, km². */
const MIN_BASIN_KM2 = 300

/** Closes waters without an entrance. They are connected runs of cells, joined row by row. */
export function dropClosedBasins(waters: Uint8Array): void {
  const { rows, from, to, basin, km2 } = basins(waters)
  for (let row = 0; row < ROWS; row++) {
    for (let run = rows[row]!; run < rows[row + 1]!; run++) {
      if (km2[basin[run]!]! < MIN_BASIN_KM2)
        waters.fill(CLOSED, row * COLUMNS + from[run]!, row * COLUMNS + to[run]!)
    }
  }
}

interface Basins {
  /** First run of each row, with one more entry for the end. */
  readonly rows: Int32Array
  readonly from: number[]
  readonly to: number[]
  /** Root run of the basin that a run belongs to, and the area at each root. */
  readonly basin: Int32Array
  readonly km2: Float64Array
}

function basins(waters: Uint8Array): Basins {
  const rows = new Int32Array(ROWS + 1)
  const from: number[] = []
  const to: number[] = []
  for (let row = 0; row < ROWS; row++) {
    rows[row] = from.length
    const base = row * COLUMNS
    for (let column = 0; column < COLUMNS; column++) {
      if (waters[base + column] === CLOSED) continue
      from.push(column)
      while (column < COLUMNS && waters[base + column] !== CLOSED) column++
      to.push(column)
    }
  }
  rows[ROWS] = from.length
  const parent = Int32Array.from(from, (_, i) => i)
  const find = (i: number): number => {
    while (parent[i] !== i) {
      parent[i] = parent[parent[i]!]!
      i = parent[i]!
    }
    return i
  }
  for (let row = 0; row < ROWS; row++) {
    const first = rows[row]!
    const end = rows[row + 1]!
    if (end > first && from[first] === 0 && to[end - 1] === COLUMNS)
      parent[find(end - 1)] = find(first)
    let above = row + 1 < ROWS ? end : from.length
    const aboveEnd = row + 1 < ROWS ? rows[row + 2]! : from.length
    for (let run = first; run < end; run++) {
      while (above < aboveEnd && to[above]! < from[run]!) above++
      // Contact at a corner counts, because ships pass where cells meet diagonally.
      for (let k = above; k < aboveEnd && from[k]! <= to[run]!; k++) parent[find(k)] = find(run)
    }
  }
  const basin = Int32Array.from(from, (_, i) => find(i))
  const km2 = new Float64Array(from.length)
  for (let row = 0; row < ROWS; row++) {
    for (let run = rows[row]!; run < rows[row + 1]!; run++) {
      km2[basin[run]!] = km2[basin[run]!]! + (to[run]! - from[run]!) * CELL_KM * cellWidthKm(row)
    }
  }
  return { rows, from, to, basin, km2 }
}
