import { extname } from 'node:path'
import { SHIP_COLUMNS, type ShipCells, shipCellsOf } from '../../../contract/columns/ship-names.js'
import { accounted, ignoredNote, requireAccounted } from '../../../tables/read/accounted.js'
import {
  ColumnReader,
  type FieldNames,
  type Given,
  requireStated,
} from '../../../tables/read/columns.js'
import { openRows } from '../../../tables/read/open-rows.js'
import { degreesOf } from '../../../tables/read/place-cells.js'
import { requireCells } from '../../../tables/read/row.js'
import { inPlace, UsageError } from '../../../tables/text/failure.js'
import { parseJson } from '../../../tables/text/json-text.js'
import { type DateOrder, isoOfCell, shownOrder } from '../../../tables/text/moments.js'
import { positionIn } from '../../../tables/text/places.js'
import { readFileAs } from '../../../tables/text/read-fault.js'
import type { Terminal } from '../../../tables/text/terminal.js'
import { isObject } from '../fields/request-body.js'
import { ofOneShip } from './one-ship.js'
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

/** The fixes of a file: a table, GeoJSON or GPX. @throws UsageError */
export async function readFixes(
  path: string,
  terminal: Terminal,
  options: FixOptions = {},
): Promise<FixFile> {
  const end = extname(path).toLowerCase()
  if (end === '.gpx') {
    const read = gpxFixes(readFileAs(path, String), path, options.ignore)
    return oneShip(some(read, path, 'a trkpt with a time'), path, options)
  }
  if (end === '.geojson' || end === '.json') {
    const wanted =
      'points with a property time, or a LineString with a property coordTimes or times'
    const json = readFileAs(path, (text) => parseJson(text, `file ${path}`))
    const rows = some(geojsonFixes(json, path), path, wanted)
    return oneShip(rows, path, options)
  }
  return tableFixes(path, terminal, options)
}

function oneShip(rows: readonly ShipFix[], path: string, { ship }: FixOptions): FixFile {
  const fixes = ofOneShip({ ...FIXES, rows, cellsOf: (fix) => fix.ship, path }, ship)
  return { fixes: fixes.map(({ time, lat, lon }) => ({ time, lat, lon })), ignored: [] }
}

/** A fix with what its feature says of its ship. */
interface ShipFix extends FixJson {
  readonly ship: ShipCells
}

const FIXES = { what: 'fixes' } as const

async function tableFixes(path: string, terminal: Terminal, options: FixOptions): Promise<FixFile> {
  const { encoding, sheet } = options
  const { name, rows, columns } = await openRows(path, { encoding, sheet }, terminal)
  if (columns !== null) requireStated(options, columns)
  const reader = new ColumnReader<Column>(COLUMNS, options)
  const readers = [reader as ColumnReader<string>]
  const read: { readonly where: string; readonly given: Given<Column> }[] = []
  const ignored = new Set<string>()
  let last: readonly string[] = []
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
    read.push({ where, given: reader.read(row) })
  }
  const note = ignoredNote({ ignored: [...ignored] }, readers)
  if (note !== null) terminal.note(note)
  const found = some(read, path, 'the columns time, lat and lon')
  const own = ofOneShip(
    { ...FIXES, rows: found, cellsOf: ({ given }) => given, path: name },
    options.ship,
  )
  const order =
    options.dateOrder ?? shownOrder(found.map(({ given: { time, date } }) => date ?? time ?? ''))
  const fixes = own.map(({ where, given }): FixJson => {
    const { lat, lon } = positionOf(given, where, options.lonlat === true)
    return { time: timeOf(momentOf(given, where), where, order), lat, lon }
  })
  return { fixes, ignored: [...ignored] }
}

/** A time, a day, or a day with the time of another column. @throws UsageError */
function momentOf({ time, date }: Given<Column>, where: string): unknown {
  if (time === undefined && date === undefined) throw new UsageError(`${where}: There is no time.`)
  const isTimeOfDay = date !== undefined && /^\d{1,2}:?\d\d(:\d\d.*)?$/.test(String(time).trim())
  if (!isTimeOfDay) return time ?? date
  const text = String(time).trim()
  return `${date} ${text.includes(':') ? text : text.replace(/(\d\d)$/, ':$1')}`
}

function positionOf(
  { lat, lon, position }: Given<Column>,
  where: string,
  isLonLat: boolean,
): { readonly lat: unknown; readonly lon: unknown } {
  if (lat === undefined && lon === undefined && position !== undefined) {
    const found = inPlace(where, () => positionIn(String(position), isLonLat))
    if (found === null) throw new UsageError(`${where}: "${position}" is no position.`)
    return { lat: found[1], lon: found[0] }
  }
  for (const [column, value] of Object.entries({ lat, lon })) {
    if (value === undefined) throw new UsageError(`${where}: There is no ${column}.`)
  }
  const degrees = (value: unknown, axis: 'latitude' | 'longitude', name: string) =>
    typeof value === 'number' ? value : degreesOf(value, axis, `${where}: ${name}`)
  return { lat: degrees(lat, 'latitude', 'lat'), lon: degrees(lon, 'longitude', 'lon') }
}

const DATE_ORDER_REMEDY = 'add --date-order dmy or --date-order mdy'

function some<Fix>(fixes: Fix[], path: string, wanted: string): Fix[] {
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

function geojsonFixes(
  json: unknown,
  path: string,
  times: readonly unknown[] = [],
  ship: ShipCells = {},
): ShipFix[] {
  if (!isObject(json)) return []
  const { type, features, geometry, properties, coordinates } = json
  if (type === 'FeatureCollection') {
    return Array.isArray(features) ? features.flatMap((one) => geojsonFixes(one, path)) : []
  }
  if (type === 'Feature') {
    const own = isObject(properties) ? properties : {}
    const { time, timestamp, coordTimes, times } = own
    const list = coordTimes ?? times ?? [time ?? timestamp]
    // A line is of one ship; the name of a point may be its own.
    const isLine = isObject(geometry) && geometry['type'] === 'LineString'
    const ship = shipCellsOf(isLine ? { track_name: own['name'], ...own } : own)
    return geojsonFixes(geometry, path, Array.isArray(list) ? list : [], ship)
  }
  const line = type === 'Point' ? [coordinates] : type === 'LineString' ? coordinates : []
  if (!Array.isArray(line) || !line.every(Array.isArray)) {
    const form = type === 'Point' ? '[lon, lat]' : 'a list of [lon, lat]'
    throw new UsageError(`${path}: the coordinates of a ${type} must be ${form}.`)
  }
  return line.flatMap(([lon, lat], at) => {
    const time = times[at] ?? null
    return time === null ? [] : [{ time: timeOf(time, path), lat, lon, ship }]
  })
}

const GPX_POINT = /<(trkpt|wpt|rtept)\b([^>]*)>([\s\S]*?)<\/\1>/g
const GPX_TRACK = /<(trk|rte)\b[^>]*>[\s\S]*?<\/\1>/g

/** The points of all tracks, each with its track's number or name of a ship, and those outside of any. */
function gpxFixes(text: string, path: string, ignore: readonly string[] = []): ShipFix[] {
  const tracks = [...text.matchAll(GPX_TRACK)].map(([track]) => track)
  const outside = text.replaceAll(GPX_TRACK, '')
  return [...tracks, outside].flatMap((part) => gpxPoints(part, path, shipOfTrack(part, ignore)))
}

/** A track is named by its first name, which is before its points. */
function shipOfTrack(track: string, ignore: readonly string[]): ShipCells {
  const head = track.replaceAll(GPX_POINT, '')
  const inside = (tag: string) =>
    new RegExp(`<(?:\\w+:)?${tag}>\\s*([^<]+?)\\s*</`, 'i').exec(head)?.[1]
  const cells = { imo: inside('imo'), mmsi: inside('mmsi'), name: inside('name') }
  return Object.fromEntries(Object.entries(cells).filter(([tag]) => !ignore.includes(tag)))
}

function gpxPoints(text: string, path: string, ship: ShipCells): ShipFix[] {
  return [...text.matchAll(GPX_POINT)].flatMap(([, , attributes, inside]) => {
    const number = (name: string) =>
      Number(new RegExp(`\\b${name}\\s*=\\s*["']([^"']*)["']`).exec(attributes!)?.[1])
    const time = /<time>\s*([^<]+?)\s*<\/time>/.exec(inside!)?.[1]
    return time === undefined
      ? []
      : [{ time: timeOf(time, path), lat: number('lat'), lon: number('lon'), ship }]
  })
}
