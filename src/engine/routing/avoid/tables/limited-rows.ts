import { Sweep } from '../../../sea/sight/sweep.js'
import { EMPTY } from '../../../sea/stored/index-set.js'
import type { NetworkGraph } from '../../graph.js'
import { EXCESS, leastKm } from '../../lower-bounds.js'
import type { Query } from '../../query.js'
import { type GatePath, SUM_ROUNDING_KM } from '../../search/gates.js'
import type { KnownEnd } from './cost-tables.js'
import { straightCost } from './endpoint-costs.js'
import type { LimitTables } from './limit-tables.js'
import type { TabledDetours } from './tabled-detours.js'

/** A sweep from one end to all others costs about as much as this many searches. */
const MAX_SEARCHES = 8
/** Maximum number of port pairs for which the outcome of a search is kept: some ten megabytes. */
const MAX_KNOWN_PAIRS = 200_000
/** Sums of distances from tables are at most this much too long or short, km. */
const TABLE_SLACK_KM = 0.01

/** A cell of a matrix whose path may enter a polygon. */
export interface NearCell {
  readonly query: () => Query
  /** Length of its path without polygons, km. */
  readonly plainKm: number
  /** Whether that path comes near a polygon. */
  readonly isNear: () => boolean
}

/** What is found of such a cell. */
export interface FoundCell {
  /** Infinity without a path. */
  readonly km: number
  /** The links with a passage that its path uses between gates. */
  readonly links: readonly number[]
}

interface Cell extends NearCell {
  readonly to: KnownEnd
  readonly gated: GatePath | null
  /** Length of the best path so far, km. */
  km: number
}

/** What a search found over the sea between two ports: a path, or none that is shorter. */
interface KnownPair {
  readonly km: number
  readonly isPath: boolean
}

/**
 * Rows of a matrix in a sea with polygons that no route enters, by the tables of these polygons: most
 * cells need no search, and a row with many others takes one sweep.
 */
export class LimitedRows {
  private readonly sweep: Sweep
  /** By the indices of both ports. */
  private readonly pairs = new Map<number, KnownPair>()

  constructor(
    private readonly graph: NetworkGraph,
    private readonly tables: LimitTables,
    private readonly tabled: TabledDetours,
  ) {
    this.sweep = new Sweep(graph.network, { limits: tables.corners })
  }

  /** Cells of one row, with no end in a polygon. */
  find(near: readonly NearCell[]): FoundCell[] {
    const { tables, tabled } = this
    const queries = near.map(({ query }) => query())
    const { origin, closed } = queries[0]!
    const from = tables.ofEnd(origin)
    const row = tabled.row(from, closed, tables)
    const cells = near.map((cell, i): Cell => {
      const query = queries[i]!
      const to = tables.ofEnd(query.destination)
      const gated = tabled.gated(row, to)
      const straightKm = straightCost(query, tables.corners.avoided)
      const km = Math.min(straightKm, (gated?.km ?? Number.POSITIVE_INFINITY) + TABLE_SLACK_KM)
      return { ...cell, to, gated, km }
    })
    this.overSea(from, cells)
    return cells.map(({ to, gated, km }) => {
      if (!gated || km < gated.km - TABLE_SLACK_KM) return { km, links: [] }
      // As the path from the other end, which a row of gates has first.
      const gatedKm = tabled.throughGates(to, from, tables, gated, closed).cost
      return gatedKm > km
        ? { km, links: [] }
        : { km: gatedKm, links: tabled.links(gated, closed, tables) }
    })
  }

  /** Lowers the lengths of cells to those of paths with every gate closed. */
  private overSea(from: KnownEnd, cells: readonly Cell[]): void {
    const open = cells.filter((cell) => {
      const known = this.pairs.get(pairOf(from, cell.to))
      if (known?.isPath) cell.km = Math.min(cell.km, known.km)
      const leastKm = known?.km ?? this.leastKm(from, cell.to)
      return Math.max(leastKm, cell.plainKm) < cell.km - TABLE_SLACK_KM
    })
    const isSwept = open.length > MAX_SEARCHES
    if (isSwept) this.run(from, open)
    for (const cell of open) {
      if (!isSwept && !cell.isNear()) cell.km = cell.plainKm
      else this.keep(from, cell, isSwept ? this.sweptKm(cell.to) : this.searchedKm(from, cell))
    }
  }

  private keep(from: KnownEnd, cell: Cell, km: number): void {
    const isPath = km < cell.km
    if (isPath) cell.km = km
    const pair = pairOf(from, cell.to)
    if (Number.isNaN(pair)) return
    if (this.pairs.size === MAX_KNOWN_PAIRS) this.pairs.clear()
    this.pairs.set(pair, { km: cell.km, isPath })
  }

  /** No path over the sea is shorter. */
  private leastKm(from: KnownEnd, to: KnownEnd): number {
    const [a, b] = [from.end, to.end]
    const isPorts = a.kind === 'port' && b.kind === 'port' && a.port !== null && b.port !== null
    const unlimitedKm = isPorts
      ? this.graph.portKm(a.port, b.port) - SUM_ROUNDING_KM
      : leastKm(a, b)
    const aheadKm = from.landmarkCosts.reduce((most, km, r) => {
      const gap = Math.abs(km - to.landmarkCosts[r]!)
      // Both are Infinity: a landmark that reaches neither.
      return gap > most ? gap : most
    }, 0)
    return Math.max(unlimitedKm, aheadKm * (1 - 2 * EXCESS) - SUM_ROUNDING_KM)
  }

  private searchedKm({ end: origin }: KnownEnd, { to, km }: Cell): number {
    const query = { graph: this.graph, origin, destination: to.end, closed: EMPTY }
    return this.tabled.overSea(query, this.tables, km)?.cost ?? Number.POSITIVE_INFINITY
  }

  private run({ end, first }: KnownEnd, cells: readonly Cell[]): void {
    const bays = cells.flatMap(({ to }) => to.end.bays)
    const sweep = this.sweep.reset([...end.bays, ...bays, ...this.tables.cutBays])
    for (const [place, km] of first) sweep.start(place, km)
    sweep.advance(cells.reduce((most, { km }) => Math.max(most, km), 0))
  }

  private sweptKm({ first }: KnownEnd): number {
    const { graph, sweep } = this
    return first.reduce((least, [place, km]) => {
      return Math.min(least, sweep.km[graph.mirror(place)]! + km)
    }, Number.POSITIVE_INFINITY)
  }
}

/** Number of a pair of ports; NaN if one of the ends is none. */
function pairOf({ end: a }: KnownEnd, { end: b }: KnownEnd): number {
  if (a.kind !== 'port' || b.kind !== 'port' || a.port === null || b.port === null) {
    return Number.NaN
  }
  const high = Math.max(a.port, b.port)
  return (high * (high - 1)) / 2 + Math.min(a.port, b.port)
}
