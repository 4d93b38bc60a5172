import type { Static } from 'typebox'
import { SPEED_RANGE_KNOTS } from '../../planning/ship/speed-limits.js'
import { nullable } from './common.js'
import { amount } from './emissions/amounts.js'
import { momentField } from './timeline.js'
import { array, number, object, optional } from './type.js'

/** Most speeds of a table. */
const MAX_SPEEDS = 20

/** Of a request. */
export const speedTableOptions = {
  speed_table_kn: optional(
    array(amount(SPEED_RANGE_KNOTS), {
      minItems: 1,
      maxItems: MAX_SPEEDS,
      description:
        'Adds speed_table, the same way with all legs at each of these speeds. A daily amount of fuel holds at one speed and is not used',
      examples: [[10, 12, 14, 16]],
    }),
  ),
}

const amountOf = (description: string) =>
  nullable(
    number(
      `${description}, at sea and while it waits; null as in the rest of the answer, and above the top speed`,
    ),
  )

const Row = object('SpeedRow', 'The whole way at one speed', {
  speed_kn: number(),
  speed_kmh: number(),
  duration_hours: number('Sailing, waiting and time in port'),
  arrive_at: momentField('Null without a departure time'),
  fuel_tonnes: amountOf('Fuel'),
  co2e_wtw_tonnes: amountOf('Well-to-wake emissions'),
  cost_usd: amountOf('Cost of the fuel'),
})

/** Of an answer. */
export const speedTableField = {
  speed_table: optional(array(Row, 'Only with speed_table_kn in the request, in its order')),
}

export type SpeedTableBody = Static<typeof Row>[]
