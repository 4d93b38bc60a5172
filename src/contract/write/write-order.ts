import type { FactorSet } from '../../emissions/index.js'
import { inFigures } from '../../engine/geo/digits.js'
import { type AfloatEmissions, estimateAfloat } from '../../planning/cargo/afloat.js'
import type { PlannedOrder } from '../../planning/order/plan-order.js'
import { roundHours, roundKm } from '../../planning/rounding.js'
import type { CallOrderBody } from '../schemas/call-order.js'
import type { VoyageCoreBody } from '../schemas/voyage-answer.js'
import { pricedFactors } from './write-vessel-emissions.js'

/** The answer in the best order, with what the given order takes beyond it. */
export function writeOrder(
  best: VoyageCoreBody,
  given: VoyageCoreBody,
  { stops, ...planned }: PlannedOrder,
  priceUsdPerTonne: number | undefined,
  factors: FactorSet | null,
): VoyageCoreBody {
  const known = pricedFactors(planned.planned.voyage, priceUsdPerTonne, factors)
  const [longer, shorter] = [planned.given, planned.planned].map(
    (one) => known && estimateAfloat(one, known),
  )
  const more = (of: Exclude<keyof AfloatEmissions, 'warnings'>) => {
    const [a, b] = [longer?.[of] ?? null, shorter?.[of] ?? null]
    return a === null || b === null ? null : inFigures(a - b)
  }
  const order: CallOrderBody = {
    stops: [...stops],
    more_nm: roundKm(given.totals.distance_nm - best.totals.distance_nm),
    more_sailing_hours: roundHours(given.totals.sailing_hours - best.totals.sailing_hours),
    more_fuel_tonnes: more('fuelTonnes'),
    more_co2e_wtw_tonnes: more('co2eWtwTonnes'),
    more_cost_usd: more('costUsd'),
  }
  return { ...best, order, queries_charged: best.queries_charged + given.queries_charged }
}
