import { toVector } from '../../geo/vector.js'
import type { Area } from '../../sea/areas.js'
import type { CandidatePath } from '../candidate-path.js'
import type { Endpoint } from '../endpoint.js'
import type { NetworkGraph } from '../graph.js'
import type { PathBuilder } from '../path/builder.js'
import type { Track } from '../path/track.js'
import type { Query } from '../query.js'
import type { GatePaths, Gates } from '../search/gates.js'
import type { LandmarkPaths } from '../search/landmarks.js'
import { AvoidedPolygons } from './avoided.js'
import { buildAvoidingPath } from './build-path.js'
import { CornerGraph } from './corner-graph.js'
import { type AvoidingPath, type Detour, DetourSearch } from './detour-search.js'
import { firstStates } from './endpoint-costs.js'
import { OpenBounds } from './open-bounds.js'
import type { CheckedPolygon } from './polygons.js'
import { TabledDetours } from './tabled-detours.js'
import { WeightedTables } from './weighted-tables.js'

/**
 * Maximum number of ends whose lower bounds are kept for further cells of a matrix: half a megabyte
 * each.
 */
const MAX_REMEMBERED_ENDS = 128
/** Cached sets of named areas: one group, the other, and both. */
const MAX_CACHED_SETS = 3

/** What the routes of some requests avoid, on one network. */
export interface Avoidance {
  readonly corners: CornerGraph
  /** Built on request. Without them, a search takes longer and finds the same path. */
  tables: WeightedTables | null
}

/** Lower bounds to an end, with the closures and areas that they apply to. */
interface KnownBounds {
  readonly bounds: OpenBounds
  readonly closed: number
  readonly corners: CornerGraph
  isRemembered: boolean
}

/** Finds paths around and through avoided areas on one network. */
export class Detours {
  private readonly cached = new Map<string, Avoidance>()
  private readonly search: DetourSearch
  private readonly tabled: TabledDetours
  /** Of the ends of previous queries, because the cells of a matrix share their ends. */
  private readonly bounds = new WeakMap<Endpoint, KnownBounds>()
  private readonly remembered: OpenBounds[] = []

  constructor(
    private readonly graph: NetworkGraph,
    private readonly gates: Gates,
    landmarks: LandmarkPaths,
    private readonly gatePaths: GatePaths,
    private readonly builder: PathBuilder,
  ) {
    this.search = new DetourSearch(graph)
    this.tabled = new TabledDetours(graph, gates, landmarks, gatePaths, this.search)
  }

  /**
   * What a request with polygons avoids: the polygons, and named areas.
   * @param isCached whether many requests avoid the same polygons and areas
   */
  ofPolygons(
    polygons: readonly CheckedPolygon[],
    areas: readonly Area[],
    isCached = false,
  ): Avoidance {
    return {
      corners: new CornerGraph(this.graph, new AvoidedPolygons(polygons, areas), isCached),
      tables: null,
    }
  }

  /** What a request without polygons avoids; cached for the next one. */
  ofAreas(areas: readonly Area[]): Avoidance {
    const key = areas.map((area) => area.id).join()
    let known = this.cached.get(key)
    if (!known) {
      // Each set stores a share for every leg of the network, so only the newest few are cached.
      const [oldest] = this.cached.keys()
      if (oldest !== undefined && this.cached.size === MAX_CACHED_SETS) this.cached.delete(oldest)
      known = {
        corners: new CornerGraph(this.graph, new AvoidedPolygons([], areas), true),
        tables: null,
      }
      this.cached.set(key, known)
    }
    return known
  }

  /**
   * Builds the tables for areas that many requests avoid, which takes seconds, or uses those that another thread
   * built. Returns their costs.
   */
  prepare(avoidance: Avoidance, known: Uint32Array | null = null): Uint32Array {
    avoidance.tables ??= new WeightedTables(avoidance.corners, this.gates, known)
    return avoidance.tables.thousandths
  }

  /**
   * The path of least cost that enters no forbidden polygon, as positions; null when there is none.
   * @param path the shortest path that avoids nothing
   */
  around(query: Query, path: CandidatePath, avoidance: Avoidance): Track | null {
    const { corners } = avoidance
    const { avoided } = corners
    const shortest = this.builder.build(query, path)
    const cost = avoided.lineCost(shortest.positions, path.km)
    const isOffNetwork = path.kind === 'link' || path.kind === 'inshore'
    // A line that lies wholly outside costs its length, and no line is shorter.
    if (cost <= path.km || (isOffNetwork && cost < Number.POSITIVE_INFINITY)) return shortest
    const found = this.find(query, avoidance, cost)
    if (!found) return cost < Number.POSITIVE_INFINITY ? shortest : null
    const turningPosition = (place: number) => corners.nodeAt(place)?.position
    return buildAvoidingPath(query, found, turningPosition, this.builder)
  }

  /** The path of least cost over the network, or null when none costs less than `belowCost`. */
  find(query: Query, { corners, tables }: Avoidance, belowCost: number): AvoidingPath | null {
    return tables
      ? this.tabled.find(query, tables, belowCost)
      : this.search.find(query, this.detour(query, corners), belowCost)
  }

  /** Whether an endpoint lies inside a forbidden polygon. */
  isForbidden({ corners }: Avoidance, { snapped }: Endpoint): boolean {
    return corners.avoided.forbiddenAt(toVector(snapped)) >= 0
  }

  private detour({ origin, destination, closed }: Query, corners: CornerGraph): Detour {
    return {
      corners,
      fromOrigin: firstStates(this.graph, origin, corners.avoided),
      fromDestination: firstStates(this.graph, destination, corners.avoided),
      toDestination: this.boundsTo(destination, origin, closed, corners),
      toOrigin: this.boundsTo(origin, destination, closed, corners),
    }
  }

  /** Bounds to an end that several queries share are remembered. */
  private boundsTo(
    end: Endpoint,
    other: Endpoint,
    closed: number,
    corners: CornerGraph,
  ): OpenBounds {
    const former = this.bounds.get(end)
    if (former?.closed === closed && former.corners === corners) {
      if (!former.isRemembered) this.remember(former)
      return former.bounds
    }
    const between = corners.gateKm(closed, this.gates)
    const row = this.gatePaths.row(end, closed, between)
    const bounds = new OpenBounds(this.graph, end, other, row)
    this.bounds.set(end, { bounds, closed, corners, isRemembered: false })
    return bounds
  }

  private remember(known: KnownBounds): void {
    known.isRemembered = true
    known.bounds.remember(true)
    this.remembered.push(known.bounds)
    if (this.remembered.length > MAX_REMEMBERED_ENDS) this.remembered.shift()!.remember(false)
  }
}
