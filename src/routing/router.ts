import { sphericalKm } from '../geo/distance.js'
import { areasAlong, type MeasuredLine } from '../geo/inside.js'
import { legLengthKm } from '../geo/leg.js'
import type { Position } from '../geo/position.js'
import { toVector } from '../geo/vector.js'
import { AREA_GROUPS, type Area, type AreaGroup, areasInForce } from '../sea/areas.js'
import type { CoastMask } from '../sea/coast-mask.js'
import type { SeaNetwork } from '../sea/network.js'
import type { Passage } from '../sea/passages.js'
import type { Avoidance } from './avoid/detours.js'
import {
  type CheckedOptions,
  checkEnds,
  checkOptions,
  checkResolution,
  closureMask,
} from './checks.js'
import type { Endpoint } from './endpoint.js'
import { PointForbiddenError, PointOnLandError, PortNotFoundError } from './errors.js'
import { nudged } from './graph.js'
import { MatrixRows, unreachableCells } from './matrix.js'
import { NetworkRouter } from './network-router.js'
import { noRoute } from './no-route.js'
import { PassageFinder } from './path/passages-used.js'
import type { Track } from './path/track.js'
import type { Query } from './query.js'
import type { Reach } from './reach/reach.js'
import {
  type AreaUse,
  CLOSED_BY_DEFAULT,
  DEFAULT_RESOLUTION_KM,
  type MatrixRequest,
  type PassageId,
  type PassageUse,
  type ReachRequest,
  type Resolution,
  type RouteEnd,
  type RouteOptions,
  type RouteRequest,
  type Router,
  type SeaMatrix,
  type SeaRoute,
  type SnappedEnd,
} from './request.js'
import { MAX_SNAP_KM } from './snap/snapper.js'

/** All the data that a router works on, opened by the caller. */
export interface SeaData {
  readonly version: string
  readonly networks: readonly SeaNetwork[]
  readonly coast: CoastMask
  readonly passages: readonly Passage[]
  readonly areas: readonly Area[]
  /** Places of ports by id. Those that a network doesn't hold, or holds elsewhere, are routed as positions. */
  readonly ports?: ReadonlyMap<number, Position>
}

type Side = 'origin' | 'destination'

/** A network's node of a port lies within 2 km of it, km. */
const MOVED_KM = 5

/** A request on its way through the router: options checked, its network found, areas chosen. */
interface Job {
  readonly network: NetworkRouter
  readonly closed: number
  /** The areas and polygons to avoid; null for the plain shortest path. */
  readonly avoidance: Avoidance | null
  readonly date: string
}

/** The two ends of a request. */
type Ends = Pick<RouteRequest, 'origin' | 'destination'>

/** Routes on real sea data; the engine's façade. */
export class SeaRouter implements Router {
  readonly dataVersion: string
  private readonly networks = new Map<number, NetworkRouter>()
  private readonly passages: PassageFinder
  /** Ids. */
  private readonly canals: ReadonlySet<string>

  constructor(private readonly data: SeaData) {
    this.dataVersion = data.version
    this.passages = new PassageFinder(data.passages)
    this.canals = new Set(data.passages.filter(({ kind }) => kind === 'canal').map(({ id }) => id))
    for (const network of data.networks) this.add(network)
  }

  /** The resolutions that are open so far, finest first. */
  get resolutions(): readonly Resolution[] {
    return [...this.networks.keys()].sort((a, b) => a - b) as Resolution[]
  }

  /** Takes the network of one more resolution, of the same data: a router may start with few. */
  add(network: SeaNetwork): void {
    this.networks.set(network.resolutionKm, new NetworkRouter(network, this.data.coast))
  }

  route(request: RouteRequest): SeaRoute {
    const job = this.job(checkOptions(request, this.resolutions))
    const query = this.query(job, checkedEnds(request))
    const route = this.routeOf(job, query, request)
    if (!route) throw noRoute(job.network, query)
    return route
  }

  alternatives(request: RouteRequest, best: SeaRoute, count: number): SeaRoute[] {
    const job = this.job(checkOptions(request, this.resolutions))
    let query = this.query(job, checkedEnds(request))
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
   * The route with one passage of the last one closed too: a canal, or else the longest, that leaves a
   * way. Closing all that the last one used leaves a true alternative, not a variant of it. Without a
   * canal a ship goes round a continent; without a strait often only round an island.
   */
  private around(
    job: Job,
    query: Query,
    { passages }: SeaRoute,
    ends: Ends,
  ): { readonly query: Query; readonly route: SeaRoute } | null {
    const isCanal = ({ id }: PassageUse): number => Number(this.canals.has(id))
    const order = [...passages].sort(
      (a, b) => isCanal(b) - isCanal(a) || (isCanal(a) ? 0 : byLength(a, b)),
    )
    for (const { id } of order) {
      const closed = { ...query, closed: (query.closed | closureMask([id as PassageId])) >>> 0 }
      const route = this.routeOf(job, closed, ends)
      if (route) return { query: closed, route }
    }
    return null
  }

  matrix(request: MatrixRequest): SeaMatrix {
    const job = this.job(checkOptions(request, this.resolutions))
    const { origins, destinations } = checkedSides(request)
    const ends = this.facing(job, [
      ...origins.map((end) => this.endpointAfloat(job.network, end, 'origin')),
      ...destinations.map((end) => this.endpointAfloat(job.network, end, 'destination')),
    ])
    const from = ends.slice(0, origins.length)
    const to = ends.slice(origins.length)
    const distancesKm = this.distancesKm(job, from, to)
    const unreachable = unreachableCells(distancesKm, to.length, {
      origin: (i) => from[i] !== null,
      destination: (j) => to[j] !== null,
    })
    return { distancesKm, unreachable }
  }

  /**
   * Makes routes that avoid the same named areas several times as fast from now on. Takes seconds, and
   * memory of four bytes a place and landmark (30 MB at 20 km); answers stay the same.
   * @param known what another thread's router answered for the same options: then it takes less
   * @returns the costs in shared memory, null where nothing is to be avoided
   * @throws InvalidRequestError
   */
  prepareAreas(
    options: Pick<RouteOptions, 'resolutionKm' | 'avoidAreas' | 'date'>,
    known: Uint32Array | null = null,
  ): Uint32Array | null {
    const { network, avoidance } = this.job(checkOptions(options, this.resolutions))
    return avoidance && network.detours.prepare(avoidance, known)
  }

  /**
   * A matrix to be calculated in parts.
   * @throws InvalidRequestError, and PortNotFoundError from its parts
   */
  matrixRows(request: MatrixRequest): MatrixRows {
    const job = this.job(checkOptions(request, this.resolutions))
    const { origins, destinations } = checkedSides(request)
    return new MatrixRows({
      rows: origins.length,
      columns: destinations.length,
      origin: (row) => this.endpointAfloat(job.network, origins[row]!, 'origin'),
      destination: (column) =>
        this.endpointAfloat(job.network, destinations[column]!, 'destination'),
      facing: (ends) => this.facing(job, ends),
      distancesKm: (origin, ends) => this.distancesKm(job, [origin], ends),
      route: (row, column, origin, destination) =>
        this.routeOf(job, job.network.query(origin, destination, job.closed), {
          origin: origins[row]!,
          destination: destinations[column]!,
        }),
    })
  }

  /** Whether a position lies on land, for pictures. */
  isLand(lon: number, lat: number): boolean {
    return !this.data.coast.isWater(lon, lat)
  }

  /** Whether a ship can sail the great circle between two positions of a route. */
  legIsClear(resolutionKm: Resolution, from: Position, to: Position): boolean {
    const { graph } = this.network(resolutionKm)
    // Vertices of a route lie on the very shore: the leg is checked from a few metres on.
    const a = toVector(from)
    const b = toVector(to)
    const start = nudged(a, b)
    const triangle = graph.locate(...start)
    return graph.isWater(triangle) && graph.isClear(...start, triangle, ...nudged(b, a))
  }

  /**
   * How far it is by sea from one place to all others, with contours of distance and time. Areas are not
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
    const end = this.endpoint(network, origin, 'origin')
    return network.reach(end, snappedEnd(origin, end), closureMask(closed))
  }

  private job({ resolutionKm, closed, avoidAreas, avoidPolygons, date }: CheckedOptions): Job {
    const avoid = avoidAreas.flatMap((group) => areasInForce(this.data.areas, group, date))
    const network = this.network(resolutionKm)
    const { detours } = network
    const avoidance =
      avoidPolygons.length > 0
        ? detours.ofPolygons(avoidPolygons, avoid)
        : avoid.length > 0
          ? detours.ofAreas(avoid)
          : null
    return { network, closed, avoidance, date }
  }

  private network(resolutionKm: Resolution): NetworkRouter {
    const network = this.networks.get(resolutionKm)
    if (!network) throw new Error(`No sea data for ${resolutionKm} km is loaded.`)
    return network
  }

  private query(job: Job, { origin, destination }: Ends): Query {
    const { network, closed, avoidance } = job
    const ends = [
      this.endpoint(network, origin, 'origin'),
      this.endpoint(network, destination, 'destination'),
    ]
    for (const [i, { snapped }] of ends.entries()) {
      const polygon = avoidance?.corners.avoided.forbiddenAt(toVector(snapped)) ?? -1
      if (polygon < 0) continue
      throw new PointForbiddenError(i === 0 ? 'origin' : 'destination', snapped, polygon)
    }
    const [from, to] = this.facing(job, ends) as [Endpoint, Endpoint]
    return network.query(from, to, closed)
  }

  /** Round an area a path may lead through any bay: then endpoints look into all of them. */
  private facing<End extends Endpoint | null>(job: Job, ends: readonly End[]): readonly End[] {
    return job.avoidance ? ends : job.network.facing(ends)
  }

  /** Null for a position too far from water. */
  private endpointAfloat(network: NetworkRouter, end: RouteEnd, side: Side): Endpoint | null {
    try {
      return this.endpoint(network, end, side)
    } catch (error) {
      if (error instanceof PointOnLandError) return null
      throw error
    }
  }

  private endpoint({ graph, snapper }: NetworkRouter, end: RouteEnd, side: Side): Endpoint {
    const index = 'portId' in end ? graph.network.portIndex.get(end.portId) : undefined
    const held = index === undefined ? null : snapper.atPort(index)
    if (held !== null && !this.hasMoved(end, held.snapped)) return held
    const position = this.positionOf(end)
    const found = snapper.at(position)
    if (found.kind !== 'too-far') return found
    if (held !== null) return held
    throw new PointOnLandError(side, position, found.nearestWater, found.distanceKm, MAX_SNAP_KM)
  }

  /** Whether a network is older than the table of ports and holds this one elsewhere. */
  private hasMoved(end: RouteEnd, held: Position): boolean {
    const position = 'portId' in end ? this.data.ports?.get(end.portId) : undefined
    return position !== undefined && sphericalKm(position, held) > MOVED_KM
  }

  private positionOf(end: RouteEnd): Position {
    if ('position' in end) return end.position
    const position = this.data.ports?.get(end.portId)
    if (position === undefined) throw new PortNotFoundError(end.portId)
    return position
  }

  private distancesKm(
    job: Job,
    origins: readonly (Endpoint | null)[],
    destinations: readonly (Endpoint | null)[],
  ): Float64Array {
    const { network, closed, avoidance } = job
    if (!avoidance) return network.matrix(origins, destinations, closed)
    // Cell by cell: a path round areas is no sum of paths between gates.
    const cells = origins.flatMap((origin) =>
      destinations.map((destination) => {
        const track =
          origin && destination && this.trackOf(job, network.query(origin, destination, closed))
        return track ? track.distancesKm().at(-1)! : Number.NaN
      }),
    )
    return Float64Array.from(cells)
  }

  private trackOf({ network, avoidance }: Job, query: Query): Track | null {
    if (avoidance) return network.avoiding(query, avoidance)
    const path = network.shortest(query)
    return path && network.build(query, path)
  }

  private routeOf(job: Job, query: Query, ends: Ends): SeaRoute | null {
    const track = this.trackOf(job, query)
    if (!track) return null
    const { positions, segments } = track
    // Two equal positions make a line of no length where both ends are one place.
    if (positions.length === 1) positions.push(positions[0]!)
    const line = track.measured()
    const { distancesKm } = line
    const areas = this.areasUsed(line, distancesKm, job.date)
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
      ...polygonKm(job, positions),
    }
  }

  private areasUsed(line: MeasuredLine, distancesKm: readonly number[], date: string): AreaUse[] {
    const inForce = AREA_GROUPS.flatMap((group) => areasInForce(this.data.areas, group, date))
    return areasAlong(line, distancesKm, inForce).map(({ area, ...where }) => ({
      id: area.id,
      name: area.name,
      group: area.group,
      ...where,
    }))
  }
}

function polygonKm({ avoidance }: Job, positions: readonly Position[]) {
  const avoided = avoidance?.corners.avoided
  return avoided && avoided.polygons.length > 0 ? { polygonKm: avoided.kmInside(positions) } : {}
}

/** The ends of a request. @throws InvalidRequestError for one that is no port and no position */
function checkedEnds({ origin, destination }: Ends): Ends {
  checkEnds([origin], () => 'origin')
  checkEnds([destination], () => 'destination')
  return { origin, destination }
}

function checkedSides({ origins, destinations }: MatrixRequest) {
  checkEnds(origins, (i) => `origins[${i}]`)
  checkEnds(destinations, (i) => `destinations[${i}]`)
  return { origins, destinations }
}

function kmByGroup(areas: readonly AreaUse[]): Record<AreaGroup, number> {
  const km = { eca: 0, piracy: 0 }
  for (const { group, distanceKm } of areas) km[group] += distanceKm
  return km
}

/** Longest first. */
function byLength(a: PassageUse, b: PassageUse): number {
  return b.exitKm - b.entryKm - (a.exitKm - a.entryKm)
}

function snappedEnd(request: RouteEnd, { snapped, snapKm }: Endpoint): SnappedEnd {
  return {
    portId: 'portId' in request ? request.portId : null,
    requested: 'portId' in request ? null : request.position,
    snapped,
    distanceKm: snapKm,
  }
}
