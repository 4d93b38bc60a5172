import type { Route, RouteEnd } from '../client/schema.js'
import { splitAtAntimeridian, unwrap } from '../engine/geo/antimeridian.js'
import { densifyForMaps } from '../engine/geo/densify.js'
import type { Position } from '../engine/geo/position.js'

type Geometry = Route['geometry']

/** Maximum distance of the straight lines between points from the great circles that ships sail, km. */
const MAX_OFF_KM = 1
/** Six decimals resolve a tenth of a metre. */
const DECIMALS = 1e6

/**
 * The parts of a line for a map whose longitudes end at ±180: cut there, and dense enough that the
 * lines between points deviate by less than a kilometre. Accepts geometry in each of the service's
 * three styles.
 */
export function drawnParts(geometry: Geometry): Position[][] {
  return splitAtAntimeridian(densifyForMaps(continuousLine(geometry), MAX_OFF_KM)).map((part) =>
    part.map(([lon, lat]): Position => [rounded(lon), rounded(lat)]),
  )
}

/** One line with continuous longitudes past ±180, however it was cut. */
export function continuousLine({ type, coordinates }: Geometry): Position[] {
  const parts = (type === 'LineString' ? [coordinates] : coordinates) as Position[][]
  return unwrap(parts.flat()).filter(
    ([lon, lat], at, line) => at === 0 || lon !== line[at - 1]![0] || lat !== line[at - 1]![1],
  )
}

/** The name of a port, or a position in degrees. */
export function endName({ port, requested, snapped }: RouteEnd): string {
  if (port !== null) return port.name
  const [lon, lat] = requested ?? snapped.coordinates
  return `${degrees(lat, 'N', 'S')} ${degrees(lon, 'E', 'W')}`
}

/** `Rotterdam – Singapore` */
export function routeName({ origin, destination }: Pick<Route, 'origin' | 'destination'>): string {
  return `${endName(origin)} – ${endName(destination)}`
}

/** The disclaimer that every exported file contains. */
export const DISCLAIMER = 'Planned by Fairway. Not for navigation.'

function degrees(value: number, plus: string, minus: string): string {
  return `${Math.abs(value).toFixed(3)}°${value < 0 ? minus : plus}`
}

export function rounded(value: number): number {
  return Math.round(value * DECIMALS) / DECIMALS
}
