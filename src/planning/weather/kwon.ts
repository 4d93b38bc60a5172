import type { SailingCondition } from '../../emissions/ship/ballast.js'

/** What of a ship decides how much speed wind and waves take from it. */
export interface WeatherHull {
  readonly isContainer: boolean
  readonly condition: SailingCondition
  /** Metres. */
  readonly lengthM: number
  readonly blockCoefficient: number
  /** Displaced water, m³. */
  readonly volumeM3: number
}

/** A power of the Froude number for each block coefficient: a + b·Fn + c·Fn². */
type SpeedRow = readonly [block: number, a: number, b: number, c: number]

/*
 * Kwon, Y.J.: Speed loss due to added resistance in wind and waves. The Naval Architect, March 2008, pp. 14-16, which
 * simplifies Townsin and Kwon (RINA Transactions 125, 1983). Coefficients recalled, and compared with five public
 * programs. These disagree on the sign of the last term of the full forms 0.75 and 0.80: with a minus, a handysize ship
 * at 14 knots would lose nothing in any sea. It is plus here, as in the row of 0.85, on which all agree. The minus is in
 * programs after Yang et al. (Sustainability 12, 3649, 2020, table 3).
 */
const LADEN: readonly SpeedRow[] = [
  [0.55, 1.7, -1.4, -7.4],
  [0.6, 2.2, -2.5, -9.7],
  [0.65, 2.6, -3.7, -11.6],
  [0.7, 3.1, -5.3, -12.4],
  [0.75, 2.4, -10.6, 9.5],
  [0.8, 2.6, -13.1, 15.1],
  [0.85, 3.1, -18.7, 28],
]
const BALLAST: readonly SpeedRow[] = [
  ...LADEN.slice(0, 4),
  [0.75, 2.6, -12.5, 13.5],
  [0.8, 3, -16.3, 21.6],
  [0.85, 3.4, -20.9, 31.8],
]

const GRAVITY = 9.81
/** The method is for ships that keep their way; against a stronger wind they wait or go round it. A judgement. */
export const STRONGEST_BEAUFORT = 7
/** The same for small and full ships, whose loss the formula overstates above force 6. A judgement. */
export const GREATEST_LOSS = 0.4

/** Beaufort force of a wind, as a fraction: v = 0.836·B^1.5 (WMO). */
export function beaufortOf(windMs: number): number {
  return (windMs / 0.836) ** (2 / 3)
}

/** How much of the head loss is left, by where the weather comes from: the four sectors of the method. */
export const SECTORS = ['head', 'bow', 'beam', 'following'] as const

/** Where sectors end, as cosines of the angle off the bow. */
const SECTOR_ENDS = [30, 60, 150].map((degrees) => Math.cos((degrees * Math.PI) / 180))

/** The sector of weather by the cosine of its angle off the bow. */
export function sectorOf(cosine: number): number {
  let sector = 0
  while (cosine < SECTOR_ENDS[sector]!) sector++
  return sector
}

function directionFactor(sector: number, force: number): number {
  const twice = [
    2,
    1.7 - 0.03 * (force - 4) ** 2,
    0.9 - 0.06 * (force - 6) ** 2,
    0.4 - 0.03 * (force - 8) ** 2,
  ][sector]!
  return Math.max(0, Math.min(1, twice / 2))
}

/** The share of its calm-water speed that a ship loses at the same power, 0 to `GREATEST_LOSS`. */
export function speedLoss(
  hull: WeatherHull,
  speedMs: number,
  windMs: number,
  sector: number,
): number {
  const force = Math.min(STRONGEST_BEAUFORT, beaufortOf(windMs))
  const factor = directionFactor(sector, force) * speedFactor(hull, speedMs) * formLoss(hull, force)
  return Math.min(GREATEST_LOSS, Math.max(0, factor / 100))
}

/** Per cent in head seas. */
function formLoss({ isContainer, condition, volumeM3 }: WeatherHull, force: number): number {
  const linear = isContainer || condition === 'ballast' ? 0.7 : 0.5
  return linear * force + force ** 6.5 / ((isContainer ? 22 : 2.7) * volumeM3 ** (2 / 3))
}

function speedFactor(hull: WeatherHull, speedMs: number): number {
  const froude = speedMs / Math.sqrt(GRAVITY * hull.lengthM)
  const rows = hull.condition === 'ballast' ? BALLAST : LADEN
  const block = Math.min(rows.at(-1)![0], Math.max(rows[0]![0], hull.blockCoefficient))
  const above = Math.max(
    1,
    rows.findIndex(([of]) => of >= block),
  )
  const [low, high] = [rows[above - 1]!, rows[above]!]
  const share = (block - low[0]) / (high[0] - low[0])
  const at = ([, a, b, c]: SpeedRow) => a + b * froude + c * froude ** 2
  return Math.max(0, (1 - share) * at(low) + share * at(high))
}
