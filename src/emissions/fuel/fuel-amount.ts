import { type Fuel, fuelEmissions } from '../fuel.js'

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
