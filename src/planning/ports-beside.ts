import type { SeaRoute } from '../engine/routing/request.js'
import type { PortOnRoute } from '../ports/along.js'
import type { PortTable } from '../ports/table.js'

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
