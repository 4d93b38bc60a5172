import type { AlternativeRoute, Route, RouteEnd, Voyage } from '../client/schema.js'
import type { Position } from '../engine/geo/position.js'
import { lineEmissions } from './line-emissions.js'
import { DISCLAIMER, drawnParts, endName, routeName } from './route-line.js'
import { legsOf, voyageName } from './voyage-legs.js'
import { element, xmlDocument } from './xml.js'

/** The order of bytes in KML 2.2 colours is alpha, blue, green, red. */
const STYLES = [
  ['route', 'ff8a4b00', 3],
  ['alternative', 'b38a4b00', 2],
] as const

/**
 * An answer of /calculate-route as KML 2.2: the lines, cut at ±180°, both ends and the ports along the
 * route.
 */
export function routeKml(route: Route): string {
  return kmlDocument([route], routeName(route))
}

/** A voyage as KML 2.2. */
export function voyageKml(voyage: Voyage): string {
  return kmlDocument(legsOf(voyage), voyageName(voyage))
}

/** Several consecutive routes in one document. */
function kmlDocument(routes: readonly Route[], name: string): string {
  const document = element('Document', [
    element('name', name),
    element('description', DISCLAIMER),
    ...STYLES.map(([id, color, width]) =>
      element('Style', [element('LineStyle', [element('color', color), element('width', width)])], {
        id,
      }),
    ),
    ...routes.flatMap((route) =>
      [route, ...route.alternatives].map((line, rank) => linePlacemark(route, line, rank)),
    ),
    endPlacemark(routes[0]!.origin),
    ...routes.map(({ destination }) => endPlacemark(destination)),
    ...routes
      .flatMap(({ ports = [] }) => ports)
      .map((port) => pointPlacemark(port.name, port.coordinates)),
  ])
  return xmlDocument(element('kml', [document], { xmlns: 'http://www.opengis.net/kml/2.2' }))
}

function linePlacemark(route: Route, line: Route | AlternativeRoute, rank: number): string {
  const name = routeName(route)
  const parts = drawnParts(line.geometry).map(lineString)
  return element('Placemark', [
    element('name', rank === 0 ? name : `${name}, alternative ${rank}`),
    element('styleUrl', rank === 0 ? '#route' : '#alternative'),
    element('ExtendedData', [
      data('distance_km', line.distance_km),
      data('distance_nm', line.distance_nm),
      data('duration_hours', line.duration_hours),
      data('passages', line.passages.map((passage) => passage.name).join(', ')),
      ...Object.entries(lineEmissions(route, rank)).map(([field, value]) => data(field, value)),
    ]),
    parts.length === 1 ? parts[0]! : element('MultiGeometry', parts),
  ])
}

function lineString(part: readonly Position[]): string {
  return element('LineString', [
    element('tessellate', 1),
    element('coordinates', part.map(([lon, lat]) => `${lon},${lat}`).join(' ')),
  ])
}

function endPlacemark(end: RouteEnd): string {
  return pointPlacemark(endName(end), end.snapped.coordinates)
}

function pointPlacemark(name: string, [lon, lat]: Position): string {
  return element('Placemark', [
    element('name', name),
    element('Point', [element('coordinates', `${lon},${lat}`)]),
  ])
}

function data(name: string, value: string | number): string {
  return element('Data', [element('value', value)], { name })
}
