import { parsePosition } from '../../src/engine/geo/parse-position.js'
import type { Position } from '../../src/engine/geo/position.js'
import { cellsOf, dividerOf } from '../format/csv-cells.js'

/** A line of a list: a position, or words for finding a port. */
export interface ListedPlace {
  /** As shown to the user. */
  readonly label: string
  readonly position: Position | null
}

const LATITUDE = /^(lat|latitude|y)$/i
const LONGITUDE = /^(lon|lng|long|longitude|x)$/i
const CODE = /^(un\/?_?locode|locode|code)$/i
const COUNTRY = /^(country|country_?code|iso|iso2)$/i
const NAME = /^(port|name|port_?name|place|city|origin|destination)$/i

/**
 * Reads places as users have them: one per line, or as a table with a header whose cells are
 * separated by commas, semicolons or tabs. Empty lines, and lines that start with #, are ignored.
 */
export function readPlaces(text: string): ListedPlace[] {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
  const columns = columnsOf(lines[0] ?? '')
  if (columns === null) return lines.map(readLine)
  const divider = dividerOf(lines[0]!)
  return lines.slice(1).map((line) => readRow(cellsOf(line, divider), columns))
}

/**
 * The text with every line that is read as `label` replaced by another line. A table becomes a
 * list.
 */
export function replaceLine(text: string, label: string, line: string): string {
  if (!readPlaces(text).some((place) => place.label === label)) return text
  return readPlaces(text)
    .map((place) => (place.label === label ? line : asLine(place)))
    .join('\n')
}

/** The text without the lines that are read as one of these labels. A table becomes a list. */
export function withoutLines(text: string, labels: readonly string[]): string {
  return readPlaces(text)
    .filter(({ label }) => !labels.includes(label))
    .map(asLine)
    .join('\n')
}

/** A row of a table as one line. */
function asLine({ label, position }: ListedPlace): string {
  return position === null ? label : `${position[1]}, ${position[0]}`
}

interface Columns {
  readonly lat: number
  readonly lon: number
  readonly code: number
  readonly name: number
  readonly country: number
}

/** Null if a line is not the header of a table. */
function columnsOf(line: string): Columns | null {
  const cells = cellsOf(line, dividerOf(line))
  const at = (pattern: RegExp) => cells.findIndex((cell) => pattern.test(cell))
  const columns = {
    lat: at(LATITUDE),
    lon: at(LONGITUDE),
    code: at(CODE),
    name: at(NAME),
    country: at(COUNTRY),
  }
  const hasPosition = columns.lat >= 0 && columns.lon >= 0
  return hasPosition || columns.code >= 0 || columns.name >= 0 ? columns : null
}

function readRow(
  cells: readonly string[],
  { lat, lon, code, name, country }: Columns,
): ListedPlace {
  const cell = (index: number) => cells[index] ?? ''
  const position = cell(lat) === '' ? null : parsePosition(`${cell(lat)}; ${cell(lon)}`)
  // A code is unambiguous, and a position is more precise than a name, which several ports may
  // share.
  const isByCode = cell(code) !== ''
  const isMisplaced = cell(lat) !== '' && position === null && !isByCode
  // No port has such a name: another place than the row's own would be wrong.
  if (isMisplaced)
    return { label: `${cell(name)} (${cell(lat)}, ${cell(lon)})`.trim(), position: null }
  const named = [cell(name), position === null && cell(country)].filter(Boolean).join(', ')
  const label = (cell(name) && named) || cell(code) || `${cell(lat)}, ${cell(lon)}`
  return { label: isByCode ? cell(code) : label, position: isByCode ? null : position }
}

/** "Rotterdam", "NLRTM", "51.98, 4.05", or the first cell of a row. */
function readLine(line: string): ListedPlace {
  const position = parsePosition(line)
  return position === null
    ? { label: cellsOf(line, /[;\t]/)[0]!, position: null }
    : { label: line, position }
}
