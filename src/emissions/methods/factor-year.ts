import { warned } from '../answer/warning-table.js'
import type { Intensity } from '../intensity.js'
import type { ShipYear } from '../pack/ship-table.js'
import type { EstimateInputs } from '../request.js'
import type { Warning } from '../result.js'

/** A ship's own figures count as primary for a departure at most this many years away. A judgement. */
const PRIMARY_YEARS = 1

type Dated = Pick<EstimateInputs, 'voyage'>

/** Warns of a published row that did not exist yet: two years cannot be compared by the same row. */
export function warnOfLaterFactor(
  { name, provenance: { year } }: Intensity,
  { voyage, calculation }: Pick<EstimateInputs, 'voyage' | 'calculation'>,
  warnings: Warning[],
): void {
  const departed = yearOf(voyage?.date)
  const isAskedFor = calculation?.factorSet !== undefined
  if (departed === null || departed >= year || isAskedFor) return
  const values = { factor: name, year, departed }
  warnings.push({ ...warned('factor_year_differs', values), field: 'voyage.date' })
}

/** Warns of a ship's annual figures for another year than that of the departure. */
export function warnOfOtherShipYear(
  { imo, year }: ShipYear,
  { voyage }: Dated,
  warnings: Warning[],
): { readonly isPrimary: boolean } {
  const departed = yearOf(voyage?.date)
  if (departed === null || departed === year) return { isPrimary: true }
  const isPrimary = Math.abs(departed - year) <= PRIMARY_YEARS
  const name = isPrimary ? 'ship_year_differs' : 'ship_year_differs:not_primary'
  const values = { imo: String(imo), year, departed }
  warnings.push({ ...warned(name, values), field: 'vessel.imo' })
  return { isPrimary }
}

function yearOf(date: string | undefined): number | null {
  return date === undefined ? null : Number(date.slice(0, 4))
}
