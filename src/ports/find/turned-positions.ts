import { sphericalKm } from '../../engine/geo/distance.js'
import type { Position } from '../../engine/geo/position.js'
import type { Port } from '../port.js'

/** No country has a port that the table lacks this far from all its others, km. A judgement (2026). */
const LOST_KM = 2000
/** From this distance on, a position is wrong if turning it brings it home, km. A judgement (2026). */
const FAR_KM = 500
/** The same for a position beside a port of another country, km. A judgement (2026). */
const ABROAD_KM = 100
/** What counts as home, and as beside a port: this share of the distance, but not more than that, km. */
const NEAR_SHARE = 0.25
const NEAR_KM = 300

/** The slips of lists and of people, each with what is swapped. */
const TURNS: readonly (readonly [what: string, turn: (p: Position) => Position])[] = [
  ['latitude and longitude', ([lon, lat]) => [lat, lon]],
  ['N and S', ([lon, lat]) => [lon, -lat]],
  ['E and W', ([lon, lat]) => [-lon, lat]],
  ['N and S, and E and W,', ([lon, lat]) => [-lon, -lat]],
]

/** A turned position, with the port that it should be at or near. */
export interface Turned {
  /** What is swapped, e.g. "N and S". */
  readonly what: string
  readonly port: Port
  readonly km: number
}

/** The turn of a position that brings it closest to one of some ports, of which there is at least one. */
export function closestTurn(position: Position, ports: readonly Port[]): Turned {
  return TURNS.map(([what, turn]) => ({ what, turned: turn(position) }))
    .filter(({ turned: [, lat] }) => Math.abs(lat) <= 90)
    .map(({ what, turned }) => ({ what, ...nearest(ports, turned)! }))
    .reduce((a, b) => (b.km < a.km ? b : a))
}

/**
 * Why a position cannot be that of a port of its country: it is far from the country's other ports, or
 * beside those of another country, and turning it brings it home. Null if it may be right, or if the
 * country has no other port.
 */
export function farFromHome(
  position: Position,
  compatriots: readonly Port[],
  foreigners: readonly Port[],
): string | null {
  const own = nearest(compatriots, position)
  if (own === null || own.km < ABROAD_KM) return null
  const home = closestTurn(position, compatriots)
  const nearKm = Math.min(NEAR_SHARE * own.km, NEAR_KM)
  const isAbroad = (nearest(foreigners, position)?.km ?? Infinity) <= nearKm
  const isTurned = home.km <= nearKm && (own.km >= FAR_KM || isAbroad)
  if (!isTurned && own.km < LOST_KM) return null
  const where = `is ${Math.round(own.km)} km from all other ports of ${own.port.country}`
  return isTurned
    ? `${where}; ${turnedText(home)} ${home.port.name}: correct the position`
    : `${where}; correct the position or the country`
}

/** E.g. "with N and S swapped it is 12 km from", to be followed by a place. */
export function turnedText({ what, km }: Turned): string {
  return `with ${what} swapped it is ${Math.round(km)} km from`
}

function nearest(ports: readonly Port[], to: Position): { port: Port; km: number } | null {
  let best: { port: Port; km: number } | null = null
  for (const port of ports) {
    const km = sphericalKm(port.position, to)
    if (best === null || km < best.km) best = { port, km }
  }
  return best
}
