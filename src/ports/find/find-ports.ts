import type { PortTable } from '../table.js'
import { portsMeant } from './place.js'
import type { Found } from './search.js'

/**
 * Ports for a typed or pasted text: first the one that a request would take for it ("Kamsar Anchorage", "NLRTM - Rotterdam", "Mahe"),
 * then those of `PortIndex.search`. If it finds none or only similar names, those among which a request would ask.
 * @param meant the ports that a request would take, or among which it would ask, if they are known already
 */
export function findPorts(
  ports: PortTable,
  text: string,
  limit: number,
  meant = portsMeant(ports, text),
): Found[] {
  const found = ports.search(text, limit)
  const sure = found.filter(({ match }) => match !== 'similar_name')
  if (meant.length === 0 || (sure.length > 0 && meant.length > 1)) return found
  const first = meant.map(
    (port): Found =>
      sure.find((hit) => hit.port === port) ?? { port, match: 'name', matchedName: port.name },
  )
  return [...first, ...sure.filter(({ port }) => !meant.includes(port))].slice(0, limit)
}
