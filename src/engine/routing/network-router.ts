import type { CoastMask } from '../sea/coast-mask.js'
import { EMPTY, type IndexSet, plus } from '../sea/index-set.js'
import type { SeaNetwork } from '../sea/network.js'
import type { Passage } from '../sea/passages.js'
import { type Avoidance, Detours, type Shortest } from './avoid/detours.js'
import type { CandidatePath, StraightPath } from './candidate-path.js'
import { NetworkGraph } from './graph.js'
import { KeptBudget } from './kept-map.js'
import { LabelledRows } from './labelled-rows.js'
import { LabelledStraits } from './labelled-straits.js'
import { haveLandmarkInCommon, leastKm, mostKm, NO_LANDMARKS } from './lower-bounds.js'
import { type CellPaths, NO_LINKS, noCells } from './matrix.js'
import { PathBuilder } from './path/builder.js'
import { isShortest, straightPath } from './path/straight-path.js'
import type { Track } from './path/track.js'
import { isEndpointShut, isShut, type Query } from './query.js'
import {
  nothingReached,
  type Reached,
  reachedAround,
  reachedThroughGates,
  withoutParted,
} from './reach/reached.js'
import { type GatePath, GatePaths, type GateRow } from './search/gate-paths.js'
import { Gates, SUM_ROUNDING_KM } from './search/gates.js'
import { KnownPaths } from './search/known-paths.js'
import { labelledPath } from './search/labelled-paths.js'
import { LandmarkPaths } from './search/landmarks.js'
import { nearQuery } from './search/near-ends.js'
import { OneToManySearch } from './search/one-to-many.js'
import { newSearchSpaces, type SearchSpaces } from './search/search-space.js'
import { ShortestPathSearch, type TautPath } from './search/shortest-path.js'
import type { Endpoint } from './snap/endpoint.js'
import { InlandExits } from './snap/inland-exits.js'
import { Snapper } from './snap/snapper.js'
import { Locks } from './ways/locks.js'
import { Ways } from './ways/ways.js'

/** A path is at most this much longer than the tables of ports or landmarks state, km. */
const TABLE_TOLERANCE_KM = 0.02

/**
 * A sweep from one endpoint to all others costs about as much as this many searches (measured at 5 and
 * 20 km).
 */
const MAX_SEARCHES = 28

/** What a query is decided by. */
interface KnownOfQuery {
  readonly straight: StraightPath | null
  /** Kilometres between its ends with every gate closed; null if no table tells. */
  readonly tableKm: number | null
  /** Its shortest path through gates, at least if no other is known to be shorter. */
  readonly gated: () => GatePath | null
}

/** What is known of a query before any search over the sea. */
interface Candidates {
  /** The best path that needs no such search; null if only a search can find one. */
  readonly best: StraightPath | GatePath | null
  /** Length that a path over the sea must stay below to be better, km. */
  readonly limitKm: number
  /** Whether a path over the sea with every gate closed may be better. */
  readonly isOpen: boolean
}

/** Finds and builds paths on one network. */
export class NetworkRouter {
  readonly graph: NetworkGraph
  readonly snapper: Snapper
  readonly gates: Gates
  readonly ways: Ways
  private readonly locks: Locks
  readonly landmarks: LandmarkPaths
  readonly detours: Detours
  readonly inlandExits: InlandExits
  /** Null without labels. */
  readonly labelled: LabelledRows | null
  readonly straits: LabelledStraits | null
  private readonly knownPaths: KnownPaths
  /** How often no path was as short as a table states, so that it was searched for again without the table. */
  missedTables = 0
  private readonly search: ShortestPathSearch
  private readonly oneToMany: OneToManySearch
  private readonly gatePaths: GatePaths
  private readonly builder: PathBuilder

  /** @param spaces shared by the networks of a router, as the budget is */
  constructor(
    network: SeaNetwork,
    readonly coast: CoastMask,
    passages: readonly Passage[] = [],
    spaces: SearchSpaces = newSearchSpaces(),
    budget = new KeptBudget(),
  ) {
    this.graph = new NetworkGraph(network, budget)
    this.locks = new Locks(this.graph, passages)
    this.snapper = new Snapper(this.graph, coast)
    this.inlandExits = new InlandExits(this.graph)
    this.gates = new Gates(this.graph)
    this.ways = new Ways(this.graph, this.snapper, this.locks, passages)
    this.search = new ShortestPathSearch(this.graph, spaces.plain)
    this.oneToMany = new OneToManySearch(this.graph)
    this.landmarks = new LandmarkPaths(this.graph, (node) => this.snapper.atNode(node), this.search)
    this.gatePaths = new GatePaths(this.graph, this.gates, this.landmarks)
    this.builder = new PathBuilder(this.graph, this.gates, this.landmarks)
    const { graph, gates, landmarks, gatePaths, builder } = this
    this.knownPaths = new KnownPaths(graph, landmarks, this.search)
    this.labelled = LabelledRows.of(this, gatePaths, this.knownPaths)
    this.straits = this.labelled && new LabelledStraits(this.labelled, graph)
    this.detours = new Detours({
      graph,
      gates,
      landmarks,
      gatePaths,
      builder,
      space: spaces.avoiding,
      labelled: this.labelled,
      leastKm: (a, b) => this.tableKm(a, b) ?? leastKm(a, b),
    })
  }

  /**
   * Endpoints prepared for paths between them: those at sea search only bays that contain one of the
   * others, and the given ones.
   */
  facing<End extends Endpoint | null>(ends: readonly End[], more: Iterable<number> = []): End[] {
    // Without bays the views are the same anyway, and they may exist already.
    if (this.graph.network.bays === null) return [...ends]
    const bays = [...new Set([...ends.flatMap((end) => end?.bays ?? []), ...more])]
    return ends.map((end) => (end?.kind === 'sea' ? (end.whole.facing(bays) as End) : end))
  }

  query(origin: Endpoint, destination: Endpoint, closed: IndexSet): Query {
    return { graph: this.graph, origin, destination, closed }
  }

  /** The shortest path of a query; null when there is none. */
  shortest(query: Query): CandidatePath | null {
    const { origin, destination } = query
    if (this.isShut(query)) return null
    const straight = straightPath(query, this.coast)
    // No path is shorter, and neither end needs a view.
    if (isShortest(query, straight)) return straight
    // Beside a path that needs no network, its legs decide.
    const known =
      straight || !this.labelled ? null : labelledPath(query, this.labelled, this.knownPaths)
    const found = known ?? this.shortestBy(query, straight, this.tableKm(origin, destination))
    if (found !== 'missed') return found
    this.missedTables++
    return this.shortestWithoutTables(query, straight)
  }

  /**
   * The shortest path if the tables are right; 'missed' where they are not.
   * @param tableKm kilometres with every gate closed; null if no table tells
   */
  private shortestBy(
    query: Query,
    straight: StraightPath | null,
    tableKm: number | null,
  ): CandidatePath | 'missed' | null {
    const straightKm = straight?.km ?? Number.POSITIVE_INFINITY
    const knownKm = Math.min(straightKm, tableKm ?? straightKm)
    const { query: near, gated } = nearQuery(query, this.gatePaths, knownKm, TABLE_TOLERANCE_KM)
    const { best, limitKm, isOpen } = this.candidates(near, {
      straight,
      tableKm,
      gated: () => gated,
    })
    const known = best?.kind === 'gates' ? { ...best, ends: near } : best
    const path = isOpen ? this.searchBelow(near, limitKm, tableKm) : null
    if (!path) {
      const isMissed = isOpen && tableKm !== null && tableKm + TABLE_TOLERANCE_KM < limitKm
      return isMissed ? 'missed' : (known ?? this.gatePath(near))
    }
    // Within the rounding of a sum, the legs themselves decide.
    if (best?.kind === 'gates' && path.km > best.km - SUM_ROUNDING_KM) {
      if (this.gatePaths.exactKm(near, best) <= path.km) return known
    }
    return { km: path.km, kind: 'taut', path }
  }

  /** The shortest path where the tables contradict the network: its legs alone decide. */
  private shortestWithoutTables(query: Query, straight: StraightPath | null): CandidatePath | null {
    const gated = () => this.gatePath(query)
    const { best, limitKm } = this.candidates(query, { straight, tableKm: null, gated })
    const path = this.search.find(query, limitKm, NO_LANDMARKS)
    if (path) return { km: path.km, kind: 'taut', path }
    return best?.kind === 'gates' ? { ...best, ends: query } : best
  }

  /** The shortest path through gates, however long. */
  private gatePath(query: Query) {
    const path = this.gatePaths.between(query, Number.POSITIVE_INFINITY)
    return path && { ...path, ends: query }
  }

  /** Whether there is a path. Agrees with `shortest`, usually without a search. */
  connects(query: Query): boolean {
    const { origin, destination, closed } = query
    if (this.isShut(query)) return false
    if (this.gates.connect(origin, destination, closed)) return true
    const seaKm = this.tableKm(origin, destination) ?? leastKm(origin, destination)
    // One end reaches a landmark that the other does not: no water joins them, unless they share a
    // coast nearby.
    if (seaKm === Number.POSITIVE_INFINITY) return straightPath(query, this.coast) !== null
    return haveLandmarkInCommon(origin, destination) || this.shortest(query) !== null
  }

  /** Whether an endpoint lies inside a closed passage, or closed locks part the two. */
  isShut(query: Query): boolean {
    return isShut(query) || this.locks.part(query.origin, query.destination, query.closed)
  }

  /** The decision that routes and matrix cells share. Neither endpoint may be shut. */
  private candidates(query: Query, known: KnownOfQuery): Candidates {
    const { origin, destination } = query
    const { straight, tableKm } = known
    // No path is shorter, and neither end needs a view.
    if (straight && isShortest(query, straight)) {
      return { best: straight, limitKm: straight.km, isOpen: false }
    }
    const straightKm = straight?.km ?? Number.POSITIVE_INFINITY
    const gated = known.gated()
    const isGated = gated !== null && gated.km < straightKm
    const limitKm = isGated ? gated.km + SUM_ROUNDING_KM : straightKm
    return {
      best: isGated ? gated : straight,
      limitKm,
      isOpen: (tableKm ?? leastKm(origin, destination)) < limitKm,
    }
  }

  /** Kilometres between two ports with every gate closed, as far as labels tell; otherwise null. */
  private tableKm(origin: Endpoint, destination: Endpoint): number | null {
    return this.labelled?.seaKm(origin, destination) ?? null
  }

  /**
   * Distances from all origins to all destinations, row by row, and the passages on the way. Null
   * endpoints have no paths. A path has the same length in reverse, so searches start from the side
   * with fewer endpoints.
   */
  matrix(
    origins: readonly (Endpoint | null)[],
    destinations: readonly (Endpoint | null)[],
    closed: IndexSet,
  ): CellPaths {
    const [rows, columns] = [origins.length, destinations.length]
    const isTurned = columns < rows
    const [from, to] = isTurned ? [destinations, origins] : [origins, destinations]
    const cells = noCells(rows * columns)
    from.forEach((end, i) => {
      if (!end || isEndpointShut(this.graph, end, closed)) return
      const row = this.row(end, to, closed)
      row.km.forEach((km, j) => {
        if (km === Number.POSITIVE_INFINITY) return
        const at = isTurned ? j * columns + i : i * columns + j
        cells.km[at] = km
        cells.passages[at] = row.passages[j]!
        cells.links[at] = row.links[j]!
      })
    })
    return cells
  }

  private row(
    origin: Endpoint,
    destinations: readonly (Endpoint | null)[],
    closed: IndexSet,
  ): CellPaths {
    let gates: GateRow | null = null
    const gateRow = (): GateRow => {
      gates ??= this.gatePaths.row(origin, closed)
      return gates
    }
    const open: number[] = []
    const throughGates: { readonly at: number; readonly query: Query; readonly path: GatePath }[] =
      []
    const bestKm = Float64Array.from(destinations, (destination, at) => {
      if (!destination) return Number.POSITIVE_INFINITY
      const query = this.query(origin, destination, closed)
      if (this.isShut(query)) return Number.POSITIVE_INFINITY
      const straight = straightPath(query, this.coast)
      const tableKm = isShortest(query, straight) ? null : this.tableKm(origin, destination)
      const gated = () => this.gatePaths.best(gateRow(), destination)
      const { best, limitKm, isOpen } = this.candidates(query, { straight, tableKm, gated })
      if (best?.kind === 'gates') throughGates.push({ at, query, path: best })
      if (isOpen && tableKm === null) open.push(at)
      return Math.min(limitKm, tableKm ?? Number.POSITIVE_INFINITY)
    })
    if (open.length > MAX_SEARCHES) this.oneToMany.run(origin, destinations, open, bestKm)
    else {
      for (const at of open) {
        const query = this.query(origin, destinations[at]!, closed)
        const path = this.searchBelow(query, bestKm[at]!, null)
        if (path) bestKm[at] = path.km
      }
    }
    const used: (readonly number[])[] = destinations.map(() => NO_LINKS)
    for (const { at, query, path } of throughGates) {
      if (bestKm[at]! < path.km - SUM_ROUNDING_KM) continue
      bestKm[at] = Math.min(bestKm[at]!, this.gatePaths.exactKm(query, path))
      used[at] = this.gatePaths.links(path, closed)
    }
    const through = destinations.map((end, at) => this.through([origin, end], used[at]!))
    const passages = through.map((cell) => cell.passages)
    const links = through.map((cell) => cell.links)
    return { km: bestKm, passages, links }
  }

  /**
   * The passages of a path between two ends by the links that it uses between them, and these links;
   * null where an end lies inside a passage.
   */
  through(ends: readonly (Endpoint | null)[], used: readonly number[]) {
    const { linkPassage } = this.graph.network
    const withLink = (set: IndexSet, link: number) =>
      linkPassage[link]! < 0 ? set : plus(set, linkPassage[link]!)
    const atEnds = ends.reduce(
      (set, end) => (end?.kind === 'fairway' ? withLink(set, end.on.link) : set),
      EMPTY,
    )
    const passages = used.reduce(withLink, atEnds)
    return { passages, links: atEnds === EMPTY ? used : null }
  }

  /** The shortest path over the sea, if it is shorter than a limit. Known lengths bound the search. */
  private searchBelow(query: Query, limitKm: number, tableKm: number | null): TautPath | null {
    const knownKm = tableKm ?? mostKm(query.origin, query.destination)
    return this.search.find(query, Math.min(limitKm, knownKm + TABLE_TOLERANCE_KM))
  }

  /** Whether a path between two ends may need no network, inshore or along one fairway. */
  isBeside(origin: Endpoint, destination: Endpoint): boolean {
    const path = straightPath(this.query(origin, destination, EMPTY), this.coast)
    return path !== null && path.kind !== 'direct'
  }

  /**
   * Distances from an endpoint to all other places.
   * @param avoidance null if paths may lead anywhere
   */
  reached(end: Endpoint, closed: IndexSet, avoidance: Avoidance | null): Reached {
    const { graph, gates } = this
    if (isEndpointShut(graph, end, closed)) return nothingReached(graph)
    const isParted = this.locks.partedFrom(end, closed)
    const found = avoidance
      ? reachedAround(graph, end, closed, avoidance.corners)
      : reachedThroughGates(graph, end, { row: this.gatePaths.row(end, closed), gates, closed })
    return isParted === null ? found : withoutParted(graph, found, isParted)
  }

  /** The path as positions. */
  build(query: Query, path: CandidatePath): Track {
    return this.builder.build(query, path)
  }

  /**
   * The path of least cost that enters no forbidden polygon, as positions; null when there is none.
   * @param shortest the path that avoids nothing, and its line
   */
  avoiding(
    query: Query,
    shortest: Shortest,
    avoidance: Avoidance,
    isShared: boolean,
  ): Track | null {
    const { origin, destination } = query
    if ([origin, destination].some((end) => this.detours.isForbidden(avoidance, end))) return null
    return this.detours.around(query, shortest, avoidance, isShared)
  }
}
