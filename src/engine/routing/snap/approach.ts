import FlatQueue from 'flatqueue'
import { crossingShare } from '../../geo/crossing.js'
import type { Position } from '../../geo/position.js'
import { toVector } from '../../geo/vector.js'
import type { CoastMask } from '../../sea/coast-mask.js'
import {
  CELL_KM,
  CELLS_PER_DEGREE,
  COLUMNS,
  cellCentre,
  cellOf,
  cellWidthKm,
  ROWS,
} from '../../sea/sight/grid.js'
import { NO_CELL, ReachedCells } from './reached-cells.js'

type Leg = readonly [Position, Position]

/** Rounding to cells and the place within its cell, km. */
const MARGIN_KM = 2
/** Meridians between two places up to 90 km apart converge by no more, short of 80 degrees. */
const NARROWER = 0.9

/** Cells of a degree of latitude. */
const BAND = CELLS_PER_DEGREE * COLUMNS

/** Barriers on the mask: no path enters the cells that they run through, or crosses them. */
export class MaskBarriers {
  private readonly cells = new Set<number>()
  /** By degree of latitude. */
  private readonly legs: Leg[][] = []
  /** Whether the cells of a degree are marked: not before a search comes there. */
  private readonly isMarked: boolean[] = []

  /** Barriers as ends of legs. They are two cells thick where one cell would leave a corner open. */
  constructor(legs: readonly Leg[]) {
    for (const leg of legs) {
      const [one, other] = [bandOf(leg[0]), bandOf(leg[1])]
      for (let band = Math.min(one, other); band <= Math.max(one, other); band++) {
        this.legs[band] ??= []
        this.legs[band]!.push(leg)
      }
    }
  }

  private mark([[x0, y0], [x1, y1]]: Leg): void {
    const dx = ((x1 - x0 + 540) % 360) - 180
    const steps = Math.ceil(Math.max(Math.abs(dx), Math.abs(y1 - y0)) * CELLS_PER_DEGREE * 4) + 1
    let last = -1
    for (let k = 0; k <= steps; k++) {
      const cell = cellOf(x0 + (k / steps) * dx, y0 + (k / steps) * (y1 - y0))
      if (cell === last) continue
      if (last >= 0) this.cells.add(Math.floor(last / COLUMNS) * COLUMNS + (cell % COLUMNS))
      this.cells.add(cell)
      last = cell
    }
  }

  has(cell: number): boolean {
    const band = Math.floor(cell / BAND)
    if (!this.isMarked[band]) {
      for (const leg of this.legs[band] ?? []) this.mark(leg)
      this.isMarked[band] = true
    }
    return this.cells.has(cell)
  }

  /**
   * Whether a leg from a cell to the next crosses a barrier. Needed for the first step of a path that starts in a
   * barrier's own cell.
   */
  crosses(a: Position, b: Position): boolean {
    const [u, v] = [toVector(a), toVector(b)]
    // A barrier may bend across the border of its degree.
    const [first, last] = [Math.min(bandOf(a), bandOf(b)) - 1, Math.max(bandOf(a), bandOf(b)) + 1]
    for (let band = first; band <= last; band++) {
      const isCrossed = this.legs[band]?.some(
        ([c, d]) => crossingShare(u, v, toVector(c), toVector(d)) !== null,
      )
      if (isCrossed) return true
    }
    return false
  }
}

function bandOf([lon, lat]: Position): number {
  return Math.floor(cellOf(lon, lat) / BAND)
}

/** How far a path over the coast mask may lead, and what land costs. */
export interface ApproachLimits {
  /** Maximum cost of a path, km. */
  readonly limitKm: number
  /** Cost of a kilometre over land cells. */
  readonly landCost: number
  /**
   * Where it has to arrive, if that is one place: cells from which it cannot within the limit are left out. Of paths that
   * cost the same, one is then taken that does not depend on the limit.
   */
  readonly to?: Position
}

/**
 * Limits for a path down a fjord that the network omits. Entrances narrower than a cell are bridged;
 * coasts are not crossed.
 */
const OUT_TO_SEA: ApproachLimits = { limitKm: 300, landCost: 12 }

/** Centre of the nearest water cell within a distance of a position, or null. */
export function nearestWater(
  mask: CoastMask,
  [lon, lat]: Position,
  withinKm: number,
): { position: Position; distanceKm: number } | null {
  const y = (lat + 90) * CELLS_PER_DEGREE - 0.5
  const x = lon * CELLS_PER_DEGREE - 0.5
  const rows = Math.ceil(withinKm / CELL_KM) + 1
  let best: { position: Position; distanceKm: number } | null = null
  let limit = withinKm
  for (let step = 0; step <= 2 * rows; step++) {
    // Rows in order of distance: 0, 1, -1, 2, -2 …
    const row = Math.round(y) + (step % 2 === 1 ? (step + 1) / 2 : -step / 2)
    const dy = Math.abs(row - y) * CELL_KM
    if (row < 0 || row >= ROWS || dy > limit) continue
    const width = cellWidthKm(row)
    const columns = Math.min(COLUMNS / 2, Math.ceil(Math.sqrt(limit * limit - dy * dy) / width))
    const away = mask.columnsToWater(row, Math.round(x))
    if (away === null || Math.abs(away) > columns) continue
    const column = Math.round(x) + away
    const km = Math.hypot(dy, (column - x) * width)
    if (km < limit || (best === null && km <= limit)) {
      limit = km
      best = { position: cellCentre(row, column), distanceKm: km }
    }
  }
  return best
}

/**
 * The path over water cells from a position to the first place that `arrived` accepts, straightened
 * where possible; null if there is none within the limit.
 */
export function approach(
  mask: CoastMask,
  barriers: MaskBarriers,
  from: Position,
  arrived: (position: Position) => boolean,
  { limitKm, landCost, to }: ApproachLimits = OUT_TO_SEA,
): Position[] | null {
  const isTooFar = to ? fartherThan(to) : () => false
  const start = cellOf(...from)
  const reached = new ReachedCells()
  // In which order the queue has cells of the same cost depends on what else is in it.
  const isBetter = (next: number, km: number, known: number, cell: number) =>
    km < known || (to !== undefined && km === known && cell < (reached.parent(next) ?? NO_CELL))
  reached.set(start, 0)
  const queue = new FlatQueue<number>()
  queue.push(start, 0)
  let end: { readonly cell: number; readonly km: number } | null = null
  while (queue.length > 0) {
    const at = queue.peekValue()!
    const cell = queue.pop()!
    if (at > limitKm || at > (end?.km ?? limitKm)) break
    if (at > reached.cost(cell)) continue
    const row = Math.floor(cell / COLUMNS)
    const column = cell - row * COLUMNS
    const here = cellCentre(row, column)
    if (arrived(here)) {
      if (!to) return straighten(mask, barriers, unwind(reached, cell, from))
      if (end === null || cell < end.cell) end = { cell, km: at }
      continue
    }
    const width = cellWidthKm(row)
    for (let dr = -1; dr <= 1; dr++) {
      for (let dc = -1; dc <= 1; dc++) {
        if (dr === 0 && dc === 0) continue
        const next = (row + dr) * COLUMNS + ((column + dc + COLUMNS) % COLUMNS)
        const stepKm = Math.hypot(dr * CELL_KM, dc * width)
        const known = reached.cost(next)
        // Land costs no less: most cells need no look at the mask.
        if (!isBetter(next, at + stepKm, known, cell) || barriers.has(next)) continue
        if (
          cell === start &&
          barriers.has(start) &&
          barriers.crosses(from, cellCentre(row + dr, column + dc))
        )
          continue
        const perKm = mask.isWaterCell(row + dr, column + dc) ? 1 : landCost
        const km = at + perKm * stepKm
        if (!isBetter(next, km, known, cell) || km > limitKm) continue
        if (isTooFar(row + dr, column + dc, limitKm - km)) continue
        reached.set(next, km, cell)
        if (km < known) queue.push(next, km)
      }
    }
  }
  return end && straighten(mask, barriers, unwind(reached, end.cell, from))
}

/** Whether a cell is farther from a place than a distance, and than a step more. */
function fartherThan([lon, lat]: Position) {
  const [y, x] = [(lat + 90) * CELLS_PER_DEGREE - 0.5, lon * CELLS_PER_DEGREE - 0.5]
  return (row: number, column: number, km: number): boolean => {
    const dy = Math.abs(row - y) * CELL_KM
    if (dy > km + MARGIN_KM) return true
    const across = (((column - x) % COLUMNS) + COLUMNS) % COLUMNS
    const dx = Math.min(across, COLUMNS - across) * cellWidthKm(row) * NARROWER
    return dx * dx + dy * dy > (km + MARGIN_KM) ** 2
  }
}

function unwind(reached: ReachedCells, end: number, from: Position): Position[] {
  const line: Position[] = []
  for (let cell: number | undefined = end; cell !== undefined; cell = reached.parent(cell)) {
    line.push(cellCentre(Math.floor(cell / COLUMNS), cell % COLUMNS))
  }
  // The position itself replaces the centre of its cell, unless the path ends there.
  if (line.length === 1) line.push(from)
  else line[line.length - 1] = from
  return line.reverse()
}

function straighten(
  mask: CoastMask,
  barriers: MaskBarriers,
  line: readonly Position[],
): Position[] {
  const out: Position[] = [line[0]!]
  let at = 0
  while (at < line.length - 1) {
    let to = line.length - 1
    while (to > at + 1 && !isWaterLine(mask, barriers, line[at]!, line[to]!)) to--
    out.push(line[to]!)
    at = to
  }
  return out
}

/** Whether a straight line between two places leads over water and no barrier. Its ends do not count. */
export function isWaterLine(
  mask: CoastMask,
  barriers: MaskBarriers,
  [x0, y0]: Position,
  [x1, y1]: Position,
): boolean {
  if (Math.abs(x1 - x0) > 180) return false
  const samples = Math.ceil(Math.max(Math.abs(x1 - x0), Math.abs(y1 - y0)) * CELLS_PER_DEGREE * 2)
  for (let k = 1; k < samples; k++) {
    const lon = x0 + (k / samples) * (x1 - x0)
    const lat = y0 + (k / samples) * (y1 - y0)
    if (!mask.isWater(lon, lat) || barriers.has(cellOf(lon, lat))) return false
  }
  return true
}
