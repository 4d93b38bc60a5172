import type { Static } from 'typebox'
import { Messages, nullable, oneOfTexts } from './common.js'
import { Type } from './type.js'

const cost = () => nullable(Type.Number({ description: 'Null without a price' }))

const amounts = {
  tonnes: Type.Number(),
  co2e_ttw_tonnes: Type.Number(),
  co2e_wtt_tonnes: Type.Number(),
  co2e_wtw_tonnes: Type.Number(),
  cost_usd: cost(),
}

const RouteFuel = Type.Object(
  {
    fuel_type: Type.String(),
    zone: oneOfTexts(['eca', 'non_eca']),
    distance_km: Type.Number(),
    ...amounts,
  },
  { title: 'RouteFuel', description: 'Consumed inside or outside emission control areas' },
)

const sums = {
  co2e_ttw_tonnes: Type.Number({ description: 'Tank to wake' }),
  co2e_wtt_tonnes: Type.Number({ description: 'Well to tank' }),
  co2e_wtw_tonnes: Type.Number({ description: 'Well to wake: sum of the two' }),
  cost_usd: cost(),
}

const assumptions = Type.Array(Type.String(), {
  description:
    'What the service assumed because the request does not say, such as fuel and size of the ship',
})

export const RouteEmissionsSchema = Type.Object(
  {
    fuel_tonnes: Type.Number(),
    fuel_source: oneOfTexts(['request', 'model', 'default_vessel'], {
      description: "The caller's daily fuel, the vessel model, or the model of an assumed vessel",
    }),
    ...sums,
    fuels: Type.Array(RouteFuel),
    assumptions,
    assumption_codes: Messages,
    factor_set_version: Type.String(),
  },
  {
    title: 'RouteEmissions',
    description: 'For the whole ship. Null unless a vessel or a fuel price is given',
  },
)

export const StayEmissionsSchema = Type.Object(
  {
    fuel_tonnes: Type.Number(),
    ...sums,
    shore_power_kwh: Type.Number({ description: 'Electricity from the shore; has no cost here' }),
    fuels: Type.Array(Type.Object({ fuel_type: Type.String(), ...amounts }, { title: 'StayFuel' })),
    assumptions,
    assumption_codes: Messages,
  },
  {
    title: 'StayEmissions',
    description:
      'For the whole ship during the stay. Null without a stay, and unless a vessel or a fuel price is given',
  },
)

/** What the cards of a comparison need. */
export const AlternativeEmissionsSchema = Type.Object(
  {
    fuel_tonnes: Type.Number(),
    co2e_wtw_tonnes: Type.Number({ description: 'Well to wake' }),
    cost_usd: cost(),
  },
  {
    title: 'AlternativeEmissions',
    description: 'For the whole ship, with the assumptions of the route',
  },
)

export type AlternativeEmissionsBody = Static<typeof AlternativeEmissionsSchema>
export type RouteEmissionsBody = Static<typeof RouteEmissionsSchema>
