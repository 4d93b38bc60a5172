import type { Position } from '../../src/engine/geo/position.js'
import { writePosition } from '../format/position.js'
import { mapFiles } from '../map/map-files.svelte.js'
import { language } from '../texts/language.svelte.js'
import type { Place } from './plan.js'

/** The name of a port; for a position, degrees and minutes. */
export function placeName(place: Place): string {
  if (!('portId' in place)) return writePosition(place.position)
  const port = mapFiles.port(place.portId)
  if (port === null) return mapFiles.ports === null ? '' : `#${place.portId}`
  return port.name
}

/** "Rotterdam, Netherlands (NLRTM)", as reports name a place, because many ports share a name. */
export function placeText(place: Place): string {
  const port = 'portId' in place ? mapFiles.port(place.portId) : null
  if (port === null) return placeName(place)
  const country = language.country(port.countryCode, port.country)
  const name = country === port.name ? country : `${port.name}, ${country}`
  return port.code === null ? name : `${name} (${port.code})`
}

/** Null for a port that the page does not know. */
export function placePosition(place: Place): Position | null {
  return 'portId' in place ? (mapFiles.port(place.portId)?.position ?? null) : place.position
}
