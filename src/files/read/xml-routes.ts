import { XMLParser, XMLValidator } from 'fast-xml-parser'
import {
  type FileLine,
  type FilePoint,
  positionOf,
  type RouteFile,
  RouteFileError,
} from './route-file.js'

/** An element: its attributes behind `@`, its text as `#text`, others as lists. All names are in small letters. */
type Element = { readonly [name: string]: unknown }

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  alwaysCreateTextNode: true,
  isArray: (_, __, ___, isAttribute) => !isAttribute,
  transformTagName: (name) => name.toLowerCase(),
  transformAttributeName: (name) => name.toLowerCase(),
})

/** The routes of a GPX, RTZ or KML file. @throws RouteFileError */
export function xmlRoutes(text: string): RouteFile {
  const fault = XMLValidator.validate(text, { allowBooleanAttributes: true })
  if (fault !== true) {
    const { line, msg } = fault.err
    throw new RouteFileError(`is not valid XML: line ${line}: ${msg.replace(/\.$/, '')}.`)
  }
  const document = parsed(text)
  for (const [root, read] of Object.entries({ gpx: gpxFile, route: rtzFile, kml: kmlFile })) {
    const [element] = children(document, root)
    if (element) return read(element)
  }
  const root = Object.keys(document).find((name) => !name.startsWith('?')) ?? 'nothing'
  throw new RouteFileError(
    `is XML of another kind, with <${root}>. Of XML, GPX, RTZ and KML are read: export one of them.`,
  )
}

function parsed(text: string): Element {
  try {
    return parser.parse(text) as Element
  } catch (error) {
    // The parser reads no entities of other files, and not all of a DOCTYPE.
    if (!/<!DOCTYPE/i.test(text)) throw error
    throw new RouteFileError(
      `has a DOCTYPE that is not read (${(error as Error).message.replace(/\.$/, '')}). No route needs one: remove it.`,
    )
  }
}

function gpxFile(gpx: Element): RouteFile {
  const routes = children(gpx, 'rte').map((rte, at) =>
    lineOf(
      'route',
      rte,
      children(rte, 'rtept').map((point, i) => gpxPoint(point, `route ${at + 1}, rtept ${i + 1}`)),
    ),
  )
  const tracks = children(gpx, 'trk').map((trk, at) => {
    const points = children(trk, 'trkseg').flatMap((segment) => children(segment, 'trkpt'))
    return lineOf(
      'track',
      trk,
      points.map((point, i) => gpxPoint(point, `track ${at + 1}, trkpt ${i + 1}`)),
    )
  })
  const marks = children(gpx, 'wpt').map((point, i) => gpxPoint(point, `wpt ${i + 1}`))
  return {
    format: 'GPX',
    // Some programs write an empty route before the track.
    lines: [...routes, ...tracks, lineOf('points', {}, marks)].filter(
      ({ points }) => points.length > 0,
    ),
    notes: routes.some(({ points }) => points.some(({ time }) => time))
      ? ['The times of the points of a route are not used.']
      : [],
  }
}

function gpxPoint(point: Element, where: string): FilePoint {
  const time = textOf(point, 'time')
  const position = positionOf(point['@lon'], point['@lat'], where)
  return { position, ...(time !== undefined && { time }) }
}

/** The number or name of a ship may be in an extension. */
function lineOf(kind: FileLine['kind'], element: Element, points: FilePoint[]): FileLine {
  const name = textOf(element, 'name') ?? null
  const inside = [
    element,
    ...children(element, 'extensions'),
    ...children(element, 'extensions').flatMap(allChildren),
  ]
  const find = (tag: string) =>
    inside.map((one) => textOf(one, tag)).find((one) => one !== undefined)
  const about = { imo: find('imo'), mmsi: find('mmsi'), name: name ?? undefined }
  return { kind, name, about, points }
}

const GREAT_CIRCLE = /^orthodrome$/i

function rtzFile(route: Element): RouteFile {
  const [info] = children(route, 'routeinfo')
  const [waypoints] = children(route, 'waypoints')
  const lineKind = (element: Element | undefined) =>
    element && children(element, 'leg')[0]?.['@geometrytype']
  const usual = waypoints && lineKind(children(waypoints, 'defaultwaypoint')[0])
  const points = children(waypoints ?? {}, 'waypoint').map((waypoint, at): FilePoint => {
    const [position] = children(waypoint, 'position')
    const where = `waypoint ${at + 1}`
    const isGreat = GREAT_CIRCLE.test(String(lineKind(waypoint) ?? usual ?? ''))
    return {
      position: positionOf(position?.['@lon'], position?.['@lat'], where),
      ...(isGreat && { line: 'great_circle' as const }),
    }
  })
  const name = String(info?.['@routename'] ?? '') || null
  return {
    format: 'RTZ',
    lines: points.length > 0 ? [{ kind: 'route', name, about: {}, points }] : [],
    notes:
      children(route, 'schedules').flatMap(allChildren).length > 0
        ? ['The schedule (times and speeds) is not used.']
        : [],
  }
}

function kmlFile(kml: Element): RouteFile {
  const placemarks = placemarksIn(kml)
  // A file of Fairway says which lines are not the route.
  const own = placemarks.filter((one) => textOf(one, 'styleurl') !== '#alternative')
  const lines = own.flatMap((placemark, at): FileLine[] => {
    const where = textOf(placemark, 'name') ?? `placemark ${at + 1}`
    const geometries = geometriesIn(placemark)
    const parts = geometries.flatMap((one) => children(one, 'linestring'))
    const route = parts.flatMap((part) => coordinatesOf(part, where))
    const tracks = geometries
      .flatMap((one) => children(one, 'track'))
      .flatMap((track) => trackOf(track, where))
    return [
      ...(route.length > 0 ? [lineOf('route', placemark, route)] : []),
      ...(tracks.length > 0 ? [lineOf('track', placemark, tracks)] : []),
    ]
  })
  const marks = own
    .flatMap((one) => children(one, 'point'))
    .flatMap((point) => coordinatesOf(point, 'point'))
  const hasLink =
    JSON.stringify(Object.keys(kml)).includes('networklink') ||
    nested(kml, 'networklink').length > 0
  if (lines.length === 0 && marks.length === 0 && hasLink)
    throw new RouteFileError(
      'only refers to another file (NetworkLink). Save that one, and read it.',
    )
  return {
    format: 'KML',
    lines: lines.length > 0 || marks.length === 0 ? lines : [lineOf('points', {}, marks)],
    notes: [],
  }
}

function placemarksIn(element: Element): Element[] {
  return nested(element, 'placemark')
}

/** Elements of a name in folders and documents, however deep. */
function nested(element: Element, name: string): Element[] {
  const folders = ['document', 'folder', 'kml'].flatMap((folder) => children(element, folder))
  return [...children(element, name), ...folders.flatMap((folder) => nested(folder, name))]
}

function geometriesIn(element: Element): Element[] {
  const several = ['multigeometry', 'multitrack'].flatMap((name) => children(element, name))
  return [element, ...several.flatMap(geometriesIn)]
}

function coordinatesOf(element: Element, where: string): FilePoint[] {
  const text = (textOf(element, 'coordinates') ?? '').replaceAll(/\s*,\s*/g, ',')
  const tuples = text.split(/\s+/).filter((tuple) => tuple !== '')
  return tuples.map((tuple, at) => {
    const [lon, lat] = tuple.split(',')
    return { position: positionOf(lon, lat, `${where}, position ${at + 1}`) }
  })
}

function trackOf(track: Element, where: string): FilePoint[] {
  const times = texts(track, 'when')
  return texts(track, 'coord').map((text, at) => {
    const [lon, lat] = text.split(/\s+/)
    const time = times[at]
    return { position: positionOf(lon, lat, `${where}, position ${at + 1}`), ...(time && { time }) }
  })
}

function children(element: Element, name: string): Element[] {
  const found = element[name]
  return Array.isArray(found) ? found.map(asElement) : []
}

function allChildren(element: Element): Element[] {
  return Object.values(element).flatMap((found) =>
    Array.isArray(found) ? found.map(asElement) : [],
  )
}

function asElement(value: unknown): Element {
  return typeof value === 'object' && value !== null ? (value as Element) : { '#text': value }
}

function texts(element: Element, name: string): string[] {
  return children(element, name).map((child) => String(child['#text'] ?? '').trim())
}

/** Undefined for no text. */
function textOf(element: Element, name: string): string | undefined {
  return texts(element, name)[0] || undefined
}
