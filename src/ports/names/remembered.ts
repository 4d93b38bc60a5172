import { LRUCache } from 'lru-cache'
import type { PortTable } from '../table.js'

/** Of a place with its error, which repeats the key, bytes. All that are kept are more than the largest request has. */
const PLACE_BYTES = 1100
const LIMITS = {
  maxSize: 16e6,
  sizeCalculation: (_: object, key: string) => PLACE_BYTES + key.length,
}

/**
 * What a table of ports says about a place, read once: a request asks several times about the same place, for its
 * port, for contradictions and for warnings. A table never changes.
 */
export function remembered<Asked extends object, Found extends object>(
  find: (ports: PortTable, place: Asked) => Found,
): (ports: PortTable, place: Asked) => Found {
  const ofTables = new WeakMap<PortTable, LRUCache<string, Found>>()
  return (ports, place) => {
    const known = ofTables.get(ports) ?? new LRUCache<string, Found>(LIMITS)
    ofTables.set(ports, known)
    const key = JSON.stringify(place)
    const before = known.get(key)
    if (before !== undefined) return before
    const found = find(ports, place)
    known.set(key, found)
    return found
  }
}
