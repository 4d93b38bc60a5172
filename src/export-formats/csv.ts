import type { Route } from '../client/schema.js'

/** A value of a CSV cell. */
export type CsvCell = string | number | boolean | null | undefined

/**
 * One line of a CSV file (RFC 4180, except that lines end with a line feed) without its end. Null and undefined
 * are empty cells. Ours: csv-stringify with its Buffer would add 80 kB of source to the page.
 */
export function csvLine(cells: readonly CsvCell[]): string {
  return cells.map(cellText).join(',')
}

function cellText(cell: CsvCell): string {
  const text = String(cell ?? '')
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
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
