import { FULL, type IndexSet } from '../../../sea/index-set.js'
import type { NetworkGraph } from '../../graph.js'
import type { Query } from '../../query.js'
import type { GatePath, GatePaths, GateRow } from '../../search/gate-paths.js'
import type { GateStep, Gates } from '../../search/gates.js'
import type { LandmarkPaths } from '../../search/landmarks.js'
import type { Endpoint } from '../../snap/endpoint.js'
import { type AvoidingPath, joined, reversed } from '../avoiding-path.js'
import { clearPath } from '../clear-path.js'
import type { Detour, DetourSearch } from '../detour-search.js'
import type { CostTables, KnownEnd } from './cost-tables.js'

/** A path costs at most this much more than the sum of its parts in the tables. */
const TABLE_SLACK = 1
/** The same for a distance that labels have, km. */
const KNOWN_SLACK_KM = 0.02

/**
 * Paths of least cost around areas that have tables. The tables contain the cost of every path through
 * gates, so only paths with every gate closed need a search, and only below that cost.
 */
export class TabledDetours {
  constructor(
    private readonly graph: NetworkGraph,
    private readonly gates: Gates,
    private readonly landmarks: LandmarkPaths,
    private readonly gatePaths: GatePaths,
    private readonly search: DetourSearch,
  ) {}

  /** The path of least cost, or null when none costs less than `belowCost`. */
  find(query: Query, tables: CostTables, belowCost: number): AvoidingPath | null {
    const origin = tables.ofEnd(query.origin)
    const destination = tables.ofEnd(query.destination)
    // From the destination, as the search leads there: `first` is the gate next to it.
    const gated = this.gated(this.row(destination, query.closed, tables), origin)
    const gatedCost = gated ? gated.km + TABLE_SLACK : Number.POSITIVE_INFINITY
    const overSea = this.overSea(query, tables, Math.min(belowCost, gatedCost))
    const mostCost = Math.min(belowCost, overSea?.cost ?? Number.POSITIVE_INFINITY)
    if (!gated || gated.km >= mostCost) return overSea
    const through = this.throughGates(origin, destination, tables, gated, query.closed)
    return through.cost < mostCost ? through : overSea
  }

  /** Costs from an end to every gate. */
  private row({ landmarkCosts }: KnownEnd, closed: IndexSet, tables: CostTables): GateRow {
    return this.gatePaths.row({ landmarkKm: landmarkCosts }, closed, tables.gateCosts(closed).km)
  }

  /** The path of least cost through gates from the end of a row; null if there is none. */
  private gated(row: GateRow, { landmarkCosts }: KnownEnd): GatePath | null {
    return this.gatePaths.best(row, { landmarkKm: landmarkCosts })
  }

  /** The path of least cost with every gate closed, or null when none costs less than `belowCost`. */
  private overSea(query: Query, tables: CostTables, belowCost: number): AvoidingPath | null {
    const seaKm = tables.seaKm(query.origin, query.destination)
    if (seaKm !== null && seaKm - KNOWN_SLACK_KM >= belowCost) return null
    const most = Math.min(belowCost, (seaKm ?? belowCost) + KNOWN_SLACK_KM)
    const path = this.searchBelow(query, tables, most)
    return path || most === belowCost ? path : this.searchBelow(query, tables, belowCost)
  }

  private searchBelow(query: Query, tables: CostTables, belowCost: number): AvoidingPath | null {
    const origin = tables.ofEnd(query.origin)
    const destination = tables.ofEnd(query.destination)
    // A search has the best bounds if it starts at the end that a landmark lies behind.
    if (farthestBehind(origin, destination) >= farthestBehind(destination, origin)) {
      return this.searchFrom(origin, destination, tables, belowCost)
    }
    const path = this.searchFrom(destination, origin, tables, belowCost)
    return path && reversed(path, this.graph)
  }

  private searchFrom(
    from: KnownEnd,
    to: KnownEnd,
    tables: CostTables,
    belowCost: number,
  ): AvoidingPath | null {
    const detour = {
      corners: tables.corners,
      fromOrigin: from.first,
      fromDestination: to.first,
      toDestination: tables.boundsTo(to, from),
      toOrigin: tables.isJoined ? null : tables.boundsTo(from, to),
      bays: tables.baysBetween(from.end, to.end),
    }
    const query = { graph: this.graph, origin: from.end, destination: to.end, closed: FULL }
    return this.search.find(query, detour, belowCost)
  }

  /** A path through gates, of which `first` is the one next to the destination. */
  private throughGates(
    origin: KnownEnd,
    destination: KnownEnd,
    tables: CostTables,
    { first, last }: Pick<GatePath, 'first' | 'last'>,
    closed: IndexSet,
  ): AvoidingPath {
    let path = this.toLandmark(origin, last, tables)
    for (const step of this.gates.steps(last, first, closed, tables.gateCosts(closed))) {
      path = joined(path, step.link < 0 ? this.fromGate(step, tables) : this.along(step, tables))
    }
    return joined(path, reversed(this.toLandmark(destination, first, tables), this.graph))
  }

  private fromGate({ from, to }: GateStep, tables: CostTables): AvoidingPath {
    return this.toLandmark(tables.ofEnd(this.landmarks.endpoint(from)), to, tables)
  }

  private along({ from, to, link }: GateStep, { corners }: CostTables): AvoidingPath {
    return {
      cost: corners.linkCost(link),
      places: [this.stateOf(from), this.stateOf(to)],
      links: [-1, link],
    }
  }

  /** The path to a landmark with every gate closed. Follows its table, whose bounds are exact. */
  private toLandmark(known: KnownEnd, landmark: number, tables: CostTables): AvoidingPath {
    let path = known.paths.get(landmark)
    if (!path) {
      path = this.clear(known, landmark, tables) ?? this.findLandmark(known, landmark, tables)
      known.paths.set(landmark, path)
    }
    return path
  }

  /** The same where a sea without areas has it already; null where it does not. */
  private clear(known: KnownEnd, landmark: number, tables: CostTables): AvoidingPath | null {
    return tables.isJoined ? null : clearPath(known, landmark, tables.corners, this.landmarks)
  }

  private findLandmark(from: KnownEnd, landmark: number, tables: CostTables): AvoidingPath {
    const { end, first } = from
    const destination: Endpoint = this.landmarks.endpoint(landmark)
    const query = { graph: this.graph, origin: end, destination, closed: FULL }
    const detour: Detour = {
      corners: tables.corners,
      fromOrigin: first,
      fromDestination: [[this.stateOf(landmark), 0]],
      toDestination: tables.boundsToLandmark(landmark, from),
      toOrigin: tables.isJoined ? null : tables.boundsTo(from, tables.ofEnd(destination)),
      bays: tables.baysBetween(end, destination),
    }
    const cost = from.landmarkCosts[landmark]!
    const path =
      (tables.isJoined ? null : this.search.find(query, detour, cost + KNOWN_SLACK_KM)) ??
      this.search.find(query, detour, cost + TABLE_SLACK)
    if (!path) throw new Error('A cost to a landmark has no path to it: the tables are damaged.')
    return path
  }

  private stateOf(landmark: number): number {
    return this.graph.stateOfNode(this.graph.network.landmarks[landmark]!)
  }
}

/** How much farther a landmark is from one end than from the other, at most. */
function farthestBehind(
  { landmarkCosts: near }: KnownEnd,
  { landmarkCosts: far }: KnownEnd,
): number {
  return far.reduce((most, cost, r) => {
    const gap = cost - near[r]!
    return gap < Number.POSITIVE_INFINITY ? Math.max(most, gap) : most
  }, 0)
}
