import type { Static } from 'typebox'
import { answerEnd, oneOfTexts } from './common.js'
import { DistanceQuery } from './distance.js'
import { RouteQuery } from './route-query.js'
import { voyageOptions } from './route-request.js'
import { number, object, optional, string, Type } from './type.js'

/** What can be asked for, and the unit that it has. */
export const FIGURE_UNITS = {
  hours: 'h',
  arrival: 'UTC',
  fuel: 't',
  co2e: 'kg',
  cost: 'USD',
} as const

const WHAT = Object.keys(FIGURE_UNITS) as (keyof typeof FIGURE_UNITS)[]
const { from, to, format, avoid, allow, resolution_km, key } = DistanceQuery.properties
const { vessel_type, vessel_size_class } = RouteQuery.properties
const { depart_at, speed_kn, fuel_price_usd_per_tonne } = voyageOptions

const positive = (description: string, maximum: number) =>
  optional(Type.Number({ exclusiveMinimum: 0, maximum, description }))

/** For one cell of a spreadsheet. */
export const FigureQuery = Type.Object({
  from,
  to,
  what: oneOfTexts(WHAT, {
    examples: ['hours'],
    description:
      'hours: time at sea. arrival: needs depart_at. fuel: of the ship, needs vessel_type. co2e: well to wake, of the cargo if mass_tonnes or teu is given, otherwise of the ship. cost: of the fuel, needs vessel_type and fuel_price_usd_per_tonne',
  }),
  mass_tonnes: positive('Cargo, for co2e', 10_000_000),
  teu: positive('Containers of the cargo, for co2e', 100_000),
  vessel_type,
  vessel_size_class,
  speed_kn,
  depart_at,
  fuel_price_usd_per_tonne,
  format: optional({ ...format, description: 'text: only the figure' }),
  avoid,
  allow,
  resolution_km,
  key,
})

export type FigureBody = Static<typeof FigureQuery>

const figures = {
  from: string('The place that was found'),
  to: string(),
  what: oneOfTexts(WHAT),
  figure: Type.Union([number(), string()], { description: 'A number; of an arrival, a time' }),
  unit: oneOfTexts(Object.values(FIGURE_UNITS)),
}

export const FigureAnswer = object('Figure', { id: string(), ...figures, ...answerEnd })

const FigureCore = Type.Object(figures)
export type FigureCoreBody = Static<typeof FigureCore>
