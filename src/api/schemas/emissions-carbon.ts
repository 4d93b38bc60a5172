import { STRETCHES } from '../../emissions/carbon-cost.js'
import { Messages, nullable, oneOfTexts } from './common.js'
import { Type } from './type.js'

const scopeShare = (whose: string) =>
  Type.Number({ description: `Share of the voyage that ${whose} counts, 0 to 1` })

const stretches = Type.Array(
  Type.Object(
    {
      stretch: oneOfTexts(STRETCHES),
      scope_share: Type.Number(),
      allowances_tonnes: Type.Number(),
    },
    { title: 'EtsStretch' },
  ),
  { description: 'The voyage, plus half a call at each end if calls are counted' },
)

const Ets = Type.Object(
  {
    year: Type.Integer(),
    scope_share: scopeShare('EU ETS'),
    phase_in: Type.Number({
      description: 'Share of emissions to surrender allowances for, 0 to 1',
    }),
    gases: Type.Array(Type.String()),
    monitored_tonnes: Type.Number({
      description: 'Emissions in scope of these gases, before phase-in and exemption',
    }),
    allowances_tonnes: Type.Number(),
    exemption: nullable(
      Type.Object(
        { article: Type.String(), what: Type.String(), last_year: nullable(Type.Integer()) },
        {
          title: 'EtsExemption',
          description: 'The rule by which no allowances are due for emissions in scope',
        },
      ),
    ),
    cost_eur: nullable(Type.Number({ description: 'Null without a price' })),
    stretches,
  },
  { title: 'EuEts' },
)

const FuelEu = Type.Object(
  {
    year: Type.Integer(),
    scope_share: scopeShare('FuelEU'),
    energy_mj: Type.Number({ description: 'Energy in scope' }),
    ghg_intensity_g_per_mj: Type.Number(),
    limit_g_per_mj: Type.Number(),
    compliance_balance_tonnes: Type.Number({ description: 'Negative is a deficit' }),
    penalty_eur: Type.Number(),
    wind_factor: Type.Number({ description: 'Wind-assist reward factor; 1 means none' }),
  },
  { title: 'FuelEu' },
)

const UkEts = Type.Object(
  {
    scope_share: scopeShare('UK ETS'),
    gases: Type.Array(Type.String()),
    monitored_tonnes: Type.Number({
      description: 'Emissions in scope of these gases, before phase-in',
    }),
    allowances_tonnes: Type.Number(),
    cost_gbp: nullable(Type.Number({ description: 'Null without a price' })),
    stretches,
  },
  { title: 'UkEts' },
)

const ofCargo = () => nullable(Type.Number())

/** Rules in force that are not applied. */
export const NotAppliedRules = Type.Array(
  Type.Object(
    { law: Type.String(), article: Type.String(), what: Type.String() },
    { title: 'RuleNotApplied' },
  ),
)

export const CarbonSchema = Type.Object(
  {
    scope_share: scopeShare('EU ETS'),
    ets: nullable(Ets),
    fuel_eu: nullable(FuelEu),
    uk_ets: nullable(UkEts),
    cargo: nullable(
      Type.Object(
        {
          ets_cost_eur: ofCargo(),
          fuel_eu_penalty_eur: ofCargo(),
          uk_ets_cost_gbp: ofCargo(),
        },
        {
          title: 'CarbonCostOfCargo',
          description: "The cargo's share if the costs are for the whole ship, otherwise null",
        },
      ),
    ),
    not_applied: NotAppliedRules,
    notes: Type.Array(Type.String()),
    note_codes: Messages,
  },
  {
    title: 'CarbonCost',
    description:
      'Costs, separate from the emissions. ets is null before 2024, uk_ets before 1 July 2026, fuel_eu before 2025 and if the factor does not name the fuel',
  },
)
