import type { CellSet } from './cell-set.js'
import { dropClosedBasins } from './closed-basins.js'
import { DISTANCE_UNIT_KM, FAR } from './coast-distance.js'
import { CELL_KM, COLUMNS, cellWidthKm, ROWS, wrapColumn } from './grid.js'
import { type CorridorLimits, dropIdleCorridors } from './idle-corridors.js'
import { CLOSED, CORRIDOR, OPEN } from './water-kinds.js'

export interface WatersOptions extends CorridorLimits {
  /** Distance that ships keep from the coast where there is room, km. */
  readonly clearanceKm: number
  /** Minimum half width of a strait that routes use, km. */
  readonly minHalfWidthKm: number
  /** Cells closed by hand: shoals, reefs, waters without depth. */
  readonly shoals: CellSet
}

/** Share of the half width of a narrow water that ships use, on either side of its middle. */
const CORRIDOR_SHARE = 0.55
/**
 * Below this slope of the distance field, the nearest shores lie on two sides (more than about 88°
 * apart).
 */
const RIDGE_SLOPE = 0.72
/**
 * The navigable waters: everything farther from the coast than the clearance, and corridors along the
 * middle of the waters that are narrower. A corridor follows the ridge of the distance field, where two
 * shores are equally near, and climbs the field from its ends into the open sea, so that a strait of
 * any width above twice `minHalfWidthKm` stays connected.
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

/** Marks the ridge and, from each of its cells, the steepest path up to open water. */
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
      // Half the diagonal of a cell: at a smaller distance, the cell itself may contain land.
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

/**
 * If two open cells meet only at a corner, opens the deeper of the two cells next to it.
 * @returns number of cells opened; each may create a new pinch.
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
