import type { Message } from './answer/messages.js'
import type { Provenance } from './answer/provenance.js'

/** Global warming potentials of a fuel's gases. */
export interface GasWeights {
  /** For methane of fossil origin. */
  readonly ch4: number
  readonly n2o: number
  /** For methane of renewable origin, whose carbon was taken from the air. */
  readonly ch4Renewable: number
}

/** Where the energy of a fuel comes from: `rfnbo` is a renewable fuel of non-biological origin. */
export const FUEL_CLASSES = ['fossil', 'biofuel', 'rfnbo'] as const
export type FuelClass = (typeof FUEL_CLASSES)[number]

/**
 * How the laws count a renewable fuel: as such only if a certificate with its number and scheme states
 * emissions within the limit.
 */
export const SUSTAINABILITIES = ['proven', 'unproven', 'not_sustainable'] as const
export type Sustainability = (typeof SUSTAINABILITIES)[number]

/** What burns a fuel, where its gases depend on that. */
export const FUEL_ENGINES = [
  'otto_medium_speed',
  'otto_slow_speed',
  'diesel_slow_speed',
  'lean_burn',
  'fuel_cell',
] as const
export type FuelEngine = (typeof FUEL_ENGINES)[number]

/** What the source states about a fuel. Cf are kg of gas per kg of fuel. */
export interface FuelParameters {
  readonly class: FuelClass
  /** Lower heating value, MJ/kg. */
  readonly lhvMjPerKg: number
  /** Upstream emissions, g CO2e/MJ. */
  readonly wttGPerMj: number
  /** CO2 from renewable carbon counts as zero. */
  readonly cfCo2: number
  readonly cfCh4: number
  readonly cfN2o: number
  /** Share of the fuel's mass that leaves the engine unburnt as methane, 0 to 1. */
  readonly slipShare: number
}

/** kg CO2e per kg of fuel. */
export interface FuelFactors {
  readonly co2: number
  readonly ch4: number
  readonly n2o: number
  readonly ttw: number
  readonly wtt: number
  readonly wtw: number
}

/**
 * `energy`: has no specific consumption of its own, and provides the same energy as residual fuel
 * would.
 */
export type EngineFuel = 'residual' | 'distillate' | 'energy'

/** A fuel with its parameters and factors. */
export interface Fuel extends FuelParameters {
  readonly code: string
  /** Distinguishes entries of the same fuel with different certificates or grades. */
  readonly key: string
  /** Family without source and engine: `LNG`; null if the fuel has no variants. */
  readonly family: string | null
  readonly engine: FuelEngine | null
  /** Whether only a certificate states its upstream emissions. */
  readonly needsCertificate: boolean
  readonly name: string
  readonly aliases: readonly string[]
  readonly engineFuel: EngineFuel
  /** Certificate of its upstream emissions; null if there is none. */
  readonly certificate: string | null
  /** Whether its certificate has a number and a recognised scheme, as every law requires. */
  readonly isCertified: boolean
  /** Whether it is made of food or feed crops. */
  readonly isOfCrops: boolean
  /** Null for a fuel of fossil origin. */
  readonly sustainability: Sustainability | null
  /** Code of the fossil fuel whose values FuelEU applies without proof; null for a fossil fuel. */
  readonly fossilRow: string | null
  /** With the GWP of the set (AR6). */
  readonly perKg: FuelFactors
  readonly note: Message | null
  readonly provenance: Provenance
}

/**
 * Factors per kg of fuel: methane for the share s that slips, and gases of combustion for the rest. The
 * carbon of a renewable fuel was taken from the air: its CO2 counts as zero. ttw = (1-s)(Cf_CO2 +
 * Cf_CH4·GWP_CH4 + Cf_N2O·GWP_N2O) + s·GWP_CH4; wtt = WTT·LHV/1000. Source: Regulation (EU) 2023/1805,
 * Annex I and II.
 */
export function fuelFactors(fuel: FuelParameters, gwp: GasWeights): FuelFactors {
  const burnt = 1 - fuel.slipShare
  const co2 = fuel.class === 'fossil' ? burnt * fuel.cfCo2 : 0
  const gwpCh4 = methaneWeight(fuel, gwp)
  const ch4 = burnt * fuel.cfCh4 * gwpCh4 + fuel.slipShare * gwpCh4
  const n2o = burnt * fuel.cfN2o * gwp.n2o
  const ttw = co2 + ch4 + n2o
  const wtt = (fuel.wttGPerMj * fuel.lhvMjPerKg) / 1000
  return { co2, ch4, n2o, ttw, wtt, wtw: ttw + wtt }
}

/** Global warming potential of the methane of a fuel, kg CO2e/kg, by its origin. */
export function methaneWeight({ class: of }: Pick<FuelParameters, 'class'>, gwp: GasWeights) {
  return of === 'fossil' ? gwp.ch4 : gwp.ch4Renewable
}

/** Gases from a kg of fuel, in kg of the gas itself. CO2 from renewable carbon is separate. */
export function gasesOfKg({ class: of, slipShare, cfCo2, cfCh4, cfN2o }: FuelParameters) {
  const burnt = 1 - slipShare
  const co2 = burnt * cfCo2
  return {
    co2: of === 'fossil' ? co2 : 0,
    renewableCo2: of === 'fossil' ? 0 : co2,
    ch4: burnt * cfCh4 + slipShare,
    n2o: burnt * cfN2o,
  }
}

/** Emissions of an amount of fuel, kg CO2e. */
export interface FuelEmissions {
  readonly co2Kg: number
  readonly ch4Kg: number
  readonly n2oKg: number
  readonly ttwKg: number
  readonly wttKg: number
  readonly wtwKg: number
}

/** @param fuelKg mass of fuel, kg, 0 or more */
export function fuelEmissions(fuelKg: number, { perKg }: Pick<Fuel, 'perKg'>): FuelEmissions {
  const ttwKg = fuelKg * perKg.ttw
  const wttKg = fuelKg * perKg.wtt
  return {
    co2Kg: fuelKg * perKg.co2,
    ch4Kg: fuelKg * perKg.ch4,
    n2oKg: fuelKg * perKg.n2o,
    ttwKg,
    wttKg,
    wtwKg: ttwKg + wttKg,
  }
}
