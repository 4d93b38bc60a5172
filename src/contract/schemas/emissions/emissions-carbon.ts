import { STRETCHES } from '../../../emissions/law/carbon-cost.js'
import { Messages, nullable, oneOfTexts } from '../common.js'
import { array, integer, number, object, string } from '../type.js'

const scopeShare = (whose: string) => number(`Share of the voyage that ${whose} counts, 0 to 1`)

const stretches = array(
  object('EtsStretch', {
    stretch: oneOfTexts(STRETCHES),
    first_day: string('By whose rules it counts'),
    scope_share: number(),
    phase_in: number('0 before the law'),
    allowances_tonnes: number(),
  }),
  'The voyage, in parts if a year or a rule begins on the way; plus half a call at each end if calls are counted',
)

const Ets = object('EuEts', {
  year: integer('Of the departure, or of the first day in the law'),
  scope_share: scopeShare('EU ETS'),
  phase_in: number('Share of emissions to surrender allowances for, 0 to 1'),
  gases: array(string()),
  monitored_tonnes: number('Emissions in scope of these gases, before phase-in and exemption'),
  allowances_tonnes: number(),
  exemption: nullable(
    object('EtsExemption', 'The rule by which no allowances are due for emissions in scope', {
      article: string(),
      what: string(),
      last_year: nullable(integer()),
    }),
  ),
  cost_eur: nullable(number('Null without a price')),
  stretches,
})

const FuelEu = object('FuelEu', {
  year: integer(),
  scope_share: scopeShare('FuelEU'),
  energy_mj: number('Energy in scope'),
  ghg_intensity_g_per_mj: number(),
  limit_g_per_mj: number(),
  compliance_balance_tonnes: number('Negative is a deficit'),
  penalty_eur: number(),
  wind_factor: number('Wind-assist reward factor; 1 means none'),
})

const UkEts = object('UkEts', {
  scope_share: scopeShare('UK ETS'),
  gases: array(string()),
  monitored_tonnes: number('Emissions in scope of these gases, before phase-in'),
  allowances_tonnes: number(),
  cost_gbp: nullable(number('Null without a price')),
  stretches,
})

const ofCargo = () => nullable(number())

/** Rules in force that are not applied. */
export const NotAppliedRules = array(
  object('RuleNotApplied', { law: string(), article: string(), what: string() }),
)

export const CarbonSchema = object(
  'CarbonCost',
  'Costs, separate from the emissions. ets is null before 2024, uk_ets before 1 July 2026, fuel_eu before 2025 and if the factor does not name the fuel',
  {
    scope_share: scopeShare('EU ETS'),
    ets: nullable(Ets),
    fuel_eu: nullable(FuelEu),
    uk_ets: nullable(UkEts),
    cargo: nullable(
      object(
        'CarbonCostOfCargo',
        "The cargo's share if the costs are for the whole ship, otherwise null",
        {
          ets_cost_eur: ofCargo(),
          fuel_eu_penalty_eur: ofCargo(),
          uk_ets_cost_gbp: ofCargo(),
        },
      ),
    ),
    not_applied: NotAppliedRules,
    notes: array(string()),
    note_codes: Messages,
  },
)
