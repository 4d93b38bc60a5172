import type { FactorSet } from '../../emissions/index.js'
import { hoursTo } from '../../engine/geo/sailing-hours.js'
import { callsOf } from '../timeline.js'
import type { EstimatedVoyage } from './stays.js'
import { estimateVoyage, type VoyageEmissions } from './vessel-emissions.js'

/** A voyage with all its legs at one speed. */
export interface SpeedRow extends Pick<VoyageEmissions, 'warnings'> {
  readonly speedKmh: number
  /** Sailing, waiting and time in port. */
  readonly hours: number
  /** At sea and while it waits, tonnes and USD; null if they cannot be calculated: the warnings say why. */
  readonly fuelTonnes: number | null
  readonly co2eWtwTonnes: number | null
  readonly costUsd: number | null
}

/** Fuel and emissions are calculated with these; null for none. */
export interface SpeedFactors {
  readonly factors: FactorSet
  readonly usdPerTonne: number | null
}

/** The same voyage at several speeds: only hours and what they cost differ, as the line does not follow the speed. */
export function speedTable(
  planned: EstimatedVoyage,
  speedsKmh: readonly number[],
  known: SpeedFactors | null,
): SpeedRow[] {
  const { plannedLegs, stops, voyage } = planned
  // Stays burn the same at any speed.
  const withoutStays = {
    voyage: { ...voyage, stops: voyage.stops.map(({ portFuel: _, ...stop }) => stop) },
    stops: stops.map((stop) => ({ ...stop, stayHours: 0 })),
  }
  return speedsKmh.map((speedKmh) => {
    const legs = plannedLegs.map((leg) => {
      const hours = hoursTo(leg.route.distanceKm, leg.route, speedKmh)
      return { ...leg, speedKmh, hours }
    })
    const calls = callsOf(planned, legs)
    const waiting = legs.map((leg, at) => ({ ...leg, waitHours: calls[at + 1]!.waitHours }))
    const sailing = { ...withoutStays, plannedLegs: waiting }
    const at = known && estimateVoyage(sailing, known.factors, known.usdPerTonne)
    const both = (of: 'fuelTonnes' | 'co2eWtwTonnes' | 'costUsd') =>
      at === null || at[of] === null ? null : at[of] + at.inPort![of]!
    return {
      speedKmh,
      hours: calls.at(-1)!.arrival!.hours,
      fuelTonnes: both('fuelTonnes'),
      co2eWtwTonnes: both('co2eWtwTonnes'),
      costUsd: both('costUsd'),
      // What is to be warned of at any speed has been.
      warnings: at !== null && at.emissions === null ? at.warnings : [],
    }
  })
}
