import type { ModelledType } from '../generated/vessel-types.js'
import type { ModelledShip } from './modelled-ship.js'

/** Whether a ship carries cargo. */
export const SAILING_CONDITIONS = ['laden', 'ballast'] as const
export type SailingCondition = (typeof SAILING_CONDITIONS)[number]

/** What differs on a leg in ballast; the ship's model says what is not given. */
export interface BallastSailing {
  /** Metres: above 0, at most 30. */
  readonly draughtM?: number | undefined
  /** Tonnes per day at the speed of the leg: above 0, at most 500. */
  readonly fuelTonnesPerDay?: number | undefined
  /** Knots. */
  readonly speedKn?: number | undefined
}

/**
 * Mean draught in ballast over the design draught: descriptions of ships for charter state 0.5 to 0.65 for bulk carriers
 * and tankers; MARPOL Annex I, regulation 18, asks at least 2 m + 2 % of the length of tankers, which is 0.4 to 0.5.
 * Recalled 2026; container ships seldom sail without cargo. A judgement.
 */
const BALLAST_DRAUGHT: Readonly<Record<ModelledType, number>> = {
  container: 0.7,
  bulker: 0.6,
  tanker: 0.6,
}

/** The draught of a ship in ballast: the caller's, else a share of that of its design, m. */
export function ballastDraughtM(
  { type, designDraughtM }: Pick<ModelledShip, 'type' | 'designDraughtM'>,
  { draughtM }: BallastSailing = {},
): number {
  return draughtM ?? BALLAST_DRAUGHT[type] * designDraughtM
}
