import FlatQueue from 'flatqueue'
import { KM_PER_DEGREE } from './grid.js'
import { type BinnedLines, binCorner, binOf, type Coast, LAND, rasterizeBin } from './gshhg.js'

export type Point = readonly [lon: number, lat: number]

/** Cells of the fine raster in a degree: 10 arc-seconds, 309 m of latitude. */
const FINE = 360
const WIDTH = 360 * FINE

const BLOCKED = 0
const WATER = 1
const NEAR_SHORE = 2
const RIVER = 3
const BANK = 4
const DRY = 5

/** Cost of a kilometre by what the cell is; land costs so much that only gaps are bridged. */
const COST = [Number.POSITIVE_INFINITY, 1, 1.25, 1.35, 40, Number.POSITIVE_INFINITY]
/** Cost of land away from water for searches that may cross it: to ports on canals that no line shows. */
const OVERLAND_COST = 60

/** Land this near to water or to a port may be crossed: docks, reclaimed land, gaps in river lines. */
const BANK_CELLS = 6
const PORT_CELLS = 18

export type Box = readonly [west: number, south: number, east: number, north: number]

interface MeasuredPath {
  readonly points: readonly Point[]
  /** Cost of a kilometre at each point. */
  readonly perKm: readonly number[]
  /** Cost from the first point to each, km. */
  readonly cost: readonly number[]
}

/** A chord is as good as its stretch within this: its samples see cells that the stretch does not. */
const ROUNDING_KM = 0.05

interface Tile {
  readonly kinds: Uint8Array
  /** Costs and ways in of the search that entered the tile last. */
  trace: { run: number; readonly cost: Float32Array; readonly way: Uint8Array } | null
}

/** The eight steps of a search. */
const WAY_X = [1, 1, 0, -1, -1, -1, 0, 1]
const WAY_Y = [0, 1, 1, 1, 0, -1, -1, -1]

/** Whether the search may end here. */
export type FineTarget = (lon: number, lat: number, cell: number) => boolean

/**
 * Least-cost paths over water finer than any graph: along rivers, into docks, through canals. One
 * degree at a time is rasterised when a search first enters it.
 */
export class FineSearch {
  private readonly tiles = new Map<number, Tile>()
  private lastBin = -1
  private lastTile!: Tile
  private run = 0
  private readonly blocked = new Set<number>()

  constructor(
    private readonly coast: Coast,
    private readonly rivers: BinnedLines,
    private readonly ports: readonly Point[],
    /** Boxes (west, south, east, north) in which rivers and canals carry no seagoing ship. */
    private readonly dry: readonly Box[],
    /** Rivers that the river lines lack. */
    private readonly gaps: readonly (readonly Point[])[] = [],
  ) {}

  /** Id of the fine cell that holds a position. */
  cellAt(lon: number, lat: number): number {
    const x = Math.floor((((lon % 360) + 360) % 360) * FINE) % WIDTH
    return Math.floor((lat + 90) * FINE) * WIDTH + x
  }

  /** Ids of the cells within so many columns and rows of a position. */
  *cellsRound(lon: number, lat: number, reach: number): Generator<number> {
    const cell = this.cellAt(lon, lat)
    const y = Math.floor(cell / WIDTH)
    const x = cell - y * WIDTH
    for (let dy = -reach; dy <= reach; dy++) {
      for (let dx = -reach; dx <= reach; dx++) yield (y + dy) * WIDTH + ((x + dx + WIDTH) % WIDTH)
    }
  }

  /** Centre of a fine cell, longitude in [-180, 180). */
  positionOf(cell: number): Point {
    const y = Math.floor(cell / WIDTH)
    const lon = (cell - y * WIDTH + 0.5) / FINE
    return [lon >= 180 ? lon - 360 : lon, (y + 0.5) / FINE - 90]
  }

  /** Cells that no path may enter, e.g. a canal's own water while its approaches are sought. */
  block(cells: Iterable<number>): void {
    for (const cell of cells) this.blocked.add(cell)
  }

  unblock(): void {
    this.blocked.clear()
  }

  /** Cells of the cheapest path from a position to the first cell that the target accepts; null if none within the limit. */
  path(from: Point, target: FineTarget, limitKm: number, overland = false): number[] | null {
    this.run++
    const queue = new FlatQueue<number>()
    const start = this.cellAt(from[0], from[1])
    this.reach(start % WIDTH, Math.floor(start / WIDTH), 0, 0, queue)
    while (queue.length > 0) {
      const at = queue.peekValue()!
      const cell = queue.pop()!
      const y = Math.floor(cell / WIDTH)
      const x = cell - y * WIDTH
      if (at > this.costOf(x, y)) continue
      if (at > limitKm) return null
      const [lon, lat] = this.positionOf(cell)
      if (target(lon, lat, cell)) return this.unwind(cell, start)
      const width = (KM_PER_DEGREE / FINE) * Math.cos((lat * Math.PI) / 180)
      const height = KM_PER_DEGREE / FINE
      for (let way = 0; way < 8; way++) {
        const dx = WAY_X[way]!
        const dy = WAY_Y[way]!
        const km = dx === 0 ? height : dy === 0 ? width : Math.hypot(width, height)
        const nx = (x + dx + WIDTH) % WIDTH
        const kind = this.kind(nx, y + dy)
        const perKm = overland && kind === BLOCKED ? OVERLAND_COST : COST[kind]!
        if (perKm === Number.POSITIVE_INFINITY) continue
        if (this.blocked.size > 0 && this.blocked.has((y + dy) * WIDTH + nx)) continue
        this.reach(nx, y + dy, at + perKm * km, way, queue)
      }
    }
    return null
  }

  private costOf(x: number, y: number): number {
    const trace = this.tileAt(x, y).trace
    if (!trace || trace.run !== this.run) return Number.POSITIVE_INFINITY
    return trace.cost[(y % FINE) * FINE + (x % FINE)]!
  }

  private reach(x: number, y: number, cost: number, way: number, queue: FlatQueue<number>): void {
    const tile = this.tileAt(x, y)
    tile.trace ??= {
      run: -1,
      cost: new Float32Array(FINE * FINE),
      way: new Uint8Array(FINE * FINE),
    }
    const { trace } = tile
    if (trace.run !== this.run) {
      trace.run = this.run
      trace.cost.fill(Number.POSITIVE_INFINITY)
    }
    const i = (y % FINE) * FINE + (x % FINE)
    const rounded = Math.fround(cost)
    if (rounded >= trace.cost[i]!) return
    trace.cost[i] = rounded
    trace.way[i] = way
    queue.push(y * WIDTH + x, rounded)
  }

  private unwind(end: number, start: number): number[] {
    const cells = [end]
    for (let cell = end; cell !== start; ) {
      const y = Math.floor(cell / WIDTH)
      const x = cell - y * WIDTH
      const way = this.tileAt(x, y).trace!.way[(y % FINE) * FINE + (x % FINE)]!
      cell = (y - WAY_Y[way]!) * WIDTH + ((x - WAY_X[way]! + WIDTH) % WIDTH)
      cells.push(cell)
    }
    return cells.reverse()
  }

  /**
   * Corners of the straightest line along a path of cells: a stretch is replaced by its chord where
   * that costs no more than the stretch and runs over nothing costlier.
   */
  pull(cells: readonly number[]): Point[] {
    const points = cells.map((cell) => this.positionOf(cell))
    const path = this.measure(points)
    const line: Point[] = [points[0]!]
    let at = 0
    while (at < points.length - 1) {
      let good = at + 1
      let step = 2
      while (at + step < points.length && this.shortens(path, at, at + step)) {
        good = at + step
        step *= 2
      }
      let bad = Math.min(points.length, at + step)
      while (bad - good > 1) {
        const middle = (good + bad) >> 1
        if (this.shortens(path, at, middle)) good = middle
        else bad = middle
      }
      line.push(points[good]!)
      at = good
    }
    return line
  }

  private costAt(lon: number, lat: number): number {
    const cell = this.cellAt(lon, lat)
    const y = Math.floor(cell / WIDTH)
    const kind = this.kind(cell - y * WIDTH, y)
    return kind === BLOCKED ? OVERLAND_COST : COST[kind]!
  }

  private measure(points: readonly Point[]): MeasuredPath {
    const perKm = points.map(([lon, lat]) => this.costAt(lon, lat))
    const cost = [0]
    for (let i = 1; i < points.length; i++) {
      const km = perKm[i]! * kmBetween(points[i - 1]!, points[i]!)
      cost.push(cost[i - 1]! + km)
    }
    return { points, perKm, cost }
  }

  /** Whether the chord between two points of a path is as good as the path between them. */
  private shortens({ points, perKm, cost }: MeasuredPath, from: number, to: number): boolean {
    const [lon0, lat0] = points[from]!
    const [lon1, lat1] = points[to]!
    const dx = lon1 - lon0
    if (Math.abs(dx) > 180) return false
    const dy = lat1 - lat0
    let worst = 0
    for (let i = from; i <= to; i++) worst = Math.max(worst, perKm[i]!)
    const samples = Math.ceil(Math.max(Math.abs(dx), Math.abs(dy)) * FINE * 4)
    const km = kmBetween(points[from]!, points[to]!) / samples
    let left = cost[to]! - cost[from]!
    for (let k = 0; k < samples; k++) {
      const t = (k + 0.5) / samples
      const here = this.costAt(lon0 + t * dx, lat0 + t * dy)
      left -= here * km
      if (here > worst || left < -ROUNDING_KM) return false
    }
    return true
  }

  private kind(x: number, y: number): number {
    return this.tileAt(x, y).kinds[(y % FINE) * FINE + (x % FINE)]!
  }

  private tileAt(x: number, y: number): Tile {
    const bin = (179 - Math.floor(y / FINE)) * 360 + Math.floor(x / FINE)
    if (bin === this.lastBin) return this.lastTile
    let tile = this.tiles.get(bin)
    if (!tile) {
      tile = { kinds: this.makeTile(bin), trace: null }
      this.tiles.set(bin, tile)
    }
    this.lastBin = bin
    this.lastTile = tile
    return tile
  }

  private makeTile(bin: number): Uint8Array {
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
    return tile
  }

  /** Burns lines into land cells: narrow water whose cells' centres lie on land. */
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

/** Flat distance, for places a few degrees apart at most. */
export function kmBetween(a: Point, b: Point): number {
  const dx = (b[0] - a[0]) * Math.cos((((a[1] + b[1]) / 2) * Math.PI) / 180)
  return Math.hypot(dx, b[1] - a[1]) * KM_PER_DEGREE
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

/** Water beside land costs a little more, so that paths keep to the middle. */
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
