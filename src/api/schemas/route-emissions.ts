import Type, { type Static } from 'typebox'
import { nullable, oneOfTexts } from './common.js'

const cost = () => nullable(Type.Number({ description: 'Null without a price' }))

const RouteFuel = Type.Object(
  {
    fuel_type: Type.String(),
    zone: oneOfTexts(['eca', 'non_eca']),
    distance_km: Type.Number(),
    tonnes: Type.Number(),
    co2e_ttw_tonnes: Type.Number(),
    co2e_wtt_tonnes: Type.Number(),
    co2e_wtw_tonnes: Type.Number(),
    cost_usd: cost(),
  },
  { title: 'RouteFuel', description: 'Burnt inside or outside emission control areas' },
)

export const RouteEmissionsSchema = Type.Object(
  {
    fuel_tonnes: Type.Number(),
    fuel_source: oneOfTexts(['request', 'model', 'default_vessel'], {
      description: "The caller's daily fuel, the vessel model, or the model of an assumed vessel",
    }),
    co2e_ttw_tonnes: Type.Number({ description: 'Tank to wake' }),
    co2e_wtt_tonnes: Type.Number({ description: 'Well to tank' }),
    co2e_wtw_tonnes: Type.Number({ description: 'Well to wake: sum of the two' }),
    cost_usd: cost(),
    fuels: Type.Array(RouteFuel),
    assumptions: Type.Array(Type.String()),
    factor_set_version: Type.String(),
  },
  {
    title: 'RouteEmissions',
    description: 'For the whole ship. Null unless a vessel or a fuel price is given',
  },
)

export type RouteEmissionsBody = Static<typeof RouteEmissionsSchema>
