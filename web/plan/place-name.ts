import type { Position } from '../../src/geo/position.js'
import { chartFiles } from '../chart/chart-files.svelte.js'
import { writePosition } from '../format/position.js'
import type { Place } from './plan.js'

/** "Rotterdam, NLRTM"; a position as a chart writes it. */
export function placeName(place: Place): string {
  if (!('portId' in place)) return writePosition(place.position)
  const port = chartFiles.port(place.portId)
  if (port === null) return chartFiles.ports === null ? '' : `#${place.portId}`
  return port.name
}

/** Null for a port that this page doesn't know. */
export function placePosition(place: Place): Position | null {
  return 'portId' in place ? (chartFiles.port(place.portId)?.position ?? null) : place.position
}
