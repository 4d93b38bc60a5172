import { type PositionFault, readPosition } from '../../engine/geo/parse-position.js'
import type { Position } from '../../engine/geo/position.js'
import { passageCalled } from '../../planning/places.js'
import type { PassagePlace } from '../../planning/voyage/voyage.js'
import { type Place, type ResolvedPlace, resolvePlace } from '../../ports/find/place.js'
import { PlaceError } from '../../ports/find/place-error.js'
import type { PortTable } from '../../ports/table.js'
import { UsageError } from './failure.js'

/** `51,98,4,05`: two degrees with decimal commas, and a comma between them. */
const ONLY_COMMAS = /^\s*[+-]?\d+,\d+,[+-]?\d+,\d+\s*$/

/** A place as a request writes it. Which port a name or an id means is left to the operation. */
export type WrittenPlace =
  | Extract<Place, { portId: number } | { position: Position }>
  | { readonly name: string; readonly country?: string }

/**
 * The end of a route that an argument or a cell names: a position in degrees, or a port by id,
 * UN/LOCODE or full name.
 * @throws UsageError
 */
export function readPlace(text: string, isLonLat: boolean): WrittenPlace {
  const position = positionIn(text, isLonLat)
  if (position !== null) return { position }
  if (ONLY_COMMAS.test(text)) {
    throw new UsageError(`"${text}": write decimals with a point, e.g. 51.98,4.05.`)
  }
  return /^\s*\d+\s*$/.test(text) ? { portId: Number(text) } : { name: text.trim() }
}

/**
 * A place of a table, whose rows name all their faults at once.
 * @throws UsageError if it is no port, or could be several, and suggestions are not accepted
 */
export function requireKnown<Written extends WrittenPlace | PassagePlace>(
  place: Written,
  ports: PortTable,
  acceptSuggestions: boolean,
): Written {
  if ('passage' in place) return place
  resolved(ports, 'name' in place ? { ...place, acceptSuggestions } : place)
  return place
}

/** @throws UsageError if it is no port, or could be several */
export function resolved(ports: PortTable, place: Place): ResolvedPlace {
  try {
    return resolvePlace(ports, place)
  } catch (error) {
    throw error instanceof PlaceError ? new UsageError(error.message) : error
  }
}

/** The position that a text means; null for any other text. @throws UsageError for one with a fault */
export function positionIn(text: string, isLonLat: boolean): Position | null {
  const read = readPosition(text, isLonLat)
  if (typeof read !== 'string') return read
  throw new UsageError(`"${text.trim()}": ${remedyFor(read, text, isLonLat)}`)
}

function remedyFor(fault: PositionFault, text: string, isLonLat: boolean): string {
  if (fault === 'letters')
    return 'mark latitude with N or S and longitude with E or W, without a sign.'
  if (fault === 'longitude') return 'longitude must be between -360 and 360.'
  const letters = 'use letters, e.g. 1.26N,103.84E.'
  if (/^\s*\[/.test(text))
    return `longitude is first in square brackets. Change the order, or ${letters}`
  const remedy = isLonLat ? 'Leave out --lonlat' : 'Add --lonlat'
  return `latitude must be between -90 and 90. ${remedy} if you meant the other order, or ${letters}`
}

/** Parses a via point: the name of a passage, or a place in any form. @throws UsageError */
export function readVia(
  text: string,
  isLonLat: boolean,
): { readonly place: WrittenPlace | PassagePlace; readonly kind: 'via' } {
  const passage = passageCalled(text)
  if (passage !== undefined) return { place: { passage }, kind: 'via' }
  return { place: readPlace(text, isLonLat), kind: 'via' }
}
