import { measuredLine } from '../geo/inside.js'
import { kmAlong, legLengthKm } from '../geo/leg.js'
import type { Position } from '../geo/position.js'
import type { Span } from '../geo/spans.js'
import { toVector } from '../geo/vector.js'
import type { Area } from '../sea/areas.js'
import type { CoastMask } from '../sea/coast-mask.js'
import { EMPTY, type IndexSet, indexSet, meet, union } from '../sea/index-set.js'
import type { NamedStrait } from '../sea/named-straits.js'
import type { SeaNetwork } from '../sea/network.js'
import { type Passage, speedLimitOf } from '../sea/passages.js'
import { likeliestFirst } from './alternatives.js'
import { DrawnPolygons } from './avoid/shapes/drawn-polygons.js'
import type { PackedTables } from './avoid/tables/cost-tables.js'
import { ChannelSailing } from './channels/channel-sailing.js'
import {
  type CheckedOptions,
  checkEnds,
  checkForbidden,
  checkOptions,
  checkPassages,
  checkPosition,
  checkRouteEnds,
  checkSides,
  passageSet,
  type RouteEnds,
} from './checks.js'
import { NoRouteError } from './errors.js'
import { type Job, Jobs } from './job.js'
import { KeptBudget } from './kept-map.js'
import { type CellPaths, MatrixRows, seaMatrix } from './matrix.js'
import { NetworkRouter } from './network-router.js'
import { noRoute } from './no-route.js'
import { landAlong } from './path/land-along.js'
import { PassageFinder } from './path/passages-used.js'
import type { Track } from './path/track.js'
import type { Query } from './query.js'
import { linkDelayHours } from './reach/delays.js'
import { Reach } from './reach/reach.js'
import {
  type AlternativeSeaRoute,
  type ChannelUse,
  type FoundCells,
  type MatrixRequest,
  type OwnLength,
  PASSAGES,
  type PassageId,
  type PassageWay,
  type ReachRequest,
  type Resolution,
  type RouteLine,
  type RouteOptions,
  type RouteRequest,
  type Router,
  type SailedLine,
  type SeaMatrix,
  type SeaRoute,
} from './request.js'
import { newSearchSpaces } from './search/search-space.js'
import { EndPlacer, snappedEnd } from './snap/end-placer.js'
import type { Endpoint } from './snap/endpoint.js'
import { ThirdPorts } from './third-port.js'
import { areasUsed, kmByGroup, polygonKm } from './ways/areas-used.js'
import { Passing } from './ways/passing.js'
import type { ChannelStretch } from './ways/sailed.js'
import { lengthOf } from './ways/sailing.js'

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

/** Any day. */
const NO_DAY = '2026-01-01'

/** Routes on real sea data; the engine's façade. */
export class SeaRouter implements Router {
  readonly dataVersion: string
  private readonly spaces = newSearchSpaces()
  private readonly budget = new KeptBudget()
  private readonly networks = new Map<number, NetworkRouter>()
  private opened: readonly Resolution[] = []
  private readonly passages: PassageFinder
  private readonly placer: EndPlacer
  private readonly jobs: Jobs
  private readonly drawn = new DrawnPolygons(checkPosition)
  private readonly sailing: ChannelSailing
  private readonly passing: Passing
  private thirdPorts: ThirdPorts | null = null
  /** Ids of canals. */
  private readonly canals: ReadonlySet<string>
  /** The passages that have a speed limit. */
  private readonly limitedPassages: IndexSet

  constructor(private readonly data: SeaData) {
    this.dataVersion = data.version
    this.passages = new PassageFinder(data.passages)
    this.placer = new EndPlacer(data.ports ?? new Map(), this.budget)
    this.jobs = new Jobs(data.areas, this.placer)
    this.sailing = new ChannelSailing(this.placer, this.passages)
    this.canals = new Set(data.passages.filter(({ kind }) => kind === 'canal').map(({ id }) => id))
    this.limitedPassages = indexSet(
      data.passages.flatMap((one, at) => (speedLimitOf(one) === undefined ? [] : [at])),
    )
    this.passing = new Passing(this.sailing, this.passages, data.passages, this.budget)
    for (const network of data.networks) this.add(network)
  }

  /** All areas, whether in force or not. */
  get areas(): readonly Area[] {
    return this.data.areas
  }

  /** The resolutions that are open so far, finest first. */
  get resolutions(): readonly Resolution[] {
    return this.opened
  }

  /** How often a table contradicted the network and was put aside: see `NetworkRouter`. */
  get missedTables(): number {
    return [...this.networks.values()].reduce((sum, { missedTables }) => sum + missedTables, 0)
  }

  /**
   * Adds the network of another resolution of the same data. A router may start with only some of them.
   */
  add(network: SeaNetwork): void {
    const { coast, passages } = this.data
    const router = new NetworkRouter(network, coast, passages, this.spaces, this.budget)
    this.networks.set(network.resolutionKm, router)
    this.opened = [...this.networks.keys()].sort((a, b) => a - b) as Resolution[]
  }

  /** Gives up what is kept for later requests. Answers stay the same. */
  forget(): void {
    this.budget.clear()
  }

  route(request: RouteRequest): SeaRoute {
    const job = this.job(this.checked(request))
    const query = this.sailing.query(job, checkRouteEnds(request))
    const route = this.routeOf(job, query, request)
    if (!route) throw noRoute(query, (other) => this.sailing.connects(job, other))
    const isPlain = job.avoidance === null && job.channels === null
    const byPort = isPlain ? this.byPort(job.network, query, route.distanceKm) : null
    return byPort ? { ...route, byPort } : route
  }

  line(request: RouteRequest): RouteLine {
    const job = this.job(this.checked(request))
    const sailed = this.sailing.sail(job, this.sailing.query(job, checkRouteEnds(request)))
    if (!sailed) throw new NoRouteError([], [])
    return { positions: sailed.track.positions, distanceKm: lengthOf(sailed.track) }
  }

  private byPort(network: NetworkRouter, { origin, destination }: Query, routeKm: number) {
    this.thirdPorts ??= new ThirdPorts(this.placer, this.data.ports ?? new Map())
    return this.thirdPorts.between(network, origin, destination, routeKm)
  }

  alternatives(request: RouteRequest, best: SeaRoute, count: number): AlternativeSeaRoute[] {
    const job = this.job(this.checked(request))
    let query = this.sailing.query(job, checkRouteEnds(request))
    const routes: AlternativeSeaRoute[] = []
    let last: SeaRoute = best
    while (routes.length < count) {
      const found = this.around(job, query, last, request)
      if (!found) break
      const closed = [...(routes.at(-1)?.closed ?? []), found.closed]
      routes.push({ ...found.route, closed })
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
  ): { readonly query: Query; readonly route: SeaRoute; readonly closed: PassageId } | null {
    for (const { id } of likeliestFirst(passages, this.canals)) {
      const closed = id as PassageId
      const without = { ...query, closed: union(query.closed, passageSet([closed])) }
      const route = this.routeOf(job, without, ends)
      if (route) return { query: without, route, closed }
    }
    return null
  }

  lengths(
    request: RouteRequest,
    closures: readonly (readonly PassageId[])[],
    own?: OwnLength,
  ): number[] {
    const job = this.job(this.checked(request))
    const query = this.sailing.query(job, checkRouteEnds(request))
    return this.sailing.lengths(job, query, closures.map(passageSet), own)
  }

  clearKm(request: RouteRequest, straits: readonly NamedStrait[]): number | null {
    const job = this.job(this.checked(request))
    if (!this.sailing.labelledOf(job)) return null
    const { origin, destination } = this.sailing.query(job, checkRouteEnds(request))
    return job.network.straits!.km(origin, destination, job.closed, straits)
  }

  matrix(request: MatrixRequest): SeaMatrix {
    const job = this.job(this.checked(request))
    const { origins, destinations } = checkSides(request)
    const ends = this.sailing.facing(job, [
      ...origins.map((end) => this.placer.afloat(job.network, end, 'origin')),
      ...destinations.map((end) => this.placer.afloat(job.network, end, 'destination')),
    ])
    const from = ends.slice(0, origins.length)
    const to = ends.slice(origins.length)
    const { km } = this.sailing.cells(job, from, to)
    return seaMatrix(km, from, to, (end) => job.network.inlandExits.of(end))
  }

  ways(passage: PassageId, resolutionKm: Resolution): readonly PassageWay[] {
    checkPassages([passage])
    return this.network(resolutionKm).ways.of(PASSAGES.indexOf(passage))
  }

  /**
   * Makes later routes that avoid the same named areas several times faster. Takes seconds and 25 MB at
   * 20 km. Answers stay the same.
   * @param known the result of another thread's router for the same options, which saves time
   * @returns tables in shared memory, null if nothing is to be avoided
   * @throws InvalidRequestError
   */
  prepareAreas(
    options: Pick<RouteOptions, 'resolutionKm' | 'avoidAreas' | 'date'>,
    known: PackedTables | null = null,
  ): PackedTables | null {
    const { network, avoidance } = this.job(this.checked(options))
    return avoidance && network.detours.prepare(avoidance, known).packed()
  }

  /**
   * A matrix to be calculated in parts.
   * @throws InvalidRequestError, and PortNotFoundError from its parts
   */
  matrixRows(request: MatrixRequest): MatrixRows {
    const job = this.job(this.checked(request))
    const { origins, destinations } = checkSides(request)
    return new MatrixRows({
      rows: origins.length,
      columns: destinations.length,
      origin: (row) => this.placer.afloat(job.network, origins[row]!, 'origin'),
      destination: (column) =>
        this.placer.afloat(job.network, destinations[column]!, 'destination'),
      facing: (ends) => this.sailing.facing(job, ends),
      inlandOf: (end) => job.network.inlandExits.of(end),
      found: (origin, ends) => {
        const cells = this.sailing.cells(job, [origin], ends)
        return this.timed(cells, job, [origin, ends], request.speedKmh)
      },
      passages: (origin, destination) => this.passing.of(job, origin, destination),
      mayPass: (origin, destination, straits, km) =>
        !this.sailing.labelledOf(job) ||
        job.network.straits!.mayPass(origin, destination, job.closed, straits, km),
      route: (row, column, origin, destination) =>
        this.routeOf(job, job.network.query(origin, destination, job.closed), {
          origin: origins[row]!,
          destination: destinations[column]!,
        }),
    })
  }

  isLand(lon: number, lat: number): boolean {
    return !this.data.coast.isWater(lon, lat)
  }

  sailed(positions: readonly Position[], date: string, measuredKm?: readonly number[]): SailedLine {
    const line = measuredLine(positions)
    const distancesKm = measuredKm ?? kmAlong(line.xyz)
    const areas = areasUsed(this.data.areas, line, distancesKm, date)
    return {
      positions,
      distancesKm,
      distanceKm: distancesKm.at(-1)!,
      // The links of canals are the same at all resolutions.
      passages: this.passages.sailed({ xyz: line.xyz, distancesKm }, (passage) =>
        this.network(this.opened[0]!).ways.lines(passage),
      ),
      areas,
      areaKm: kmByGroup(areas),
    }
  }

  landAlong(
    { positions, distancesKm }: Pick<SailedLine, 'positions' | 'distancesKm'>,
    resolutionKm: Resolution,
  ): Span[] {
    const { snapper } = this.network(resolutionKm)
    return landAlong(
      positions,
      distancesKm,
      (position) => this.isLand(...position) && !snapper.isOnFairway(position),
    )
  }

  /** Whether a vessel can sail the great circle between two positions of a route. */
  legIsClear(resolutionKm: Resolution, from: Position, to: Position): boolean {
    return this.network(resolutionKm).graph.isLegClear(toVector(from), toVector(to))
  }

  /**
   * Distances by sea from one place to all others, with contours of distance and time. Named areas are
   * not avoided.
   * @throws InvalidRequestError, PortNotFoundError, PointOnLandError, PointForbiddenError
   */
  reach({ origin, withinKm = Number.POSITIVE_INFINITY, ...options }: ReachRequest): Reach {
    // The day matters only for areas, which are not avoided.
    const checked = this.checked({ ...options, date: NO_DAY })
    checkEnds([origin], () => 'origin')
    const job = this.job(checked)
    const { network, avoidance, south } = job
    const end = this.placer.place(network, origin, 'origin')
    checkForbidden([end], avoidance)
    const { snapped } = end
    const isLimited =
      south !== null &&
      !south.limit.contains(snapped) &&
      south.limit.mayBePassed(snapped, snapped, 2 * withinKm)
    const around = isLimited ? south.avoidance : avoidance
    const reached = this.sailing.reached(job, end, around)
    const { coast, passages } = this.data
    return new Reach(network.graph, coast, snappedEnd(origin, end, network), end, reached, passages)
  }

  /** Cells with the hours that speed limits add. Without a speed, all that use a limit are NaN. */
  private timed(
    { km, passages, links }: CellPaths,
    { network: { graph } }: Job,
    [origin, ends]: readonly [Endpoint, readonly (Endpoint | null)[]],
    speedKmh: number | undefined,
  ): FoundCells {
    const known = new Map<readonly number[], number>()
    const delayHours = Float64Array.from(links, (used, at) => {
      const end = ends[at]
      const unmarked = end ? this.passages.unmarked(origin.snapped, end.snapped) : EMPTY
      passages[at] = union(passages[at]!, unmarked)
      if (!meet(passages[at]!, this.limitedPassages)) return 0
      if (used === null || speedKmh === undefined || meet(unmarked, this.limitedPassages)) {
        return Number.NaN
      }
      let hours = known.get(used)
      if (hours === undefined) {
        hours = linkDelayHours(used, graph, this.data.passages, speedKmh)
        known.set(used, hours)
      }
      return hours
    })
    return { km, passages, delayHours }
  }

  private checked(options: RouteOptions): CheckedOptions {
    return checkOptions(options, this.resolutions, this.drawn)
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
    const { track, channels, ...limited } = sailed
    markLocks(track, query)
    const { positions, segments } = track
    // If both ends are the same place, the line is two equal positions of zero length.
    if (positions.length === 1) positions.push(positions[0]!)
    const line = track.measured()
    const { distancesKm } = line
    const areas = areasUsed(this.data.areas, line, distancesKm, job.date)
    return {
      origin: snappedEnd(ends.origin, query.origin, job.network),
      destination: snappedEnd(ends.destination, query.destination, job.network),
      positions,
      distancesKm,
      distanceKm: distancesKm.at(-1)!,
      greatCircleKm: legLengthKm(query.origin.snapped, query.destination.snapped),
      passages: this.passages.along(line, segments),
      areas,
      areaKm: kmByGroup(areas),
      ...polygonKm(job.avoidance, positions),
      ...limited,
      ...(channels && { channels: channelUses(channels, distancesKm) }),
    }
  }
}

function channelUses(
  stretches: readonly ChannelStretch[],
  distancesKm: readonly number[],
): ChannelUse[] {
  return stretches.map(({ channel, from, to }) => {
    return { channel, entryKm: distancesKm[from]!, exitKm: distancesKm[to]! }
  })
}

/** A line that begins or ends in a lock does not cross the gate, but uses the canal. */
function markLocks(track: Track, { origin, destination }: Query): void {
  if (origin.kind === 'fairway' && origin.lock) track.mark(origin.lock.lock.passage, 0, 0)
  if (destination.kind !== 'fairway' || !destination.lock) return
  const last = track.positions.length - 1
  track.mark(destination.lock.lock.passage, last, last)
}
