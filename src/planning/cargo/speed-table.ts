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
  /** At sea, tonnes and USD; null if they cannot be calculated: the warnings say why. */
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
  const { plannedLegs, stops } = planned
  // Stays burn the same at any speed.
  const atSea = { ...planned, stops: stops.map((stop) => ({ ...stop, stayHours: 0 })) }
  return speedsKmh.map((speedKmh) => {
    const legs = plannedLegs.map((leg) => {
      const hours = hoursTo(leg.route.distanceKm, leg.route, speedKmh)
      return { ...leg, speedKmh, hours, waitHours: 0 }
    })
    const sailing = { ...atSea, plannedLegs: legs }
    const at = known && estimateVoyage(sailing, known.factors, known.usdPerTonne)
    return {
      speedKmh,
      hours: callsOf(planned, legs).at(-1)!.arrival!.hours,
      fuelTonnes: at?.fuelTonnes ?? null,
      co2eWtwTonnes: at?.co2eWtwTonnes ?? null,
      costUsd: at?.costUsd ?? null,
      // What is to be warned of at any speed has been.
      warnings: at !== null && at.emissions === null ? at.warnings : [],
    }
  })
}
