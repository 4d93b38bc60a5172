import { type Box, isInBox } from '../../engine/geo/box.js'
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
  /** Whether one end lies in the Mediterranean, the Red Sea or the Indian Ocean, where tables agree best. */
  readonly isQuiet: boolean
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
  /** Both margins are this share of themselves if one end lies in the quiet waters. */
  readonly quietShare: number
  /** The margin above is this share of itself on long ways. */
  readonly longShare: number
}

/**
 * Fitted with `lab/sea-checks/band.ts` on 30 November 2026, at five resolutions, to the 1,339 distances
 * of NGA Pub. 151 (United States Government, public domain, 2001 edition) and a few other tables that a
 * request without options answers. docs/accuracy.md shows how many distances it covers.
 */
export const BAND_TABLE: BandTable = {
  endKm: 10.5,
  belowKm: 3.92,
  aboveKm: 60.3,
  detourPower: 0.181,
  europeanShare: 0.578,
  quietShare: 0.767,
  longShare: 1.14,
}

/** Shares of the length that no margin exceeds: those at some 100 km. Shorter published rows are few. */
const MOST = { below: 0.12, above: 0.2 } as const
/** A margin for this detour is as in the table; others count as the nearest of the range. */
const USUAL_DETOUR = 0.05
const DETOURS = { min: 0.003, max: 1 } as const
/** The middle of published distances lies above ours by this share of the upper margin. */
const MIDDLE = 0.22

/** Ways up to the first length are short, or not yet long; from the second on they are not, or wholly: km, 200 and 4,000 nm in the middle. */
const SHORT_UNTIL = [250, 500] as const
const LONG_FROM = [6000, 9000] as const
/**
 * Both margins of short ways are this share of themselves. Not fitted: the rows that fit the table are few, and a
 * larger table with its misprints had only 82 % of such rows inside without it. A judgement.
 */
const SHORT_SHARE = 1.15

/** West, south, east and north: the Mediterranean in two parts, the Red Sea, the Indian Ocean without the Gulf. */
const QUIET: readonly Box[] = [
  [-6, 30, 0, 38],
  [0, 30, 36.5, 46],
  [32, 12, 44, 30],
  [32, -35, 98, 23],
]

/** From the Azores to the Black Sea and from Madeira to the Arctic Circle. */
const EUROPE: Box = [-30, 30, 42, 66]

/** The margins of a route between two places, km. */
export function marginsOf(facts: BandFacts, table: BandTable = BAND_TABLE): [number, number] {
  const { distanceKm, greatCircleKm, isEuropean, isQuiet, savedKm } = facts
  const shortestKm = distanceKm - savedKm
  const detour = distanceKm / Math.max(greatCircleKm, 1e-3) - 1
  const winding = Math.min(DETOURS.max, Math.max(DETOURS.min, detour)) / USUAL_DETOUR
  const both = (isQuiet ? table.quietShare : 1) * between(SHORT_UNTIL, distanceKm, SHORT_SHARE, 1)
  const share =
    both *
    (isEuropean ? table.europeanShare : 1) *
    between(LONG_FROM, distanceKm, 1, table.longShare)
  const below = (table.endKm + table.belowKm * rootOf(shortestKm)) * both
  const above = table.aboveKm * rootOf(distanceKm) * winding ** table.detourPower * share
  return [
    savedKm + Math.min(below, MOST.below * shortestKm),
    Math.min(above, MOST.above * distanceKm),
  ]
}

/** One value below a range of lengths, another above it, and straight in between. */
function between([from, to]: readonly [number, number], km: number, low: number, high: number) {
  const share = Math.min(1, Math.max(0, (km - from) / (to - from)))
  return low + share * (high - low)
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
  const ends = [origin.snapped, destination.snapped]
  return {
    distanceKm,
    greatCircleKm,
    isEuropean: ends.some((end) => isInBox(end, EUROPE)),
    isQuiet: ends.some((end) => QUIET.some((box) => isInBox(end, box))),
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
