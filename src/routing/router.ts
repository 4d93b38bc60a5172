import { legLengthKm } from '../geo/leg.js'
import type { Position } from '../geo/position.js'
import { toVector } from '../geo/vector.js'
import type { Area } from '../sea/areas.js'
import type { CoastMask } from '../sea/coast-mask.js'
import type { SeaNetwork } from '../sea/network.js'
import type { Passage } from '../sea/passages.js'
import { likeliestFirst } from './alternatives.js'
import { areasUsed, kmByGroup, polygonKm } from './areas-used.js'
import type { PackedTables } from './avoid/cost-tables.js'
import {
  type CheckedOptions,
  checkEnds,
  checkOptions,
  checkResolution,
  checkRouteEnds,
  checkSides,
  closureMask,
  type RouteEnds,
} from './checks.js'
import { EndPlacer, snappedEnd } from './end-placer.js'
import { type Job, Jobs } from './job.js'
import { MatrixRows, seaMatrix } from './matrix.js'
import { NetworkRouter } from './network-router.js'
import { noRoute } from './no-route.js'
import { PassageFinder } from './path/passages-used.js'
import type { Query } from './query.js'
import type { Reach } from './reach/reach.js'
import {
  CLOSED_BY_DEFAULT,
  DEFAULT_RESOLUTION_KM,
  type MatrixRequest,
  type PassageId,
  type ReachRequest,
  type Resolution,
  type RouteOptions,
  type RouteRequest,
  type Router,
  type SeaMatrix,
  type SeaRoute,
} from './request.js'
import { Sailing } from './sailing.js'

/** The data that a router works on, opened by the caller. */
export interface SeaData {
  readonly version: string
  readonly networks: readonly SeaNetwork[]
  readonly coast: CoastMask
  readonly passages: readonly Passage[]
  readonly areas: readonly Area[]
  /**
   * Positions of ports by id. Ports that a network does not contain, or has elsewhere, are routed as
   * positions.
   */
  readonly ports?: ReadonlyMap<number, Position>
}

export interface SeaRouterOptions {
  /**
   * Whether tables that speed up later routes are built without a request, once many routes would have
   * used them: the one that is calculated then takes seconds. Default true.
   */
  readonly makesTables?: boolean
}

/** Routes on real sea data; the engine's façade. */
export class SeaRouter implements Router {
  readonly dataVersion: string
  private readonly networks = new Map<number, NetworkRouter>()
  private readonly passages: PassageFinder
  private readonly placer: EndPlacer
  private readonly jobs: Jobs
  private readonly sailing: Sailing
  /** Ids of canals. */
  private readonly canals: ReadonlySet<string>

  constructor(
    private readonly data: SeaData,
    private readonly options: SeaRouterOptions = {},
  ) {
    this.dataVersion = data.version
    this.passages = new PassageFinder(data.passages)
    this.placer = new EndPlacer(data.ports ?? new Map())
    this.jobs = new Jobs(data.areas)
    this.sailing = new Sailing(this.placer)
    this.canals = new Set(data.passages.filter(({ kind }) => kind === 'canal').map(({ id }) => id))
    for (const network of data.networks) this.add(network)
  }

  /** The resolutions that are open so far, finest first. */
  get resolutions(): readonly Resolution[] {
    return [...this.networks.keys()].sort((a, b) => a - b) as Resolution[]
  }

  /**
   * Adds the network of another resolution of the same data. A router may start with only some of them.
   */
  add(network: SeaNetwork): void {
    const { coast } = this.data
    const { makesTables } = this.options
    this.networks.set(network.resolutionKm, new NetworkRouter(network, coast, makesTables))
  }

  route(request: RouteRequest): SeaRoute {
    const job = this.job(checkOptions(request, this.resolutions))
    const query = this.sailing.query(job, checkRouteEnds(request))
    const route = this.routeOf(job, query, request)
    if (!route) throw noRoute(job.network, query)
    return route
  }

  alternatives(request: RouteRequest, best: SeaRoute, count: number): SeaRoute[] {
    const job = this.job(checkOptions(request, this.resolutions))
    let query = this.sailing.query(job, checkRouteEnds(request))
    const routes: SeaRoute[] = []
    let last = best
    while (routes.length < count) {
      const found = this.around(job, query, last, request)
      if (!found) break
      routes.push(found.route)
      last = found.route
      query = found.query
    }
    return routes
  }

  /**
   * The route with one more passage of the last route closed: the most promising one whose closure
   * leaves a route. Closing everything that the last route used leads to a true alternative, not a
   * variant of it.
   */
  private around(
    job: Job,
    query: Query,
    { passages }: SeaRoute,
    ends: RouteEnds,
  ): { readonly query: Query; readonly route: SeaRoute } | null {
    for (const { id } of likeliestFirst(passages, this.canals)) {
      const closed = { ...query, closed: (query.closed | closureMask([id as PassageId])) >>> 0 }
      const route = this.routeOf(job, closed, ends)
      if (route) return { query: closed, route }
    }
    return null
  }

  matrix(request: MatrixRequest): SeaMatrix {
    const job = this.job(checkOptions(request, this.resolutions))
    const { origins, destinations } = checkSides(request)
    const ends = this.sailing.facing(job, [
      ...origins.map((end) => this.placer.afloat(job.network, end, 'origin')),
      ...destinations.map((end) => this.placer.afloat(job.network, end, 'destination')),
    ])
    const from = ends.slice(0, origins.length)
    const to = ends.slice(origins.length)
    return seaMatrix(this.sailing.distancesKm(job, from, to), from, to)
  }

  /**
   * Makes later routes that avoid the same named areas, or the sea south of the same limit if there are
   * none, several times faster. Takes seconds and memory (named areas 50 MB, a limit 15 MB at 20 km).
   * Answers stay the same.
   * @param known the result of another thread's router for the same options, which saves time
   * @returns tables in shared memory, null if nothing is to be avoided
   * @throws InvalidRequestError
   */
  prepareAreas(
    options: Pick<RouteOptions, 'resolutionKm' | 'avoidAreas' | 'southLimit' | 'date'>,
    known: PackedTables | null = null,
  ): PackedTables | null {
    const { network, avoidance, south } = this.job(checkOptions(options, this.resolutions))
    const avoided = avoidance ?? south?.avoidance
    return avoided ? network.detours.prepare(avoided, known).packed() : null
  }

  /**
   * A matrix to be calculated in parts.
   * @throws InvalidRequestError, and PortNotFoundError from its parts
   */
  matrixRows(request: MatrixRequest): MatrixRows {
    const job = this.job(checkOptions(request, this.resolutions))
    const { origins, destinations } = checkSides(request)
    return new MatrixRows({
      rows: origins.length,
      columns: destinations.length,
      origin: (row) => this.placer.afloat(job.network, origins[row]!, 'origin'),
      destination: (column) =>
        this.placer.afloat(job.network, destinations[column]!, 'destination'),
      facing: (ends) => this.sailing.facing(job, ends),
      distancesKm: (origin, ends) => this.sailing.distancesKm(job, [origin], ends),
      route: (row, column, origin, destination) =>
        this.routeOf(job, job.network.query(origin, destination, job.closed), {
          origin: origins[row]!,
          destination: destinations[column]!,
        }),
    })
  }

  /** Whether a position lies on land. Used for pictures. */
  isLand(lon: number, lat: number): boolean {
    return !this.data.coast.isWater(lon, lat)
  }

  /** Whether a vessel can sail the great circle between two positions of a route. */
  legIsClear(resolutionKm: Resolution, from: Position, to: Position): boolean {
    return this.network(resolutionKm).graph.isLegClear(toVector(from), toVector(to))
  }

  /**
   * Distances by sea from one place to all others, with contours of distance and time. Areas are not
   * avoided.
   * @throws InvalidRequestError, PortNotFoundError, PointOnLandError
   */
  reach({
    origin,
    resolutionKm = DEFAULT_RESOLUTION_KM,
    closed = CLOSED_BY_DEFAULT,
  }: ReachRequest): Reach {
    checkResolution(resolutionKm, this.resolutions)
    checkEnds([origin], () => 'origin')
    const network = this.network(resolutionKm)
    const end = this.placer.place(network, origin, 'origin')
    return network.reach(end, snappedEnd(origin, end), closureMask(closed))
  }

  private job(options: CheckedOptions): Job {
    return this.jobs.of(options, this.network(options.resolutionKm))
  }

  private network(resolutionKm: Resolution): NetworkRouter {
    const network = this.networks.get(resolutionKm)
    if (!network) throw new Error(`No sea data for ${resolutionKm} km is loaded.`)
    return network
  }

  private routeOf(job: Job, query: Query, ends: RouteEnds): SeaRoute | null {
    const sailed = this.sailing.sail(job, query)
    if (!sailed) return null
    const { track, ...limited } = sailed
    const { positions, segments } = track
    // If both ends are the same place, the line is two equal positions of zero length.
    if (positions.length === 1) positions.push(positions[0]!)
    const line = track.measured()
    const { distancesKm } = line
    const areas = areasUsed(this.data.areas, line, distancesKm, job.date)
    return {
      origin: snappedEnd(ends.origin, query.origin),
      destination: snappedEnd(ends.destination, query.destination),
      positions,
      distancesKm,
      distanceKm: distancesKm.at(-1)!,
      greatCircleKm: legLengthKm(query.origin.snapped, query.destination.snapped),
      passages: this.passages.along(line, segments, query.closed),
      areas,
      areaKm: kmByGroup(areas),
      ...polygonKm(job.avoidance, positions),
      ...limited,
    }
  }
}
