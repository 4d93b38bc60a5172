import type { Route, Voyage } from '../client/schema.js'
import type { Position } from '../engine/geo/position.js'
import { type PlotterPoint, plotterPoints } from './plotter-points.js'
import { DISCLAIMER, drawnParts, routeName } from './route-line.js'
import { legsOf, voyageName } from './voyage-legs.js'
import { element, xmlDocument } from './xml.js'

const GPX = {
  version: '1.1',
  creator: 'Fairway',
  xmlns: 'http://www.topografix.com/GPX/1/1',
  'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
  'xsi:schemaLocation':
    'http://www.topografix.com/GPX/1/1 http://www.topografix.com/GPX/1/1/gpx.xsd',
}

/** Longitudes in the schema are below 180; this is a tenth of a metre below. */
const EASTERNMOST = 179.999999

/**
 * An answer of /calculate-route as GPX 1.1: its corners as a route, for plotters, with points between
 * them where a rhumb line would leave the route, and each line as a track, in segments that end at ±180°.
 */
export function routeGpx(route: Route): string {
  return gpxDocument([route], routeName(route), route.calculated_at)
}

/** A voyage as GPX 1.1: a route and a track for each leg. */
export function voyageGpx(voyage: Voyage): string {
  return gpxDocument(legsOf(voyage), voyageName(voyage), voyage.calculated_at)
}

/** Several consecutive routes in one document. */
function gpxDocument(routes: readonly Route[], name: string, time: string): string {
  return xmlDocument(
    element(
      'gpx',
      [
        element('metadata', [
          element('name', name),
          element('desc', DISCLAIMER),
          element('time', time),
        ]),
        // The schema requires all routes before the first track.
        ...routes.map((route) =>
          element('rte', [
            element('name', routeName(route)),
            element('desc', distanceText(route, route.emissions)),
            ...plotterPoints(route).map(routePoint),
          ]),
        ),
        ...routes.flatMap(tracks),
      ],
      GPX,
    ),
  )
}

function tracks(route: Route): string[] {
  const name = routeName(route)
  return [route, ...route.alternatives].map((line, rank) =>
    element('trk', [
      element('name', rank === 0 ? name : `${name}, alternative ${rank}`),
      element('desc', distanceText(line, rank === 0 ? route.emissions : null)),
      ...drawnParts(line.geometry).map(segment),
    ]),
  )
}

function routePoint({ name, place, position }: PlotterPoint): string {
  const desc = place === null ? [] : [element('desc', place)]
  return element('rtept', [element('name', name), ...desc], positionOf(position))
}

function segment(part: readonly Position[]): string {
  return element(
    'trkseg',
    part.map((position) => element('trkpt', [], positionOf(position))),
  )
}

function positionOf([lon, lat]: Position) {
  return { lat, lon: Math.min(lon, EASTERNMOST) }
}

function distanceText(
  { distance_nm, duration_hours }: Pick<Route, 'distance_nm' | 'duration_hours'>,
  emissions: Route['emissions'],
): string {
  const fuel = emissions
    ? `, ${emissions.fuel_tonnes.toFixed(1)} t of fuel, ${emissions.co2e_wtw_tonnes.toFixed(1)} t CO2e well to wake`
    : ''
  return `${distance_nm} nm, ${duration_hours} h${fuel}. ${DISCLAIMER}`
}
