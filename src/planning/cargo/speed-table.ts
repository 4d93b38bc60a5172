import { hoursTo } from '../../engine/geo/sailing-hours.js'
import { callsOf } from '../timeline.js'
import { type AfloatEmissions, estimateAfloat, type PricedFactors } from './afloat.js'
import type { EstimatedVoyage } from './stays.js'

/** A voyage with all its legs at one speed. */
export interface SpeedRow extends AfloatEmissions {
  readonly speedKmh: number
  /** Sailing, waiting and time in port. */
  readonly hours: number
}

const UNKNOWN: AfloatEmissions = {
  fuelTonnes: null,
  co2eWtwTonnes: null,
  costUsd: null,
  warnings: [],
}

/**
 * The same voyage at several speeds: only hours and what they cost differ, as the line does not follow the speed.
 * @param known null for neither fuel nor emissions
 */
export function speedTable(
  planned: EstimatedVoyage,
  speedsKmh: readonly number[],
  known: PricedFactors | null,
): SpeedRow[] {
  return speedsKmh.map((speedKmh) => {
    const legs = planned.plannedLegs.map((leg) => {
      const hours = hoursTo(leg.route.distanceKm, leg.route, speedKmh)
      return { ...leg, speedKmh, hours }
    })
    const calls = callsOf(planned, legs)
    const plannedLegs = legs.map((leg, at) => ({ ...leg, waitHours: calls[at + 1]!.waitHours }))
    return {
      ...(known ? estimateAfloat({ ...planned, plannedLegs }, known) : UNKNOWN),
      speedKmh,
      hours: calls.at(-1)!.arrival!.hours,
    }
  })
}
