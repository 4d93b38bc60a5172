import { SHIP_COLUMNS, type ShipCells, shipCellsOf } from '../../../contract/columns/ship-names.js'
import { type RouteFile, withinHalf } from '../../../files/read/read-route.js'
import { accounted, ignoredNote, requireAccounted } from '../../../tables/read/accounted.js'
import {
  ColumnReader,
  type FieldNames,
  type Given,
  requireStated,
} from '../../../tables/read/columns.js'
import { openRows } from '../../../tables/read/open-rows.js'
import { type Row, requireCells } from '../../../tables/read/row.js'
import { inPlace, UsageError } from '../../../tables/text/failure.js'
import { type DateOrder, isoOfCell, shownOrder } from '../../../tables/text/moments.js'
import { positionIn } from '../../../tables/text/places.js'
import type { Terminal } from '../../../tables/text/terminal.js'
import {
  isNoShip,
  linesOf,
  namedParts,
  type PointParts,
  partColumns,
  pointParts,
  wholeAngle,
} from './fix-columns.js'
import { ofOneShip } from './one-ship.js'
import { openRouteFile } from './route-files.js'
import type { TableFileOptions } from './table-file.js'

/** A fix as a request has it, not yet checked. */
export interface FixJson {
  readonly time: unknown
  readonly lat: unknown
  readonly lon: unknown
}

/** Columns of a table of fixes. MarineCadastre, Danish and Norwegian AIS files have some of their own. */
const COLUMNS = {
  time: [
    ...['time', 'timestamp', 'datetime', 'date_time', 'base_date_time', 'basedatetime', 'utc'],
    ...['time_utc', 'date_time_utc', 'timestamp_utc', 'date_utc', 'msgtime', 'ts', 'time_stamp'],
    ...['report_time', 'position_time', 'utc_time', 'datetime_utc'],
  ],
  date: ['date', 'day', 'report_date', 'datum', 'fecha'],
  lat: ['lat', 'latitude', 'y', 'lat_deg', 'latitude_deg', 'breite', 'latitud', 'latitudine'],
  lon: [
    ...['lon', 'longitude', 'lng', 'long', 'x', 'lon_deg', 'longitude_deg', 'lange', 'länge'],
    ...['longitud', 'longitudine'],
  ],
  position: ['position', 'pos', 'coordinates', 'lat_lon', 'latlon', 'noon_position'],
  ...SHIP_COLUMNS,
} as const satisfies FieldNames<string>
type Column = keyof typeof COLUMNS
/** How a file of fixes is read. */
export interface FixOptions extends TableFileOptions {
  readonly lonlat?: true
  /** The ship whose fixes count. */
  readonly ship?: string
}

/** The fixes of a file, and its columns that were not read. */
export interface FixFile {
  readonly fixes: FixJson[]
  readonly ignored: readonly string[]
}

/** A point with what the file says of its ship. */
export interface ShipPoint {
  readonly ship: ShipCells
  readonly point: Omit<FixJson, 'time'> & { readonly time?: string; readonly line?: string }
}

/** The fixes of a file: a table, GeoJSON, GPX, KML or a log of NMEA 0183. @throws UsageError */
export async function readFixes(
  path: string,
  terminal: Terminal,
  options: FixOptions = {},
): Promise<FixFile> {
  const file = await openRouteFile(path, terminal)
  if (!('lines' in file)) {
    const { points, ignored } = await tablePoints(path, file.terminal, options)
    return { fixes: points.map(({ point }) => point as FixJson), ignored }
  }
  const timed = timedPoints(file, path, options, terminal)
  const points = some(timed, path, 'points with times. For a route without times: fairway check')
  const rows = ofOneShip(
    { ...FIXES, rows: points, cellsOf: ({ ship }) => ship, path },
    options.ship,
  )
  return { fixes: rows.map(({ point }) => point as FixJson), ignored: [] }
}

/** The points with times; says how many have none, if others have. @throws UsageError for a time that is none */
export function timedPoints(
  file: RouteFile,
  path: string,
  options: FixOptions,
  { note }: Pick<Terminal, 'note'>,
): ShipPoint[] {
  const all = allPoints(file, path, options)
  const timed = all.filter(({ point }) => point.time !== undefined)
  const others = all.length - timed.length
  if (timed.length > 0 && others > 0) {
    note(`${path}: ${others} of ${all.length} points have no time and are not used.`)
  }
  return timed
}

/** All points of the lines of a file, with their ships. @throws UsageError for a time that is none */
export function allPoints(
  { format, lines }: RouteFile,
  path: string,
  { ignore = [] }: FixOptions,
): ShipPoint[] {
  return lines.flatMap(({ about, points }) => {
    const told = Object.entries(about).filter(
      ([name]) => format !== 'GPX' || !ignore.includes(name),
    )
    const members = Object.fromEntries(told.filter(([, value]) => value !== undefined))
    const ship = format === 'GPX' ? members : shipCellsOf(members)
    return points.map(({ position: [lon, lat], time }) => {
      const moment = time === undefined ? {} : { time: timeOf(time, path) }
      return { ship, point: { ...moment, lat, lon } }
    })
  })
}

export const FIXES = { what: 'fixes' } as const

/** The rows of a table of one ship, or of all. @param needs whether each row must have a time */
export async function tablePoints(
  path: string,
  terminal: Terminal,
  options: FixOptions,
  needs: { readonly time: boolean; readonly oneShip: boolean } = { time: true, oneShip: true },
): Promise<{ readonly points: ShipPoint[]; readonly ignored: readonly string[] }> {
  const { encoding, sheet } = options
  const opened = await openRows(path, { encoding, sheet }, terminal)
  const { name, rows } = opened
  const columns = opened.columns && namedParts(opened.columns)
  if (columns !== null) requireStated(options, columns)
  const reader = new ColumnReader<Column>(COLUMNS, options)
  if (columns !== null) requirePositions(name, columns, reader)
  const readers = [reader as ColumnReader<string>]
  const read: ReadRow[] = []
  const ignored = new Set<string>()
  let last: readonly string[] = []
  let parts: PointParts | undefined
  const partsOf = (first: readonly ReadRow[]) => {
    const isFree = (name: string) => reader.fieldOf(name) === undefined && !reader.isIgnored(name)
    const angles = anglesIn(reader, columns ?? [])
    return pointParts(
      columns ?? [],
      { isFree, angles },
      first.map(({ row }) => row),
    )
  }
  for await (const row of rows) {
    const where = `${name}, line ${row.line}`
    if (row.fault !== undefined) throw new UsageError(`${where}: ${row.fault}`)
    if (row.columns !== last) {
      const unread = accounted(row.columns, { figures: [], readers })
      requireAccounted(unread)
      for (const one of unread.ignored) ignored.add(one)
      last = row.columns
    }
    if (columns !== null) inPlace(where, () => requireCells(row, columns))
    // The first rows show what the columns beside the angles say; if nothing, no more of a long file is kept.
    if (read.length === SAMPLE) parts = partsOf(read)
    const isKept = parts === undefined || partColumns(parts).length > 0
    read.push({ where, row: isKept ? row : { ...row, cells: [] }, given: reader.read(row) })
  }
  const known = parts ?? partsOf(read)
  for (const at of partColumns(known)) ignored.delete(columns![at]!)
  const note = ignoredNote({ ignored: [...ignored] }, readers)
  if (note !== null) terminal.note(note)
  const found = some(
    read.filter(({ row }) => !isNoShip(known, row)),
    path,
    needs.time ? 'the columns time, lat and lon' : 'the columns lat and lon',
  )
  const own = needs.oneShip
    ? ofOneShip({ ...FIXES, rows: found, cellsOf: ({ given }) => given, path: name }, options.ship)
    : found
  const order =
    options.dateOrder ?? shownOrder(found.map(({ given: { time, date } }) => date ?? time ?? ''))
  const isTimed =
    needs.time || own.some(({ given: { time, date } }) => (time ?? date) !== undefined)
  const lines = isTimed
    ? []
    : linesOf(
        known,
        own.map(({ row }) => row),
      )
  const points = own.map((one, at): ShipPoint => {
    const { where, given } = one
    const moment = isTimed ? { time: timeOf(momentOf(given, where), where, order) } : {}
    const line = lines[at]
    const position = positionOf(one, known, options.lonlat === true)
    return { ship: given, point: { ...moment, ...position, ...(line && { line }) } }
  })
  return { points, ignored: [...ignored] }
}

/** A time, a day, or a day with the time of another column. @throws UsageError */
function momentOf({ time, date }: Given<Column>, where: string): unknown {
  if (time === undefined && date === undefined) throw new UsageError(`${where}: There is no time.`)
  const isTimeOfDay = date !== undefined && /^\d{1,2}:?\d\d(:\d\d.*)?$/.test(String(time).trim())
  if (!isTimeOfDay) return time ?? date
  const text = String(time).trim()
  return `${date} ${text.includes(':') ? text : text.replace(/(\d\d)$/, ':$1')}`
}

const SAMPLE = 1000

const anglesIn = (reader: ColumnReader<Column>, columns: readonly string[]) => ({
  latitude: reader.placeOf('lat', columns),
  longitude: reader.placeOf('lon', columns),
})

/** @throws UsageError for a table without a column of positions */
function requirePositions(name: string, columns: readonly string[], reader: ColumnReader<Column>) {
  const found = reader.has(columns)
  if (found.has('lat') || found.has('lon') || found.has('position')) return
  const wkt = columns.find((column) => /^(wkt|wkt_?geom|geom|geometry|the_geom)$/i.test(column))
  throw new UsageError(
    wkt === undefined
      ? `${name} has no column of positions. Name the columns lat and lon in the first line, which is now: ${columns.join(', ')}.`
      : `${name}: The positions are in the column ${wkt}, which is not read. Export the layer as GeoJSON.`,
  )
}

interface ReadRow {
  readonly where: string
  readonly row: Row
  readonly given: Given<Column>
}

function positionOf(
  { where, row, given: { lat, lon, position } }: ReadRow,
  parts: PointParts,
  isLonLat: boolean,
): { readonly lat: unknown; readonly lon: unknown } {
  if (lat === undefined && lon === undefined && position !== undefined) {
    const found = inPlace(where, () => positionIn(String(position), isLonLat))
    if (found === null) throw new UsageError(`${where}: "${position}" is no position.`)
    return { lat: found[1], lon: withinHalf(found[0]) }
  }
  for (const [column, value] of Object.entries({ lat, lon })) {
    if (value === undefined) throw new UsageError(`${where}: There is no ${column}.`)
  }
  return {
    lat: wholeAngle(lat, 'latitude', { parts, row, where: `${where}: lat` }),
    lon: withinHalf(wholeAngle(lon, 'longitude', { parts, row, where: `${where}: lon` })),
  }
}

const DATE_ORDER_REMEDY = 'add --date-order dmy or --date-order mdy'

function some<Fix>(fixes: readonly Fix[], path: string, wanted: string): readonly Fix[] {
  if (fixes.length > 0) return fixes
  throw new UsageError(`${path} contains no fix. It needs ${wanted}.`)
}

/**
 * Text without a time zone is UTC, as AIS has it; a number is seconds or milliseconds since 1970.
 * @param where of the time, for errors
 */
function timeOf(value: unknown, where: string, order?: DateOrder): string {
  const seconds =
    typeof value === 'number' || /^\d{9,13}$/.test(String(value)) ? Number(value) : NaN
  if (Number.isNaN(seconds))
    return inPlace(where, () => isoOfCell(String(value), order, DATE_ORDER_REMEDY))
  return new Date(seconds < 1e11 ? seconds * 1000 : seconds).toISOString()
}
