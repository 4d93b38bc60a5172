import { LRUCache } from 'lru-cache'
import type { PortTable } from '../table.js'

/** Places that are remembered, and one with its error, bytes: more than the places of the largest request. */
const [MOST_BYTES, PLACE_BYTES] = [16e6, 1100]

/**
 * What a table of ports says about a place, read once: a request asks several times about the same place, for its
 * port, for contradictions and for warnings. A table never changes.
 */
export function remembered<Asked extends object, Found extends object>(
  find: (ports: PortTable, place: Asked) => Found,
): (ports: PortTable, place: Asked) => Found {
  const ofTables = new WeakMap<PortTable, LRUCache<string, Found>>()
  return (ports, place) => {
    const known = ofTables.get(ports) ?? newCache<Found>()
    ofTables.set(ports, known)
    const key = JSON.stringify(place)
    const before = known.get(key)
    if (before !== undefined) return before
    const found = find(ports, place)
    known.set(key, found)
    return found
  }
}

function newCache<Found extends object>(): LRUCache<string, Found> {
  // An error repeats the place.
  const sizeCalculation = (_found: Found, key: string) => PLACE_BYTES + key.length
  return new LRUCache<string, Found>({ maxSize: MOST_BYTES, sizeCalculation })
}
