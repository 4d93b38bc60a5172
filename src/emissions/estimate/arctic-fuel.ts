import { warned } from '../answer/warning-table.js'
import type { MethodOutcome } from '../context.js'
import type { FactorSet } from '../factor-set.js'
import { dayOfVoyage } from '../law-day.js'
import type { LegDistance } from '../request.js'
import type { Warning } from '../result.js'

/**
 * Warns of residual fuel on a passage through Arctic waters where the law of the day forbids it. The
 * figures keep the fuel: what the ship would burn instead is not known.
 */
export function arcticFuelWarnings(
  { fuels }: MethodOutcome,
  { passages = [] }: LegDistance,
  date: string | undefined,
  { laws }: FactorSet,
): Warning[] {
  const residual = fuels?.find(({ fuel }) => fuel.engineFuel === 'residual')?.fuel.code
  if (residual === undefined || date === undefined) return []
  const row = laws
    .all('marpol', 'hfo_ban', dayOfVoyage(date))
    .find(({ key }) => passages.includes(key!))
  if (row === undefined) return []
  const values = { fuel: residual, law: row.what!, article: row.article }
  return [{ ...warned('arctic_fuel', values), field: 'vessel.fuelType' }]
}
