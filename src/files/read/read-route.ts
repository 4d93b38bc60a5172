import { legLengthKm } from '../../engine/geo/leg.js'
import { firstNames } from '../first-names.js'
import { jsonRoutes } from './json-routes.js'
import { isNmea, nmeaRoutes } from './nmea.js'
import { type FileLine, type FilePoint, type RouteFile, RouteFileError } from './route-file.js'

export {
  type FileLine,
  type FilePoint,
  type RouteFile,
  RouteFileError,
  withinHalf,
} from './route-file.js'

/** What files of other kinds begin with, and what to do with them. */
const OTHERS: readonly [start: RegExp, remedy: string][] = [
  [/^PK/, 'is a ZIP file. If it is KMZ or RTZP, unpack it and read the KML or RTZ file inside.'],
  [/^.{8}\.FIT/s, 'is a FIT file. Export the track as GPX.'],
  [/^MsRc/, 'is a Garmin database (GDB). Export the route as GPX.'],
  [/^SQLite format 3/, 'is a database. Export the route as GPX.'],
  [
    /^\s*(srid=\d+;)?(multi)?(linestring|point)\s*[zm]*\s*\(/i,
    'is WKT. Export the route as GeoJSON.',
  ],
  [/^%PDF/, 'is a PDF. Export the route as GPX or RTZ.'],
  [/^\s*<(?:!doctype )?html/i, 'is a web page. Save the route itself as GPX or RTZ.'],
]

/** Parsers take ten to thirty times as much memory. */
const MOST_PARSED = 32_000_000

/** The text of a file: UTF-8, UTF-16 by its first bytes, otherwise windows-1252. */
export function textOf(bytes: Uint8Array): string {
  const [a, b] = bytes
  if (a === 0xff && b === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (a === 0xfe && b === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/**
 * The lines of a file, whose content says what it is. Null for what may be a table.
 * @throws RouteFileError for a file of another kind, or a damaged one
 */
export async function readRouteFile(
  text: string,
  parseJson: (text: string) => unknown = JSON.parse,
): Promise<RouteFile | null> {
  const other = OTHERS.find(([start]) => start.test(text))
  if (other) throw new RouteFileError(other[1])
  const start = text.replace(/^\ufeff/, '').trimStart()
  const [first] = start
  if ((first === '<' || first === '{') && start.length > MOST_PARSED) {
    throw new RouteFileError(
      `has more than ${MOST_PARSED / 1e6} million characters. Export the one route or track that is needed.`,
    )
  }
  // The parser of XML is loaded when it is first needed.
  if (first === '<') return (await import('./xml-routes.js')).xmlRoutes(start)
  if (first === '{') return jsonRoutes(parseJson(start))
  if (isNmea(start)) return nmeaRoutes(start)
  return null
}

/** Ends of lines nearer than this are one place, km. */
const SAME_PLACE_KM = 0.1
const NAMED_LINES = 10

/** The route that a file means. */
export interface ChosenRoute {
  readonly name: string | null
  readonly points: readonly FilePoint[]
}

/**
 * Of the plans of a file, the one that the caller names, or the only one. Lines that follow each other are one, as the
 * legs of a voyage are. @throws RouteFileError
 */
export function chosenRoute(lines: readonly FileLine[], wanted?: string): ChosenRoute {
  const kind = (['route', 'track', 'points'] as const).find((one) =>
    lines.some((line) => line.kind === one),
  )
  const own = lines.filter((line) => line.kind === kind && line.points.length > 0)
  if (kind === 'points') return { name: null, points: own.flatMap(({ points }) => points) }
  const routes = joinedLines(own)
  if (routes.length === 0) throw new RouteFileError('has no route and no track.')
  if (wanted !== undefined) {
    const named = routes.find(({ name }, at) => name === wanted || String(at + 1) === wanted)
    if (named) return named
    throw new RouteFileError(`has no route "${wanted}". It has: ${listOf(routes)}.`)
  }
  if (routes.length === 1) return routes[0]!
  throw new RouteFileError(
    `has ${routes.length} routes: ${listOf(routes)}. Name one of them, or give its number, from 1.`,
  )
}

function joinedLines(lines: readonly FileLine[]): ChosenRoute[] {
  const whole: ChosenRoute[] = []
  for (const { name, points } of lines) {
    const last = whole.at(-1)
    const end = last?.points.at(-1)
    if (end && legLengthKm(end.position, points[0]!.position) < SAME_PLACE_KM)
      whole[whole.length - 1] = { name: last!.name, points: [...last!.points, ...points.slice(1)] }
    else whole.push({ name, points })
  }
  return whole
}

function listOf(routes: readonly ChosenRoute[]): string {
  const names = routes.map(({ name, points }, at) => `${name ?? at + 1} (${points.length} points)`)
  return firstNames(names, NAMED_LINES)
}
