import type { Position } from '../../engine/geo/position.js'
import type { Resolution, SeaRoute, SnappedEnd } from '../../engine/routing/request.js'
import { portsBeside } from '../../planning/ports-beside.js'
import { roundKm } from '../../planning/rounding.js'
import type { PortTable } from '../../ports/table.js'
import { roundedPlace } from '../line-geometry.js'
import { portBody } from '../read/port-body.js'
import type { RouteCoreBody } from '../schemas/route-answer.js'

/** The tables needed to write an answer. */
export interface WritingSea {
  readonly ports: PortTable
  /** Whether a vessel can sail the great circle between two positions of a route. */
  legIsClear?(resolutionKm: Resolution, from: Position, to: Position): boolean
}

/** An end of a route: its port, and where it lies on the water. */
export function endBody(
  end: SnappedEnd,
  { ports }: Pick<WritingSea, 'ports'>,
): RouteCoreBody['origin'] {
  const port = end.portId === null ? undefined : ports.byId(end.portId)
  return {
    port: port === undefined ? null : portBody(port),
    requested: end.requested === null ? null : [...end.requested],
    snapped: {
      coordinates: [...roundedPlace(end.snapped)],
      distance_km: roundKm(end.distanceKm),
    },
  }
}

/** The time zone of an end of a route. */
export function zoneOfEnd({ portId, snapped }: SnappedEnd, ports: PortTable): string {
  return ports.zoneOf(portId, snapped)
}

/** The ports along a route. */
export function portsBody(
  route: SeaRoute,
  { ports }: WritingSea,
): NonNullable<RouteCoreBody['ports']> {
  return portsBeside(route, ports).map(({ port, distanceFromOriginKm, offRouteKm }) => ({
    id: port.id,
    name: port.name,
    unlocode: port.unlocode,
    coordinates: [...port.position],
    distance_from_origin_km: roundKm(distanceFromOriginKm),
    off_route_km: roundKm(offRouteKm),
  }))
}
