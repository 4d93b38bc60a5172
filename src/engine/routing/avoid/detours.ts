import { LRUCache } from 'lru-cache'
import { toVector } from '../../geo/vector.js'
import type { Area } from '../../sea/areas.js'
import type { IndexSet } from '../../sea/index-set.js'
import { outlinesChecksum } from '../../sea/stored/area-legs.js'
import type { CandidatePath } from '../candidate-path.js'
import type { NetworkGraph } from '../graph.js'
import { kept } from '../kept.js'
import type { PathBuilder } from '../path/builder.js'
import type { Track } from '../path/track.js'
import type { Query } from '../query.js'
import type { GatePaths } from '../search/gate-paths.js'
import type { Gates } from '../search/gates.js'
import type { LandmarkPaths } from '../search/landmarks.js'
import type { SearchSpace } from '../search/search-space.js'
import type { Endpoint } from '../snap/endpoint.js'
import type { AvoidingPath } from './avoiding-path.js'
import { buildAvoidingPath } from './build-path.js'
import { CornerGraph } from './corner-graph.js'
import { type Detour, DetourSearch } from './detour-search.js'
import { type LeastKm, PartedDetours } from './parted-detours.js'
import { AvoidedPolygons } from './shapes/avoided.js'
import { cutBays } from './shapes/cut-bays.js'
import type { EdgeTree } from './shapes/edge-tree.js'
import { linkLines, OuterCorners } from './shapes/outer-corners.js'
import type { CheckedPolygon } from './shapes/polygons.js'
import type { SouthOf } from './shapes/south-of.js'
import type { KnownLegs } from './tables/cost-steps.js'
import type { CostTables, PackedTables } from './tables/cost-tables.js'
import { firstStates } from './tables/endpoint-costs.js'
import { type Labels, LabelTables } from './tables/label-tables.js'
import { LimitedRows } from './tables/limited-rows.js'
import { OpenBounds } from './tables/open-bounds.js'
import { TabledDetours } from './tables/tabled-detours.js'
import { WeightedTables } from './tables/weighted-tables.js'

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
  /** The named areas among them. */
  readonly areas: readonly Area[]
  /** Whether many requests avoid the same. */
  readonly isUsual: boolean
  /** The limit among the polygons; null for none. */
  readonly limit: SouthOf | null
  /** Built on request. Without them, a search takes longer and finds the same path. */
  tables: WeightedTables | null
  /** What labels tell about it; absent until it is first needed. */
  labels?: LabelTables
  /** Finds rows of a matrix; absent until it is first needed. */
  rows?: LimitedRows
  /** Its corners without pockets; null if there are few, absent until they are first needed. */
  outer?: OuterCorners | null
  /** The same with every polygon forbidden; absent until it is first needed. */
  strict?: Avoidance
}

/** The shortest path that avoids nothing, and its line. */
export interface Shortest {
  readonly path: CandidatePath
  readonly track: Track
}

interface Parts {
  readonly graph: NetworkGraph
  readonly gates: Gates
  readonly landmarks: LandmarkPaths
  readonly gatePaths: GatePaths
  readonly builder: PathBuilder
  readonly space: SearchSpace
  readonly leastKm: LeastKm
  readonly labelled: Labels | null
}

/** Lower bounds to an end, with the closures and areas that they apply to. */
interface KnownBounds {
  readonly bounds: OpenBounds
  readonly closed: IndexSet
  readonly corners: CornerGraph
  isRemembered: boolean
}

/** Finds paths around and through avoided areas on one network. */
export class Detours {
  private readonly cached = new LRUCache<string, Avoidance>({ max: MAX_CACHED_SETS })
  private readonly search: DetourSearch
  private readonly tabled: TabledDetours
  private readonly parted: PartedDetours
  /** Of the ends of previous queries, because the cells of a matrix share their ends. */
  private readonly bounds = new WeakMap<Endpoint, KnownBounds>()
  private readonly remembered: OpenBounds[] = []
  private links: EdgeTree | null = null

  constructor(private readonly parts: Parts) {
    const { graph, gates, landmarks, gatePaths, space, leastKm } = parts
    this.search = new DetourSearch(graph, space)
    this.tabled = new TabledDetours(graph, gates, landmarks, gatePaths, this.search)
    this.parted = new PartedDetours(graph, landmarks, this.search, leastKm)
  }

  /**
   * What a request with polygons avoids: the polygons, and named areas.
   * @param isUsual whether many requests avoid the same polygons and areas
   * @param limit the limit among the polygons
   */
  ofPolygons(
    polygons: readonly CheckedPolygon[],
    areas: readonly Area[],
    isUsual = false,
    limit: SouthOf | null = null,
  ): Avoidance {
    const avoided = new AvoidedPolygons(polygons, areas)
    const corners = new CornerGraph(this.parts.graph, avoided, isUsual)
    return { corners, areas, isUsual, limit, tables: null }
  }

  /** What a request without polygons avoids; cached for the next one. */
  ofAreas(areas: readonly Area[]): Avoidance {
    const key = areas.map((area) => area.id).join()
    // Each set stores a share for every leg of the network, so only the newest few are cached.
    return kept(this.cached, key, () => this.ofPolygons([], areas, true))
  }

  /**
   * Builds the tables for areas that many requests avoid, which takes seconds, or uses those that another thread
   * built.
   */
  prepare(avoidance: Avoidance, known: PackedTables | null = null): WeightedTables {
    const { corners } = avoidance
    const { gates } = this.parts
    // Shared tables replace those of its own, which take memory.
    if (known || !avoidance.tables) {
      avoidance.tables = new WeightedTables(corners, gates, known, this.knownLegs(avoidance))
      for (const bounds of this.remembered.splice(0)) bounds.remember(false)
    }
    return avoidance.tables
  }

  /**
   * The path of least cost that enters no forbidden polygon, as positions; null when there is none.
   * @param isShared whether other cells of a matrix have the same ends
   */
  around(
    query: Query,
    { path, track }: Shortest,
    avoidance: Avoidance,
    isShared = false,
  ): Track | null {
    const { avoided } = avoidance.corners
    const costOf = (line: Track, km: number) => avoided.lineCost(line.positions, km)
    const cost = costOf(track, path.km)
    const isOffNetwork = path.kind === 'link' || path.kind === 'inshore'
    // A line that lies wholly outside costs its length, and no line is shorter.
    if (cost <= path.km || (isOffNetwork && cost < Number.POSITIVE_INFINITY)) return track
    const outside = this.outside(query, { path, track }, avoidance, isShared)
    const outsideCost = outside ? costOf(outside, outside.distancesKm().at(-1)!) : cost
    const known = outsideCost < cost ? outside : cost < Number.POSITIVE_INFINITY ? track : null
    const corners = this.cornersFor(query, avoidance)
    const found = this.find(query, avoidance, Math.min(cost, outsideCost), isShared, corners)
    if (!found) return known
    const turningPosition = (place: number) => corners.nodeAt(place)?.position
    return buildAvoidingPath(query, found, turningPosition, this.parts.builder)
  }

  /**
   * The shortest path that enters no penalised polygon either: found in a fraction of the time, it
   * bounds the search for a better one. Null if there is none, or no such polygon.
   */
  private outside(
    query: Query,
    shortest: Shortest,
    avoidance: Avoidance,
    isShared: boolean,
  ): Track | null {
    const { polygons } = avoidance.corners.avoided
    if (!polygons.some(({ mode }) => mode === 'penalise')) return null
    avoidance.strict ??= this.ofPolygons(
      polygons.map(({ rings }) => ({ rings, mode: 'forbid' })),
      [],
    )
    const { strict } = avoidance
    const { origin, destination } = query
    if ([origin, destination].some((end) => this.isForbidden(strict, end))) return null
    return this.around(query, shortest, strict, isShared)
  }

  /** The path of least cost over the network, or null when none costs less than `belowCost`. */
  find(
    query: Query,
    avoidance: Avoidance,
    belowCost: number,
    isShared = false,
    corners = this.cornersFor(query, avoidance),
  ): AvoidingPath | null {
    const tables: CostTables | null = avoidance.tables ?? this.labelsOf(query, avoidance)
    if (tables) return this.tabled.find(query, tables, belowCost)
    const found = this.parted.find(query, corners, belowCost)
    if (found !== 'unknown') return found
    const detour = this.detour(query, corners, isShared)
    return this.search.find(query, detour, belowCost)
  }

  /** The corners of areas that a path may turn at, without those in pockets that are of no use to it. */
  private cornersFor({ origin, destination }: Query, avoidance: Avoidance): CornerGraph {
    const { corners, isUsual } = avoidance
    if (isUsual) return corners
    if (avoidance.outer === undefined) {
      this.links ??= linkLines(this.parts.graph)
      avoidance.outer = OuterCorners.of(corners, this.links)
    }
    return avoidance.outer?.for([origin, destination]) ?? corners
  }

  /** The legs that matter to some areas; null if the data does not tell. */
  private knownLegs({ areas, corners }: Avoidance): KnownLegs | null {
    const { areaLegs } = this.parts.graph.network
    if (areaLegs === null || corners.avoided.polygons.length > 0) return null
    const own = outlinesChecksum(areas)
    const ofCorners = areaLegs.sets.find(({ checksum }) => checksum === own)
    return ofCorners?.corners === corners.nodes.length ? { ...areaLegs, ofCorners } : null
  }

  /** What labels tell about a limit; null if they are of another sea, or if an end has none. */
  private labelsOf({ origin, destination }: Query, avoidance: Avoidance): LabelTables | null {
    const { labelled, landmarks } = this.parts
    const { limit, corners, isUsual } = avoidance
    if (!isUsual || !labelled || limit?.number !== labelled.southLimit) return null
    if (!labelled.knows(origin) || !labelled.knows(destination)) return null
    avoidance.labels ??= new LabelTables(corners, labelled, landmarks, limit, cutBays(corners))
    return avoidance.labels
  }

  /** The bays that ends must look into besides their own to find paths round polygons; null for all bays. */
  baysBeside({ rows, labels }: Avoidance): readonly number[] | null {
    return (rows ?? labels)?.cutBays ?? null
  }

  /** Finds rows of a matrix whose ends lie in no polygon. */
  rows(avoidance: Avoidance): LimitedRows {
    avoidance.rows ??= new LimitedRows(avoidance.corners)
    return avoidance.rows
  }

  /** Whether an endpoint lies inside a forbidden polygon. */
  isForbidden({ corners }: Avoidance, { snapped }: Endpoint): boolean {
    return corners.avoided.forbiddenAt(toVector(snapped)) >= 0
  }

  private detour(query: Query, corners: CornerGraph, isShared: boolean): Detour {
    const { origin, destination } = query
    const { graph } = this.parts
    const boundsTo = isShared ? this.sharedBoundsTo : this.boundsTo
    return {
      corners,
      fromOrigin: firstStates(graph, origin, corners.avoided),
      fromDestination: firstStates(graph, destination, corners.avoided),
      toDestination: boundsTo.call(this, destination, origin, query.closed, corners),
      toOrigin: boundsTo.call(this, origin, destination, query.closed, corners),
      bays: null,
    }
  }

  private boundsTo(
    end: Endpoint,
    other: Endpoint,
    closed: IndexSet,
    corners: CornerGraph,
  ): OpenBounds {
    const { graph, gates, gatePaths } = this.parts
    const row = gatePaths.row(end, closed, corners.gateKm(closed, gates))
    return new OpenBounds(graph, end, [end.landmarkKm, other.landmarkKm], row)
  }

  /** Bounds to an end that several queries share are remembered. */
  private sharedBoundsTo(
    end: Endpoint,
    other: Endpoint,
    closed: IndexSet,
    corners: CornerGraph,
  ): OpenBounds {
    const former = this.bounds.get(end)
    if (former?.closed === closed && former.corners === corners) {
      if (!former.isRemembered) this.remember(former)
      return former.bounds
    }
    const bounds = this.boundsTo(end, other, closed, corners)
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
