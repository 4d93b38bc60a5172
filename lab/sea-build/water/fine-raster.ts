import type { BarrierCells } from './fine-barriers.js'
import { FINE, type Point } from './fine-grid.js'
import { type BinnedLines, binCorner, binOf, type Coast, LAND, rasterizeBin } from './gshhg.js'

export const BLOCKED = 0
export const WATER = 1
export const NEAR_SHORE = 2
const RIVER = 3
export const BANK = 4
const DRY = 5

/**
 * Paths may cross land within this distance of water or a port, in cells: docks, reclaimed land, gaps
 * in river lines.
 */
const BANK_CELLS = 6
const PORT_CELLS = 18

export type Box = readonly [west: number, south: number, east: number, north: number]

/** The kind of each fine cell, derived from shoreline, rivers and ports, one degree at a time. */
export class FineRaster {
  constructor(
    private readonly coast: Coast,
    private readonly rivers: BinnedLines,
    private readonly ports: readonly Point[],
    /** Boxes (west, south, east, north) in which rivers and canals carry no seagoing ship. */
    private readonly dry: readonly Box[],
    /** Rivers that the river lines omit. */
    private readonly gaps: readonly (readonly Point[])[] = [],
    /** Cells that no fairway enters: those under the barriers of gates and under dams. */
    private readonly barriers: BarrierCells = new Map(),
  ) {}

  /** The kinds of the cells of a bin; rows from the south, columns from the west. */
  tile(bin: number): Uint8Array {
    const levels = new Uint8Array(FINE * FINE)
    rasterizeBin(this.coast, bin, FINE, levels)
    const tile = new Uint8Array(FINE * FINE)
    for (let i = 0; i < tile.length; i++) tile[i] = levels[i]! % 2 === 0 ? WATER : BLOCKED
    this.burn(tile, this.coast, bin, WATER, (s) => this.coast.level[s] !== 6)
    this.burn(
      tile,
      this.rivers,
      bin,
      RIVER,
      (s) => this.rivers.level[s]! <= 3 || this.rivers.level[s] === 8,
    )
    const [west, south] = binCorner(bin)
    for (const line of this.gaps) drawRiver(tile, line, bin)
    dilate(tile, (kind) => kind === WATER || kind === RIVER, BANK_CELLS, BANK)
    for (const [lon, lat] of this.ports) {
      if (binOf(lon, lat) === bin) openRound(tile, (((lon % 360) + 360) % 360) - west, lat - south)
    }
    markShore(tile, levels)
    for (const box of this.dry) dryOut(tile, box, west, south)
    for (const cell of this.barriers.get(bin) ?? []) tile[cell] = DRY
    return tile
  }

  /** Burns lines into land cells, for narrow water in cells whose centres lie on land. */
  private burn(
    tile: Uint8Array,
    lines: BinnedLines,
    bin: number,
    kind: number,
    wanted: (segment: number) => boolean,
  ): void {
    const scale = FINE / 65535
    const first = lines.firstSegment[bin]!
    for (let s = first; s < first + lines.segmentCount[bin]!; s++) {
      if (!wanted(s)) continue
      const p0 = lines.firstPoint[s]!
      for (let p = p0; p < p0 + lines.pointCount[s]! - 1; p++) {
        const x0 = lines.x[p]! * scale
        const y0 = lines.y[p]! * scale
        const dx = lines.x[p + 1]! * scale - x0
        const dy = lines.y[p + 1]! * scale - y0
        const steps = Math.ceil(Math.max(Math.abs(dx), Math.abs(dy)) * 2) + 1
        for (let k = 0; k <= steps; k++) {
          const x = Math.min(FINE - 1, Math.floor(x0 + (k / steps) * dx))
          const y = Math.min(FINE - 1, Math.floor(y0 + (k / steps) * dy))
          if (tile[y * FINE + x] === BLOCKED)
            tile[y * FINE + x] = kind === WATER ? NEAR_SHORE : kind
        }
      }
    }
  }
}

function dilate(
  tile: Uint8Array,
  of: (kind: number) => boolean,
  cells: number,
  into: number,
): void {
  let front: number[] = []
  for (let i = 0; i < tile.length; i++) if (of(tile[i]!)) front.push(i)
  for (let step = 0; step < cells; step++) {
    const next: number[] = []
    for (const i of front) {
      const x = i % FINE
      if (x > 0) next.push(i - 1)
      if (x < FINE - 1) next.push(i + 1)
      if (i >= FINE) next.push(i - FINE)
      if (i < FINE * (FINE - 1)) next.push(i + FINE)
    }
    front = next.filter((i) => {
      if (tile[i] !== BLOCKED) return false
      tile[i] = into
      return true
    })
  }
}

function drawRiver(tile: Uint8Array, line: readonly Point[], bin: number): void {
  const [west, south] = binCorner(bin)
  for (let i = 0; i + 1 < line.length; i++) {
    const [lon0, lat0] = line[i]!
    const [lon1, lat1] = line[i + 1]!
    const steps = Math.ceil(Math.max(Math.abs(lon1 - lon0), Math.abs(lat1 - lat0)) * FINE * 2)
    for (let k = 0; k <= steps; k++) {
      const lon = lon0 + (k / steps) * (lon1 - lon0)
      const lat = lat0 + (k / steps) * (lat1 - lat0)
      if (binOf(lon, lat) !== bin) continue
      const x = Math.floor((((lon % 360) + 360 - west) % 360) * FINE)
      const at = Math.floor((lat - south) * FINE) * FINE + x
      if (tile[at] === BLOCKED) tile[at] = RIVER
    }
  }
}

function openRound(tile: Uint8Array, lon: number, lat: number): void {
  const x0 = Math.floor(lon * FINE)
  const y0 = Math.floor(lat * FINE)
  for (let y = Math.max(0, y0 - PORT_CELLS); y <= Math.min(FINE - 1, y0 + PORT_CELLS); y++) {
    for (let x = Math.max(0, x0 - PORT_CELLS); x <= Math.min(FINE - 1, x0 + PORT_CELLS); x++) {
      if (tile[y * FINE + x] === BLOCKED) tile[y * FINE + x] = BANK
    }
  }
}

function dryOut(tile: Uint8Array, [w, s, e, n]: Box, west: number, south: number): void {
  for (let y = 0; y < FINE; y++) {
    const lat = south + (y + 0.5) / FINE
    for (let x = 0; x < FINE; x++) {
      const lon = ((((west + (x + 0.5) / FINE + 180) % 360) + 360) % 360) - 180
      if (lat > s && lat < n && lon > w && lon < e) tile[y * FINE + x] = DRY
    }
  }
}

/** Water beside land costs a little more, so that paths stay in the middle. */
function markShore(tile: Uint8Array, levels: Uint8Array): void {
  for (let y = 1; y < FINE - 1; y++) {
    for (let x = 1; x < FINE - 1; x++) {
      const i = y * FINE + x
      if (tile[i] !== WATER) continue
      const byLand =
        levels[i - 1] === LAND ||
        levels[i + 1] === LAND ||
        levels[i - FINE] === LAND ||
        levels[i + FINE] === LAND
      if (byLand) tile[i] = NEAR_SHORE
    }
  }
}
