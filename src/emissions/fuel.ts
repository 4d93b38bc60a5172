import type { Provenance } from './provenance.js'

/** Global warming potentials that a fuel's gases are counted with. */
export interface GasWeights {
  readonly ch4: number
  readonly n2o: number
}

/** What the source states of a fuel. Cf are kg of gas a kg of fuel burnt. */
export interface FuelParameters {
  /** Lower heating value, MJ/kg. */
  readonly lhvMjPerKg: number
  /** Upstream emissions, g CO2e/MJ. */
  readonly wttGPerMj: number
  readonly cfCo2: number
  readonly cfCh4: number
  readonly cfN2o: number
  /** Share of the fuel's mass that leaves the engine unburnt as methane, 0 to 1. */
  readonly slipShare: number
}

/** kg CO2e a kg of fuel. */
export interface FuelFactors {
  readonly co2: number
  readonly ch4: number
  readonly n2o: number
  readonly ttw: number
  readonly wtt: number
  readonly wtw: number
}

/** `energy`: no specific consumption of its own; taken as the energy of residual fuel. */
export type EngineFuel = 'residual' | 'distillate' | 'energy'

export interface Fuel extends FuelParameters {
  readonly code: string
  readonly name: string
  readonly aliases: readonly string[]
  readonly engineFuel: EngineFuel
  /** A renewable fuel of non-biological origin, which FuelEU rewards. */
  readonly isRfnbo: boolean
  /** With the GWP of the set (AR6). */
  readonly perKg: FuelFactors
  readonly note: string | null
  readonly provenance: Provenance
}

/**
 * Factors a kg of fuel: of the mass s that slips, methane; of the rest, the gases of combustion.
 * ttw = (1-s)(Cf_CO2 + Cf_CH4·GWP_CH4 + Cf_N2O·GWP_N2O) + s·GWP_CH4; wtt = WTT·LHV/1000.
 * Source: Regulation (EU) 2023/1805, Annex I and II.
 */
export function fuelFactors(fuel: FuelParameters, gwp: GasWeights): FuelFactors {
  const burnt = 1 - fuel.slipShare
  const co2 = burnt * fuel.cfCo2
  const ch4 = burnt * fuel.cfCh4 * gwp.ch4 + fuel.slipShare * gwp.ch4
  const n2o = burnt * fuel.cfN2o * gwp.n2o
  const ttw = co2 + ch4 + n2o
  const wtt = (fuel.wttGPerMj * fuel.lhvMjPerKg) / 1000
  return { co2, ch4, n2o, ttw, wtt, wtw: ttw + wtt }
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
