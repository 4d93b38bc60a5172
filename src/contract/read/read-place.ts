import { nothingLeft } from '../../base/nothing-left.js'
import { parsePosition } from '../../engine/geo/parse-position.js'
import { type Position, wrapped } from '../../engine/geo/position.js'
import type { Stop } from '../../planning/voyage/voyage.js'
import type { Place } from '../../ports/find/place.js'
import { atEnd } from '../../ports/names/arrow.js'
import type { LocationBody, ViaBody } from '../schemas/place.js'

interface PlaceOptions {
  readonly accept_suggestions?: boolean
}

/**
 * Reads a place in any form. A name that consists of degrees is a position.
 * @param end of a voyage, which a name may state whole: `NLRTM>CNSHA`
 */
export function placeOf(
  place: LocationBody,
  { accept_suggestions: acceptSuggestions }: PlaceOptions = {},
  end?: 'origin' | 'destination',
): Place {
  const { coordinates, port_id, unlocode, name, country, lat, lon, ...others } = place
  nothingLeft(others)
  if (coordinates !== undefined) return { position: positionOf({ coordinates }) }
  if (port_id !== undefined) return { portId: port_id }
  if (unlocode !== undefined) return { unlocode }
  if (name === undefined) return { position: positionOf({ lat: lat!, lon: lon! }) }
  const text = end === undefined ? name : atEnd(name, end)
  const position = country === undefined ? parsePosition(text) : null
  if (position) return { position }
  return {
    name: text,
    ...(country !== undefined && { country }),
    ...(acceptSuggestions && { acceptSuggestions }),
  }
}

/** A position as its caller writes it, with the longitude within ±180. */
export function positionOf({
  coordinates,
  lat,
  lon,
}: Pick<LocationBody, 'coordinates' | 'lat' | 'lon'>): Position {
  const [x, y] = coordinates ?? [lon!, lat!]
  return [wrapped(x), y]
}

/** Reads a place, or a passage to sail through. */
export function placeOrPassage(
  { passage, ...place }: ViaBody,
  options: PlaceOptions,
): Stop['place'] {
  const { coordinates, port_id } = place
  const isPassage = passage !== undefined && coordinates === undefined && port_id === undefined
  return isPassage ? { passage } : placeOf(place, options)
}
