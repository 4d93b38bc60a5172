import type { Position } from '../../engine/geo/position.js'
import type { SeaRoute } from '../../engine/routing/request.js'
import { isSameWater } from './same-water.js'

/** Between which lengths nine in ten published distances of the same two ports lie, km. */
export interface DistanceBand {
  readonly lowKm: number
  readonly highKm: number
}

/** What the width of a band depends on. */
export interface BandFacts {
  readonly distanceKm: number
  /** Between the same ends, over land and sea. */
  readonly greatCircleKm: number
  /** Whether one end lies in European waters. */
  readonly isEuropean: boolean
  /** What a passage or a limit that is closed by default would save, km. */
  readonly savedKm: number
}

/** How far published distances lie below and above a route, in kilometres. */
export interface BandTable {
  /** Below, whatever the length: tables measure from other points of a port. */
  readonly endKm: number
  /** Below and above, for a route of 1,000 km; they grow with the square root of its length. */
  readonly belowKm: number
  readonly aboveKm: number
  /** The margin above grows with this power of the detour, as a share of the great circle. */
  readonly detourPower: number
  /** The margin above is this share of itself if one end lies in European waters. */
  readonly europeanShare: number
}

/**
 * Fitted with `lab/sea-checks/band.ts` on 26 November 2026, at five resolutions, to the 1,339 distances
 * of NGA Pub. 151 (United States Government, public domain, 2001 edition) and a few other tables that a
 * request without options answers. docs/accuracy.md shows how many distances it covers.
 */
export const BAND_TABLE: BandTable = {
  endKm: 11,
  belowKm: 3.9,
  aboveKm: 66,
  detourPower: 0.19,
  europeanShare: 0.51,
}

/** Shares of the length that no margin exceeds: those at some 100 km. Shorter published rows are few. */
const MOST = { below: 0.12, above: 0.2 } as const
/** A margin for this detour is as in the table; others count as the nearest of the range. */
const USUAL_DETOUR = 0.05
const DETOURS = { min: 0.003, max: 1 } as const
/** The middle of published distances lies above ours by this share of the upper margin. */
const MIDDLE = 0.22

/** From the Azores to the Black Sea and from Madeira to the Arctic Circle. */
const EUROPE = { west: -30, east: 42, south: 30, north: 66 } as const

/** The margins of a route between two places, km. */
export function marginsOf(facts: BandFacts, table: BandTable = BAND_TABLE): [number, number] {
  const { distanceKm, greatCircleKm, isEuropean, savedKm } = facts
  const shortestKm = distanceKm - savedKm
  const detour = distanceKm / Math.max(greatCircleKm, 1e-3) - 1
  const winding = Math.min(DETOURS.max, Math.max(DETOURS.min, detour)) / USUAL_DETOUR
  const below = table.endKm + table.belowKm * rootOf(shortestKm)
  const share = isEuropean ? table.europeanShare : 1
  const above = table.aboveKm * rootOf(distanceKm) * winding ** table.detourPower * share
  return [
    savedKm + Math.min(below, MOST.below * shortestKm),
    Math.min(above, MOST.above * distanceKm),
  ]
}

function rootOf(km: number): number {
  return Math.sqrt(km / 1000)
}

/** A route with what was found about it. */
export interface BandedRoute {
  readonly route: Pick<
    SeaRoute,
    'distanceKm' | 'greatCircleKm' | 'unlimitedKm' | 'origin' | 'destination'
  >
  /** What passages that are closed by default would save; a table may have used one of them. */
  readonly savings?: readonly { readonly savedKm: number }[] | undefined
}

export function bandFacts({ route, savings = [] }: BandedRoute): BandFacts {
  const { distanceKm, greatCircleKm, unlimitedKm = distanceKm, origin, destination } = route
  return {
    distanceKm,
    greatCircleKm,
    isEuropean: isEuropean(origin.snapped) || isEuropean(destination.snapped),
    savedKm: savings.reduce(
      (most, { savedKm }) => Math.max(most, savedKm),
      distanceKm - unlimitedKm,
    ),
  }
}

/**
 * The band of consecutive routes. Their errors partly cancel: the margins are added as squares, but
 * what published distances lie above ours in the middle is added in full.
 */
export function bandOf(routes: readonly BandedRoute[]): DistanceBand {
  const margins = routes.map((each): readonly [number, number] =>
    // Tables measure from other points of the two ports.
    isSameWater(each.route) ? [0, BAND_TABLE.endKm] : marginsOf(bandFacts(each)),
  )
  const km = routes.reduce((sum, { route }) => sum + route.distanceKm, 0)
  const above = margins.map(([, margin]) => margin)
  const middle = MIDDLE * above.reduce((sum, margin) => sum + margin, 0)
  return {
    lowKm: km - Math.hypot(...margins.map(([below]) => below)),
    highKm: km + middle + (1 - MIDDLE) * Math.hypot(...above),
  }
}

function isEuropean([lon, lat]: Position): boolean {
  const { west, east, south, north } = EUROPE
  return lon >= west && lon <= east && lat >= south && lat <= north
}
