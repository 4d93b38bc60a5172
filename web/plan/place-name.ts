import type { Position } from '../../src/geo/position.js'
import { chartFiles } from '../chart/chart-files.svelte.js'
import { writePosition } from '../format/position.js'
import type { Place } from './plan.js'

/** A port's name; a position as a chart writes it. */
export function placeName(place: Place): string {
  if (!('portId' in place)) return writePosition(place.position)
  const port = chartFiles.port(place.portId)
  if (port === null) return chartFiles.ports === null ? '' : `#${place.portId}`
  return port.name
}

/** "Rotterdam, Netherlands (NLRTM)", as a paper names a place: many ports share a name. */
export function placeText(place: Place): string {
  const port = 'portId' in place ? chartFiles.port(place.portId) : null
  if (port === null) return placeName(place)
  return `${port.name}, ${port.country}${port.code === null ? '' : ` (${port.code})`}`
}

/** Null for a port that this page doesn't know. */
export function placePosition(place: Place): Position | null {
  return 'portId' in place ? (chartFiles.port(place.portId)?.position ?? null) : place.position
}
