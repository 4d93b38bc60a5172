import { LRUCache } from 'lru-cache'
import type { PortTable } from '../table.js'

/** More places than the largest request has. */
const MOST_PLACES = 32_768

/**
 * What a table of ports says about a place, read once: a request asks several times about the same place, for its
 * port, for contradictions and for warnings. A table never changes.
 */
export function remembered<Asked extends object, Found extends object>(
  find: (ports: PortTable, place: Asked) => Found,
): (ports: PortTable, place: Asked) => Found {
  const ofTables = new WeakMap<PortTable, LRUCache<string, Found>>()
  return (ports, place) => {
    const known = ofTables.get(ports) ?? new LRUCache<string, Found>({ max: MOST_PLACES })
    ofTables.set(ports, known)
    const key = JSON.stringify(place)
    const before = known.get(key)
    if (before !== undefined) return before
    const found = find(ports, place)
    known.set(key, found)
    return found
  }
}
