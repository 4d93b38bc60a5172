import type { Static } from 'typebox'
import { nullable } from './common.js'
import { array, boolean, integer, number, object, optional, string, time } from './type.js'

/** Of a request. */
export const windOptions = {
  wind: optional(
    boolean(
      'Adds wind: what the winds of each month take from the ship on the same line, as a band beside the time in calm water. Nothing else in the answer changes',
      { default: false },
    ),
  ),
}

const Band = object('WindBand', 'One voyage in ten stays below p10, one exceeds p90', {
  mean: number(),
  p10: number(),
  p90: number(),
})

const Row = object(
  'WindRow',
  'A departure in one month: sailing and time in port, and fuel at sea at the same power, which is null as in the rest of the answer',
  {
    month: integer('Of the departure, from 1'),
    speed_loss_percent: number('Of the speed in calm water, mean over the way'),
    duration_hours: Band,
    fuel_tonnes: nullable(Band),
  },
)

const Departure = object('WindDeparture', 'The departure of the request', {
  ...Row.properties,
  arrive_at: object('WindArrival', 'One voyage in ten arrives before p10, one after p90', {
    mean: time(),
    p10: time(),
    p90: time(),
  }),
})

const Wind = object('Wind', 'The ship keeps its power; the line stays as it is', {
  departure: nullable(Departure),
  months: array(Row, 'For a departure in the middle of each month, January first'),
  known_percent: number(
    'Of the time at sea, on water whose winds are known; the rest is as its mean',
  ),
  method: string(),
  source: string(),
})

/** Of an answer. */
export const windField = { wind: optional(Wind) }

export type WindBody = Static<typeof Wind>
