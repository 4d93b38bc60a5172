import type { Static } from 'typebox'
import { CALL_ORDERS, ORDERED_STOPS } from '../../planning/order/best-order.js'
import { nullable, oneOfTexts } from './common.js'
import { array, integer, number, object, optional } from './type.js'

/** Of the request of a voyage. */
export const callOrderOptions = {
  order: optional(
    oneOfTexts(CALL_ORDERS, {
      default: 'given',
      description: `best: the order of ${ORDERED_STOPS.min} to ${ORDERED_STOPS.max} calls that is done first, between the first and the last stop; with free, one or both of them move too. Arrivals wanted are kept. Costs twice`,
    }),
  ),
}

const more = (description: string) =>
  nullable(number(`${description} that the given order takes beyond the best; null as in totals`))

const CallOrderSchema = object('CallOrder', 'How the calls were put in order', {
  stops: array(integer(), 'For each call, the index of its stop in the request'),
  more_nm: number('Nautical miles that the given order is longer'),
  more_sailing_hours: number('Hours under way that the given order takes longer'),
  more_fuel_tonnes: more('Fuel at sea'),
  more_co2e_wtw_tonnes: more('Well-to-wake emissions at sea'),
  more_cost_usd: more('Cost of the fuel at sea'),
})

/** Of the answer of a voyage. */
export const callOrderField = { order: optional(CallOrderSchema) }

export type CallOrderBody = Static<typeof CallOrderSchema>
