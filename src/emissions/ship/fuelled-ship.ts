import type { FactorSet } from '../factor-set.js'
import { ecaMixOf, type FuelMix } from '../fuel/fuel-use.js'
import { type Fuel, fuelEmissions } from '../fuel.js'
import { limitsSulphurAtBerth } from '../law/voyage-scope.js'
import type { LawDay } from '../law-day.js'
import type { ModelledShip } from './modelled-ship.js'

/** A ship with what it burns, whether all of it counts or the share of a cargo. */
export interface FuelledShip {
  readonly ship: ModelledShip
  readonly fuels: FuelMix
  /** Inside emission control areas; the same mix if it is allowed there. */
  readonly ecaFuels: FuelMix
}

export function fuelledShip(ship: ModelledShip, fuels: FuelMix, factors: FactorSet): FuelledShip {
  return { ship, fuels, ecaFuels: ecaMixOf(fuels, factors) }
}

/**
 * What a ship burns in port: gas oil where the law of the port limits sulphur at berth, and inside an
 * emission control area.
 * @param country of the port; null or undefined outside ports
 */
export function fuelsInPort(
  { fuels, ecaFuels }: Pick<FuelledShip, 'fuels' | 'ecaFuels'>,
  country: string | null | undefined,
  isInControlArea: boolean,
  day: LawDay,
  factors: FactorSet,
): FuelMix {
  const isLimited = country != null && limitsSulphurAtBerth(country, day, factors)
  return isInControlArea || isLimited ? ecaFuels : fuels
}

/** An amount of a fuel with its emissions and cost. */
export interface FuelAmount {
  readonly fuelType: string
  readonly tonnes: number
  readonly co2eTtwTonnes: number
  readonly co2eWttTonnes: number
  readonly co2eWtwTonnes: number
  /** Null without a price. */
  readonly costUsd: number | null
}

/** An amount of a fuel with its emissions and, if there is a price, its cost. */
export function fuelAmount(fuel: Fuel, tonnes: number, usdPerTonne: number | null): FuelAmount {
  const { ttwKg, wttKg } = fuelEmissions(tonnes * 1000, fuel)
  const [co2eTtwTonnes, co2eWttTonnes] = [ttwKg / 1000, wttKg / 1000]
  return {
    fuelType: fuel.code,
    tonnes,
    co2eTtwTonnes,
    co2eWttTonnes,
    co2eWtwTonnes: co2eTtwTonnes + co2eWttTonnes,
    costUsd: usdPerTonne === null ? null : tonnes * usdPerTonne,
  }
}

/** Fuel with its emissions and cost. */
export interface FuelTotals extends Omit<FuelAmount, 'fuelType' | 'tonnes'> {
  readonly fuelTonnes: number
}

/** Totals over fuels. @param hasPrice whether each has a cost; otherwise the total has none */
export function totalsOf(fuels: readonly FuelAmount[], hasPrice: boolean): FuelTotals {
  const sum = (of: (fuel: FuelAmount) => number) => fuels.reduce((total, one) => total + of(one), 0)
  const fuelTonnes = sum((fuel) => fuel.tonnes)
  const co2eTtwTonnes = sum((fuel) => fuel.co2eTtwTonnes)
  const co2eWttTonnes = sum((fuel) => fuel.co2eWttTonnes)
  const co2eWtwTonnes = co2eTtwTonnes + co2eWttTonnes
  const costUsd = hasPrice ? sum((fuel) => fuel.costUsd!) : null
  return { fuelTonnes, co2eTtwTonnes, co2eWttTonnes, co2eWtwTonnes, costUsd }
}
