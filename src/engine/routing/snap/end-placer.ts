import { legLengthKm } from '../../geo/leg.js'
import { type Position, wrapped } from '../../geo/position.js'
import { InvalidRequestError, PointOnLandError, PortNotFoundError } from '../errors.js'
import { KeptBudget, KeptMap } from '../kept-map.js'
import type { NetworkRouter } from '../network-router.js'
import { type LegEnd, PASSAGES, type RouteEnd, type SnappedEnd } from '../request.js'
import type { Endpoint, PortEndpoint, TooFar } from './endpoint.js'
import { MAX_SNAP_KM } from './snapper.js'

type Side = 'origin' | 'destination'

/** Maximum distance of a port from its node, km. A network has the node of a port within 2 km of it. */
const MOVED_KM = 5

/** Of an end of a port, with what paths from it have found. */
const END_BYTES = 6000

/**
 * Finds the endpoint in a network for each end of a request. The ends of ports are kept: to look round
 * anew takes most of the time of a route between ports that are no nodes.
 */
export class EndPlacer {
  private readonly ends: KeptMap<string, Endpoint>
  private known: ReadonlyMap<string, number> | null = null

  /** @param ports positions of ports by id, see `SeaData` */
  constructor(
    private readonly ports: ReadonlyMap<number, Position>,
    budget = new KeptBudget(),
  ) {
    this.ends = new KeptMap(budget, () => END_BYTES)
  }

  /** Null for a position too far from water. */
  afloat(network: NetworkRouter, end: LegEnd, side: Side): Endpoint | null {
    const found = this.placed(network, end, side)
    return found.kind === 'too-far' ? null : found
  }

  /**
   * The endpoint of a port, a position or the middle of a passage.
   * @throws PortNotFoundError, PointOnLandError if it is too far from water
   */
  place(network: NetworkRouter, end: LegEnd, side: Side): Endpoint {
    const found = this.placed(network, end, side)
    if (found.kind !== 'too-far') return found
    const { nearestWater, distanceKm } = found.nearest()
    throw new PointOnLandError(side, found.position, nearestWater, distanceKm, MAX_SNAP_KM)
  }

  private placed(network: NetworkRouter, end: LegEnd, side: Side): Endpoint | TooFar {
    if ('passage' in end) {
      const way = network.ways.of(PASSAGES.indexOf(end.passage))[end.way]
      if (way && (end.end === 0 || end.end === 1)) return way.endpoint(end.end)
      throw new InvalidRequestError(side, 'Give an end of one of the ways of the passage.')
    }
    const portId = 'portId' in end ? end.portId : this.portsByPosition.get(end.position.join())
    return portId === undefined ? this.find(network, end) : this.atPort(network, { portId })
  }

  private atPort(network: NetworkRouter, port: { readonly portId: number }): Endpoint | TooFar {
    const key = `${network.graph.network.resolutionKm} ${port.portId}`
    const known = this.ends.get(key)
    if (known) return known
    const found = this.find(network, port)
    if (found.kind === 'too-far') return found
    const position = this.ports.get(port.portId)
    if (position) network.labelled?.mark(found, port.portId, position)
    this.ends.set(key, found)
    return found
  }

  /** The position of a port is the port, also where its node lies beside it. Created when first needed. */
  private get portsByPosition(): ReadonlyMap<string, number> {
    this.known ??= new Map(Array.from(this.ports, ([id, position]) => [position.join(), id]))
    return this.known
  }

  private find({ graph, snapper, labelled }: NetworkRouter, end: RouteEnd): Endpoint | TooFar {
    const index = 'portId' in end ? graph.network.portIndex.get(end.portId) : undefined
    const held = index === undefined ? null : this.measured(snapper.atPort(index), end)
    if (held !== null && held.snapKm <= MOVED_KM) return held
    const position = this.positionOf(end)
    const turns = 'portId' in end ? labelled?.access(end.portId, position) : undefined
    const found = snapper.at(position, turns)
    return found.kind === 'too-far' && held !== null ? held : found
  }

  /**
   * A port with the distance from its position in the table to its node: a berth on a river lies beside
   * the fairway. A network older than the table may have the port elsewhere.
   */
  private measured(held: PortEndpoint, end: RouteEnd): PortEndpoint {
    const position = 'portId' in end ? this.ports.get(end.portId) : undefined
    return position === undefined ? held : { ...held, snapKm: legLengthKm(position, held.snapped) }
  }

  private positionOf(end: RouteEnd): Position {
    if ('position' in end) return onOneMeridian(end.position)
    const position = this.ports.get(end.portId)
    if (position === undefined) throw new PortNotFoundError(end.portId)
    return position
  }
}

/** 180 and -180 are one meridian: the grid has cells on one side of it. */
function onOneMeridian([lon, lat]: Position): Position {
  return [lon === 180 ? -180 : wrapped(lon), lat]
}

/** The end of a route as the answer describes it. */
export function snappedEnd(
  request: LegEnd,
  end: Endpoint,
  { inlandExits }: Pick<NetworkRouter, 'inlandExits'>,
): SnappedEnd {
  const { snapped, snapKm } = end
  const inland = inlandExits.of(end)
  return {
    portId: 'portId' in request ? request.portId : null,
    requested: 'position' in request ? request.position : null,
    snapped,
    distanceKm: snapKm,
    ...(inland && { inland }),
  }
}
