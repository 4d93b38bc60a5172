import type { Position } from '../../engine/geo/position.js'
import { hasArrow } from '../names/arrow.js'
import { isBeside } from '../names/exact-names.js'
import { besideGreater, type GreaterPlace } from '../names/greater-places.js'
import { onlyLarge } from '../names/large-namesake.js'
import { isTooLong } from '../names/name-length.js'
import { namesNone } from '../names/placeholder.js'
import { remembered } from '../names/remembered.js'
import { areaCalled, isCut } from '../names/written-name.js'
import type { Port } from '../port.js'
import type { PortTable } from '../table.js'
import { distinct, portsNamed } from './named-ports.js'
import { onlySuggestion } from './only-suggestion.js'
import { englishNamesakes, isFirstOf } from './other-scripts.js'
import {
  ambiguous,
  noPlace,
  notTaken,
  ofVoyage,
  PlaceError,
  tooLong,
  unknownId,
  unknownName,
} from './place-error.js'

/** A place as given by a caller. */
export type Place =
  | { readonly portId: number }
  | { readonly unlocode: string }
  /**
   * A full name, alternate name or UN/LOCODE, in any case and with any accents. The country is an ISO
   * 3166-1 code or a name in a common language, or a state or province; it can follow the name instead,
   * after a comma or in brackets.
   */
  | {
      readonly name: string
      readonly country?: string
      /** Take the only suggestion for an unknown name; the result says so. */
      readonly acceptSuggestions?: boolean
    }
  | { readonly position: Position }

/** A place whose port or position is known. */
export interface ResolvedPlace {
  /** Null for a position. */
  readonly port: Port | null
  readonly position: Position
  /** The place as written, if its only suggestion was taken. */
  readonly suggestedFor?: string
  /**
   * Ports elsewhere with the very name that was written: an older port of the table takes it, or the only
   * large one.
   */
  readonly namesakes?: readonly Port[]
  /** Countries, regions and cities elsewhere with the name, in English: "Florence, Italy". */
  readonly greaterNamesakes?: readonly string[]
}

/**
 * The one port or position that a place means. Only exact names and codes count: a prefix of a name is
 * never a place, and if several ports share a name, only a large one among tiny ones is chosen; the
 * result names the others.
 * @throws PlaceError with the candidates
 */
export function resolvePlace(ports: PortTable, place: Place): ResolvedPlace {
  if ('position' in place) return { port: null, position: place.position }
  const found = resolvedOrNot(ports, place)
  if (found instanceof PlaceError) throw found
  return found
}

const resolvedOrNot = remembered((ports, place: Exclude<Place, { position: Position }>) => {
  try {
    return resolved(ports, place)
  } catch (error) {
    if (error instanceof PlaceError) return error
    throw error
  }
})

/** @throws PlaceError */
function resolved(ports: PortTable, place: Exclude<Place, { position: Position }>): ResolvedPlace {
  try {
    const { port, passedOver, greater } = portOf(ports, place)
    const named = 'name' in place ? namesakesOf(ports, place, port) : []
    const namesakes = distinct([...passedOver, ...named])
    return {
      port,
      position: port.position,
      ...(namesakes.length > 0 && { namesakes }),
      ...(greater.length > 0 && { greaterNamesakes: greater.map(({ name }) => name) }),
    }
  } catch (error) {
    if (!(error instanceof PlaceError) || !('name' in place)) throw error
    if (!place.acceptSuggestions) throw error
    const port = onlySuggestion(ports, error)
    if (port === undefined) throw notTaken(error)
    return { port, position: port.position, suggestedFor: error.place }
  }
}

function namesakesOf(
  ports: PortTable,
  { name, country }: { readonly name: string; readonly country?: string },
  port: Port,
): readonly Port[] {
  const comma = name.lastIndexOf(',')
  const bare = comma < 0 ? name : name.slice(0, comma)
  const area = country ?? (comma < 0 ? undefined : name.slice(comma + 1))
  const isIn = area === undefined ? () => true : areaCalled(ports, area)
  if (isIn === null) return []
  const isExact = ports.named(bare).length > 0
  const names = isExact
    ? [bare]
    : [bare, ...ports.abbreviated(bare, isCut(bare)).map((full) => full.name)]
  return names.flatMap((one) => ports.namesakes(one, port, isIn))
}

/** The port that a place means, and tiny ports of its name that it was taken before. */
interface Taken {
  readonly port: Port
  readonly passedOver: readonly Port[]
  /** Of the name, in other countries. */
  readonly greater: readonly GreaterPlace[]
}

/** The port that a request would take for a name, or those among which it would ask; empty for an unknown name. */
export function portsMeant(ports: PortTable, name: string): readonly Port[] {
  if (isTooLong({ name }) || namesNone(name) || hasArrow(name)) return []
  const { ports: found } = besideGreater(ports, name, portsNamed(ports, { name }))
  const large = onlyLarge(found)
  return large === undefined ? found : [large]
}

function portOf(ports: PortTable, place: Exclude<Place, { position: Position }>): Taken {
  if (!('name' in place)) return { port: knownPort(ports, place), passedOver: [], greater: [] }
  if (isTooLong(place)) throw tooLong(place.name)
  if (namesNone(place.name)) throw noPlace(place.name)
  if (hasArrow(place.name)) throw ofVoyage(place.name)
  const written = place.country === undefined ? place.name : `${place.name}, ${place.country}`
  const all = portsNamed(ports, place)
  const isAnywhere = place.country === undefined
  const { ports: found, places: greater } = isAnywhere
    ? besideGreater(ports, place.name, all)
    : { ports: all, places: [] }
  const port = found.length === 1 ? found[0] : onlyLarge(found)
  if (port !== undefined) {
    const english = englishNamesakes(ports, place.name, port)
    const others = isAnywhere ? english.ports : []
    if (!isFirstOf(port, others)) throw ambiguous(written, [port, ...others])
    const passedOver = [...found.filter((other) => !isBeside(other, port)), ...others]
    return { port, passedOver, greater: isAnywhere ? [...greater, ...english.places] : [] }
  }
  throw found.length === 0 ? unknownName(ports, written, greater) : ambiguous(written, found)
}

function knownPort(
  ports: PortTable,
  place: Extract<Place, { portId: number } | { unlocode: string }>,
): Port {
  if ('portId' in place) return ports.byId(place.portId) ?? unknownId(place.portId)
  return ports.byLocode(place.unlocode) ?? unknownName(ports, place.unlocode)
}
