import { PlaceError, resolvePlace } from './place.js'
import type { Port } from './port.js'
import type { Found } from './search.js'
import type { PortTable } from './table.js'

/**
 * Ports for a typed or pasted text: those of `PortIndex.search`, and if it finds none or only similar names, those that the text
 * means as a place of a request: "Kamsar Anchorage", "NLRTM - Rotterdam", "Bombay / Mumbai".
 */
export function findPorts(ports: PortTable, text: string, limit: number): Found[] {
  const found = ports.search(text, limit)
  if (found[0] !== undefined && found[0].match !== 'similar_name') return found
  const meant = portsMeant(ports, text)
  if (meant.length === 0) return found
  return meant.slice(0, limit).map((port) => ({ port, match: 'name', matchedName: port.name }))
}

/** The port that a request would take for a name, or those among which it would ask. */
function portsMeant(ports: PortTable, name: string): readonly Port[] {
  try {
    const { port } = resolvePlace(ports, { name })
    return port === null ? [] : [port]
  } catch (error) {
    if (!(error instanceof PlaceError)) throw error
    return error.code === 'ambiguous_place' ? error.candidates : []
  }
}
