import { sphericalKm } from '../geo/distance.js'
import { legLengthKm } from '../geo/leg.js'
import type { Position } from '../geo/position.js'
import { EMPTY } from '../sea/index-set.js'
import { namedBelowKm } from './much-longer.js'
import type { NetworkRouter } from './network-router.js'
import { INSHORE_KM, pathBeside } from './path/straight-path.js'
import type { ThirdPort } from './request.js'
import type { EndPlacer } from './snap/end-placer.js'
import type { Endpoint } from './snap/endpoint.js'

const KM_PER_DEGREE = 111.2
/** Ports this near to an end are tried, km: more cost time. */
const BESIDE_KM = 30

/** Ports by their degree of latitude. */
type PortsByDegree = ReadonlyMap<number, readonly (readonly [id: number, position: Position])[]>

/**
 * Finds where routes between near ports do not add up. A route between two ends up to 40 km apart may lead inshore,
 * through water that is too narrow for the network; a longer one may not. So the way from A to B can be shorter if the
 * ship calls at a port C near one of them.
 */
export class ThirdPorts {
  private byDegree: PortsByDegree | null = null

  constructor(
    private readonly placer: EndPlacer,
    private readonly ports: ReadonlyMap<number, Position>,
  ) {}

  /**
   * The port by which the way is shortest, if the route is much longer; otherwise null.
   * @param routeKm length of the route between the two
   */
  between(
    network: NetworkRouter,
    origin: Endpoint,
    destination: Endpoint,
    routeKm: number,
  ): ThirdPort | null {
    const straightKm = legLengthKm(origin.snapped, destination.snapped)
    let belowKm = namedBelowKm(routeKm)
    if (straightKm >= belowKm) return null
    let best: ThirdPort | null = null
    for (const [near, far] of [
      [origin, destination],
      [destination, origin],
    ] as const) {
      for (const [portId, position] of this.around(near.snapped, far.snapped)) {
        const km = this.kmBy(network, { near, far, portId, position }, belowKm)
        if (km >= belowKm) continue
        best = { portId, position, km }
        belowKm = km
      }
    }
    return best
  }

  /** From the one end inshore to a port, and on to the other; Infinity if that is not below a limit. */
  private kmBy(
    network: NetworkRouter,
    { near, far, portId, position }: Way,
    belowKm: number,
  ): number {
    const none = Number.POSITIVE_INFINITY
    const straightKm = sphericalKm(near.snapped, position)
    const onKm = sphericalKm(position, far.snapped)
    if (straightKm + onKm >= belowKm) return none
    const port = this.placer.afloat(network, { portId }, 'origin')
    if (!port) return none
    const seaKm = network.labelled?.seaKm(port, far) ?? none
    const leastOnKm = onKm < INSHORE_KM ? Math.min(onKm, seaKm) : seaKm
    if (straightKm + leastOnKm >= belowKm) return none
    const inshoreKm = inshore(network, near, port, belowKm - leastOnKm)
    if (inshoreKm + leastOnKm >= belowKm) return none
    return inshoreKm + Math.min(seaKm, inshore(network, port, far, belowKm - inshoreKm))
  }

  /** The ports to which inshore paths may lead, those on the way to another place first. */
  private around(place: Position, other: Position) {
    const near: (readonly [id: number, position: Position])[] = []
    const reach = BESIDE_KM / KM_PER_DEGREE
    const last = Math.floor(place[1] + reach)
    this.byDegree ??= portsByDegree(this.ports)
    for (let degree = Math.floor(place[1] - reach); degree <= last; degree++) {
      for (const port of this.byDegree.get(degree) ?? []) {
        const isNear = Math.abs(port[1][1] - place[1]) <= reach
        if (isNear && sphericalKm(place, port[1]) < BESIDE_KM) near.push(port)
      }
    }
    // Those on the way first: the way by the best port bounds all other searches.
    const roundKm = ([, position]: (typeof near)[number]) =>
      sphericalKm(place, position) + sphericalKm(position, other)
    return near.sort((a, b) => roundKm(a) - roundKm(b))
  }
}

function portsByDegree(ports: ReadonlyMap<number, Position>): PortsByDegree {
  const byDegree = new Map<number, (readonly [id: number, position: Position])[]>()
  for (const port of ports) {
    const degree = Math.floor(port[1][1])
    const there = byDegree.get(degree)
    if (there) there.push(port)
    else byDegree.set(degree, [port])
  }
  return byDegree
}

/** Kilometres of the inshore path between two ends; Infinity if there is none below a limit. */
function inshore(network: NetworkRouter, from: Endpoint, to: Endpoint, limitKm: number): number {
  const path = pathBeside(network.query(from, to, EMPTY), network.coast, limitKm)
  return path?.km ?? Number.POSITIVE_INFINITY
}

interface Way {
  readonly near: Endpoint
  readonly far: Endpoint
  readonly portId: number
  readonly position: Position
}
