import type { Route, RouteEnd } from '../client/schema.js'
import { splitAtAntimeridian, unwrap } from '../geo/antimeridian.js'
import { densifyForMaps } from '../geo/densify.js'
import type { Position } from '../geo/position.js'

type Geometry = Route['geometry']

/** How far straight strokes between points may stray from the great circles that ships sail, km. */
const MAX_OFF_KM = 1
/** Six decimals are a tenth of a metre. */
const DECIMALS = 1e6

/**
 * The parts of a line for a map whose longitudes end at ±180: cut there, with points so near
 * that strokes between them stray less than a kilometre. Takes geometry in each of the three styles of the service.
 */
export function drawnParts(geometry: Geometry): Position[][] {
  return splitAtAntimeridian(densifyForMaps(continuousLine(geometry), MAX_OFF_KM)).map((part) =>
    part.map(([lon, lat]): Position => [rounded(lon), rounded(lat)]),
  )
}

/** One line whose longitudes run on past ±180, whatever way it was cut. */
function continuousLine({ type, coordinates }: Geometry): Position[] {
  const parts = (type === 'LineString' ? [coordinates] : coordinates) as Position[][]
  return unwrap(parts.flat()).filter(
    ([lon, lat], at, line) => at === 0 || lon !== line[at - 1]![0] || lat !== line[at - 1]![1],
  )
}

/** A port's name, or a place in degrees. */
export function endName({ port, requested, snapped }: RouteEnd): string {
  if (port !== null) return port.name
  const [lon, lat] = requested ?? snapped.coordinates
  return `${degrees(lat, 'N', 'S')} ${degrees(lon, 'E', 'W')}`
}

/** `Rotterdam – Singapore` */
export function routeName({ origin, destination }: Pick<Route, 'origin' | 'destination'>): string {
  return `${endName(origin)} – ${endName(destination)}`
}

/** What stands in every file that leaves this service. */
export const DISCLAIMER = 'Planned by Fairway. Not for navigation.'

function degrees(value: number, plus: string, minus: string): string {
  return `${Math.abs(value).toFixed(3)}°${value < 0 ? minus : plus}`
}

function rounded(value: number): number {
  return Math.round(value * DECIMALS) / DECIMALS
}
