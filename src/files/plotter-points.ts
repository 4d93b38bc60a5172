import type { Route } from '../client/schema.js'
import { unwrap } from '../engine/geo/antimeridian.js'
import { type Position, wrapped } from '../engine/geo/position.js'
import { densifyForRhumbLines } from '../engine/geo/rhumb.js'
import { SAME_LINE_KM, significanceKm } from '../engine/geo/simplify.js'
import { continuousLine, endName, rounded } from './route-line.js'

/** Maximum distance of the rhumb lines that plotters sail from the great circles of the route, km. */
const MAX_OFF_KM = 1
/** Plotters cut longer names. */
const NAME_LENGTH = 6

/** A point of a route for plotters. */
export interface PlotterPoint {
  /** At most six letters and digits: a UN/LOCODE or the beginning of a name at the ends, else a number. */
  readonly name: string
  /** The whole name of an end. */
  readonly place: string | null
  readonly position: Position
}

/**
 * The corners of a route, or its waypoints if the caller sampled them (`count` or `nth`), with enough points
 * between them that rhumb lines follow it.
 */
export function plotterPoints(
  route: Pick<Route, 'geometry' | 'waypoint_strategy' | 'waypoints' | 'origin' | 'destination'>,
): PlotterPoint[] {
  const line = densifyForRhumbLines(isSampled(route) ? sampled(route) : corners(route), MAX_OFF_KM)
  return line.map(([lon, lat], at): PlotterPoint => {
    const end = at === 0 ? route.origin : at === line.length - 1 ? route.destination : null
    return {
      name: end === null ? `WP${String(at).padStart(3, '0')}` : shortName(end, at === 0),
      place: end && endName(end),
      position: [western(rounded(wrapped(lon))), rounded(lat)],
    }
  })
}

/** The schemas of GPX and RTZ have longitudes from -180 to below 180. */
function western(lon: number): number {
  return lon === 180 ? -180 : lon
}

/** Whether the caller said how many points a route has. */
export function isSampled({ waypoint_strategy }: Pick<Route, 'waypoint_strategy'>): boolean {
  return waypoint_strategy === 'count' || waypoint_strategy === 'nth'
}

function sampled({ waypoints }: Pick<Route, 'waypoints'>): Position[] {
  return unwrap(waypoints.map(({ coordinates }) => coordinates))
}

function corners({ geometry }: Pick<Route, 'geometry'>): Position[] {
  const line = continuousLine(geometry)
  const significance = significanceKm(line)
  return line.filter((_, at) => significance[at]! > SAME_LINE_KM)
}

function shortName({ port }: Route['origin'], isOrigin: boolean): string {
  const letters = (port?.name ?? '')
    .normalize('NFD')
    .replaceAll(/[^A-Za-z0-9]/g, '')
    .slice(0, NAME_LENGTH)
  return port?.unlocode ?? (letters.toUpperCase() || (isOrigin ? 'START' : 'END'))
}
