import type { Position } from '../../engine/geo/position.js'
import { aisReport } from './ais.js'
import type { FileLine, FilePoint, RouteFile } from './route-file.js'

/** A sentence with what stands before and behind it: a tag block, or the time of the logger. */
const SENTENCE = /^(.*?)([$!])([A-Z]{2}|P)([A-Z]{3}),([^*\r\n]*)(?:\*([0-9A-F]{2}))?(.*)$/i
const ANY = /^(?:\\[^\\\n]*\\|[^$!\n]{0,60})[$!][A-Z]{2}[A-Z]{3},[^\n]*$/m

/** Whether a text begins like a log of NMEA 0183. */
export function isNmea(text: string): boolean {
  return ANY.test(text.slice(0, 4000))
}

/** What has been read of a log. */
interface Log {
  readonly ships: Map<string, FilePoint[]>
  /** Own positions with a date, and those with a time of day at most. */
  readonly dated: FilePoint[]
  readonly undated: FilePoint[]
  readonly marks: Map<string, Position>
  readonly order: string[]
  day: string | null
  /** Time of the last own sentence that has a date. */
  time: string | null
}

/** The tracks of the own ship and of all ships of AIS, and the route of a plotter. */
export function nmeaRoutes(text: string): RouteFile {
  const log: Log = {
    ships: new Map(),
    dated: [],
    undated: [],
    marks: new Map(),
    order: [],
    day: null,
    time: null,
  }
  let damaged = 0
  for (const line of text.split(/\r?\n/)) {
    const match = SENTENCE.exec(line)
    if (!match) continue
    const [, before, start, talker, name, fields, checksum, behind] = match as unknown as string[]
    const sum = checksumOf(`${talker}${name},${fields}`)
    if (checksum !== undefined && sum !== Number.parseInt(checksum, 16)) damaged += 1
    else
      read(log, `${start}${name!.toUpperCase()}`, fields!.split(','), loggedTime(before!, behind!))
  }
  const own = log.dated.length > 0 ? log.dated : log.undated
  const listed = log.order.length > 0 ? log.order : [...log.marks.keys()]
  const route = listed.flatMap((name) =>
    log.marks.has(name) ? [{ position: log.marks.get(name)! }] : [],
  )
  return {
    format: 'NMEA 0183',
    lines: [
      ...(route.length > 1 ? [lineOf('route', {}, route)] : []),
      ...(own.length > 0
        ? [lineOf('track', log.ships.size > 0 ? { mmsi: 'own ship' } : {}, own)]
        : []),
      ...[...log.ships].map(([mmsi, points]) => lineOf('track', { mmsi }, points)),
    ],
    notes: damaged > 0 ? [`Sentences with a wrong checksum, which are not used: ${damaged}.`] : [],
  }
}

function lineOf(kind: FileLine['kind'], about: FileLine['about'], points: FilePoint[]): FileLine {
  return { kind, name: null, about, points }
}

function read(log: Log, kind: string, fields: readonly string[], logged: string | null): void {
  if (kind === '!VDM' || kind === '!VDO') {
    const report = fields[1] === '1' ? aisReport(fields[4] ?? '') : null
    if (!report) return
    const time = logged ?? log.time
    const points = log.ships.get(report.mmsi) ?? []
    log.ships.set(report.mmsi, points)
    points.push({ position: report.position, ...(time !== null && { time }) })
  } else if (kind === '$ZDA') {
    const [clock = '', day, month, year] = fields
    log.day = `${year}-${month}-${day}`
    log.time = timeAt(log.day, clock)
  } else if (kind === '$RMC' && fields[1] === 'A') {
    const [clock = '', , , , , , , , date = ''] = fields
    const [, day, month, year] = /^(\d\d)(\d\d)(\d\d)$/.exec(date) ?? []
    const position = positionIn(fields.slice(2, 6))
    if (day === undefined || position === null) return
    // Receivers are younger than 1980 (recalled).
    log.day = `${Number(year) >= 80 ? '19' : '20'}${year}-${month}-${day}`
    log.time = timeAt(log.day, clock)
    log.dated.push({ position, ...(log.time !== null && { time: log.time }) })
  } else if (kind === '$GGA' || (kind === '$GLL' && fields[5] !== 'V')) {
    const isGga = kind === '$GGA'
    const position = positionIn(fields.slice(isGga ? 1 : 0, isGga ? 5 : 4))
    const clock = fields[isGga ? 0 : 4] ?? ''
    const time = logged ?? (log.day === null ? null : timeAt(log.day, clock))
    if (position) log.undated.push({ position, ...(time !== null && { time }) })
  } else if (kind === '$WPL') {
    const position = positionIn(fields.slice(0, 4))
    if (position) log.marks.set(fields[4] || String(log.marks.size + 1), position)
  } else if (kind === '$RTE') log.order.push(...fields.slice(4).filter((name) => name !== ''))
}

/** From 5158.8, N, 00403.0, E. */
function positionIn([lat = '', north, lon = '', east]: readonly string[]): Position | null {
  const degrees = (text: string, isNegative: boolean) => {
    const [, whole, minutes] = /^(\d+)(\d\d(?:\.\d*)?)$/.exec(text) ?? []
    return whole === undefined
      ? null
      : (isNegative ? -1 : 1) * (Number(whole) + Number(minutes) / 60)
  }
  const [x, y] = [degrees(lon, east === 'W'), degrees(lat, north === 'S')]
  return x === null || y === null || Math.abs(y) > 90 ? null : [x, y]
}

function timeAt(day: string, clock: string): string | null {
  const [, hours, minutes, seconds] = /^(\d\d)(\d\d)(\d\d)/.exec(clock) ?? []
  return hours === undefined ? null : `${day}T${hours}:${minutes}:${seconds}Z`
}

/** The time of the logger, in a tag block (`c:` in seconds or milliseconds), before the sentence or behind it. */
function loggedTime(before: string, behind: string): string | null {
  const tag = /\bc:(\d{10,13})/.exec(before)?.[1]
  const digits = tag ?? /(?:^|[\s,;[])(\d{10}|\d{13})(?:\.\d+)?\b/.exec(`${before} ${behind}`)?.[1]
  if (digits !== undefined) {
    const seconds = Number(digits.slice(0, 10))
    return new Date(1000 * seconds).toISOString()
  }
  const [, day, clock] = /(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d:\d\d)/.exec(before) ?? []
  return day === undefined ? null : `${day}T${clock}Z`
}

function checksumOf(text: string): number {
  let sum = 0
  for (let at = 0; at < text.length; at++) sum ^= text.charCodeAt(at)
  return sum
}
