import { FIELD_COLUMNS } from '../../contract/generated/column-names.js'
import { parseAngle } from '../../engine/geo/parse-position.js'
import { type Position, wrapped } from '../../engine/geo/position.js'
import { portElsewhere, portsCalled } from '../../ports/find/named-ports.js'
import type { Place } from '../../ports/find/place.js'
import { atEnd } from '../../ports/names/arrow.js'
import { portsWritten } from '../../ports/names/written-name.js'
import { portName } from '../../ports/port.js'
import type { PortTable } from '../../ports/table.js'
import { UsageError } from '../text/failure.js'
import type { DateOrder } from '../text/moments.js'
import { positionIn, readPlace, resolved, type WrittenPlace } from '../text/places.js'
import type { FieldNames, Given } from './columns.js'
import type { NumberReading } from './number-marks.js'
import { readDegrees } from './numbers.js'

/**
 * The cells of a place. Ids and codes take precedence over coordinates, and coordinates over names.
 * Cells that contradict each other are rejected.
 */
export type PlaceField =
  | 'place'
  | 'name'
  | 'country'
  | 'unlocode'
  | 'port_id'
  | 'latitude'
  | 'longitude'

/** Suffixes of columns after the name of the end, as in `origin_unlocode`. */
const SUFFIXES: FieldNames<PlaceField> = {
  place: [],
  name: ['name', 'port_name', 'port'],
  country: ['country', 'country_code'],
  unlocode: ['unlocode', 'un_locode', 'locode', 'port_code', 'code', 'cd'],
  port_id: ['port_id'],
  latitude: ['latitude', 'lat'],
  longitude: ['longitude', 'lon', 'lng', 'long'],
}

/** The columns of a file whose rows are places. */
export const PLACE_COLUMNS: FieldNames<PlaceField> = {
  ...SUFFIXES,
  unlocode: ['unlocode', 'un_locode', 'locode'],
  name: ['name', 'port_name'],
  place: ['port', 'place'],
}

/** The words for the ends of a voyage; the usual one comes first. */
export const END_WORDS = {
  origin: FIELD_COLUMNS.origin,
  destination: FIELD_COLUMNS.destination,
} as const

const BEHIND = { origin: ['from', 'origin'], destination: ['to', 'destination'] } as const

/** The columns for one end of a voyage, derived from its words. The usual name comes first. */
export function endColumns<End extends string>(
  end: End,
  words: readonly string[],
): FieldNames<`${End}.${PlaceField}`> {
  const fields = Object.entries(SUFFIXES).map(([field, suffixes]) => {
    const names = words.flatMap((word) => suffixes.map((suffix) => `${word}_${suffix}`))
    // `PORT_NAME_FROM`: the words of the two ends may stand behind.
    const turned = suffixes.flatMap((suffix) =>
      BEHIND[end === 'destination' ? 'destination' : 'origin'].map((word) => `${suffix}_${word}`),
    )
    const behind = end === 'origin' || end === 'destination' ? turned : []
    const isDegrees = field === 'latitude' || field === 'longitude'
    const short = isDegrees ? [...shortNames(end, suffixes), ...eventNames(end, suffixes)] : []
    return [`${end}.${field}`, field === 'place' ? words : [...names, ...short, ...behind]]
  })
  return Object.fromEntries(fields)
}

/** `olat` and `dlon` of matrices of distances. */
function shortNames(end: string, suffixes: readonly string[]): string[] {
  return suffixes
    .filter((suffix) => suffix.length === 3)
    .flatMap((suffix) => [`${end[0]}${suffix}`, `${end[0]}_${suffix}`])
}

/** `departure_lat`: a departure by itself is a time. */
function eventNames(end: string, suffixes: readonly string[]): string[] {
  const events = end === 'origin' ? ['departure', 'start'] : ['arrival', 'end', 'dest']
  return events.flatMap((event) => suffixes.map((suffix) => `${event}_${suffix}`))
}

export interface PlaceReading extends NumberReading {
  readonly ports: PortTable
  readonly isLonLat: boolean
  /** Of the day and the month in dates such as 01/04/2026. */
  readonly dateOrder?: DateOrder | undefined
}

/**
 * The place of a row. Only exact names and codes count: anything ambiguous is rejected.
 * @param what how errors name the place: `origin`
 * @throws UsageError that lists the candidates
 */
export function readPlaceCells(
  cells: Given<PlaceField>,
  what: string,
  reading: PlaceReading,
): WrittenPlace {
  const { ports } = reading
  const given = ofColumn(cells, what)
  const position = positionOf(given)
  const coded = codedPort(given, ports)
  if (coded !== null) {
    if (position !== null && portElsewhere([ports.byId(coded)!], position) !== undefined) {
      throw new UsageError(
        `The coordinates of the ${what} are far from ${ports.byId(coded)!.name}, the port of its code. Correct one of them.`,
      )
    }
    requireSameName(given, ports.byId(coded)!.position, what, 'The port', ports)
    return { portId: coded }
  }
  if (position !== null) {
    requireSameName(given, position, what, 'The position', ports)
    return { position }
  }
  const { name, country, place } = given
  requireOneName(given, what, ports)
  if (name !== undefined) {
    if (country === undefined) return placeOfText(String(name), reading)
    return { name: String(name), country: String(country) }
  }
  if (place !== undefined) {
    return country === undefined
      ? placeOfText(String(place), reading)
      : placeIn(String(country), String(place), reading)
  }
  throw new UsageError(`The ${what} is missing.`)
}

/** Of a voyage in one cell the end that its column is for. */
function ofColumn(cells: Given<PlaceField>, what: string): Given<PlaceField> {
  const ofEnd = (cell: unknown) =>
    typeof cell === 'string' && (what === 'origin' || what === 'destination')
      ? atEnd(cell, what)
      : cell
  const { place, name } = cells
  return {
    ...cells,
    ...(place !== undefined && { place: ofEnd(place) }),
    ...(name !== undefined && { name: ofEnd(name) }),
  }
}

/** A place with its country beside it: `Newcastle` or `Newcastle, GB`, or `NCL`, the rest of its code. */
function placeIn(country: string, text: string, reading: PlaceReading): WrittenPlace {
  const { ports } = reading
  const [code] = ports.countriesCalled(country)
  const coded = /^[a-z2-9]{3}$/i.test(text) && code ? ports.byLocode(code + text) : undefined
  if (coded !== undefined && ports.named(text).length === 0) return { portId: coded.id }
  const isName = ports.named(text).length > 0 || portsWritten(ports, text, () => true).length > 0
  return isName ? { name: text, country } : placeOfText(text, reading)
}

/**
 * A name beside a code or coordinates decides nothing. But if it belongs to a port elsewhere, one of
 * the cells must be wrong: coordinates are swapped, or a code is from another row. A name that no port
 * has proves nothing.
 * @throws UsageError
 */
function requireSameName(
  { name, place }: Given<PlaceField>,
  position: Position,
  what: string,
  subject: string,
  ports: PortTable,
): void {
  const text = String(name ?? place ?? '')
  const elsewhere = portElsewhere(portsCalled(ports, { name: text }), position)
  if (elsewhere === undefined) return
  throw new UsageError(
    `${subject} of the ${what} is far from ${portName(elsewhere)}, the port of its name. Correct one of them.`,
  )
}

/**
 * Two columns may name one end: `POL` and `Load Port`. Text that no port has proves nothing.
 * @throws UsageError
 */
function requireOneName({ name, place }: Given<PlaceField>, what: string, ports: PortTable): void {
  if (name === undefined || place === undefined) return
  const [one, other] = [place, name].map((text) => portsCalled(ports, { name: String(text) }))
  const elsewhere = other!.map(({ position }) => portElsewhere(one!, position))
  if (one!.length === 0 || elsewhere.length === 0 || elsewhere.includes(undefined)) return
  throw new UsageError(
    `The ${what} is ${portName(one![0]!)} in one column and ${portName(other![0]!)} in another. Correct one of them.`,
  )
}

function codedPort({ port_id, unlocode }: Given<PlaceField>, ports: PortTable): number | null {
  const idOf = (place: Place) => resolved(ports, place).port!.id
  const byCode = unlocode === undefined ? null : idOf({ unlocode: String(unlocode).trim() })
  if (port_id === undefined) return byCode
  const text = String(port_id).trim()
  if (!/^\d+$/.test(text)) throw new UsageError(`"${text}" is not a port id: use digits only.`)
  const byId = idOf({ portId: Number(text) })
  if (byCode === null || byCode === byId) return byId
  throw new UsageError(
    `The port id ${byId} is ${ports.byId(byId)!.name}, and ${unlocode} is ${ports.byId(byCode)!.name}. Correct one of them.`,
  )
}

function positionOf({ latitude, longitude }: Given<PlaceField>): [lon: number, lat: number] | null {
  if (latitude === undefined && longitude === undefined) return null
  if (latitude === undefined || longitude === undefined) {
    const missing = latitude === undefined ? 'latitude' : 'longitude'
    throw new UsageError(`The ${missing} is missing: give both latitude and longitude.`)
  }
  const lat = degreesOf(latitude, 'latitude')
  const lon = degreesOf(longitude, 'longitude')
  if (Math.abs(lat) > 90) throw new UsageError(`latitude ${lat} is not between -90 and 90.`)
  if (Math.abs(lon) > 360) throw new UsageError(`longitude ${lon} is not between -360 and 360.`)
  return [wrapped(lon), lat]
}

/** Parses degrees with a sign; or degrees, minutes and seconds with a compass letter. @throws UsageError */
export function degreesOf(
  value: unknown,
  axis: 'latitude' | 'longitude',
  name: string = axis,
): number {
  const angle = parseAngle(String(value), axis)
  if (angle !== null) return angle
  const letters = axis === 'latitude' ? 'NS' : 'EW'
  const [, number, letter] =
    new RegExp(`^([^a-z]*?)\\s*°?\\s*([${letters}])$`, 'i').exec(String(value).trim()) ?? []
  // A single coordinate has no thousands, so a comma in it is a decimal comma.
  const degrees = readDegrees(number ?? value, name)
  return /^[sw]$/i.test(letter ?? '') ? -degrees : degrees
}

/** Two numbers with decimal commas and another separator between them. */
const COMMA_PAIR = /^([-+]?\d+(?:,\d+)?)\s*(?:[;/|]\s*|,\s+|\s)\s*([-+]?\d+(?:,\d+)?)$/
/** Ambiguous: one number, or two. */
const ONE_OR_TWO = /^[-+]?\d+,[-+]?\d+$/

function placeOfText(text: string, { isLonLat, hasDecimalCommas }: PlaceReading) {
  if (!hasDecimalCommas) return readPlace(text, isLonLat)
  if (ONE_OR_TWO.test(text.trim())) {
    throw new UsageError(
      `"${text}" may be one number or two. Write a space between latitude and longitude, or use two columns.`,
    )
  }
  const pair = COMMA_PAIR.exec(text.trim())
  if (pair === null) return readPlace(text, isLonLat)
  const numbers = [pair[1], pair[2]].map((part) => part!.replace(',', '.'))
  return { position: positionIn(`${numbers[0]},${numbers[1]}`, isLonLat)! }
}

/** Whether columns of the given fields can identify a place. */
export function tellsPlace(has: (field: PlaceField) => boolean): boolean {
  const whole: readonly PlaceField[] = ['place', 'name', 'unlocode', 'port_id']
  return whole.some(has) || (has('latitude') && has('longitude'))
}
