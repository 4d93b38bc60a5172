import { type Position, wrapped } from '../../engine/geo/position.js'

/** A point of a file. */
export interface FilePoint {
  readonly position: Position
  /** As the file writes it. */
  readonly time?: unknown
  /** How the leg that ends here is sailed. Default: a rhumb line. */
  readonly line?: 'great_circle'
}

/** A line of a file: the plan of a ship, where one sailed, or places that are in no line. */
export interface FileLine {
  readonly kind: 'route' | 'track' | 'points'
  readonly name: string | null
  /** What the file says of the line, or of the ship: an MMSI, the properties of a feature. */
  readonly about: Readonly<Record<string, unknown>>
  readonly points: readonly FilePoint[]
}

/** What a file of routes or tracks contains. */
export interface RouteFile {
  readonly format: 'GPX' | 'RTZ' | 'KML' | 'GeoJSON' | 'NMEA 0183'
  readonly lines: readonly FileLine[]
  /** What of the file is not used. */
  readonly notes: readonly string[]
}

/** A file that is of another kind, or damaged. The message says what to do. */
export class RouteFileError extends Error {
  override readonly name = 'RouteFileError'

  /** The sentence with the name of the file, of which it says what it is, or in which it names a place. */
  of(file: string): string {
    return `${file}${/^(is|has|only) /.test(this.message) ? '' : ':'} ${this.message}`
  }
}

/** A position in degrees. @param where for errors. @throws RouteFileError */
export function positionOf(lon: unknown, lat: unknown, where: string): Position {
  const [x, y] = [degrees(lon, 'longitude', where), degrees(lat, 'latitude', where)]
  if (Math.abs(y) > 90) {
    const detail =
      Math.abs(y) <= 360 && Math.abs(x) <= 90 ? ' Are latitude and longitude swapped?' : ''
    throw new RouteFileError(`${where}: latitude ${y} is not between -90 and 90.${detail}`)
  }
  if (Math.abs(x) <= 360) return [wrapped(x), y]
  throw new RouteFileError(
    `${where}: longitude ${x} is not between -360 and 360. Positions must be in degrees on WGS84 (EPSG:4326).`,
  )
}

/** A longitude as a request has it; many programs count from 0 to 360. Others stay, to be refused. */
export function withinHalf(lon: number): number {
  return Math.abs(lon) > 360 ? lon : wrapped(lon)
}

function degrees(value: unknown, axis: string, where: string): number {
  // Some programs write the decimal comma of their country.
  const text = String(value ?? '')
    .trim()
    .replace(/^([+-]?\d+),(\d+)$/, '$1.$2')
  const number = text === '' ? Number.NaN : Number(text)
  if (Number.isFinite(number)) return number
  const fault = text === '' ? `there is no ${axis}` : `${axis} "${text}" is not a number of degrees`
  throw new RouteFileError(`${where}: ${fault}.`)
}
