import { boundingBox, unwrap } from '../../engine/geo/antimeridian.js'
import type { Position } from '../../engine/geo/position.js'
import type { AvoidPolygon } from '../../engine/routing/request.js'
import { roundDegrees } from '../line-geometry.js'
import { validationFailed } from '../problems/problem.js'
import type { AvoidAreaBody } from '../schemas/avoid-area.js'
import { areaSource } from '../validation/geojson-areas.js'

/**
 * A box with longer edges would lie on the other side of the globe, because edges take the shorter
 * direction.
 */
const LONGEST_EDGE = 120

/** @throws Problem validation_failed for an invalid box */
export function readAvoidAreas(areas: readonly AvoidAreaBody[], base: string): AvoidPolygon[] {
  return areas.map((area, at) => {
    const { coordinates, bbox, mode = 'forbid' } = area
    const pointer = `${base}${areaSource(area, at).whole}/bbox`
    return { mode, rings: coordinates ?? [boxRing(bbox!, pointer)] }
  })
}

function boxRing([west = 0, south = 0, east = 0, north = 0]: readonly number[], pointer: string) {
  // A band around the globe is [-180, …, 180, …]. A box with equal sides encloses nothing.
  const width = east > west ? east - west : east === west ? 0 : east + 360 - west
  const fault = boxFault(width, south, north, west === 180 && east === -180)
  if (fault !== null) {
    const detail = `must be [west, south, east, north] in degrees: ${fault}`
    throw validationFailed([{ pointer, code: 'out_of_range', detail }])
  }
  // Polygons may have longitudes from -360 to 360.
  const start = west + width > 180 ? west - 360 : west
  const edges = width === 360 ? 1 : Math.ceil(width / LONGEST_EDGE)
  const along = Array.from({ length: edges + 1 }, (_, k) => start + (width * k) / edges)
  return [
    ...along.map((lon): Position => [lon, south]),
    ...along.reverse().map((lon): Position => [lon, north]),
  ]
}

function boxFault(width: number, south: number, north: number, isTurned: boolean): string | null {
  if (south < -90 || north > 90) return `south ${south} and north ${north} must be from -90 to 90`
  if (north <= south) return `south ${south} must be below north ${north}`
  if (width === 0 && isTurned)
    return '180 and -180 are one meridian, so that it is 0 wide; for all longitudes write -180 before 180'
  if (width <= 0) return 'west must be other than east'
  return width > 360 ? `it is ${width} degrees wide, and there are 360` : null
}

/** The areas of a request as its answer repeats them. */
export function requestedAvoidAreas(areas: readonly AvoidAreaBody[]) {
  return areas.map(({ name = null, mode = 'forbid', bbox, coordinates }) => ({
    name,
    mode,
    bbox: bbox ?? boundingBox(unwrap(coordinates![0]!)).map(roundDegrees),
  }))
}
