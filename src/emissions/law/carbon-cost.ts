import { type Message, message } from '../answer/messages.js'
import type { FactorSet } from '../factor-set.js'
import type { LawBook } from '../factors/law-book.js'
import type { CarbonLaw } from '../factors/law-names.js'
import type { Gas, LawRow } from '../factors/law-row.js'
import { fuelOfFuelEu } from '../fuel/certificate.js'
import { type Fuel, fuelFactors, type GasWeights } from '../fuel.js'
import type { LawDay } from '../law-day.js'

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
  /** The first day, by whose rules it counts. */
  readonly firstDay: string
  /** Share in scope, 0 to 1. */
  readonly scopeShare: number
  /** 0 before the law. */
  readonly phaseIn: number
  readonly allowancesTonnes: number
}

/** EU ETS: allowances of one tonne CO2e each. */
export interface EtsCost {
  /** Of the departure; of the arrival, if the law begins between the two. So is the phase-in. */
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
    /** Null if the rule has no end. */
    readonly lastYear: number | null
  } | null
  readonly costEur: number | null
  readonly stretches: readonly EtsStretch[]
}

/** UK ETS: the same for voyages within the United Kingdom and stays in its ports, from 1 July 2026. */
export interface UkEtsCost {
  readonly scopeShare: number
  readonly gases: readonly string[]
  readonly monitoredTonnes: number
  readonly allowancesTonnes: number
  readonly costGbp: number | null
  readonly stretches: readonly EtsStretch[]
}

/** A rule of a law that is not applied. */
export interface NotApplied {
  readonly law: string
  readonly article: string
  readonly what: string
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

type LawFactors = Pick<FactorSet, 'laws' | 'rules'>

/** Allowances of each stretch: the gases of its day, their share in scope and the phase-in. Null before the law. */
function allowancesOf(
  law: 'eu_ets' | 'uk_ets',
  stretches: readonly Stretch[],
  { laws, rules }: LawFactors,
) {
  const covered = stretches.filter(({ day }) => laws.row(law, 'phase_in', day))
  if (covered.length === 0) return null
  const counted = stretches.map(({ stretch, day, scopes, gases: masses, exemption }) => {
    const phaseIn = laws.row(law, 'phase_in', day)?.value ?? 0
    const gases = laws.row(law, 'gases', day)?.gases ?? []
    const gwp = rules.gwp100[laws.row(law, 'gwp', covered[0]!.day)!.gwp!]
    const monitored = (countedKg(masses, gases, gwp) * scopes[law]) / 1000
    const isFree = law === 'eu_ets' && exemption !== null
    return { stretch, firstDay: day, scopeShare: scopes[law], phaseIn, gases, monitored, isFree }
  })
  const first = counted.find(({ phaseIn }) => phaseIn > 0) ?? counted[0]!
  return {
    year: yearOf(first.firstDay),
    phaseIn: first.phaseIn,
    gases: [...new Set(counted.flatMap(({ gases }) => gases.map((gas) => gas.toUpperCase())))],
    monitoredTonnes: counted.reduce((tonnes, { monitored }) => tonnes + monitored, 0),
    stretches: counted.map(({ gases: _, monitored, isFree, ...one }) => ({
      ...one,
      allowancesTonnes: isFree ? 0 : monitored * one.phaseIn,
    })),
  }
}

/**
 * Allowances: gases of the day, scope and phase-in. CO2 alone in 2024 and 2025, CH4 and N2O from 2026;
 * null before 2024. Source: Directive 2003/87/EC, Articles 3ga to 3gc.
 * @param euaPriceEur price of an allowance, EUR; without it, allowances are counted but not priced
 */
export function etsCost(
  stretches: readonly Stretch[],
  euaPriceEur: number | undefined,
  factors: LawFactors,
): EtsCost | null {
  const found = allowancesOf('eu_ets', stretches, factors)
  if (!found) return null
  const allowancesTonnes = sumOf(found.stretches)
  const exemption = stretches.find((one) => one.exemption !== null)?.exemption ?? null
  return {
    ...found,
    scopeShare: found.stretches[0]?.scopeShare ?? 0,
    allowancesTonnes,
    exemption: exemption && {
      article: exemption.article,
      what: exemption.what!,
      lastYear: exemption.untilDay === null ? null : yearOf(exemption.untilDay),
    },
    costEur: euaPriceEur === undefined ? null : allowancesTonnes * euaPriceEur,
  }
}

/**
 * Allowances of UK ETS: CO2, CH4 and N2O in scope, in full; null before 1 July 2026.
 * @param ukaPriceGbp price of an allowance, GBP
 */
export function ukEtsCost(
  stretches: readonly Stretch[],
  ukaPriceGbp: number | undefined,
  factors: LawFactors,
): UkEtsCost | null {
  const found = allowancesOf('uk_ets', stretches, factors)
  if (!found) return null
  const allowancesTonnes = sumOf(found.stretches)
  return {
    scopeShare: found.stretches[0]?.scopeShare ?? 0,
    gases: found.gases,
    monitoredTonnes: found.monitoredTonnes,
    allowancesTonnes,
    costGbp: ukaPriceGbp === undefined ? null : allowancesTonnes * ukaPriceGbp,
    stretches: found.stretches,
  }
}

function yearOf(day: string): number {
  return Number(day.slice(0, 4))
}

/** Gases and fuels of a stretch, and its share in scope of each law. */
export interface Stretch {
  readonly stretch: StretchName
  /** The first day of it, by whose rules it counts. */
  readonly day: LawDay
  /** The rule by which EU ETS asks for no allowances. */
  readonly exemption: LawRow | null
  readonly gases: GasMasses
  /** Null if the factor does not name them. */
  readonly fuels: readonly { readonly fuel: Fuel; readonly tonnes: number }[] | null
  readonly scopes: Readonly<Record<CarbonLaw, number>>
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

/** The limit on a day, g CO2e/MJ; null before 2025. Source: Regulation (EU) 2023/1805, Article 4. */
export function fuelEuLimit(day: LawDay, laws: LawBook): number | null {
  const reduction = laws.row('fuel_eu', 'reduction', day)?.value ?? null
  return reduction === null ? null : laws.value('fuel_eu', 'reference', day) * (1 - reduction)
}

/** The penalty of a balance below zero, EUR. Source: Regulation (EU) 2023/1805, Annex IV. */
export function fuelEuPenaltyEur(
  balanceG: number,
  ghgIntensityGPerMj: number,
  day: LawDay,
  laws: LawBook,
): number {
  const deficitMj = balanceG < 0 ? -balanceG / ghgIntensityGPerMj : 0
  const price = (rule: string) => laws.value('fuel_eu', rule, day)
  return (deficitMj / price('penalty_mj_per_tonne')) * price('penalty_eur_per_tonne')
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
 * fossil. Shore power adds energy without emissions. Source: Regulation (EU) 2023/1805, Articles 5 and 10, Annexes I
 * and IV.
 * @param shoreMj electricity from shore in ports of members, MJ
 */
export function fuelEuCost(
  fuels: readonly FuelEuInput[],
  scopeShare: number,
  day: LawDay,
  factors: Pick<FactorSet, 'laws' | 'rules' | 'fuels'>,
  windShare = 0,
  shoreMj = 0,
): FuelEuCost | null {
  const { laws } = factors
  const limitGPerMj = fuelEuLimit(day, laws)
  if (limitGPerMj === null) return null
  const windFactor = laws.step('fuel_eu', 'wind_factor', day, windShare) ?? 1
  const inScope = fuels.map(({ fuel, tonnes, scope = scopeShare }) => ({
    fuel,
    tonnes: tonnes * scope,
  }))
  const energyMj = energyOf(inScope) + shoreMj
  const mix = energyMj > 0 ? inScope : fuels
  const weights = new Map<Fuel, ReturnType<typeof fuelEuWeights>>()
  let [grams, rewardedMj] = [0, shoreMj]
  for (const { fuel, tonnes } of mix) {
    const mj = tonnes * 1000 * fuel.lhvMjPerKg
    const { gPerMj, reward } = weights.get(fuel) ?? fuelEuWeights(fuel, day, factors)
    weights.set(fuel, { gPerMj, reward })
    grams += mj * gPerMj
    rewardedMj += mj * reward
  }
  const ghgIntensityGPerMj = rewardedMj > 0 ? (windFactor * grams) / rewardedMj : 0
  const balanceG = energyMj > 0 ? (limitGPerMj - ghgIntensityGPerMj) * energyMj : 0
  return {
    year: yearOf(day),
    scopeShare,
    energyMj,
    ghgIntensityGPerMj,
    limitGPerMj,
    complianceBalanceTonnes: balanceG / 1e6,
    penaltyEur: fuelEuPenaltyEur(balanceG, ghgIntensityGPerMj, day, laws),
    windFactor,
  }
}

/**
 * FuelEU of a voyage: of each year what its days add to that year's balance, in one sum. Its limit is the mean of the
 * energy in scope. Null before 2025.
 * @param stretches with fuels
 */
export function fuelEuOfYears(
  stretches: readonly Stretch[],
  factors: Pick<FactorSet, 'laws' | 'rules' | 'fuels'>,
  windShare?: number,
): FuelEuCost | null {
  const years = [...new Set(stretches.map(({ day }) => yearOf(day)))].sort()
  const costs = years.flatMap((year) => {
    const own = stretches.filter(({ day }) => yearOf(day) === year)
    const inputs = own.flatMap(({ fuels, scopes }) =>
      (fuels ?? []).map((fuel) => ({ ...fuel, scope: scopes.fuel_eu })),
    )
    return fuelEuCost(inputs, own[0]!.scopes.fuel_eu, own[0]!.day, factors, windShare) ?? []
  })
  const [first, ...others] = costs
  if (!first || others.length === 0) return first ?? null
  const sum = (of: (cost: FuelEuCost) => number) => costs.reduce((all, one) => all + of(one), 0)
  const energyMj = sum((one) => one.energyMj)
  const mean = (of: (cost: FuelEuCost) => number) =>
    energyMj > 0 ? sum((one) => of(one) * one.energyMj) / energyMj : of(first)
  return {
    ...first,
    energyMj,
    ghgIntensityGPerMj: mean((one) => one.ghgIntensityGPerMj),
    limitGPerMj: mean((one) => one.limitGPerMj),
    complianceBalanceTonnes: sum((one) => one.complianceBalanceTonnes),
    penaltyEur: sum((one) => one.penaltyEur),
  }
}

/** What FuelEU counts of a MJ of a fuel: its grams, and the energy by which they are divided. */
export function fuelEuWeights(
  fuel: Fuel,
  day: LawDay,
  { laws, rules, fuels }: Pick<FactorSet, 'laws' | 'rules' | 'fuels'>,
): { readonly gPerMj: number; readonly reward: number } {
  const counted = fuelOfFuelEu(fuel, { fuels })
  const multiplier = laws.row('fuel_eu', 'rfnbo_multiplier', day)?.value ?? 1
  const gwp = rules.gwp100[laws.row('fuel_eu', 'gwp', day)!.gwp!]
  return {
    gPerMj: wellToWakePerMj(counted, gwp),
    reward: counted.class === 'rfnbo' ? multiplier : 1,
  }
}

function energyOf(fuels: readonly FuelEuInput[]): number {
  return fuels.reduce((mj, { fuel, tonnes }) => mj + tonnes * 1000 * fuel.lhvMjPerKg, 0)
}

function wellToWakePerMj(fuel: Fuel, gwp: GasWeights): number {
  const { ttw } = fuelFactors(fuel, gwp)
  return (ttw * 1000) / fuel.lhvMjPerKg + fuel.wttGPerMj
}
