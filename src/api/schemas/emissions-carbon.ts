import Type from 'typebox'
import { nullable } from './common.js'

const scopeShare = (whose: string) =>
  Type.Number({ description: `Share of the voyage that ${whose} counts, 0 to 1` })

const Ets = Type.Object(
  {
    year: Type.Integer(),
    scope_share: scopeShare('EU ETS'),
    phase_in: Type.Number({ description: 'Share of the emissions that is owed, 0 to 1' }),
    gases: Type.Array(Type.String()),
    allowances_tonnes: Type.Number(),
    cost_eur: nullable(Type.Number({ description: 'Null without a price' })),
  },
  { title: 'EuEts' },
)

const FuelEu = Type.Object(
  {
    year: Type.Integer(),
    scope_share: scopeShare('FuelEU'),
    energy_mj: Type.Number({ description: 'In scope' }),
    ghg_intensity_g_per_mj: Type.Number(),
    limit_g_per_mj: Type.Number(),
    compliance_balance_tonnes: Type.Number({ description: 'Negative is a deficit' }),
    penalty_eur: Type.Number(),
  },
  { title: 'FuelEu' },
)

export const CarbonSchema = Type.Object(
  {
    scope_share: scopeShare('EU ETS'),
    ets: nullable(Ets),
    fuel_eu: nullable(FuelEu),
    notes: Type.Array(Type.String()),
  },
  {
    title: 'CarbonCost',
    description:
      'Money, never to be added to tonnes. ets is null before 2024, fuel_eu before 2025 and when the factor does not tell the fuel',
  },
)
