import type { FactorSet } from './factor-set.js'
import type { CarbonLaw, CarbonRules } from './factors/carbon.js'
import type { MethodRules } from './factors/method-rules.js'
import { type Fuel, fuelFactors } from './fuel.js'
import { mixByEnergy } from './fuel-blend.js'
import { voyageScope } from './voyage-scope.js'

/** Tank-to-wake gases in kg of the gas itself. */
export interface GasMasses {
  readonly co2Kg: number
  readonly ch4Kg: number
  readonly n2oKg: number
}

/** EU ETS: allowances of one tonne CO2e each. */
export interface EtsCost {
  readonly year: number
  /** Share of the voyage that counts, 0 to 1. */
  readonly scopeShare: number
  readonly phaseIn: number
  readonly gases: readonly string[]
  readonly allowancesTonnes: number
  readonly costEur: number | null
}

/** FuelEU Maritime, well to wake. A positive balance is a surplus and costs nothing. */
export interface FuelEuCost {
  readonly year: number
  /** Share of the voyage that counts, 0 to 1; not that of EU ETS. */
  readonly scopeShare: number
  /** Energy in scope. */
  readonly energyMj: number
  readonly ghgIntensityGPerMj: number
  readonly limitGPerMj: number
  readonly complianceBalanceTonnes: number
  readonly penaltyEur: number
}

/** Money, apart from the tonnes of an estimate: never add allowances to emissions. */
export interface CarbonCost {
  /** That of EU ETS; `fuelEu` has its own. */
  readonly scopeShare: number
  /** Null before the year in which it began. */
  readonly ets: EtsCost | null
  /** Null before 2025, or when the fuel isn't known. */
  readonly fuelEu: FuelEuCost | null
  readonly notes: readonly string[]
}

/** What these figures leave out. */
export const CARBON_NOTES = [
  'Ships of 5,000 GT and over. Emissions at berth in EEA ports are in scope too and not part of a voyage.',
  'Scopes by law: EU ETS counts the EEA; FuelEU counts the Union, with Norway and Iceland as third countries and half of each voyage with an outermost region.',
  'Derogations within one member state (outermost regions, islands), for ice-class ships and for transhipment ports near the EEA are not applied.',
  'FuelEU is settled for a ship and a year: this is what the voyage adds to the balance, without banking, pooling, wind or shore power.',
]

/**
 * Share of a voyage in scope, by law.
 * @param origin its territory, as `territoryOf` gives it
 */
export function sharesOf(
  origin: string,
  destination: string,
  year: number,
  { carbon }: Pick<FactorSet, 'carbon'>,
): Readonly<Record<CarbonLaw, number>> {
  const share = (law: CarbonLaw) => voyageScope(law, origin, destination, year, carbon)
  return { ets: share('ets'), fuelEu: share('fuelEu') }
}

/**
 * Allowances: gases of the year · scope · phase-in. CO2 alone in 2024 and 2025, CH4 and N2O from
 * 2026; null before 2024. Source: Directive 2003/87/EC, Articles 3ga to 3gc.
 * @param euaPriceEur price of an allowance; without it allowances are counted and not priced
 */
export function etsCost(
  gases: GasMasses,
  scopeShare: number,
  year: number,
  euaPriceEur: number | undefined,
  { carbon, rules }: Pick<FactorSet, 'carbon' | 'rules'>,
): EtsCost | null {
  const rule = carbon.ets.years.findLast(({ fromYear }) => year >= fromYear)
  if (!rule) return null
  const kgCo2e = kgCo2eOf(gases, rules.gwp100[carbon.ets.gwp])
  const counted = rule.gases.reduce((sum, gas) => sum + kgCo2e[gas], 0)
  const allowancesTonnes = (counted * scopeShare * rule.phaseIn) / 1000
  return {
    year,
    scopeShare,
    phaseIn: rule.phaseIn,
    gases: rule.gases.map((gas) => gas.toUpperCase()),
    allowancesTonnes,
    costEur: euaPriceEur === undefined ? null : allowancesTonnes * euaPriceEur,
  }
}

function kgCo2eOf(gases: GasMasses, gwp: { ch4: number; n2o: number }) {
  return { co2: gases.co2Kg, ch4: gases.ch4Kg * gwp.ch4, n2o: gases.n2oKg * gwp.n2o }
}

/** The limit of a year, g CO2e/MJ; null before 2025. Source: Regulation (EU) 2023/1805, Article 4. */
function fuelEuLimit(year: number, { fuelEu }: CarbonRules): number | null {
  const rule = fuelEu.years.findLast(({ fromYear }) => year >= fromYear)
  return rule ? fuelEu.referenceGPerMj * (1 - rule.reduction) : null
}

/**
 * Balance = (limit − actual)·energy; penalty = |deficit| / (actual·41,000)·2,400 EUR.
 * Source: Regulation (EU) 2023/1805, Annex IV.
 */
export function fuelEuCost(
  fuels: readonly { readonly fuel: Fuel; readonly tonnes: number }[],
  scopeShare: number,
  year: number,
  { carbon, rules }: Pick<FactorSet, 'carbon' | 'rules'>,
): FuelEuCost | null {
  const limitGPerMj = fuelEuLimit(year, carbon)
  if (limitGPerMj === null) return null
  const parts = fuels.map(({ fuel, tonnes }) => ({
    tonnes,
    lhvMjPerKg: fuel.lhvMjPerKg,
    wtwGPerMj: wellToWakePerMj(fuel, rules, carbon),
  }))
  const { energyMj: wholeEnergyMj, wtwGPerMj } = mixByEnergy(parts)
  const energyMj = wholeEnergyMj * scopeShare
  const balanceG = energyMj > 0 ? (limitGPerMj - wtwGPerMj) * energyMj : 0
  const deficitMj = balanceG < 0 ? -balanceG / wtwGPerMj : 0
  const { penaltyEurPerTonne, penaltyMjPerTonne } = carbon.fuelEu
  return {
    year,
    scopeShare,
    energyMj,
    ghgIntensityGPerMj: wtwGPerMj,
    limitGPerMj,
    complianceBalanceTonnes: balanceG / 1e6,
    penaltyEur: (deficitMj / penaltyMjPerTonne) * penaltyEurPerTonne,
  }
}

function wellToWakePerMj(fuel: Fuel, rules: MethodRules, carbon: CarbonRules): number {
  const { ttw } = fuelFactors(fuel, rules.gwp100[carbon.fuelEu.gwp])
  return (ttw * 1000) / fuel.lhvMjPerKg + fuel.wttGPerMj
}
