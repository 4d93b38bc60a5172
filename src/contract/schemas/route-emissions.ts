import type { Static } from 'typebox'
import { Messages, nullable, oneOfTexts } from './common.js'
import { array, number, object, string, Type } from './type.js'

const cost = () => nullable(number('Null without a price'))

const amounts = {
  tonnes: number(),
  co2e_ttw_tonnes: number(),
  co2e_wtt_tonnes: number(),
  co2e_wtw_tonnes: number(),
  cost_usd: cost(),
}

const RouteFuel = object('RouteFuel', 'Consumed inside or outside emission control areas', {
  fuel_type: string(),
  zone: oneOfTexts(['eca', 'non_eca']),
  distance_km: number(),
  ...amounts,
})

const sums = {
  co2e_ttw_tonnes: number('Tank to wake'),
  co2e_wtt_tonnes: number('Well to tank'),
  co2e_wtw_tonnes: number('Well to wake: sum of the two'),
  cost_usd: cost(),
}

const assumptions = array(
  string(),
  'What the service assumed because the request does not say, such as fuel and size of the ship',
)

export const StayEmissionsSchema = object(
  'StayEmissions',
  'For the whole ship during the stay and while it waits. Null without, and unless a vessel or a fuel price is given',
  {
    fuel_tonnes: number(),
    ...sums,
    shore_power_kwh: number('Electricity from the shore; has no cost here'),
    fuels: array(object('StayFuel', { fuel_type: string(), ...amounts })),
    assumptions,
    assumption_codes: Messages,
  },
)

export const RouteEmissionsSchema = object(
  'RouteEmissions',
  'For the whole ship; of a route whose ship waits to be wanted, with the wait, which waiting has alone. Null unless a vessel or a fuel price is given',
  {
    fuel_tonnes: number(),
    fuel_source: oneOfTexts(
      ['request', 'model', 'default_vessel'],
      "The caller's daily fuel, the vessel model, or the model of an assumed vessel",
    ),
    ...sums,
    fuels: array(RouteFuel, 'At sea'),
    waiting: Type.Optional(StayEmissionsSchema),
    assumptions,
    assumption_codes: Messages,
    factor_set_version: string(),
  },
)

/** What the cards of a comparison need. */
export const AlternativeEmissionsSchema = object(
  'AlternativeEmissions',
  'For the whole ship, with the assumptions of the route',
  {
    fuel_tonnes: number(),
    co2e_wtw_tonnes: number('Well to wake'),
    cost_usd: cost(),
  },
)

export type AlternativeEmissionsBody = Static<typeof AlternativeEmissionsSchema>
export type StayEmissionsBody = Static<typeof StayEmissionsSchema>
export type RouteEmissionsBody = Static<typeof RouteEmissionsSchema>
