import { destination } from '../../engine/geo/destination.js'
import { normaliseLongitude, type Position } from '../../engine/geo/position.js'
import { RADIANS } from '../../engine/geo/vector.js'
import { checkPolygons } from '../../engine/routing/avoid/shapes/polygons.js'
import { checkChannels } from '../../engine/routing/channels/check-channels.js'
import { checkPosition } from '../../engine/routing/checks.js'
import { InvalidRequestError } from '../../engine/routing/errors.js'
import {
  AVOID_MODES,
  type AvoidMode,
  type AvoidPolygon,
  type Channel,
  MAX_AVOID_POLYGONS,
  MAX_CHANNELS,
  PASSAGES,
  type PassageId,
  type Router,
} from '../../engine/routing/request.js'

/** An area of an overlay. */
export interface OverlayArea extends AvoidPolygon {
  readonly name: string
}

/** An operator's corrections of the sea, which apply to every request. */
export interface Overlay {
  readonly areas: readonly OverlayArea[]
  readonly channels: readonly Channel[]
  readonly closed: readonly PassageId[]
  readonly opened: readonly PassageId[]
}

/** What a feature of an overlay may be, for errors. */
const KINDS =
  'Give a Polygon or MultiPolygon, a Point with radius_km (a shoal), a LineString (a wall, or a channel with mode open), or no geometry with close or open and the id of a passage.'
const NO_CHANNEL =
  '"open" takes the id of a passage that is closed by default. A channel is a LineString with "mode": "open".'
/** A wall has a width, because a route is kept out of areas, km to each side. A judgement. */
const WALL_KM = 0.1
const MAX_RADIUS_KM = 500
const CIRCLE = 24

const NOTHING: Overlay = { areas: [], channels: [], closed: [], opened: [] }

type Json = Readonly<Record<string, unknown>>

/** Reads an overlay from GeoJSON. @throws Error that names the feature and the remedy */
export function readOverlay(json: unknown): Overlay {
  const { type, features } = Object(json) as Json
  if (type !== 'FeatureCollection' || !Array.isArray(features)) {
    throw new Error('Give a GeoJSON FeatureCollection.')
  }
  const parts = features.map((feature: unknown, at): Overlay => {
    const { geometry, properties } = Object(feature) as Json
    const named = Object(properties ?? {}) as Json
    // The line of a report, whose other features are proposals.
    if (named['report'] !== undefined) return NOTHING
    const name = typeof named['name'] === 'string' ? named['name'] : `feature ${at + 1}`
    try {
      return partOf(Object(geometry ?? {}), named, name)
    } catch (error) {
      const detail = error instanceof InvalidRequestError ? error.detail : (error as Error).message
      throw new Error(`Feature ${at + 1} (${name}): ${detail}`)
    }
  })
  const overlay = {
    areas: parts.flatMap(({ areas }) => areas),
    channels: parts.flatMap(({ channels }) => channels),
    closed: parts.flatMap(({ closed }) => closed),
    opened: parts.flatMap(({ opened }) => opened),
  }
  checkCount(overlay.areas, 'areas', MAX_AVOID_POLYGONS)
  checkCount(overlay.channels, 'channels', MAX_CHANNELS)
  return overlay
}

function checkCount({ length }: readonly unknown[], what: string, most: number): void {
  if (length > most) {
    throw new Error(`It has ${length} ${what}; at most ${most} are allowed. Merge some.`)
  }
}

/**
 * Checks the channels of an overlay on the sea that is open.
 * @throws Error for one that does not end on water
 */
export function checkChannelsAtSea(
  { channels }: Overlay,
  router: Pick<Router, 'matrix' | 'resolutions'>,
): void {
  if (channels.length === 0) return
  const [resolutionKm] = router.resolutions
  // The day matters for named areas only.
  const options = { resolutionKm: resolutionKm!, channels, date: '2026-01-01' }
  try {
    router.matrix({ ...options, origins: [], destinations: [] })
  } catch (cause) {
    if (!(cause instanceof InvalidRequestError)) throw cause
    throw new Error(`Overlay: ${cause.field} ${cause.detail}.`, { cause })
  }
}

function partOf(geometry: Json, properties: Json, name: string): Overlay {
  const { close, open } = properties
  if (close !== undefined || open !== undefined) {
    if (geometry['type'] !== undefined) throw new Error(open === undefined ? KINDS : NO_CHANNEL)
    return { ...NOTHING, closed: passagesOf(close), opened: passagesOf(open) }
  }
  if (properties['mode'] === 'open') return { ...NOTHING, channels: [channelOf(geometry, name)] }
  const mode = modeOf(properties['mode'])
  const areas = outlinesOf(geometry, properties, mode).map((rings) => ({ name, mode, rings }))
  for (const area of areas) checkPolygons([area], checkPosition)
  return { ...NOTHING, areas }
}

/** Whether its ends lie on water, only the sea tells. */
function channelOf({ type, coordinates }: Json, name: string): Channel {
  if (type !== 'LineString') throw new Error('Draw a channel as a LineString.')
  const channel = { name, line: listOf(coordinates).map(positionOf) }
  checkChannels([channel], checkPosition)
  return channel
}

function passagesOf(value: unknown): PassageId[] {
  if (value === undefined) return []
  const known = PASSAGES.find((id) => id === value)
  if (known !== undefined) return [known]
  throw new Error(`${JSON.stringify(value)} is not a passage. Use one of ${PASSAGES.join(', ')}.`)
}

function modeOf(value: unknown): AvoidMode {
  const mode = AVOID_MODES.find((known) => known === (value ?? 'forbid'))
  if (mode !== undefined) return mode
  throw new Error(`mode is one of ${AVOID_MODES.join(', ')}, open.`)
}

/** The outlines of a geometry, each with its holes. Their positions are checked later. */
function outlinesOf(
  { type, coordinates }: Json,
  { radius_km: radius }: Json,
  mode: AvoidMode,
): Position[][][] {
  switch (type) {
    case 'Polygon':
      return [flat(coordinates)]
    case 'MultiPolygon':
      return listOf(coordinates).map(flat)
    case 'Point': {
      if (typeof radius !== 'number' || !(radius > 0 && radius <= MAX_RADIUS_KM)) {
        throw new Error(`Give radius_km, above 0 and at most ${MAX_RADIUS_KM}.`)
      }
      return [[circle(positionOf(coordinates), radius)]]
    }
    case 'LineString':
      if (mode === 'penalise') throw new Error('A wall forbids. Draw an area to penalise.')
      return wallsOf(listOf(coordinates).map(positionOf))
    default:
      throw new Error(KINDS)
  }
}

function listOf(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw new Error('Its coordinates are not a list.')
  return value
}

/** Without heights. */
function flat(rings: unknown): Position[][] {
  return listOf(rings).map((ring) => listOf(ring).map(positionOf))
}

function positionOf(value: unknown): Position {
  const [lon, lat] = listOf(value)
  const position = [lon, lat] as Position
  checkPosition('position', position)
  return position
}

function circle(centre: Position, km: number): Position[] {
  return Array.from({ length: CIRCLE }, (_, at) => destination(centre, (360 * at) / CIRCLE, km))
}

/** A narrow area along each leg; the next one begins inside it, so that nothing slips through. */
function wallsOf(line: readonly Position[]): Position[][][] {
  if (line.length < 2) throw new Error('A wall needs at least two positions.')
  return line.slice(1).map((to, at) => {
    const from = line[at]!
    // Edges are straight in longitude and latitude.
    const east = normaliseLongitude(to[0] - from[0]) * Math.cos(from[1] * RADIANS)
    const bearing = Math.atan2(east, to[1] - from[1]) / RADIANS
    const corner = (end: Position, turn: number) =>
      destination(end, bearing + turn, WALL_KM * Math.SQRT2)
    return [[corner(from, -135), corner(to, -45), corner(to, 45), corner(from, 135)]]
  })
}
