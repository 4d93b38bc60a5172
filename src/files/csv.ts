import type { Route } from '../client/schema.js'

/** A value of a CSV cell. */
export type CsvCell = string | number | boolean | null | undefined

/** First characters of text that spreadsheets interpret as a formula (OWASP, CSV Injection). */
const FORMULA_START = /^[=+\-@\t\r\n＝＋－＠]/
/** Signed numbers and coordinates, such as -33.9 and "-33.9, 18.4", are harmless as formulas. */
const SIGNED_NUMBERS = /^[+-][-+\d\s.,°]*(?:e[+-]?\d+)?$/i
const FORMULA_BELOW = /(?<=;|[\s\S][\t\r\n])[=+\-@＝＋－＠][^;\t\r\n]*/g

/**
 * One line of a CSV file (RFC 4180, except that lines end with a line feed) without its end. Null and
 * undefined are empty cells. Text that a spreadsheet would interpret as a formula is prefixed with an
 * apostrophe, see `inertText`. Written by us: csv-stringify takes four times the CPU, and its
 * `escape_formulas` also marks coordinates such as "-33.9, 18.4".
 */
export function csvLine(cells: readonly CsvCell[]): string {
  return cells.map(cellText).join(',')
}

/**
 * Text for a cell. If a spreadsheet would interpret it as a formula, it is prefixed with an apostrophe; so is what
 * follows a semicolon, tab or line end, which begin a cell for spreadsheets that separate by them.
 */
export function inertText(text: string): string {
  const inert = (part: string) => (SIGNED_NUMBERS.test(part) ? part : `'${part}`)
  const below = text.replace(FORMULA_BELOW, inert)
  return FORMULA_START.test(below) ? inert(below) : below
}

function cellText(cell: CsvCell): string {
  const text = typeof cell === 'string' ? inertText(cell) : String(cell ?? '')
  return /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** The waypoints of an answer of /calculate-route as a table, for spreadsheets. */
export function waypointsCsv({ waypoints }: Route): string {
  const head = [
    'index',
    'latitude',
    'longitude',
    'distance_from_origin_km',
    'elapsed_hours',
    'leg_km',
    'bearing_deg',
  ]
  const rows = waypoints.map((point) => [
    point.index,
    point.coordinates[1],
    point.coordinates[0],
    point.distance_from_origin_km,
    point.elapsed_hours,
    point.leg_km,
    point.bearing_deg,
  ])
  return [head, ...rows].map((cells) => `${csvLine(cells)}\n`).join('')
}
