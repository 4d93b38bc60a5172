import type { FactorSet } from '../../emissions/index.js'
import type { EstimatedVoyage } from './stays.js'
import { estimateVoyage, type VoyageEmissions } from './vessel-emissions.js'

/** Of a voyage at sea and while it waits, tonnes and USD; null if they cannot be calculated: the warnings say why. */
export type AfloatEmissions = Pick<
  VoyageEmissions,
  'fuelTonnes' | 'co2eWtwTonnes' | 'costUsd' | 'warnings'
>

/** Fuel and emissions are calculated with these. */
export interface PricedFactors {
  readonly factors: FactorSet
  readonly usdPerTonne: number | null
}

/** Without stays, which burn the same at any speed and in any order. */
export function estimateAfloat(
  { plannedLegs, stops, voyage }: EstimatedVoyage,
  { factors, usdPerTonne }: PricedFactors,
): AfloatEmissions {
  const withoutStays = {
    plannedLegs,
    voyage: { ...voyage, stops: voyage.stops.map(({ portFuel: _, ...stop }) => stop) },
    stops: stops.map((stop) => ({ ...stop, stayHours: 0 })),
  }
  const at = estimateVoyage(withoutStays, factors, usdPerTonne)
  const both = (of: 'fuelTonnes' | 'co2eWtwTonnes' | 'costUsd') =>
    at[of] === null ? null : at[of] + at.inPort![of]!
  return {
    fuelTonnes: both('fuelTonnes'),
    co2eWtwTonnes: both('co2eWtwTonnes'),
    costUsd: both('costUsd'),
    // What is to be warned of anyway has been.
    warnings: at.emissions === null ? at.warnings : [],
  }
}
