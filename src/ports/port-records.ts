import { withPlainDashes } from '../engine/geo/dashes.js'
import { parsePosition } from '../engine/geo/parse-position.js'
import type { Position } from '../engine/geo/position.js'
import { isUnlocode } from './port.js'

/** The usable data of a row about a port. */
export interface PortRecord {
  readonly line: number
  readonly name: string
  readonly alternateNames: readonly string[]
  readonly unlocode: string | null
  /** A code or an English name; empty if only the UN/LOCODE implies it. */
  readonly country: string
  readonly position: Position
}

/** Why a row could not be used. */
export interface RejectedRow {
  readonly line: number
  readonly name: string
  readonly reason: string
}

/** The result of reading a row: a port, an entry that is not a seaport, or a rejected row. */
export type ReadRow =
  | { readonly kind: 'port'; readonly record: PortRecord }
  | { readonly kind: 'no_port' }
  | { readonly kind: 'rejected'; readonly rejected: RejectedRow }

/** Names of columns in the World Port Index, in UN/LOCODE lists and in plain tables; `portName` and `port_name` are one. */
const COLUMNS = {
  name: ['main port name', 'port name', 'name', 'port', 'terminal name', 'terminal'],
  alternateName: ['alternate port name', 'alternate name', 'alternate names'],
  unlocode: ['un locode', 'locode'],
  location: ['location'],
  country: ['country code', 'country', 'country name', 'iso2', 'iso3'],
  latitude: ['latitude', 'lat', 'y'],
  longitude: ['longitude', 'lon', 'lng', 'long', 'x'],
  coordinates: ['coordinates', 'position', 'lat lon', 'lat long', 'latitude longitude'],
  function: ['function'],
  status: ['status'],
  change: ['change', 'ch'],
} as const
type Field = keyof typeof COLUMNS

/**
 * Maximum length of a name. A judgement: three times the longest name of the table that comes with
 * Fairway.
 */
const MAX_NAME_LENGTH = 100

/** Number of columns of a file that an error names. */
const MAX_NAMED = 12

/** Reads rows by the names of their columns, which may be in any order and among others. */
export class PortRowReader {
  /** Columns of each field, best first. */
  readonly #columns: Readonly<Record<Field, readonly number[]>>

  /** @throws Error if a required column is missing */
  constructor(header: readonly string[]) {
    const names = header.map(plain)
    const find = (field: Field) =>
      COLUMNS[field].map((wanted) => names.indexOf(plain(wanted))).filter((at) => at >= 0)
    this.#columns = Object.fromEntries(
      (Object.keys(COLUMNS) as Field[]).map((field) => [field, find(field)]),
    ) as Record<Field, number[]>
    const has = (field: Field) => this.#columns[field].length > 0
    const missing = [
      ...(has('name') ? [] : ['the name (Main Port Name, Port Name, Name)']),
      ...(has('country') || has('unlocode')
        ? []
        : ['the country or the UN/LOCODE (Country Code, UN/LOCODE)']),
      ...(has('coordinates') || (has('latitude') && has('longitude'))
        ? []
        : ['the position (Latitude and Longitude, or Coordinates)']),
    ]
    if (missing.length === 0) return
    throw new Error(
      `A column is missing: ${missing.join('; ')}. The first line must name the columns, as in the World Port Index or a UN/LOCODE list; it names ${header.slice(0, MAX_NAMED).join(', ')}.`,
    )
  }

  /** @param line where the row begins in the file, for messages about it */
  read(row: readonly string[], line: number): ReadRow {
    const name = this.#text(row, 'name')
    const reject = (reason: string): ReadRow => ({
      kind: 'rejected',
      rejected: { line, name, reason },
    })
    // UN/LOCODE lists contain every town; a 1 in the first position of the function marks a seaport.
    if (this.#columns.function.length > 0 && !this.#text(row, 'function').startsWith('1')) {
      return { kind: 'no_port' }
    }
    // An entry that the next edition of a UN/LOCODE list drops.
    if (this.#text(row, 'change') === 'X' || this.#text(row, 'status') === 'XX') {
      return { kind: 'no_port' }
    }
    if (name === '') return reject('has no name')
    const alternateNames = this.#alternateNames(row, name)
    const fault = [name, ...alternateNames].map(faultOfName).find((reason) => reason !== null)
    if (fault !== undefined) return reject(fault)
    const unlocode = this.#unlocode(row)
    if (unlocode !== null && !isUnlocode(unlocode)) {
      return reject(
        `${unlocode} is not a UN/LOCODE, which has two letters, then three letters or digits 2 to 9`,
      )
    }
    const position = this.#position(row)
    if (typeof position === 'string') return reject(position)
    const country = this.#text(row, 'country')
    return { kind: 'port', record: { line, name, alternateNames, unlocode, country, position } }
  }

  /** The value of the first column that is not empty. */
  #text(row: readonly string[], field: Field): string {
    const texts = this.#columns[field].map((column) => row[column]?.trim() ?? '')
    return texts.find((text) => text !== '') ?? ''
  }

  #alternateNames(row: readonly string[], name: string): string[] {
    const texts = this.#columns.alternateName.flatMap((column) => (row[column] ?? '').split(/[;/]/))
    const names = texts.map((text) => text.trim()).filter((text) => text !== '' && text !== name)
    return [...new Set(names)]
  }

  #unlocode(row: readonly string[]): string | null {
    const location = this.#text(row, 'location')
    const code =
      location === '' ? this.#text(row, 'unlocode') : this.#text(row, 'country') + location
    return code === '' ? null : code.replace(/\s/g, '').toUpperCase()
  }

  /** The position, or what is wrong with it. */
  #position(row: readonly string[]): Position | string {
    const together = this.#text(row, 'coordinates')
    const lat = this.#text(row, 'latitude')
    const lon = this.#text(row, 'longitude')
    if (together === '' && (lat === '' || lon === '')) return 'has no position'
    const position = together === '' ? degrees(lon, lat) : parsePosition(together)
    if (position === null) {
      return together === ''
        ? `${lat}, ${lon} is not a latitude and a longitude in degrees`
        : `${together} is not a position like 5155N 00430E`
    }
    const [longitude, latitude] = position
    if (Math.abs(latitude) > 90) return `latitude ${latitude} is not between -90 and 90`
    if (Math.abs(longitude) > 180) return `longitude ${longitude} is not between -180 and 180`
    return position
  }
}

function faultOfName(name: string): string | null {
  if (/\p{Cc}/u.test(name)) return 'a name has control characters or a line break; remove them'
  if ([...name].length <= MAX_NAME_LENGTH) return null
  return `a name is longer than ${MAX_NAME_LENGTH} characters; shorten it`
}

function plain(column: string): string {
  return column.toLowerCase().replace(/[^a-z0-9]+/g, '')
}

/** Numbers with a point or a comma, or angles with a compass letter: `53°52′N`. */
function degrees(lon: string, lat: string): Position | null {
  const isNumber = (text: string) => /^[-+]?\d+([.,]\d+)?$/.test(withPlainDashes(text))
  const number = (text: string) => Number(withPlainDashes(text).replace(',', '.'))
  return isNumber(lon) && isNumber(lat)
    ? [number(lon), number(lat)]
    : parsePosition(`${lat}, ${lon}`)
}
