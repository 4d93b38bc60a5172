import FlatQueue from 'flatqueue'
import { FINE, type Point } from './fine-grid.js'
import { BANK, BLOCKED, type FineRaster, NEAR_SHORE, WATER } from './fine-raster.js'
import { KM_PER_DEGREE } from './grid.js'
import { type ChannelCells, MidChannel, type Step } from './mid-channel.js'

const WIDTH = 360 * FINE

/**
 * Cost of a kilometre by the kind of cell. Land costs so much that paths only use it to bridge gaps.
 */
const COST = [Number.POSITIVE_INFINITY, 1, 1.25, 1.35, 40, Number.POSITIVE_INFINITY]
/**
 * Cost of land away from water, for searches that may cross it: to ports on canals that no line shows.
 */
const OVERLAND_COST = 60

/** The land that a search may cross: none, the banks of waters, or any. */
export type LandAllowed = 'none' | 'banks' | 'any'

interface MeasuredPath {
  readonly channel: MidChannel
  readonly points: readonly Point[]
  /** Cost of a kilometre at each point. */
  readonly perKm: readonly number[]
  /** Cost from the first point to each point, km. */
  readonly cost: readonly number[]
}

/**
 * A chord may cost this much more than its section, because its samples include cells that the section
 * does not.
 */
const ROUNDING_KM = 0.05

interface Tile {
  readonly kinds: Uint8Array
  /** Cells that no path may enter for now. */
  readonly blocked: Set<number>
  /** Costs and predecessors of the search that last entered the tile. */
  trace: { run: number; readonly cost: Float32Array; readonly way: Uint8Array } | null
}

/** The eight steps of a search. */
const WAY_X = [1, 1, 0, -1, -1, -1, 0, 1]
const WAY_Y = [0, 1, 1, 1, 0, -1, -1, -1]

/** Whether the search may end here. */
export type FineTarget = (lon: number, lat: number, cell: number) => boolean

/**
 * Least-cost paths over water, finer than any graph: along rivers, into docks, through canals. Each
 * square degree is rasterised when a search first enters it.
 */
export class FineSearch implements ChannelCells {
  private readonly tiles = new Map<number, Tile>()
  private lastBin = -1
  private lastTile!: Tile
  private run = 0

  constructor(private readonly raster: FineRaster) {}

  /** Id of the fine cell that contains a position. */
  cellAt(lon: number, lat: number): number {
    const x = Math.floor((((lon % 360) + 360) % 360) * FINE) % WIDTH
    return Math.floor((lat + 90) * FINE) * WIDTH + x
  }

  /** Ids of the cells within a number of columns and rows of a position. */
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

  /**
   * Blocks cells for all paths, such as a canal's own water during the search for its approaches.
   * @returns the cells that were not blocked before, to unblock them later
   */
  block(cells: Iterable<number>): number[] {
    const added: number[] = []
    for (const cell of cells) {
      const { blocked } = this.tileOf(cell)
      if (blocked.has(cell)) continue
      blocked.add(cell)
      added.push(cell)
    }
    return added
  }

  unblock(cells: Iterable<number>): void {
    for (const cell of cells) this.tileOf(cell).blocked.delete(cell)
  }

  /**
   * Cells of the cheapest path from a position to the first cell that the target accepts; null if there
   * is none within the limit.
   */
  path(
    from: Point,
    target: FineTarget,
    limitKm: number,
    land: LandAllowed = 'banks',
  ): number[] | null {
    this.run++
    const cost = [...COST]
    if (land === 'none') cost[BANK] = Number.POSITIVE_INFINITY
    if (land === 'any') cost[BLOCKED] = OVERLAND_COST
    const queue = new FlatQueue<number>()
    const start = this.cellAt(from[0], from[1])
    this.reach(start % WIDTH, Math.floor(start / WIDTH), 0, 0, queue)
    while (queue.length > 0) {
      const at = queue.peekValue()!
      const cell = queue.pop()!
      const y = Math.floor(cell / WIDTH)
      const x = cell - y * WIDTH
      if (at > this.reachedCost(x, y)) continue
      if (at > limitKm) return null
      const [lon, lat] = this.positionOf(cell)
      if (target(lon, lat, cell)) return this.unwind(cell, start)
      const { width, height } = cellKm(lat)
      for (let way = 0; way < 8; way++) {
        const dx = WAY_X[way]!
        const dy = WAY_Y[way]!
        const km = dx === 0 ? height : dy === 0 ? width : Math.hypot(width, height)
        const nx = (x + dx + WIDTH) % WIDTH
        const tile = this.tileAt(nx, y + dy)
        const perKm = cost[kindIn(tile, nx, y + dy)]!
        if (perKm === Number.POSITIVE_INFINITY) continue
        if (tile.blocked.size > 0 && tile.blocked.has((y + dy) * WIDTH + nx)) continue
        this.reach(nx, y + dy, at + perKm * km, way, queue)
      }
    }
    return null
  }

  /** Whether a short straight line leads over a cell that no path may enter. */
  meetsDry(a: Point, b: Point): boolean {
    const dx = b[0] - a[0]
    const dy = b[1] - a[1]
    const steps = Math.ceil(Math.max(Math.abs(dx), Math.abs(dy)) * FINE * 4)
    for (let k = 0; k <= steps; k++) {
      const t = steps === 0 ? 0 : k / steps
      if (this.costOf(this.cellAt(a[0] + t * dx, a[1] + t * dy)) === Number.POSITIVE_INFINITY)
        return true
    }
    return false
  }

  /** Whether a path crosses land or a bank. */
  crossesLand(cells: readonly number[]): boolean {
    return cells.some((cell) => {
      const y = Math.floor(cell / WIDTH)
      const kind = this.kind(cell - y * WIDTH, y)
      return kind === BANK || kind === BLOCKED
    })
  }

  private reachedCost(x: number, y: number): number {
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
   * The line of ships along a path of cells: the middle of narrow water, straight where it is wide. A
   * section of the middle is replaced by its chord if that costs no more and crosses nothing costlier.
   */
  pull(cells: readonly number[]): Point[] {
    const channel = new MidChannel(this, cells)
    const path = this.measure(channel)
    const { points } = path
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

  isWater(cell: number): boolean {
    const kind = this.kindAt(cell)
    return (kind === WATER || kind === NEAR_SHORE) && !this.tileOf(cell).blocked.has(cell)
  }

  costOf(cell: number): number {
    const kind = this.kindAt(cell)
    return kind === BLOCKED ? OVERLAND_COST : COST[kind]!
  }

  steps(cell: number): Step[] {
    const y = Math.floor(cell / WIDTH)
    const x = cell - y * WIDTH
    const { width, height } = cellKm(this.positionOf(cell)[1])
    return WAY_X.map((dx, way) => {
      const dy = WAY_Y[way]!
      return {
        cell: (y + dy) * WIDTH + ((x + dx + WIDTH) % WIDTH),
        km: Math.hypot(dx * width, dy * height),
      }
    })
  }

  private measure(channel: MidChannel): MeasuredPath {
    const cells = channel.middle()
    const points = cells.map((cell) => this.positionOf(cell))
    const perKm = cells.map((cell) => channel.costAt(cell))
    const cost = [0]
    for (let i = 1; i < points.length; i++) {
      const km = perKm[i]! * kmBetween(points[i - 1]!, points[i]!)
      cost.push(cost[i - 1]! + km)
    }
    return { points, perKm, cost, channel }
  }

  /** Whether the chord between two points of a path is as good as the path between them. */
  private shortens(
    { points, perKm, cost, channel }: MeasuredPath,
    from: number,
    to: number,
  ): boolean {
    const [lon0, lat0] = points[from]!
    const [lon1, lat1] = points[to]!
    const dx = lon1 - lon0
    if (Math.abs(dx) > 180) return false
    const dy = lat1 - lat0
    let worst = 0
    for (let i = from; i <= to; i++) worst = Math.max(worst, perKm[i]!)
    const samples = Math.ceil(Math.max(Math.abs(dx), Math.abs(dy)) * FINE * 4)
    const km = kmBetween(points[from]!, points[to]!) / samples
    let left = (cost[to]! - cost[from]!) * straightShare(points[from]!, points[to]!)
    for (let k = 0; k < samples; k++) {
      const t = (k + 0.5) / samples
      const here = channel.costAt(this.cellAt(lon0 + t * dx, lat0 + t * dy))
      left -= here * km
      if (here > worst || left < -ROUNDING_KM) return false
    }
    return true
  }

  private kindAt(cell: number): number {
    const y = Math.floor(cell / WIDTH)
    return this.kind(cell - y * WIDTH, y)
  }

  private kind(x: number, y: number): number {
    return kindIn(this.tileAt(x, y), x, y)
  }

  private tileOf(cell: number): Tile {
    const y = Math.floor(cell / WIDTH)
    return this.tileAt(cell - y * WIDTH, y)
  }

  private tileAt(x: number, y: number): Tile {
    const bin = (179 - Math.floor(y / FINE)) * 360 + Math.floor(x / FINE)
    if (bin === this.lastBin) return this.lastTile
    let tile = this.tiles.get(bin)
    if (!tile) {
      tile = { kinds: this.raster.tile(bin), blocked: new Set(), trace: null }
      this.tiles.set(bin, tile)
    }
    this.lastBin = bin
    this.lastTile = tile
    return tile
  }
}

function kindIn(tile: Tile, x: number, y: number): number {
  return tile.kinds[(y % FINE) * FINE + (x % FINE)]!
}

/** Size of a fine cell, km. */
function cellKm(lat: number): { readonly width: number; readonly height: number } {
  const height = KM_PER_DEGREE / FINE
  return { width: height * Math.cos((lat * Math.PI) / 180), height }
}

/**
 * Length of a chord as a share of the steps from cell to cell between its ends. Steps go in eight
 * directions only, so that a path of them is up to a twelfth too long.
 */
function straightShare(a: Point, b: Point): number {
  const { width, height } = cellKm((a[1] + b[1]) / 2)
  const x = Math.abs(b[0] - a[0]) * FINE
  const y = Math.abs(b[1] - a[1]) * FINE
  const diagonal = Math.min(x, y)
  const stepsKm =
    diagonal * Math.hypot(width, height) + (x - diagonal) * width + (y - diagonal) * height
  return Math.hypot(x * width, y * height) / stepsKm
}

/** Flat distance, for places a few degrees apart at most. */
export function kmBetween(a: Point, b: Point): number {
  const dx = (b[0] - a[0]) * Math.cos((((a[1] + b[1]) / 2) * Math.PI) / 180)
  return Math.hypot(dx, b[1] - a[1]) * KM_PER_DEGREE
}

/** Length of a line, km, using flat distances between its points. */
export function lineKm(points: readonly Point[]): number {
  return points.slice(1).reduce((km, point, i) => km + kmBetween(points[i]!, point), 0)
}
