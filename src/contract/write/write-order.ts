import { inFigures } from '../../engine/geo/digits.js'
import { roundHours, roundKm } from '../../planning/rounding.js'
import type { CallOrderBody } from '../schemas/call-order.js'
import type { VoyageCoreBody } from '../schemas/voyage-answer.js'

/** The answer in the best order, with what the given order takes beyond it. */
export function writeOrder(
  best: VoyageCoreBody,
  given: VoyageCoreBody,
  stops: readonly number[],
): VoyageCoreBody {
  const more = (of: (totals: VoyageCoreBody['totals']) => number | null) => {
    const [a, b] = [of(given.totals), of(best.totals)]
    return a === null || b === null ? null : inFigures(a - b)
  }
  const order: CallOrderBody = {
    stops: [...stops],
    more_nm: roundKm(given.totals.distance_nm - best.totals.distance_nm),
    more_sailing_hours: roundHours(given.totals.sailing_hours - best.totals.sailing_hours),
    more_fuel_tonnes: more(({ fuel_tonnes }) => fuel_tonnes),
    more_co2e_wtw_tonnes: more(({ co2e_wtw_tonnes }) => co2e_wtw_tonnes),
    more_cost_usd: more(({ cost_usd }) => cost_usd),
  }
  return { ...best, order, queries_charged: best.queries_charged + given.queries_charged }
}
