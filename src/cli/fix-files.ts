import { extname } from 'node:path'
import { inPlace, UsageError } from './failure.js'
import { parseJson } from './json-text.js'
import { isoOfCell } from './moments.js'
import { readFileAs } from './read-fault.js'
import { isObject } from './request-body.js'
import { ColumnReader } from './rows/columns.js'
import { readDegrees } from './rows/numbers.js'
import { openRows } from './rows/open-rows.js'
import type { Terminal } from './terminal.js'

/** A fix as a request has it, not yet checked. */
export interface FixJson {
  readonly time: unknown
  readonly lat: unknown
  readonly lon: unknown
}

/** Columns of a table of fixes. MarineCadastre, Danish and Norwegian AIS files have some of their own. */
const COLUMNS = new ColumnReader({
  time: [
    'time',
    'timestamp',
    'datetime',
    'date_time',
    'base_date_time',
    'basedatetime',
    'date',
    'utc',
  ],
  lat: ['lat', 'latitude', 'y'],
  lon: ['lon', 'longitude', 'lng', 'long', 'x'],
})

/** The fixes of a file: CSV, NDJSON, Parquet, GeoJSON or GPX. @throws UsageError */
export async function readFixes(path: string, terminal: Terminal): Promise<FixJson[]> {
  const end = extname(path).toLowerCase()
  if (end === '.gpx')
    return some(gpxFixes(readFileAs(path, String), path), path, 'a trkpt with a time')
  if (end === '.geojson' || end === '.json') {
    const wanted =
      'points with a property time, or a LineString with a property coordTimes or times'
    const json = readFileAs(path, (text) => parseJson(text, `file ${path}`))
    return some(geojsonFixes(json, path), path, wanted)
  }
  const { name, rows } = await openRows(path, {}, terminal)
  const fixes: FixJson[] = []
  for await (const row of rows) {
    const where = `${name}, line ${row.line}`
    if (row.fault !== undefined) throw new UsageError(`${where}: ${row.fault}`)
    const { time, lat, lon } = COLUMNS.read(row)
    for (const [column, value] of Object.entries({ time, lat, lon })) {
      if (value === undefined) throw new UsageError(`${where}: There is no ${column}.`)
    }
    const number = (value: unknown, column: string) => readDegrees(value, `${where}: ${column}`)
    fixes.push({ time: timeOf(time, where), lat: number(lat, 'lat'), lon: number(lon, 'lon') })
  }
  return some(fixes, path, 'the columns time, lat and lon')
}

function some(fixes: FixJson[], path: string, wanted: string): FixJson[] {
  if (fixes.length > 0) return fixes
  throw new UsageError(`${path} contains no fix. It needs ${wanted}.`)
}

/**
 * Text without a time zone is UTC, as AIS has it; a number is seconds or milliseconds since 1970.
 * @param where of the time, for errors
 */
function timeOf(value: unknown, where: string): string {
  const seconds =
    typeof value === 'number' || /^\d{9,13}$/.test(String(value)) ? Number(value) : NaN
  if (Number.isNaN(seconds)) return inPlace(where, () => isoOfCell(String(value)))
  return new Date(seconds < 1e11 ? seconds * 1000 : seconds).toISOString()
}

function geojsonFixes(json: unknown, path: string, times: readonly unknown[] = []): FixJson[] {
  if (!isObject(json)) return []
  const { type, features, geometry, properties, coordinates } = json
  if (type === 'FeatureCollection') {
    return Array.isArray(features) ? features.flatMap((one) => geojsonFixes(one, path)) : []
  }
  if (type === 'Feature') {
    const own = isObject(properties) ? properties : {}
    const { time, timestamp, coordTimes, times } = own
    const list = coordTimes ?? times ?? [time ?? timestamp]
    return geojsonFixes(geometry, path, Array.isArray(list) ? list : [])
  }
  const line = type === 'Point' ? [coordinates] : type === 'LineString' ? coordinates : []
  if (!Array.isArray(line) || !line.every(Array.isArray)) {
    const form = type === 'Point' ? '[lon, lat]' : 'a list of [lon, lat]'
    throw new UsageError(`${path}: the coordinates of a ${type} must be ${form}.`)
  }
  return line.flatMap(([lon, lat], at) => {
    const time = times[at] ?? null
    return time === null ? [] : [{ time: timeOf(time, path), lat, lon }]
  })
}

const GPX_POINT = /<(trkpt|wpt|rtept)\b([^>]*)>([\s\S]*?)<\/\1>/g

function gpxFixes(text: string, path: string): FixJson[] {
  return [...text.matchAll(GPX_POINT)].flatMap(([, , attributes, inside]) => {
    const number = (name: string) =>
      Number(new RegExp(`\\b${name}\\s*=\\s*["']([^"']*)["']`).exec(attributes!)?.[1])
    const time = /<time>\s*([^<]+?)\s*<\/time>/.exec(inside!)?.[1]
    return time === undefined
      ? []
      : [{ time: timeOf(time, path), lat: number('lat'), lon: number('lon') }]
  })
}
