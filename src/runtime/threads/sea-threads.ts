import { availableParallelism } from 'node:os'
import {
  DEFAULT_RESOLUTION_KM,
  RESOLUTIONS,
  type Resolution,
  type RouteOptions,
  type SnappedPlace,
} from '../../engine/routing/request.js'
import { SeaRouter } from '../../engine/routing/router.js'
import { CoastMask } from '../../engine/sea/coast-mask.js'
import type { SeaNetwork } from '../../engine/sea/network.js'
import type { AvoidedAreas, Calculations } from '../../planning/calculations.js'
import type { ChartWork } from '../../planning/charted-line.js'
import type { RoutedMatrix } from '../../planning/matrix/plan-matrix.js'
import type { ReachWork } from '../../planning/matrix/reach.js'
import {
  type CellQuantities,
  type CellQuantity,
  type CellTables,
  cellTables,
  type MatrixQuestion,
  needsRoutes,
} from '../../planning/matrix-cells.js'
import type { AfloatWork } from '../../planning/places-afloat.js'
import type { RunQuestion } from '../../planning/voyage/prepare.js'
import { MatrixJob, SingleJob } from './jobs.js'
import { END_NUMBERS, type MatrixMemory, matrixMemory } from './matrix-memory.js'
import type { SeaFrame } from './messages.js'
import { Opening } from './opening.js'
import { Preparations } from './preparations.js'
import { ThreadPool } from './thread-pool.js'
import { type Tiling, tilingOf } from './tiles.js'

/** Current load. */
export interface ThreadLoad {
  readonly threads: number
  readonly busy: number
  /** Running and waiting calculations. */
  readonly jobs: number
  /** How often a table contradicted the network, on all threads since the start. */
  readonly missedTables: number
}

/** The engine on separate threads, for calculations that would block the main thread. */
export interface BackgroundSea extends Calculations {
  /** Gives up what the threads keep for later requests. Answers stay the same, and take longer at first. */
  shed(): void
  readonly load: ThreadLoad
}

export interface SeaThreadOptions {
  readonly folder: string
  /** The resolution that is opened before all others. */
  readonly first: Resolution
  readonly resolutions?: readonly Resolution[]
  readonly threads?: number
  /** Maximum number of running and waiting calculations. */
  readonly limit?: number
  /** Longest wait for a calculation that callers accept, ms. */
  readonly deadlineMs?: number
  /** The program of a thread. */
  readonly worker?: URL | undefined
  /** Whether nobody else waits for a thread that calculates a long row of a matrix. Default false. */
  readonly longRows?: boolean
  /** The version of the data with what else answers depend on. Default: that of the data. */
  readonly versionOf?: (version: string) => string
  /** Aborts the opening of the first resolution. */
  readonly signal?: AbortSignal | undefined
}

const FEW_JOBS = 100
/** Few ask for them, and each takes 100 to 200 MB. */
const RARE: readonly Resolution[] = [10, 50, 100]
const WORKER = new URL('./worker.js', import.meta.url)

/**
 * Opens the sea on threads. Its arrays are in shared memory, so they exist only once, and a router on
 * the main thread uses them too.
 */
export class SeaThreads implements BackgroundSea {
  /** Settles when every resolution is open that need not be asked for. */
  readonly allOpen: Promise<unknown>
  /** Resolutions that are not open yet. To ask for one opens it. */
  readonly opening: Opening

  private constructor(
    private readonly pool: ThreadPool,
    private readonly preparations: Preparations,
    /** Synchronous, on the main thread, for the resolutions that are open. */
    readonly router: SeaRouter,
    folder: string,
    resolutions: readonly Resolution[],
    private readonly longRows: boolean,
  ) {
    const others = resolutions.filter((resolution) => !router.resolutions.includes(resolution))
    this.opening = new Opening((resolution) => this.#open(folder, resolution), others)
    const usual = others.filter((resolution) => !RARE.includes(resolution))
    this.allOpen = Promise.all(usual.map((resolution) => this.opening.get(resolution)))
    this.allOpen.catch(() => undefined)
  }

  /** Settles when the first resolution is open; the others follow. */
  static async open({
    folder,
    first,
    resolutions = RESOLUTIONS,
    threads = availableParallelism(),
    limit = FEW_JOBS,
    deadlineMs = Number.POSITIVE_INFINITY,
    worker = WORKER,
    longRows = false,
    versionOf = (version) => version,
    signal,
  }: SeaThreadOptions): Promise<SeaThreads> {
    const pool = new ThreadPool({ threads, limit, file: worker, deadlineMs })
    try {
      const job = new SingleJob<'opened'>({
        kind: 'open',
        folder,
        resolutionKm: first,
        withFrame: true,
      })
      const { frame, network } = (await pool.run(job, signal)).result.opened
      pool.tell({ kind: 'frame', frame: frame! })
      const router = routerOf({ ...frame!, version: versionOf(frame!.version) })
      take(network, router, pool)
      const preparations = new Preparations(pool, frame!.areas, folder)
      return new SeaThreads(pool, preparations, router, folder, resolutions, longRows)
    } catch (error) {
      await pool.close()
      throw error
    }
  }

  async routes(run: RunQuestion, signal: AbortSignal, isShort = false) {
    await this.#tablesFor(run.request)
    const job = new SingleJob<'found'>({ kind: 'route', run }, isShort)
    const { result, engineMs } = await this.pool.run(job, signal)
    return { result: result.found, engineMs }
  }

  async reach(work: ReachWork, signal: AbortSignal) {
    const { result, engineMs } = await this.pool.run(
      new SingleJob<'reached'>({ kind: 'reach', work }),
      signal,
    )
    return { result: result.reached, engineMs }
  }

  async afloat(work: AfloatWork, signal: AbortSignal) {
    const job = new SingleJob<'placed'>({ kind: 'afloat', work })
    const { result, engineMs } = await this.pool.run(job, signal)
    return { result: result.placed, engineMs }
  }

  async chart(work: ChartWork, signal: AbortSignal) {
    const job = new SingleJob<'charted'>({ kind: 'chart', work })
    const { result, engineMs } = await this.pool.run(job, signal)
    return { result: result.charted, engineMs }
  }

  async matrix(request: MatrixQuestion, quantities: CellQuantities, signal: AbortSignal) {
    const turned = request.origins.length > request.destinations.length
    const rows = turned ? turnedRequest(request) : request
    const { origins, destinations, avoidAreas = [], avoidPolygons = [], shallows = [] } = rows
    const isSearch = avoidAreas.length + avoidPolygons.length + shallows.length > 0
    const cell = isSearch ? 'search' : needsRoutes(quantities, rows) ? 'route' : 'sum'
    const tiling = tilingOf(origins.length, destinations.length, cell, this.longRows)
    const memory = matrixMemory(tiling, quantities)
    await this.#tablesFor(request)
    const task = { kind: 'matrix', request: rows, quantities, tiling, memory } as const
    const job = new MatrixJob(task, isSearch)
    const { engineMs } = await this.pool.run(job, signal)
    if (avoidPolygons.length === 0) {
      const { resolutionKm = DEFAULT_RESOLUTION_KM, date } = request
      this.prepare({ resolutionKm, avoidAreas, date })
    }
    return { result: routedMatrix(memory, tiling, turned), engineMs }
  }

  /** Opens the tables that an earlier process made for a request. */
  async #tablesFor(options: RouteOptions): Promise<void> {
    const { resolutionKm = DEFAULT_RESOLUTION_KM, avoidAreas = [], avoidPolygons = [] } = options
    if (avoidAreas.length === 0 || avoidPolygons.length > 0) return
    await this.preparations.open({ resolutionKm, avoidAreas, date: options.date })
  }

  prepare(areas: AvoidedAreas): void {
    void this.preparations.make(areas)
  }

  shed(): void {
    this.preparations.forget()
    this.router.forget()
    this.pool.renew()
  }

  get load(): ThreadLoad {
    const { size: threads, busy, jobs } = this.pool
    return { threads, busy, jobs, missedTables: this.pool.missedTables + this.router.missedTables }
  }

  close(): Promise<void> {
    return this.pool.close()
  }

  async #open(folder: string, resolutionKm: Resolution): Promise<void> {
    const job = new SingleJob<'opened'>({ kind: 'open', folder, resolutionKm, withFrame: false })
    const { result } = await this.pool.run(job)
    take(result.opened.network, this.router, this.pool)
  }
}

function routerOf({ coast, ...rest }: SeaFrame): SeaRouter {
  return new SeaRouter({ ...rest, coast: new CoastMask(coast), networks: [] })
}

function take(network: SeaNetwork, router: SeaRouter, pool: ThreadPool): void {
  router.add(network)
  pool.tell({ kind: 'network', network })
}

/** A row costs a search, and a column almost nothing, so the shorter side becomes the rows. */
function turnedRequest(request: MatrixQuestion): MatrixQuestion {
  return { ...request, origins: request.destinations, destinations: request.origins }
}

/** The results of the threads, transposed back if the request was transposed. */
function routedMatrix(
  { cells, ends }: MatrixMemory,
  { rows, columns }: Tiling,
  isTurned: boolean,
): RoutedMatrix {
  const places = Array.from({ length: rows + columns }, (_, at) => placeAt(ends, at))
  const [ofRows, ofColumns] = [places.slice(0, rows), places.slice(rows)]
  if (!isTurned) return { cells, origins: ofRows, destinations: ofColumns }
  return { cells: turned(cells, rows, columns), origins: ofColumns, destinations: ofRows }
}

function turned(cells: CellTables, rows: number, columns: number): CellTables {
  const turn = (table: Float64Array) =>
    Float64Array.from(table, (_, at) => table[(at % rows) * columns + Math.floor(at / rows)]!)
  const quantities = Object.keys(cells) as CellQuantity[]
  return cellTables(quantities, (quantity) => turn(cells[quantity]!))
}

function placeAt(ends: Float64Array, at: number): SnappedPlace | null {
  const numbers = ends.subarray(END_NUMBERS * at, END_NUMBERS * (at + 1))
  const [longitude, latitude, distanceKm, exitKm, nearestKm] = numbers
  if (Number.isNaN(longitude!)) return null
  const place = { position: [longitude!, latitude!] as const, distanceKm: distanceKm! }
  if (Number.isNaN(exitKm!)) return place
  return { ...place, inland: { exitKm: exitKm!, nearestKm: nearestKm! } }
}
