import { toVector } from '../geo/vector.js'
import type { Area } from '../sea/areas.js'
import type { CoastMask } from '../sea/coast-mask.js'
import type { SeaNetwork } from '../sea/network.js'
import { AvoidedAreas } from './avoid/areas.js'
import { AVOID_WEIGHT, type AvoidedPolygons } from './avoid/avoided.js'
import { buildAvoidingPath } from './avoid/build-path.js'
import { CornerGraph } from './avoid/corner-graph.js'
import { DetourSearch } from './avoid/detour-search.js'
import { OpenBounds } from './avoid/open-bounds.js'
import { WeightedSearch } from './avoid/weighted-search.js'
import type { CandidatePath, StraightPath } from './candidate-path.js'
import type { Endpoint } from './endpoint.js'
import { NetworkGraph } from './graph.js'
import { PathBuilder } from './path/builder.js'
import type { Track } from './path/track.js'
import { isEndpointShut, isShut, type Query } from './query.js'
import { Reach } from './reach/reach.js'
import type { SnappedEnd } from './request.js'
import { type GatePath, GatePaths, type GateRow, Gates, SUM_ROUNDING_KM } from './search/gates.js'
import { LandmarkPaths, WALK_TOLERANCE_KM } from './search/landmarks.js'
import { leastKm } from './search/lower-bounds.js'
import { OneToManySearch } from './search/one-to-many.js'
import { ShortestPathSearch } from './search/shortest-path.js'
import { Snapper } from './snap/snapper.js'
import { straightPath } from './straight-path.js'

/** Sets of avoided areas that are cached: one group, the other, and both. */
const MOST_AVOIDED = 3

interface Avoidance {
  readonly areas: AvoidedAreas
  /** Made when a route first runs through one of the areas. */
  search: WeightedSearch | null
}

/** What is known of a query before any search over the sea. */
interface Candidates {
  /** The best path that needs no such search; null when only a search can find one. */
  readonly best: StraightPath | GatePath | null
  /** Kilometres that a path over the sea must stay below to be better. */
  readonly limitKm: number
  /** Kilometres between two ports with every gate closed; null for other endpoints. */
  readonly tableKm: number | null
  /** Whether a path over the sea with every gate closed may be better. */
  readonly isOpen: boolean
}

/** Finds and builds paths on one network. */
export class NetworkRouter {
  readonly graph: NetworkGraph
  readonly snapper: Snapper
  readonly gates: Gates
  readonly landmarks: LandmarkPaths
  private readonly search: ShortestPathSearch
  private readonly oneToMany: OneToManySearch
  private readonly gatePaths: GatePaths
  private readonly builder: PathBuilder
  private readonly avoided = new Map<string, Avoidance>()
  private detours: DetourSearch | null = null

  constructor(
    network: SeaNetwork,
    private readonly coast: CoastMask,
  ) {
    this.graph = new NetworkGraph(network)
    this.snapper = new Snapper(this.graph, coast)
    this.gates = new Gates(this.graph)
    this.search = new ShortestPathSearch(this.graph)
    this.oneToMany = new OneToManySearch(this.graph)
    this.landmarks = new LandmarkPaths(this.graph, (node) => this.snapper.atNode(node), this.search)
    this.gatePaths = new GatePaths(this.graph, this.gates, this.landmarks)
    this.builder = new PathBuilder(this.graph, this.gates, this.landmarks)
  }

  /** Endpoints for paths between them: those at sea look only into bays that hold one of them. */
  facing<End extends Endpoint | null>(ends: readonly End[]): End[] {
    const bays = [...new Set(ends.flatMap((end) => end?.bays ?? []))]
    return ends.map((end) => (end?.kind === 'sea' ? (end.facing(bays) as End) : end))
  }

  query(origin: Endpoint, destination: Endpoint, closed: number): Query {
    return { graph: this.graph, origin, destination, closed }
  }

  /** The shortest path of a query; null when there is none. */
  shortest(query: Query): CandidatePath | null {
    if (isShut(query)) return null
    const row = () => this.gatePaths.row(query.origin, query.closed)
    const { best, limitKm, tableKm, isOpen } = this.candidates(query, row)
    if (!isOpen) return best
    // The table has the distance to half a metre: it bounds the search for the path itself.
    const bound = tableKm === null ? limitKm : Math.min(limitKm, tableKm + WALK_TOLERANCE_KM)
    const path = this.search.find(query, bound)
    if (!path) return best
    // Within the rounding of a sum the legs themselves decide.
    if (best?.kind === 'gates' && path.km > best.km - SUM_ROUNDING_KM) {
      if (this.gatePaths.exactKm(query, best) <= path.km) return best
    }
    return { km: path.km, kind: 'taut', path }
  }

  /** The one decision that a route and a cell of a matrix share; neither endpoint may be shut. */
  private candidates(query: Query, row: () => GateRow): Candidates {
    const { origin, destination } = query
    const straight = straightPath(query, this.coast)
    // Nothing is shorter, and neither end has to look round.
    if (straight?.kind === 'direct') {
      return { best: straight, limitKm: straight.km, tableKm: null, isOpen: false }
    }
    const straightKm = straight?.km ?? Number.POSITIVE_INFINITY
    const gated = this.gatePaths.best(row(), destination)
    const isGated = gated !== null && gated.km < straightKm
    const limitKm = isGated ? gated.km + SUM_ROUNDING_KM : straightKm
    const tableKm = this.tableKm(origin, destination)
    return {
      best: isGated ? gated : straight,
      limitKm,
      tableKm,
      isOpen: (tableKm ?? leastKm(origin, destination)) < limitKm,
    }
  }

  private tableKm(origin: Endpoint, destination: Endpoint): number | null {
    if (origin.kind !== 'port' || destination.kind !== 'port') return null
    if (origin.port === null || destination.port === null) return null
    return this.graph.portKm(origin.port, destination.port)
  }

  /**
   * Distances from all origins to all destinations, row by row; NaN where there is no path. Null
   * endpoints have none. Paths are as long in reverse, so the side with fewer endpoints is searched from.
   */
  matrix(
    origins: readonly (Endpoint | null)[],
    destinations: readonly (Endpoint | null)[],
    closed: number,
  ): Float64Array {
    const [rows, columns] = [origins.length, destinations.length]
    const isTurned = columns < rows
    const [from, to] = isTurned ? [destinations, origins] : [origins, destinations]
    const out = new Float64Array(rows * columns).fill(Number.NaN)
    from.forEach((end, i) => {
      if (!end || isEndpointShut(this.graph, end, closed)) return
      this.row(end, to, closed).forEach((km, j) => {
        if (km < Number.POSITIVE_INFINITY) out[isTurned ? j * columns + i : i * columns + j] = km
      })
    })
    return out
  }

  private row(
    origin: Endpoint,
    destinations: readonly (Endpoint | null)[],
    closed: number,
  ): Float64Array {
    let known: GateRow | null = null
    const gateRow = (): GateRow => {
      known ??= this.gatePaths.row(origin, closed)
      return known
    }
    const open: number[] = []
    const gated: { readonly at: number; readonly query: Query; readonly path: GatePath }[] = []
    const bestKm = Float64Array.from(destinations, (destination, at) => {
      if (!destination || isEndpointShut(this.graph, destination, closed)) {
        return Number.POSITIVE_INFINITY
      }
      const query = this.query(origin, destination, closed)
      const { best, limitKm, tableKm, isOpen } = this.candidates(query, gateRow)
      if (best?.kind === 'gates') gated.push({ at, query, path: best })
      if (isOpen && tableKm === null) open.push(at)
      return Math.min(limitKm, tableKm ?? Number.POSITIVE_INFINITY)
    })
    if (open.length > 0) this.oneToMany.run(origin, destinations, open, bestKm)
    for (const { at, query, path } of gated) {
      if (bestKm[at]! < path.km - SUM_ROUNDING_KM) continue
      bestKm[at] = Math.min(bestKm[at]!, this.gatePaths.exactKm(query, path))
    }
    return bestKm
  }

  /** How far it is from an endpoint to everywhere. */
  reach(end: Endpoint, origin: SnappedEnd, closed: number): Reach {
    // From inside a closed canal nothing is reached.
    const isShut = isEndpointShut(this.graph, end, closed)
    const gates = isShut ? null : this.gatePaths.row(end, closed)
    return new Reach(this.graph, this.coast, origin, end, gates)
  }

  /** The path as positions. */
  build(query: Query, path: CandidatePath): Track {
    return this.builder.build(query, path)
  }

  /** The path that keeps out of areas as far as it can, as positions; null when there is none. */
  avoiding(query: Query, areas: readonly Area[]): Track | null {
    const path = this.shortest(query)
    if (!path) return null
    const shortest = this.build(query, path)
    if (path.kind === 'link' || path.kind === 'inshore') return shortest
    const avoidance = this.avoidance(areas)
    const cost = avoidance.areas.costOf(shortest.positions, AVOID_WEIGHT)
    // A line that is all outside costs its length, and none is shorter.
    if (cost <= path.km + WALK_TOLERANCE_KM) return shortest
    avoidance.search ??= new WeightedSearch(
      this.graph,
      (position) => this.snapper.at(position),
      avoidance.areas,
    )
    const weighted = avoidance.search.find(query, cost)
    if (!weighted) return shortest
    const { search } = avoidance
    return buildAvoidingPath(query, weighted, (p) => search.turningPosition(p), this.builder)
  }

  /** The corners of polygons as places of this network. */
  cornersOf(avoided: AvoidedPolygons): CornerGraph {
    return new CornerGraph(this.graph, avoided)
  }

  /** The path of least cost that enters no forbidden polygon, as positions; null when there is none. */
  round(query: Query, corners: CornerGraph): Track | null {
    const { origin, destination, closed } = query
    const { avoided } = corners
    const isForbidden = [origin, destination].some(
      ({ snapped }) => avoided.forbiddenAt(toVector(snapped)) >= 0,
    )
    const path = isForbidden ? null : this.shortest(query)
    if (!path) return null
    const shortest = this.build(query, path)
    const cost = avoided.lineCost(shortest.positions, path.km)
    const isOffNetwork = path.kind === 'link' || path.kind === 'inshore'
    // A line that is all outside costs its length, and none is shorter.
    if (cost <= path.km || (isOffNetwork && cost < Number.POSITIVE_INFINITY)) return shortest
    this.detours ??= new DetourSearch(this.graph)
    const between = corners.gateKm(closed, this.gates)
    const boundsTo = (end: Endpoint) =>
      new OpenBounds(this.graph, end, this.gatePaths.row(end, closed, between))
    const bounds = { toOrigin: boundsTo(origin), toDestination: boundsTo(destination) }
    const found = this.detours.find(query, corners, bounds, cost)
    if (found) {
      const turningPosition = (place: number) => corners.nodeAt(place)?.position
      return buildAvoidingPath(query, found, turningPosition, this.builder)
    }
    return cost < Number.POSITIVE_INFINITY ? shortest : null
  }

  /** What is cached of the areas that are avoided together. */
  private avoidance(areas: readonly Area[]): Avoidance {
    const key = areas.map((area) => area.id).join()
    let known = this.avoided.get(key)
    if (!known) {
      // Each set has a share for every leg of the network: only the newest few stay.
      const [oldest] = this.avoided.keys()
      if (oldest !== undefined && this.avoided.size === MOST_AVOIDED) this.avoided.delete(oldest)
      known = { areas: new AvoidedAreas(areas), search: null }
      this.avoided.set(key, known)
    }
    return known
  }
}
