import { nearestOnLeg } from '../engine/geo/cross-track.js'
import { KM_PER_DEGREE, sphericalKm } from '../engine/geo/distance.js'
import { interpolate } from '../engine/geo/interpolate.js'
import { normaliseLongitude, type Position } from '../engine/geo/position.js'
import { RADIANS } from '../engine/geo/vector.js'
import { firstIndex } from './names/sorted.js'
import type { Port } from './port.js'

/** A port near a route, with the position of the route closest to it. */
export interface PortOnRoute {
  readonly port: Port
  /** Distance from the origin to the point of the line nearest to the port, km. */
  readonly distanceFromOriginKm: number
  /** Distance from that point to the port, km. */
  readonly offRouteKm: number
}

/** Which ports near a line are listed. */
export interface AlongOptions {
  readonly withinKm: number
  readonly limit: number
  /** Ids to leave out: the ends of the route. */
  readonly exclude?: readonly number[]
}

const PIECE_KM = 250

/**
 * Ports within a distance of a line, in sailing order, each at its nearest point. If there are more
 * than the limit, larger ports take precedence and, among equally large ones, nearer ports. Terminals
 * and anchorages are left out if their port is near the line too, unless they rank before it.
 * @param byLatitude the ports from south to north
 * @param distancesKm distance from the origin at each vertex
 */
export function portsAlong(
  byLatitude: readonly Port[],
  positions: readonly Position[],
  distancesKm: readonly number[],
  { withinKm, limit, exclude = [] }: AlongOptions,
): PortOnRoute[] {
  const found = new Map<Port, PortOnRoute>()
  for (let i = 0; i + 1 < positions.length; i++) {
    const a = positions[i]!
    const b = positions[i + 1]!
    const legKm = distancesKm[i + 1]! - distancesKm[i]!
    // Short pieces have small boxes; the box of an ocean crossing would contain half the table.
    const pieces = Math.max(1, Math.ceil(legKm / PIECE_KM))
    let from = a
    for (let k = 1; k <= pieces; k++) {
      const to = interpolate(a, b, k / pieces)
      const startKm = distancesKm[i]! + (legKm * (k - 1)) / pieces
      collect(byLatitude, from, to, startKm, legKm / pieces, withinKm, found)
      from = to
    }
  }
  const byId = new Map([...found.keys()].map((port) => [port.id, port]))
  const isBesideMainPort = ({ mainPortId, rank }: Port) =>
    mainPortId !== null && (byId.get(mainPortId)?.rank ?? Infinity) <= rank
  return [...found.values()]
    .filter(({ port }) => !exclude.includes(port.id) && !isBesideMainPort(port))
    .sort((p, q) => p.port.rank - q.port.rank || p.offRouteKm - q.offRouteKm)
    .slice(0, limit)
    .sort((p, q) => p.distanceFromOriginKm - q.distanceFromOriginKm || p.port.id - q.port.id)
}

function collect(
  byLatitude: readonly Port[],
  a: Position,
  b: Position,
  startKm: number,
  pieceKm: number,
  withinKm: number,
  found: Map<Port, PortOnRoute>,
): void {
  // A piece of 250 km bulges beyond its ends by at most 250² / 8R = 1.2 km per unit of tan(latitude).
  const pad = (withinKm + 15) / KM_PER_DEGREE
  const south = Math.min(a[1], b[1]) - pad
  const north = Math.max(a[1], b[1]) + pad
  const shrink = Math.cos(Math.min(89.9, Math.max(Math.abs(south), Math.abs(north))) * RADIANS)
  const middle = (a[0] + b[0]) / 2
  const half = Math.abs(b[0] - a[0]) / 2 + pad / shrink
  const first = firstIndex(byLatitude.length, (at) => byLatitude[at]!.position[1] < south)
  for (let i = first; i < byLatitude.length; i++) {
    const port = byLatitude[i]!
    if (port.position[1] > north) break
    if (Math.abs(normaliseLongitude(port.position[0] - middle)) > half) continue
    const { offKm, alongKm } = nearestOnLeg(port.position, a, b)
    if (offKm > withinKm || offKm >= (found.get(port)?.offRouteKm ?? Infinity)) continue
    const sphereKm = sphericalKm(a, b)
    const share = sphereKm === 0 ? 0 : alongKm / sphereKm
    found.set(port, { port, distanceFromOriginKm: startKm + share * pieceKm, offRouteKm: offKm })
  }
}
