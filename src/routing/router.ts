import { type Area, areasInForce } from '../geo/area.js'
import { areasAlong } from '../geo/inside.js'
import { interpolateKm } from '../geo/interpolate.js'
import { legLengthKm } from '../geo/leg.js'
import type { Position } from '../geo/position.js'
import { toVector } from '../geo/vector.js'
import type { CoastMask } from '../sea/coast-mask.js'
import type { SeaNetwork } from '../sea/network.js'
import type { Passage } from '../sea/passages.js'
import { type End, MAX_SNAP_KM } from './ends.js'
import { MatrixRows } from './matrix-rows.js'
import { Navigator } from './navigator.js'
import { noRoute } from './no-route.js'
import { passagesUsed } from './passage-use.js'
import type { Track } from './track.js'
import {
  AREA_GROUPS,
  type MatrixRequest,
  PASSAGES,
  type PassageId,
  PointOnLandError,
  PortNotFoundError,
  type Resolution,
  type RouteEnd,
  type RouteRequest,
  type Router,
  type SeaMatrix,
  type SeaRoute,
  type SnappedEnd,
  UnknownNameError,
} from './types.js'

/** All the data that a router works on, opened by the caller. */
export interface SeaData {
  readonly version: string
  readonly networks: readonly SeaNetwork[]
  readonly coast: CoastMask
  readonly passages: readonly Passage[]
  readonly areas: readonly Area[]
  /** Places of ports by id that the networks don't hold: an operator's own. */
  readonly ownPorts?: ReadonlyMap<number, Position>
}

/**
 * The bit mask of a list of closed passages.
 * @throws UnknownNameError for a passage that isn't one of `PASSAGES`
 */
export function closureMask(closed: readonly PassageId[]): number {
  UnknownNameError.check('closed', closed, PASSAGES)
  let mask = 0
  for (const id of closed) mask |= 1 << PASSAGES.indexOf(id)
  return mask
}

/** The mask of what a request closes; its areas are checked too. @throws UnknownNameError */
function closuresOf({ closed, avoidAreas }: Pick<RouteRequest, 'closed' | 'avoidAreas'>): number {
  UnknownNameError.check('avoidAreas', avoidAreas ?? [], AREA_GROUPS)
  return closureMask(closed)
}

/** Routes on real sea data; the engine's façade. */
export class SeaRouter implements Router {
  readonly dataVersion: string
  private readonly navigators = new Map<number, Navigator>()

  constructor(private readonly data: SeaData) {
    this.dataVersion = data.version
    for (const network of data.networks) this.add(network)
  }

  /** The resolutions that it can answer for so far, finest first. */
  get resolutions(): readonly Resolution[] {
    return [...this.navigators.keys()].sort((a, b) => a - b) as Resolution[]
  }

  /** Takes the network of one more resolution, of the same data: a router may start with few. */
  add(network: SeaNetwork): void {
    this.navigators.set(network.resolutionKm, new Navigator(network, this.data.coast))
  }

  route(request: RouteRequest): SeaRoute {
    const navigator = this.navigator(request.resolutionKm)
    const origin = this.end(navigator, request.origin, 'origin')
    const destination = this.end(navigator, request.destination, 'destination')
    const closed = closuresOf(request)
    const route = this.sail(navigator, request, origin, destination, closed)
    if (!route) throw noRoute(navigator, origin, destination, closed)
    return route
  }

  alternatives(request: RouteRequest, best: SeaRoute, count: number): SeaRoute[] {
    const navigator = this.navigator(request.resolutionKm)
    const origin = this.end(navigator, request.origin, 'origin')
    const destination = this.end(navigator, request.destination, 'destination')
    const routes: SeaRoute[] = []
    let closed = closuresOf(request)
    let last = best
    while (routes.length < count) {
      // Closing all that the last one used leaves a true alternative, not a variant of it.
      const used = last.passages.filter((p) => PASSAGES.includes(p.id as PassageId))
      if (used.length === 0) break
      closed |= closureMask([used.reduce(longest).id as PassageId])
      const next = this.sail(navigator, request, origin, destination, closed)
      if (!next) break
      routes.push(next)
      last = next
    }
    return routes
  }

  matrix(request: MatrixRequest): SeaMatrix {
    const navigator = this.navigator(request.resolutionKm)
    const closed = closuresOf(request)
    const find = (end: RouteEnd, side: 'origin' | 'destination') =>
      this.endAfloat(navigator, end, side)
    const origins = request.origins.map((end) => find(end, 'origin'))
    const destinations = request.destinations.map((end) => find(end, 'destination'))
    const distancesKm =
      (request.avoidAreas ?? []).length > 0
        ? this.shunnedMatrix(navigator, request, origins, destinations, closed)
        : navigator.matrix(origins, destinations, closed)
    const unreachable: SeaMatrix['unreachable'][number][] = []
    distancesKm.forEach((km, at) => {
      if (!Number.isNaN(km)) return
      const i = Math.floor(at / destinations.length)
      const j = at % destinations.length
      const code = origins[i] && destinations[j] ? 'no_route' : 'point_on_land'
      unreachable.push({ origin: i, destination: j, code })
    })
    return { distancesKm, unreachable }
  }

  /**
   * A matrix to be calculated in parts.
   * @throws UnknownNameError, and PortNotFoundError from its parts
   */
  matrixRows(request: MatrixRequest): MatrixRows {
    const navigator = this.navigator(request.resolutionKm)
    const closed = closuresOf(request)
    const { origins, destinations } = request
    const shuns = (request.avoidAreas ?? []).length > 0
    return new MatrixRows({
      origin: (row) => this.endAfloat(navigator, origins[row]!, 'origin'),
      destination: (column) => this.endAfloat(navigator, destinations[column]!, 'destination'),
      distancesKm: (origin, ends) =>
        shuns
          ? this.shunnedMatrix(navigator, request, [origin], ends, closed)
          : navigator.matrix([origin], ends, closed),
      sail: (row, column, origin, destination) => {
        const ends = { origin: origins[row]!, destination: destinations[column]! }
        return this.sail(navigator, { ...request, ...ends }, origin, destination, closed)
      },
    })
  }

  /** Cell by cell: a way round areas is no sum of ways between gates. */
  private shunnedMatrix(
    navigator: Navigator,
    request: MatrixRequest,
    origins: readonly (End | null)[],
    destinations: readonly (End | null)[],
    closed: number,
  ): Float64Array {
    const cells = origins.flatMap((origin) =>
      destinations.map((destination) => {
        const track =
          origin && destination && this.track(navigator, request, origin, destination, closed)
        return track ? track.distancesKm().at(-1)! : Number.NaN
      }),
    )
    return Float64Array.from(cells)
  }

  /** Whether a ship can sail the great circle between two positions of a route. */
  legIsClear(resolutionKm: Resolution, from: Position, to: Position): boolean {
    const { chart } = this.navigator(resolutionKm)
    // Vertices of a route lie on the very shore: the leg is asked a few metres on from its start.
    const [start, end] = [interpolateKm(from, to, 0.01), interpolateKm(to, from, 0.01)].map(
      toVector,
    )
    const triangle = chart.locate(...start!)
    return chart.isWater(triangle) && chart.isClear(...start!, triangle, ...end!)
  }

  private navigator(resolutionKm: Resolution): Navigator {
    const navigator = this.navigators.get(resolutionKm)
    if (!navigator)
      throw new Error(
        `No sea data for ${resolutionKm} km is loaded. Have: ${this.resolutions.join(', ')}.`,
      )
    return navigator
  }

  /** Null for a position too far from water. */
  private endAfloat(
    navigator: Navigator,
    end: RouteEnd,
    side: 'origin' | 'destination',
  ): End | null {
    try {
      return this.end(navigator, end, side)
    } catch (error) {
      if (error instanceof PointOnLandError) return null
      throw error
    }
  }

  private end(navigator: Navigator, end: RouteEnd, side: 'origin' | 'destination'): End {
    if ('portId' in end) {
      const index = navigator.chart.network.portIndex.get(end.portId)
      if (index !== undefined) return navigator.ends.atPort(index)
    }
    const position = this.positionOf(end)
    const found = navigator.ends.at(position)
    if ('states' in found) return found
    throw new PointOnLandError(side, position, found.nearestWater, found.distanceKm, MAX_SNAP_KM)
  }

  private positionOf(end: RouteEnd): Position {
    if ('position' in end) return end.position
    const own = this.data.ownPorts?.get(end.portId)
    if (own === undefined) throw new PortNotFoundError(end.portId)
    return own
  }

  private sail(
    navigator: Navigator,
    request: RouteRequest,
    origin: End,
    destination: End,
    closed: number,
  ): SeaRoute | null {
    const track = this.track(navigator, request, origin, destination, closed)
    if (!track) return null
    // Two equal positions make a line of no length where both ends are one place.
    if (track.positions.length === 1) track.positions.push(track.positions[0]!)
    const distancesKm = track.distancesKm()
    const line = { positions: track.positions, distancesKm }
    return {
      origin: snappedEnd(request.origin, origin),
      destination: snappedEnd(request.destination, destination),
      ...line,
      distanceKm: distancesKm[distancesKm.length - 1]!,
      greatCircleKm: legLengthKm(origin.snapped, destination.snapped),
      passages: passagesUsed(line, track.stretches, this.data.passages),
      zones: areasAlong(track.positions, this.areas(request.date)).map(({ area, distanceKm }) => ({
        id: area.id,
        name: area.name,
        group: area.group,
        distanceKm,
      })),
    }
  }

  private track(
    navigator: Navigator,
    request: Pick<RouteRequest, 'avoidAreas' | 'date'>,
    origin: End,
    destination: End,
    closed: number,
  ): Track | null {
    const shunned = (request.avoidAreas ?? []).flatMap((group) =>
      areasInForce(this.data.areas, group, request.date),
    )
    if (shunned.length > 0) return navigator.shun(origin, destination, closed, shunned)
    const plan = navigator.plan(origin, destination, closed)
    return plan && navigator.draw(origin, destination, plan, closed)
  }

  private areas(date: string): readonly Area[] {
    return [
      ...areasInForce(this.data.areas, 'seca', date),
      ...areasInForce(this.data.areas, 'piracy', date),
    ]
  }
}

function longest<T extends { entryKm: number; exitKm: number }>(a: T, b: T): T {
  return b.exitKm - b.entryKm > a.exitKm - a.entryKm ? b : a
}

function snappedEnd(request: RouteEnd, end: End): SnappedEnd {
  return {
    portId: 'portId' in request ? request.portId : null,
    requested: 'portId' in request ? null : request.position,
    snapped: end.snapped,
    distanceKm: end.snapKm,
  }
}
