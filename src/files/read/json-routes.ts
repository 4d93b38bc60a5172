import { legLengthKm } from '../../engine/geo/leg.js'
import {
  type FileLine,
  type FilePoint,
  positionOf,
  type RouteFile,
  RouteFileError,
} from './route-file.js'

/** Lines of one feature whose ends are farther apart are not one way. A judgement. */
const MOST_APART_KM = 50

type Json = Readonly<Record<string, unknown>>

/** Lines of Fairway that are drawn beside a route. */
const BESIDE = ['alternative', 'shortest']
const WGS84 = /CRS84|EPSG:*4326/i

/** The lines of GeoJSON, and of an answer of Fairway as JSON. @throws RouteFileError */
export function jsonRoutes(json: unknown): RouteFile {
  const { type, crs, geometry, geometryType } = asObject(json)
  if (String(geometryType).startsWith('esri'))
    throw new RouteFileError('is JSON of ArcGIS. Export it as GeoJSON.')
  if (type === 'Topology') throw new RouteFileError('is TopoJSON. Export it as GeoJSON.')
  if (crs && !WGS84.test(JSON.stringify(crs)))
    throw new RouteFileError(
      'is in another coordinate system (crs). Export it in WGS84 (EPSG:4326).',
    )
  const isAnswer = type === undefined && typeof geometry === 'object'
  const lines = linesIn(isAnswer ? { ...asObject(json), type: 'Feature' } : json, {})
  const routes = lines.filter(({ kind }) => kind !== 'points')
  const points = lines.flatMap(({ kind, about, points }) =>
    kind === 'points' ? points.map((point) => ({ about, point })) : [],
  )
  return {
    format: 'GeoJSON',
    lines: routes.length > 0 ? routes : pointsByShip(points),
    notes: [],
  }
}

/** Points are features of their own, each with its ship. */
function pointsByShip(points: readonly { about: Json; point: FilePoint }[]): FileLine[] {
  return points.map(({ about, point }) => ({ kind: 'points', name: null, about, points: [point] }))
}

function linesIn(json: unknown, about: Json): FileLine[] {
  const { type, features, geometries, geometry, properties, coordinates } = asObject(json)
  if (type === 'FeatureCollection')
    return listOf(features, 'features').flatMap((one) => linesIn(one, {}))
  if (type === 'GeometryCollection')
    return listOf(geometries, 'geometries').flatMap((one) => linesIn(one, about))
  if (type === 'Feature') {
    const own = asObject(properties)
    return BESIDE.includes(String(own['kind'])) ? [] : linesIn(geometry, own)
  }
  const name = typeof about['name'] === 'string' ? about['name'] : null
  const where = name ?? String(type)
  if (type === 'LineString' || type === 'MultiLineString' || type === 'MultiPoint') {
    const list = listOf(coordinates, 'coordinates')
    const lines = type === 'MultiLineString' ? list.map((part) => listOf(part, 'coordinates')) : []
    const parts = type === 'MultiLineString' ? lines.flat() : list
    const { coordTimes, times = coordTimes } = about
    const moments: readonly unknown[] = Array.isArray(times) ? times.flat() : []
    // A gap in a track is bridged.
    if (moments.length === 0) requireJoined(lines, where)
    const points = parts.map((part, at) =>
      pointOf(part, moments[at], `${where}, position ${at + 1}`),
    )
    // A line is of one ship; the name of a point may be its own.
    return [
      {
        kind: moments.length > 0 ? 'track' : 'route',
        name,
        about: { track_name: name, ...about },
        points,
      },
    ]
  }
  if (type === 'Point') {
    const { time = about['timestamp'] } = about
    return [{ kind: 'points', name, about, points: [pointOf(coordinates, time, where)] }]
  }
  return []
}

/** Lines of one feature are one way, as one cut at the antimeridian. @throws RouteFileError for lines that are apart */
function requireJoined(lines: readonly (readonly unknown[])[], where: string): void {
  const nonEmpty = lines.filter((line) => line.length > 0)
  for (const [at, line] of nonEmpty.slice(1).entries()) {
    const from = pointOf(nonEmpty[at]!.at(-1), undefined, where).position
    const to = pointOf(line[0], undefined, where).position
    const km = legLengthKm(from, to)
    if (km <= MOST_APART_KM) continue
    throw new RouteFileError(
      `${where}: line ${at + 2} begins ${Math.round(km)} km from the end of the line before it. Join the lines, or make each a feature of its own.`,
    )
  }
}

function pointOf(value: unknown, time: unknown, where: string): FilePoint {
  if (!Array.isArray(value))
    throw new RouteFileError(
      `${where}: the coordinates must be [lon, lat], got ${JSON.stringify(value)}.`,
    )
  const position = positionOf(value[0], value[1], where)
  return { position, ...(time !== undefined && time !== null && { time }) }
}

function listOf(value: unknown, name: string): readonly unknown[] {
  if (Array.isArray(value)) return value
  throw new RouteFileError(`has ${name} that are no list. Is it GeoJSON?`)
}

function asObject(value: unknown): Json {
  return typeof value === 'object' && value !== null ? (value as Json) : {}
}
