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
  'A departure in one month: sailing and time in port (of the departure asked for also waiting), and fuel at sea at the same power, which is null as in the rest of the answer',
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
  for_arrival: optional(
    object(
      'WindSpeeds',
      'With an arrival wanted, which the rest of the answer keeps in calm water: what keeps it in the mean of these winds',
      {
        speeds_kn: array(number(), 'Of each leg, in calm water'),
        is_kept: boolean('Whether the ship sails so fast'),
      },
    ),
  ),
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

const InField = object(
  'WeatherFieldVoyage',
  'Only of the command line and the library: the voyage in a file of wind, waves or currents',
  {
    duration_hours: number('Sailing, waiting and time in port'),
    arrive_at: time(),
    fuel_tonnes: nullable(number('At sea, at the same power; null as in the rest of the answer')),
    known_percent: number('Of the time at sea, inside the field; the rest is calm water'),
    method: string(),
    source: string(),
  },
)

/** Of an answer. */
export const windField = { wind: optional(Wind), weather: optional(InField) }

export type InFieldBody = Static<typeof InField>

export type WindBody = Static<typeof Wind>
