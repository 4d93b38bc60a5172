import type { FactorSet } from '../factor-set.js'
import { lastDayOf } from '../law-day.js'
import type { FuelAmount } from '../parts.js'
import type { ReadRow, ShipYearRequest } from './ship-year-request.js'

/** What the CII of a year counts after the corrections of MEPC.355(78) (G5). */
export interface Corrected {
  readonly fuels: readonly FuelAmount[]
  readonly distanceNm: number
  /** Whether any row or the ship states a correction. */
  readonly isCorrected: boolean
}

/**
 * Fuel and distance of a year that its CII counts: FC − FCvoyage − TF − share × (FCelectrical + FCboiler +
 * FCothers), and Dt − Dx, by MEPC.355(78). The share falls by 3 % a year: 0.75 − 0.03 y.
 */
export function corrected(
  rows: readonly ReadRow[],
  { year, ship }: ShipYearRequest,
  { laws }: Pick<FactorSet, 'laws'>,
): Corrected {
  const day = lastDayOf(year)
  const value = (rule: string, key: string | null = null) => laws.row('cii', rule, day, key)?.value
  const share = value('correction_share') ?? 0
  /** AF of tankers: the part of the fuel of a voyage that counts. */
  const tankerFactor = (service: NonNullable<ReadRow['tankerService']>) =>
    Math.min(
      1,
      value('tanker_factor', `${service}_a`)! *
        ship.deadweightTonnes! ** -value('tanker_factor', `${service}_c`)!,
    )
  let distanceNm = 0
  const fuels: FuelAmount[] = []
  for (const row of rows) {
    if (row.adjustment !== undefined) continue
    distanceNm += row.distanceNm ?? 0
    const factor = row.tankerService === undefined ? 1 : tankerFactor(row.tankerService)
    for (const { fuel, tonnes, deductibleTonnes = 0 } of row.fuels)
      fuels.push({ fuel, tonnes: factor * tonnes - share * deductibleTonnes })
  }
  const isCorrected =
    ship.capacityFactor !== undefined ||
    rows.some(
      (row) =>
        row.adjustment !== undefined ||
        row.tankerService !== undefined ||
        row.fuels.some(({ deductibleTonnes = 0 }) => deductibleTonnes > 0),
    )
  return { fuels, distanceNm, isCorrected }
}
