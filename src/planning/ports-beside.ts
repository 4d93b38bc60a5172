import type { Position } from '../engine/geo/position.js'
import type { SeaRoute } from '../engine/routing/request.js'
import type { PortOnRoute } from '../ports/along.js'
import type { NearPort, PortTable } from '../ports/table.js'

/** A port farther than this from the line is not listed with a route, km. */
export const PORTS_WITHIN_KM = 25
/** Maximum number of ports listed with a route. */
const MAX_PORTS_BESIDE = 50

/** Ports near a route in sailing order, without its two ends. */
export function portsBeside(
  { positions, distancesKm, origin, destination }: SeaRoute,
  ports: PortTable,
): PortOnRoute[] {
  return ports.along(positions, distancesKm, {
    withinKm: PORTS_WITHIN_KM,
    limit: MAX_PORTS_BESIDE,
    exclude: [origin.portId, destination.portId].filter((id) => id !== null),
  })
}

/** Finds the ports around a position, nearest first. */
export type PortsNear = (position: Position) => readonly NearPort[]

/** Ports farther away in a straight line are not named to a caller with a place on land, km. */
const NEAR_PORTS_KM = 1000
const MAX_NEAR_PORTS = 5

export function portsNearIn(ports: PortTable): PortsNear {
  return (position) => ports.near(position, NEAR_PORTS_KM, MAX_NEAR_PORTS)
}
