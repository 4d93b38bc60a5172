import type { Route } from '../client/schema.js'
import { bearingDegrees } from '../engine/geo/bearing.js'
import { hoursTo } from '../engine/geo/sailing-hours.js'
import { tablePoints, toDecimals } from './line-table.js'
import { isSampled } from './plotter-points.js'

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

/**
 * The line of an answer of /calculate-route as a table, for spreadsheets and to be read again: a point per row, as in
 * GPX; the waypoints if the caller sampled them.
 */
export function waypointsCsv(route: Route): string {
  const head = [
    'index',
    'latitude',
    'longitude',
    'distance_from_origin_km',
    'elapsed_hours',
    'leg_km',
    'bearing_deg',
  ]
  const rows = (isSampled(route) ? route.waypoints : linePoints(route)).map((point) => [
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

function linePoints(route: Route): Route['waypoints'] {
  const { passages, speed_kmh: speedKmh } = route
  const limited = passages.map(({ entry_km, exit_km, speed_limit_kmh }) => ({
    ...{ entryKm: entry_km, exitKm: exit_km },
    ...(speed_limit_kmh !== null && { speedLimitKmh: speed_limit_kmh }),
  }))
  const points = tablePoints(route)
  return points.map(({ position, km }, index) => {
    const [before, next] = [points[index - 1], points[index + 1]]
    return {
      index,
      coordinates: [...position],
      distance_from_origin_km: toDecimals(km, 3),
      elapsed_hours: toDecimals(hoursTo(km, { passages: limited }, speedKmh), 2),
      leg_km: before ? toDecimals(km - before.km, 3) : null,
      bearing_deg: next ? toDecimals(bearingDegrees(position, next.position), 1) : null,
    }
  })
}
