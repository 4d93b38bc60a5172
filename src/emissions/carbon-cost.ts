import { fuelOfFuelEu } from './certificate.js'
import type { FactorSet } from './factor-set.js'
import {
  type CarbonLaw,
  type CarbonRules,
  type EtsExemption,
  GASES,
  type Gas,
  type NotApplied,
} from './factors/carbon.js'
import type { MethodRules } from './factors/method-rules.js'
import { type Fuel, fuelFactors } from './fuel.js'
import { type Message, message } from './messages.js'

/** Tank-to-wake gases in kg of the gas itself. */
export interface GasMasses {
  readonly co2Kg: number
  readonly ch4Kg: number
  readonly n2oKg: number
}

/** A part of a voyage that a law can cover: the passage, or half a call at one end. */
export const STRETCHES = ['voyage', 'origin_call', 'destination_call'] as const
export type StretchName = (typeof STRETCHES)[number]

/** EU ETS or UK ETS for one stretch. */
export interface EtsStretch {
  readonly stretch: StretchName
  /** Share in scope, 0 to 1. */
  readonly scopeShare: number
  readonly allowancesTonnes: number
}

/** EU ETS: allowances of one tonne CO2e each. */
export interface EtsCost {
  readonly year: number
  /** Share of the voyage in scope, 0 to 1. */
  readonly scopeShare: number
  readonly phaseIn: number
  readonly gases: readonly string[]
  /** Emissions in scope of these gases, before phase-in and exemptions: what is monitored. */
  readonly monitoredTonnes: number
  readonly allowancesTonnes: number
  /** Why no allowances are due for emissions in scope; null if they are. */
  readonly exemption: {
    readonly article: string
    readonly what: string
    readonly lastYear: number
  } | null
  readonly costEur: number | null
  readonly stretches: readonly EtsStretch[]
}

/** UK ETS: the same for voyages within the United Kingdom and stays in its ports, from 1 July 2026. */
export interface UkEtsCost {
  readonly scopeShare: number
  readonly gases: readonly string[]
  readonly allowancesTonnes: number
  readonly costGbp: number | null
  readonly stretches: readonly EtsStretch[]
}

/** FuelEU Maritime, well to wake. A positive balance is a surplus and costs nothing. */
export interface FuelEuCost {
  readonly year: number
  /** Share of the voyage in scope, 0 to 1; differs from EU ETS. */
  readonly scopeShare: number
  /** Energy in scope. */
  readonly energyMj: number
  readonly ghgIntensityGPerMj: number
  readonly limitGPerMj: number
  readonly complianceBalanceTonnes: number
  readonly penaltyEur: number
  /** Factor for wind-assisted propulsion by which the intensity is multiplied; 1 without it. */
  readonly windFactor: number
}

/** Costs, separate from the tonnes of an estimate: never add allowances to emissions. */
export interface CarbonCost {
  /** Scope of EU ETS; `fuelEu` has its own. */
  readonly scopeShare: number
  /** Null before the year in which EU ETS first covered ships. */
  readonly ets: EtsCost | null
  /** Null before 2025, or if the fuel is unknown. */
  readonly fuelEu: FuelEuCost | null
  /** Null before 1 July 2026. */
  readonly ukEts: UkEtsCost | null
  /** The cargo's part of the whole ship's costs; null if the costs are already the cargo's. */
  readonly cargo: {
    readonly etsCostEur: number | null
    readonly fuelEuPenaltyEur: number | null
    readonly ukEtsCostGbp: number | null
  } | null
  /** Rules of these laws that are not applied. */
  readonly notApplied: readonly NotApplied[]
  readonly notes: readonly string[]
  readonly noteCodes: readonly Message[]
}

/** What the figures refer to: the cargo, or the whole ship. */
export const CARBON_NOTES = [
  message('carbon_scopes'),
  message('carbon_in_port'),
  message('fuel_eu_by_year'),
]

/**
 * Allowances: gases of the year · scope · phase-in. CO2 alone in 2024 and 2025, CH4 and N2O from 2026;
 * null before 2024. Source: Directive 2003/87/EC, Articles 3ga to 3gc.
 * @param euaPriceEur price of an allowance, EUR; without it, allowances are counted but not priced
 * @param exemption the rule by which none are due
 */
export function etsCost(
  stretches: readonly Stretch[],
  year: number,
  euaPriceEur: number | undefined,
  { carbon, rules }: Pick<FactorSet, 'carbon' | 'rules'>,
  exemption: EtsExemption | null = null,
): EtsCost | null {
  const rule = carbon.ets.years.findLast(({ fromYear }) => year >= fromYear)
  if (!rule) return null
  const gwp = rules.gwp100[carbon.ets.gwp]
  const due = exemption ? 0 : rule.phaseIn
  const inScope = stretches.map(
    ({ scopes, gases }) => (countedKg(gases, rule.gases, gwp) * scopes.ets) / 1000,
  )
  const counted = stretches.map(({ stretch, scopes }, at) => ({
    stretch,
    scopeShare: scopes.ets,
    allowancesTonnes: inScope[at]! * due,
  }))
  const allowancesTonnes = sumOf(counted)
  return {
    year,
    scopeShare: counted[0]?.scopeShare ?? 0,
    phaseIn: rule.phaseIn,
    gases: rule.gases.map((gas) => gas.toUpperCase()),
    monitoredTonnes: inScope.reduce((tonnes, one) => tonnes + one, 0),
    allowancesTonnes,
    exemption: exemption && {
      article: exemption.article,
      what: exemption.what,
      lastYear: exemption.lastYear,
    },
    costEur: euaPriceEur === undefined ? null : allowancesTonnes * euaPriceEur,
    stretches: counted,
  }
}

/**
 * Allowances of UK ETS: CO2, CH4 and N2O in scope, in full. @param ukaPriceGbp price of an allowance,
 * GBP
 */
export function ukEtsCost(
  stretches: readonly Stretch[],
  ukaPriceGbp: number | undefined,
  { carbon, rules }: Pick<FactorSet, 'carbon' | 'rules'>,
): UkEtsCost {
  const gwp = rules.gwp100[carbon.ukEts.gwp]
  const counted = stretches.map(({ stretch, scopes, gases }) => ({
    stretch,
    scopeShare: scopes.ukEts,
    allowancesTonnes: (countedKg(gases, GASES, gwp) * scopes.ukEts) / 1000,
  }))
  const allowancesTonnes = sumOf(counted)
  return {
    scopeShare: counted[0]?.scopeShare ?? 0,
    gases: GASES.map((gas) => gas.toUpperCase()),
    allowancesTonnes,
    costGbp: ukaPriceGbp === undefined ? null : allowancesTonnes * ukaPriceGbp,
    stretches: counted,
  }
}

/** Gases and fuels of a stretch, and its share in scope of each law. */
export interface Stretch {
  readonly stretch: StretchName
  readonly gases: GasMasses
  /** Null if the factor does not name them. */
  readonly fuels: readonly { readonly fuel: Fuel; readonly tonnes: number }[] | null
  readonly scopes: Readonly<Record<CarbonLaw | 'ukEts', number>>
}

function sumOf(stretches: readonly EtsStretch[]): number {
  return stretches.reduce((tonnes, { allowancesTonnes }) => tonnes + allowancesTonnes, 0)
}

function countedKg(gases: GasMasses, counted: readonly Gas[], gwp: { ch4: number; n2o: number }) {
  const kgCo2e = kgCo2eOf(gases, gwp)
  return counted.reduce((sum, gas) => sum + kgCo2e[gas], 0)
}

function kgCo2eOf(gases: GasMasses, gwp: { ch4: number; n2o: number }) {
  return { co2: gases.co2Kg, ch4: gases.ch4Kg * gwp.ch4, n2o: gases.n2oKg * gwp.n2o }
}

/** The limit of a year, g CO2e/MJ; null before 2025. Source: Regulation (EU) 2023/1805, Article 4. */
function fuelEuLimit(year: number, { fuelEu }: CarbonRules): number | null {
  const rule = fuelEu.years.findLast(({ fromYear }) => year >= fromYear)
  return rule ? fuelEu.referenceGPerMj * (1 - rule.reduction) : null
}

/** The part of a voyage that FuelEU counts. */
export interface FuelEuInput {
  readonly fuel: Fuel
  readonly tonnes: number
  /** Share in scope, 0 to 1; default: that of the voyage. */
  readonly scope?: number
}

/**
 * Balance = (limit − actual)·energy; penalty = |deficit| / (actual·41,000)·2,400 EUR. The intensity is
 * that of the energy in scope, with renewable fuels of non-biological origin counted twice in the
 * denominator until 2033, multiplied by the factor for wind. A renewable fuel without proof counts as
 * fossil. Source: Regulation (EU) 2023/1805, Articles 5 and 10, Annexes I and IV.
 */
export function fuelEuCost(
  fuels: readonly FuelEuInput[],
  scopeShare: number,
  year: number,
  { carbon, rules, fuels: table }: Pick<FactorSet, 'carbon' | 'rules' | 'fuels'>,
  windShare = 0,
): FuelEuCost | null {
  const limitGPerMj = fuelEuLimit(year, carbon)
  if (limitGPerMj === null) return null
  const windFactor =
    carbon.windFactors.findLast(({ minShare }) => windShare >= minShare)?.factor ?? 1
  const inScope = fuels.map(({ fuel, tonnes, scope = scopeShare }) => ({
    fuel,
    tonnes: tonnes * scope,
  }))
  const energyMj = energyOf(inScope)
  const mix = energyMj > 0 ? inScope : fuels
  const { grams, rewardedMj } = mix.reduce(
    (sum, { fuel, tonnes }) => {
      const mj = tonnes * 1000 * fuel.lhvMjPerKg
      const counted = fuelOfFuelEu(fuel, { fuels: table })
      const isRewarded = counted.class === 'rfnbo' && year <= carbon.rfnbo.lastYear
      return {
        grams: sum.grams + mj * wellToWakePerMj(counted, rules, carbon),
        rewardedMj: sum.rewardedMj + mj * (isRewarded ? carbon.rfnbo.multiplier : 1),
      }
    },
    { grams: 0, rewardedMj: 0 },
  )
  const ghgIntensityGPerMj = rewardedMj > 0 ? (windFactor * grams) / rewardedMj : 0
  const balanceG = energyMj > 0 ? (limitGPerMj - ghgIntensityGPerMj) * energyMj : 0
  const deficitMj = balanceG < 0 ? -balanceG / ghgIntensityGPerMj : 0
  const { penaltyEurPerTonne, penaltyMjPerTonne } = carbon.fuelEu
  return {
    year,
    scopeShare,
    energyMj,
    ghgIntensityGPerMj,
    limitGPerMj,
    complianceBalanceTonnes: balanceG / 1e6,
    penaltyEur: (deficitMj / penaltyMjPerTonne) * penaltyEurPerTonne,
    windFactor,
  }
}

function energyOf(fuels: readonly FuelEuInput[]): number {
  return fuels.reduce((mj, { fuel, tonnes }) => mj + tonnes * 1000 * fuel.lhvMjPerKg, 0)
}

function wellToWakePerMj(fuel: Fuel, rules: MethodRules, carbon: CarbonRules): number {
  const { ttw } = fuelFactors(fuel, rules.gwp100[carbon.fuelEu.gwp])
  return (ttw * 1000) / fuel.lhvMjPerKg + fuel.wttGPerMj
}
