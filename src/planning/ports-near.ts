import type { Position } from '../engine/geo/position.js'
import type { NearPort, PortTable } from '../ports/table.js'

/** Finds the ports around a position, nearest first. */
export type PortsNear = (position: Position) => readonly NearPort[]

/** Ports farther away in a straight line are not named to a caller with a place on land, km. */
const NEAR_PORTS_KM = 1000
const MAX_NEAR_PORTS = 5

export function portsNearIn(ports: PortTable): PortsNear {
  return (position) => ports.near(position, NEAR_PORTS_KM, MAX_NEAR_PORTS)
}
