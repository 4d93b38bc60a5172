import type { Position } from '../geo/position.js'
import { toVector } from '../geo/vector.js'
import { AREA_GROUPS, type AreaGroup } from '../sea/areas.js'
import { type IndexSet, indexSet } from '../sea/index-set.js'
import type { Avoidance } from './avoid/detours.js'
import type { DrawnPolygons } from './avoid/shapes/drawn-polygons.js'
import type { CheckedPolygon } from './avoid/shapes/polygons.js'
import { checkChannels } from './channels/check-channels.js'
import { InvalidRequestError, PointForbiddenError, shown, UnknownNameError } from './errors.js'
import {
  BY_OCEAN,
  type Channel,
  CLOSED_BY_DEFAULT,
  DEFAULT_RESOLUTION_KM,
  type LegEnd,
  type MatrixRequest,
  PASSAGES,
  type PassageId,
  RESOLUTIONS,
  type Resolution,
  type RouteOptions,
  type RouteRequest,
  SOUTH_LIMIT_RANGE,
  type SouthLimitOption,
} from './request.js'
import type { Endpoint } from './snap/endpoint.js'

/** The checked options of a request, with defaults for those that are absent. */
export interface CheckedOptions {
  readonly resolutionKm: Resolution
  /** Closed passages, by their places in `PASSAGES`. */
  readonly closed: IndexSet
  readonly avoidAreas: readonly AreaGroup[]
  readonly avoidPolygons: readonly CheckedPolygon[]
  readonly channels: readonly Channel[]
  /** Null for none. */
  readonly southLimit: SouthLimitOption | null
  readonly date: string
}

/** The two ends of a request. */
export type RouteEnds = Pick<RouteRequest, 'origin' | 'destination'>

/** @throws InvalidRequestError that names the field at fault */
export function checkOptions(
  {
    resolutionKm = DEFAULT_RESOLUTION_KM,
    closed,
    avoidAreas = [],
    avoidPolygons = [],
    channels = [],
    southLimit,
    date,
  }: RouteOptions,
  open: readonly Resolution[],
  drawn: DrawnPolygons,
): CheckedOptions {
  checkResolution(resolutionKm, open)
  checkAreas(avoidAreas)
  checkDate(date)
  checkChannels(channels, checkPosition)
  return {
    resolutionKm,
    closed: passageSet(closed ?? CLOSED_BY_DEFAULT),
    // In one order, so that the same areas are the same for all.
    avoidAreas: AREA_GROUPS.filter((group) => avoidAreas.includes(group)),
    avoidPolygons: drawn.check(avoidPolygons),
    channels,
    southLimit: checkSouthLimit(southLimit),
    date,
  }
}

/** @throws InvalidRequestError unless it is by ocean or a latitude in `SOUTH_LIMIT_RANGE` */
function checkSouthLimit(latitude: SouthLimitOption | undefined): SouthLimitOption | null {
  const { min, max } = SOUTH_LIMIT_RANGE
  if (latitude === undefined || latitude === min) return null
  if (latitude === BY_OCEAN) return latitude
  if (typeof latitude === 'number' && latitude >= min && latitude <= max) return latitude
  const detail = `got ${shown(latitude)}; give a latitude from ${min} to ${max} degrees, or leave it out.`
  throw new InvalidRequestError('southLimit', detail)
}

/** @throws InvalidRequestError for a position that is not `[longitude, latitude]` in degrees */
export function checkEnds(ends: readonly LegEnd[], fieldOf: (index: number) => string): void {
  ends.forEach((end, i) => {
    const isEnd = typeof end === 'object' && end !== null
    if (!isEnd || !('portId' in end || 'position' in end || 'passage' in end)) {
      throw new InvalidRequestError(fieldOf(i), 'Give { portId } or { position: [lon, lat] }.')
    }
    if ('position' in end) checkPosition(`${fieldOf(i)}.position`, end.position)
    if ('passage' in end) UnknownNameError.check(`${fieldOf(i)}.passage`, [end.passage], PASSAGES)
  })
}

/**
 * The ends of a request. @throws InvalidRequestError for an end that is neither a port nor a position
 */
export function checkRouteEnds({ origin, destination }: RouteEnds): RouteEnds {
  checkEnds([origin], () => 'origin')
  checkEnds([destination], () => 'destination')
  return { origin, destination }
}

/** Checks the ends of a matrix. @throws InvalidRequestError */
export function checkSides({ origins, destinations }: MatrixRequest) {
  checkEnds(origins, (i) => `origins[${i}]`)
  checkEnds(destinations, (i) => `destinations[${i}]`)
  return { origins, destinations }
}

/**
 * @throws PointForbiddenError for the first end, from the origin on, that lies inside a forbidden
 * polygon
 */
export function checkForbidden(ends: readonly Endpoint[], avoidance: Avoidance | null): void {
  for (const [i, { snapped }] of ends.entries()) {
    const polygon = avoidance?.corners.avoided.forbiddenAt(toVector(snapped)) ?? -1
    if (polygon < 0) continue
    throw new PointForbiddenError(i === 0 ? 'origin' : 'destination', snapped, polygon)
  }
}

/** @throws InvalidRequestError unless it is `[longitude, latitude]` in degrees, up to ±360 and ±90 */
export function checkPosition(field: string, position: Position): void {
  const isPosition =
    Array.isArray(position) &&
    position.length === 2 &&
    position.every((degrees) => typeof degrees === 'number') &&
    Math.abs(position[0]) <= 360 &&
    Math.abs(position[1]) <= 90
  if (!isPosition) {
    throw new InvalidRequestError(
      field,
      `got ${shown(position)}; give [longitude, latitude] in degrees, longitude from -360 to 360, latitude from -90 to 90.`,
    )
  }
}

/** @throws UnknownNameError for a name that is not a passage that can be closed */
export function checkPassages(closed: readonly PassageId[]): void {
  UnknownNameError.check('closed', closed, PASSAGES)
}

/** @throws UnknownNameError for a name that is not a group of areas */
function checkAreas(avoidAreas: readonly AreaGroup[]): void {
  UnknownNameError.check('avoidAreas', avoidAreas, AREA_GROUPS)
}

const DAYS_IN_MONTH = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** @throws InvalidRequestError unless the date is a day, `YYYY-MM-DD` */
function checkDate(date: string): void {
  const [, month, day] = /^\d{4}-(\d{2})-(\d{2})$/.exec(date) ?? []
  const days = DAYS_IN_MONTH[Number(month) - 1]
  if (days === undefined || Number(day) < 1 || Number(day) > days) {
    throw new InvalidRequestError(
      'date',
      `got ${JSON.stringify(date)}; give the day of the voyage as YYYY-MM-DD.`,
    )
  }
}

/** @throws InvalidRequestError if the value is not a resolution, or if that resolution is not open */
function checkResolution(resolutionKm: Resolution, open: readonly Resolution[]): void {
  if (!RESOLUTIONS.includes(resolutionKm)) {
    throw new InvalidRequestError(
      'resolutionKm',
      `got ${JSON.stringify(resolutionKm)}; use one of ${RESOLUTIONS.join(', ')}.`,
    )
  }
  if (!open.includes(resolutionKm)) {
    throw new InvalidRequestError(
      'resolutionKm',
      `No sea data for ${resolutionKm} km is loaded. Loaded: ${open.join(', ')}.`,
    )
  }
}

/**
 * Passages as a set of their places in `PASSAGES`.
 * @throws UnknownNameError for a passage that is not one of `PASSAGES`
 */
export function passageSet(passages: readonly PassageId[]): IndexSet {
  const places = Array.from(passages, (id) => PLACES.get(id))
  if (places.includes(undefined)) checkPassages(passages)
  return indexSet(places as number[])
}

const PLACES: ReadonlyMap<string, number> = new Map(PASSAGES.map((id, place) => [id, place]))
