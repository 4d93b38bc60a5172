import type { CellSet } from './cell-set.js'
import { DISTANCE_UNIT_KM, FAR } from './coast-distance.js'
import { CELL_KM, COLUMNS, cellWidthKm, ROWS, wrapColumn } from './grid.js'

/** Kind of a cell of the waters raster. */
export const CLOSED = 0
export const OPEN = 1
export const CORRIDOR = 2

export interface WatersOptions {
  /** Distance that ships keep from the coast where there is room, km. */
  readonly clearanceKm: number
  /** Smallest half width of a strait that routes use, km. */
  readonly minHalfWidthKm: number
  /** A corridor that reaches less far than this behind its mouths is left out, km … */
  readonly minInletKm: number
  /** … if open water joins its mouths within this distance round about, km. */
  readonly detourKm: number
  /** Cells closed by hand: shoals, reefs, waters without depth. */
  readonly shoals: CellSet
}

/** Share of the half width of a narrow water that ships use, either side of its middle. */
const CORRIDOR_SHARE = 0.55
/** Below this slope of the distance field the nearest shores lie on two sides (over ~88° apart). */
const RIDGE_SLOPE = 0.72
/** Basins without an entrance that are smaller than this are left out, km². */
const MIN_BASIN_KM2 = 300

/**
 * The navigable waters: everything farther from the coast than the clearance, and corridors
 * along the middle of the waters that are narrower. A corridor follows the ridge of the distance
 * field (two shores equally near) and from its ends climbs the field into the open sea, so that a
 * strait of any width over twice `minHalfWidthKm` stays connected.
 */
export function navigableWaters(distance: Uint8Array, options: WatersOptions): Uint8Array {
  const waters = new Uint8Array(distance.length)
  const open = Math.min(FAR, Math.round(options.clearanceKm / DISTANCE_UNIT_KM))
  for (let i = 0; i < distance.length; i++) if (distance[i]! >= open) waters[i] = OPEN
  for (const cell of options.shoals) waters[cell] = CLOSED
  const ridge = findRidge(distance, open, Math.round(options.minHalfWidthKm / DISTANCE_UNIT_KM))
  const spine = climb(distance, waters, ridge, open, options.shoals)
  widen(distance, waters, spine, options.shoals)
  dropIdleCorridors(waters, options)
  dropClosedBasins(waters)
  while (openPinches(distance, waters) > 0);
  return waters
}

/** Cells along the middle of waters narrower than twice `open`. */
export function findRidge(distance: Uint8Array, open: number, least: number): number[] {
  const ridge: number[] = []
  const limit2 = (RIDGE_SLOPE / DISTANCE_UNIT_KM) ** 2
  for (let row = 1; row < ROWS - 1; row++) {
    const base = row * COLUMNS
    const twoWidths = 2 * cellWidthKm(row)
    for (let column = 0; column < COLUMNS; column++) {
      const d = distance[base + column]!
      if (d < least || d >= open) continue
      const east = distance[base + wrapColumn(column + 1)]!
      const west = distance[base + wrapColumn(column - 1)]!
      const gx = (east - west) / twoWidths
      const gy =
        (distance[base + column + COLUMNS]! - distance[base + column - COLUMNS]!) / (2 * CELL_KM)
      if (gx * gx + gy * gy < limit2) ridge.push(base + column)
    }
  }
  return ridge
}

/** Marks the ridge and, from each of its cells, the steepest way up to open water. */
function climb(
  distance: Uint8Array,
  waters: Uint8Array,
  ridge: number[],
  open: number,
  shoals: CellSet,
): number[] {
  const spine: number[] = []
  for (const start of ridge) {
    let cell = start
    while (waters[cell] === CLOSED && !shoals.has(cell)) {
      waters[cell] = CORRIDOR
      spine.push(cell)
      if (distance[cell]! >= open) break
      const next = steepest(distance, cell)
      if (next < 0) break
      cell = next
    }
  }
  return spine
}

function steepest(distance: Uint8Array, cell: number): number {
  const row = Math.floor(cell / COLUMNS)
  const column = cell - row * COLUMNS
  const width = cellWidthKm(row)
  const here = distance[cell]!
  let best = 0
  let at = -1
  for (let dr = -1; dr <= 1; dr++) {
    for (let dc = -1; dc <= 1; dc++) {
      if (dr === 0 && dc === 0) continue
      const next = (row + dr) * COLUMNS + wrapColumn(column + dc)
      const slope = (distance[next]! - here) / Math.hypot(dr * CELL_KM, dc * width)
      if (slope > best) {
        best = slope
        at = next
      }
    }
  }
  return at
}

function widen(distance: Uint8Array, waters: Uint8Array, spine: number[], shoals: CellSet): void {
  for (const cell of spine) {
    const row = Math.floor(cell / COLUMNS)
    const column = cell - row * COLUMNS
    const radius = CORRIDOR_SHARE * distance[cell]! * DISTANCE_UNIT_KM
    const rows = Math.floor(radius / CELL_KM)
    for (let dr = -rows; dr <= rows; dr++) {
      const width = cellWidthKm(row + dr)
      // Half a cell's diagonal: nearer than that the cell itself may hold land.
      const least = Math.hypot(CELL_KM, width) / 2 / DISTANCE_UNIT_KM
      const half = Math.sqrt(Math.max(0, radius * radius - (dr * CELL_KM) ** 2))
      const columns = Math.floor(half / width)
      for (let dc = -columns; dc <= columns; dc++) {
        const at = (row + dr) * COLUMNS + wrapColumn(column + dc)
        if (waters[at] === CLOSED && distance[at]! >= least && !shoals.has(at))
          waters[at] = CORRIDOR
      }
    }
  }
}

/** Calls `visit` on the eight neighbours of a cell. */
export function eachNeighbour(cell: number, visit: (next: number) => void): void {
  const row = Math.floor(cell / COLUMNS)
  const column = cell - row * COLUMNS
  for (let dr = -1; dr <= 1; dr++) {
    const r = row + dr
    if (r < 0 || r >= ROWS) continue
    for (let dc = -1; dc <= 1; dc++) {
      if (dr !== 0 || dc !== 0) visit(r * COLUMNS + wrapColumn(column + dc))
    }
  }
}

/**
 * Closes corridors that lead nowhere: none of their cells lies deeper than `minInletKm` behind a
 * mouth, and all their mouths open on one water that connects them within `detourKm` round about.
 */
function dropIdleCorridors(waters: Uint8Array, options: WatersOptions): void {
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
  /** Columns relative to `origin`, so that a box may lie across 0°E. */
  readonly origin: number
  readonly column0: number
  readonly column1: number
  readonly diagonalKm: number
}

/** Signed number of columns from one to another, across the shorter side. */
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

/** Whether open water joins all the doors inside the box widened by `detourKm`. */
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

/** Closes waters without an entrance: connected runs of cells, joined row by row. */
function dropClosedBasins(waters: Uint8Array): void {
  const { rows, from, to, basin, km2 } = basins(waters)
  for (let row = 0; row < ROWS; row++) {
    for (let run = rows[row]!; run < rows[row + 1]!; run++) {
      if (km2[basin[run]!]! < MIN_BASIN_KM2)
        waters.fill(CLOSED, row * COLUMNS + from[run]!, row * COLUMNS + to[run]!)
    }
  }
}

interface Basins {
  /** First run of each row, one more for the end. */
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
      // Touching at a corner counts: ships pass where cells meet diagonally.
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

/**
 * If two open cells meet only at a corner, opens the deeper of the two cells next to it.
 * @returns how many were opened; each may make a new pinch.
 */
function openPinches(distance: Uint8Array, waters: Uint8Array): number {
  let opened = 0
  for (let row = 0; row < ROWS - 1; row++) {
    for (let column = 0; column < COLUMNS; column++) {
      const sw = row * COLUMNS + column
      const nw = sw + COLUMNS
      if ((waters[sw] === CLOSED) === (waters[nw] === CLOSED)) continue
      const east = wrapColumn(column + 1)
      const se = row * COLUMNS + east
      const ne = se + COLUMNS
      const rising = waters[sw] && waters[ne] && !waters[se] && !waters[nw]
      const falling = waters[se] && waters[nw] && !waters[sw] && !waters[ne]
      if (!rising && !falling) continue
      opened++
      if (rising) waters[distance[se]! >= distance[nw]! ? se : nw] = CORRIDOR
      else waters[distance[sw]! >= distance[ne]! ? sw : ne] = CORRIDOR
    }
  }
  return opened
}
