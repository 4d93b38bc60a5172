import { sphericalKm } from '../../src/engine/geo/distance.js'
import type { Position } from '../../src/engine/geo/position.js'
import type { PortFile, PortRow } from './map-file.js'

/** The id of the port nearest to a position, without terminals of other ports; null if there is none. */
export function nearestPort({ ports }: PortFile, position: Position): number | null {
  const away = ([, , , , lon, lat]: PortRow) => sphericalKm([lon, lat], position)
  const nearest = ports
    .filter((row) => row[7] === null)
    .reduce<PortRow | null>((a, b) => (a === null || away(b) < away(a) ? b : a), null)
  return nearest?.[0] ?? null
}
