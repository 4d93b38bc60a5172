import { readPosition } from '../../engine/geo/parse-position.js'
import { areaNamed } from '../area-ports.js'
import type { GreaterPlace, Kind } from '../names/greater-places.js'
import { MAX_NAME_LETTERS, MAX_NAME_WORDS } from '../names/name-length.js'
import { isOfTotals } from '../names/placeholder.js'
import { countryOfCode } from '../names/unknown-code.js'
import { portsNear } from '../near-ports.js'
import { type Port, portName } from '../port.js'
import type { PortTable } from '../table.js'

/** A text that matches no port, or several. */
export class PlaceError extends Error {
  override readonly name = 'PlaceError'
  constructor(
    readonly code: 'unknown_place' | 'ambiguous_place',
    /** The place as written by the caller. */
    readonly place: string,
    /** All ports with the name; for an unknown name, the closest matches, best first. */
    readonly candidates: readonly Port[],
    message: string,
    /** What the name of a port means as well, so that nobody knows which is meant. */
    readonly greater?: GreaterPlace | undefined,
  ) {
    super(message)
  }
}

/** Maximum number of candidates in the message; the error carries all of them. */
const MAX_SHOWN = 10
/** What passages are called. */
const PASSAGE = /\b(canal|straits?|sound|passage)\b/i
/** A stay as stops of a voyage have it. */
const STAY = /\S\+\s*\d[\d.,]*\s*(h|hours?|d|days?)?$/i
/** Of a text that is too long, its error quotes so many. */
const MAX_QUOTED_LETTERS = 60
/** Two numbers or more, which no port is called. */
const NUMBERS = /^[-+\d.]+([\s,;]+[-+\d.]+)+$/
/** How a text is a position. Of a text alone, as of a line, longitudes go on to 360. */
export const AS_POSITION = 'latitude,longitude in degrees, up to 90 and 360: 51.98,4.05'

/** The error for a name whose suggestions the caller would take: it says that none was. */
export function notTaken({ code, place, candidates, message, greater }: PlaceError): PlaceError {
  const isSuggested = code === 'unknown_place' && candidates.length > 0
  const why = isSuggested ? ' No suggestion is certain enough to be taken.' : ''
  return new PlaceError(code, place, candidates, message + why, greater)
}

export function tooLong(name: string): PlaceError {
  const written = name.length > MAX_QUOTED_LETTERS ? `${name.slice(0, MAX_QUOTED_LETTERS)}…` : name
  const message = `"${written}" is too long for a place: write a name of at most ${MAX_NAME_WORDS} words and ${MAX_NAME_LETTERS} characters, a UN/LOCODE or coordinates.`
  return new PlaceError('unknown_place', written, [], message)
}

export function noPlace(written: string): PlaceError {
  const why = isOfTotals(written)
    ? 'It begins a line of totals: leave the line out.'
    : 'It stands for one that is not known yet: write the port.'
  const message = `"${written}" names no port. ${why}`
  return new PlaceError('unknown_place', written, [], message)
}

/** What a text with an arrow is asked for instead, wherever one place is meant. */
export const WRITE_ONE_PORT = 'the arrow makes it a voyage, not one place: write one port'

export function ofVoyage(written: string): PlaceError {
  return new PlaceError('unknown_place', written, [], `"${written}": ${WRITE_ONE_PORT}.`)
}

export function ambiguous(written: string, candidates: readonly Port[]): PlaceError {
  const isOneCountry = new Set(candidates.map((port) => port.countryCode)).size === 1
  const remedy = isOneCountry
    ? 'Give the UN/LOCODE or the id'
    : 'Add the country, or give the UN/LOCODE'
  return new PlaceError(
    'ambiguous_place',
    written,
    candidates,
    `${candidates.length} ports are called "${written}": ${listed(candidates)}. ${remedy}.`,
  )
}

export function unknownName(
  ports: PortTable,
  written: string,
  greater: readonly GreaterPlace[] = [],
): never {
  const near = portsNear(ports, written, greater)
  const why = whyUnknown(ports, written, greater)
  const message = `${why} ${remedyFor(written, near)}`
  throw new PlaceError('unknown_place', written, near, message, greater[0])
}

const KINDS: Readonly<Record<Kind, string>> = {
  country: 'country',
  rare: 'country',
  region: 'region',
  water: 'river or sea',
  city: 'city',
}

function whyUnknown(ports: PortTable, written: string, [place]: readonly GreaterPlace[]): string {
  if (place !== undefined) {
    return `"${written}" is also the ${KINDS[place.kind]} ${place.name}. For a port of that name, add its country.`
  }
  const area = areaNamed(ports, written)
  const what = area === undefined ? '' : `: it is ${area.what}`
  return `There is no port "${written}"${what}.`
}

function remedyFor(written: string, near: readonly Port[]): string {
  const position = readPosition(written)
  if (Array.isArray(position)) return 'It is a position: write a name or a UN/LOCODE.'
  if (position !== null || NUMBERS.test(written)) return `Write a position as ${AS_POSITION}.`
  if (STAY.test(written)) {
    return 'Only a stop of a voyage has a stay, in hours with a decimal point: Callao+24h.'
  }
  const country = countryOfCode(written)
  const code =
    country === undefined
      ? ''
      : `As a UN/LOCODE (${country}) it is that of a place without a port, or another code of a port. `
  if (near.length > 0) return `${code}Did you mean ${listed(near)}?`
  if (country !== undefined) return `${code}Write the port by its name, or give coordinates.`
  if (PASSAGE.test(written)) {
    return 'To sail through a passage, name it among the stops or in via, such as via:panama.'
  }
  return 'Search for it by name, or give coordinates.'
}

export function unknownId(id: number): never {
  const message = `There is no port with the id ${id}. Search for one by name.`
  throw new PlaceError('unknown_place', String(id), [], message)
}

function listed(ports: readonly Port[]): string {
  const shown = ports.slice(0, MAX_SHOWN).map(portName).join('; ')
  const more = ports.length - MAX_SHOWN
  return more > 0 ? `${shown} and ${more} more` : shown
}
