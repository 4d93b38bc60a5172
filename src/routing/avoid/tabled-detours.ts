import type { Endpoint } from '../endpoint.js'
import { ALL_CLOSED, type NetworkGraph } from '../graph.js'
import type { Query } from '../query.js'
import type { GatePath, GatePaths, Gates } from '../search/gates.js'
import type { LandmarkPaths } from '../search/landmarks.js'
import type { AvoidingPath, DetourSearch } from './detour-search.js'
import { type FirstPlace, firstCorners, firstStates } from './endpoint-costs.js'
import { landmarkCosts, TableBounds, WeightedBounds } from './weighted-bounds.js'
import type { WeightedTables } from './weighted-tables.js'

/** A path costs at most this much more than the sum of its parts in the tables. */
const TABLE_SLACK = 1

/** An endpoint, and the places that its paths may visit first. */
interface End {
  readonly end: Endpoint
  readonly first: readonly FirstPlace[]
}

/**
 * Paths of least cost where areas are penalised and have tables. The tables contain the cost of every
 * path through gates, so only paths with every gate closed need a search, and only below that cost.
 */
export class TabledDetours {
  /** Paths from gate to gate with every gate closed. */
  private readonly between = new WeakMap<WeightedTables, Map<string, AvoidingPath>>()

  constructor(
    private readonly graph: NetworkGraph,
    private readonly gates: Gates,
    private readonly landmarks: LandmarkPaths,
    private readonly gatePaths: GatePaths,
    private readonly search: DetourSearch,
  ) {}

  /** The path of least cost, or null when none costs less than `belowCost`. */
  find(query: Query, tables: WeightedTables, belowCost: number): AvoidingPath | null {
    const origin = this.endOf(query.origin, tables)
    const destination = this.endOf(query.destination, tables)
    const costs = landmarkCosts(tables, destination.first)
    const { km } = tables.gateCost(query.closed)
    const row = this.gatePaths.row({ landmarkKm: costs }, query.closed, km)
    const gated = this.gatePaths.best(row, { landmarkKm: landmarkCosts(tables, origin.first) })
    const gatedCost = gated ? gated.km + TABLE_SLACK : Number.POSITIVE_INFINITY
    const detour = {
      corners: tables.corners,
      fromOrigin: origin.first,
      fromDestination: destination.first,
      toDestination: new WeightedBounds(this.graph, tables, query.destination, costs),
      toOrigin: null,
    }
    const overSea = this.search.find(
      { ...query, closed: ALL_CLOSED },
      detour,
      Math.min(belowCost, gatedCost),
    )
    const mostCost = Math.min(belowCost, overSea?.cost ?? Number.POSITIVE_INFINITY)
    if (!gated || gated.km >= mostCost) return overSea
    const through = this.throughGates(origin, destination, tables, gated, query.closed)
    return through.cost < mostCost ? through : overSea
  }

  private endOf(end: Endpoint, { corners }: WeightedTables): End {
    const states = firstStates(this.graph, end, corners.avoided)
    return { end, first: [...states, ...firstCorners(end, corners)] }
  }

  /** A path through gates, of which `first` is the one next to the destination. */
  private throughGates(
    origin: End,
    destination: End,
    tables: WeightedTables,
    { first, last }: GatePath,
    closed: number,
  ): AvoidingPath {
    let path = this.toLandmark(origin, last, tables)
    for (const step of this.gates.steps(last, first, closed, tables.gateCost(closed))) {
      path = joined(path, step.link < 0 ? this.fromGate(step, tables) : this.along(step, tables))
    }
    return joined(path, this.reversed(this.toLandmark(destination, first, tables)))
  }

  private fromGate({ from, to }: { from: number; to: number }, tables: WeightedTables) {
    let known = this.between.get(tables)
    if (!known) {
      known = new Map()
      this.between.set(tables, known)
    }
    const key = `${from} ${to}`
    let path = known.get(key)
    if (!path) {
      const first: FirstPlace[] = [[this.stateOf(from), 0]]
      path = this.toLandmark({ end: this.landmarks.endpoint(from), first }, to, tables)
      known.set(key, path)
    }
    return path
  }

  private along(
    { from, to, link }: { from: number; to: number; link: number },
    { corners }: WeightedTables,
  ): AvoidingPath {
    return {
      cost: corners.linkCost(link, this.graph.network.linkKm[link]!),
      places: [this.stateOf(from), this.stateOf(to)],
      links: [-1, link],
    }
  }

  /** The path to a landmark with every gate closed. Follows its table, whose bounds are exact. */
  private toLandmark({ end, first }: End, landmark: number, tables: WeightedTables): AvoidingPath {
    const path = this.search.find(
      {
        graph: this.graph,
        origin: end,
        destination: this.landmarks.endpoint(landmark),
        closed: ALL_CLOSED,
      },
      {
        corners: tables.corners,
        fromOrigin: first,
        fromDestination: [[this.stateOf(landmark), 0]],
        toDestination: new TableBounds(this.graph, tables, landmark),
        toOrigin: null,
      },
      Number.POSITIVE_INFINITY,
    )
    if (!path) throw new Error('A cost to a landmark has no path to it: the tables are damaged.')
    return path
  }

  private stateOf(landmark: number): number {
    return this.graph.stateOfNode(this.graph.network.landmarks[landmark]!)
  }

  private reversed({ cost, places, links }: AvoidingPath): AvoidingPath {
    const { graph } = this
    return {
      cost,
      places: places.map((place) => (place < graph.states ? graph.mirror(place) : place)).reverse(),
      links: [-1, ...links.slice(1).reverse()],
    }
  }
}

/** Joins two paths, the second of which begins where the first ends. */
function joined(a: AvoidingPath, b: AvoidingPath): AvoidingPath {
  return {
    cost: a.cost + b.cost,
    places: [...a.places, ...b.places.slice(1)],
    links: [...a.links, ...b.links.slice(1)],
  }
}
