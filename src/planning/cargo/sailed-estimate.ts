import { KM_PER_NM } from '../../engine/geo/distance.js'

/** What ships sail more than the shortest route, as shares of it. */
interface Logged {
  readonly passages: number
  /** The 10th and 90th percentile. */
  readonly least: number
  readonly median: number
  readonly most: number
}

/**
 * Logged ocean passages, noon to noon, against our shortest water: liners to Australia and India of 1890
 * to 1903 over 1,000 nm, and auxiliary cruisers of 1914 to 1919 over 1,500 nm. Positions from the
 * transcribed logs of Weather Detective and Old Weather, compared on 25 November 2026.
 */
const LOGGED: readonly Logged[] = [
  { passages: 506, least: 0.001, median: 0.0134, most: 0.068 },
  { passages: 701, least: 0.002, median: 0.0208, most: 0.096 },
]
/** No logged passage was shorter. */
const LEAST_LOGGED_KM = 1000 * KM_PER_NM

const PASSAGES = LOGGED.reduce((sum, { passages }) => sum + passages, 0)

/** The logs, and what the estimate is not. */
export const SAILED_SOURCE =
  '1,207 logged ocean passages (liners to Australia and India 1890 to 1903, auxiliary cruisers 1914 to 1919; Weather Detective and Old Weather, read in 2026): in the median 1.3 and 2.1 % longer than the shortest route, in nine of ten at most 6.8 and 9.6 %. No modern track; weather and orders differ'

/** `logged`: within the lengths of the logs; `assumed`: shorter, so the shares are assumed to hold. */
export const SAILED_BASES = ['logged', 'assumed'] as const

/** What a ship is likely to sail, km: more than the shortest route. */
export interface SailedEstimate {
  readonly distanceKm: number
  /** Between these, eight in ten. */
  readonly lowKm: number
  readonly highKm: number
  readonly basis: (typeof SAILED_BASES)[number]
}

/** @param legsKm lengths of the legs that it sails one after the other */
export function sailedEstimate(legsKm: readonly number[]): SailedEstimate {
  const km = legsKm.reduce((sum, leg) => sum + leg, 0)
  return {
    distanceKm: km * (1 + mean(({ median }) => median)),
    lowKm: km * (1 + mean(({ least }) => least)),
    highKm: km * (1 + mean(({ most }) => most)),
    basis: legsKm.every((leg) => leg >= LEAST_LOGGED_KM) ? 'logged' : 'assumed',
  }
}

/** Each log weighs by its passages. */
function mean(of: (log: Logged) => number): number {
  return LOGGED.reduce((sum, log) => sum + log.passages * of(log), 0) / PASSAGES
}
