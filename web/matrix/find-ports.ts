import type { Position } from '../../src/engine/geo/position.js'
import { resolvePlace } from '../../src/ports/find/place.js'
import { PlaceError } from '../../src/ports/find/place-error.js'
import type { Port } from '../../src/ports/port.js'
import type { PortTable } from '../../src/ports/table.js'
import type { Place } from '../plan/plan.js'
import type { ListedPlace } from './place-list.js'

/** A place of the matrix, ready to be requested. */
export interface FoundPlace {
  readonly label: string
  /** For example "NL · NLRTM"; empty for a position. */
  readonly code: string
  readonly position: Position
  /** With country and code. In English for a file, because programs read it too. */
  readonly fullLabel: string
  readonly place: Place
  /** Whether other places have the same name. */
  readonly hasNamesakes: boolean
}

/** A line that may mean several ports, or a port with a different name. */
export interface AmbiguousPlace {
  readonly line: string
  readonly candidates: readonly Port[]
}

export interface FoundPlaces {
  readonly found: readonly FoundPlace[]
  readonly ambiguous: readonly AmbiguousPlace[]
  /** Lines that match no port. */
  readonly unknown: readonly string[]
}

/** Finds the port for each line that is not a position, as the service does. A name that occurs twice is searched for once. */
export function findPorts(listed: readonly ListedPlace[], ports: PortTable): FoundPlaces {
  const known = new Map<string, FoundPlace | readonly Port[]>()
  for (const { label, position } of listed) {
    const key = keyOf(label, position)
    if (!known.has(key))
      known.set(key, position === null ? meant(label, ports) : at(label, position))
  }
  const all = [...known].flatMap(([line, place]) =>
    isFound(place) ? [] : [{ line, candidates: place }],
  )
  return {
    found: listed.map(({ label, position }) => known.get(keyOf(label, position))!).filter(isFound),
    ambiguous: all.filter(({ candidates }) => candidates.length > 0),
    unknown: all.filter(({ candidates }) => candidates.length === 0).map(({ line }) => line),
  }
}

/** The text that stands for a port in the list, by which it is found again unambiguously. */
export function lineOf({ unlocode, position: [lon, lat] }: Port): string {
  return unlocode ?? `${lat}, ${lon}`
}

const keyOf = (label: string, position: Position | null) =>
  position === null ? label : `${label} ${position}`

function isFound(place: FoundPlace | readonly Port[]): place is FoundPlace {
  return 'place' in place
}

function at(label: string, position: Position): FoundPlace {
  const place = { position }
  return { label, code: '', position, fullLabel: label, place, hasNamesakes: false }
}

/** The port of a name or code, or the ports that it may mean. */
function meant(text: string, ports: PortTable): FoundPlace | readonly Port[] {
  try {
    const { port, position, namesakes, greaterNamesakes } = resolvePlace(ports, { name: text })
    const { id, name, countryCode, country, unlocode } = port!
    return {
      label: name,
      code: [countryCode, unlocode].filter(Boolean).join(' · '),
      position,
      fullLabel: [name, country, unlocode].filter(Boolean).join(', '),
      place: { portId: id },
      hasNamesakes: namesakes !== undefined || greaterNamesakes !== undefined,
    }
  } catch (error) {
    if (error instanceof PlaceError) return error.candidates
    throw error
  }
}
