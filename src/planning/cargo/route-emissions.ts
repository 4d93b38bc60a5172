import { message, sentencesOf } from '../../emissions/answer/messages.js'
import type { FactorSet } from '../../emissions/factor-set.js'
import type { StayEmissions } from '../../emissions/ship/ship-emissions.js'
import { hoursTo } from '../../engine/geo/sailing-hours.js'
import { earliestHours, waitHours } from '../timeline.js'
import type { PlannedVoyage } from '../voyage/complete.js'
import { betweenEnds } from '../voyage/one-leg.js'
import {
  type Estimated,
  estimateVoyage,
  type VesselEmissions,
  type VoyageEmissions,
} from './vessel-emissions.js'

/** Emissions of a route. Their sums contain those of the wait at its end; their fuels are those at sea. */
export interface EmissionsOfRoute extends VesselEmissions {
  /** At anchor; missing if the ship need not wait. */
  readonly waiting?: StayEmissions
}

/** Those of a route, and of each of its alternatives. */
export interface EstimatedRoute extends Pick<Estimated<unknown>, 'warnings'> {
  /** Null if they cannot be calculated. */
  readonly route: EmissionsOfRoute | null
  readonly alternatives: readonly EmissionsOfRoute[]
}

/** Emissions of a route as one leg, whatever it passes. On a longer alternative the ship waits for less time. */
export function estimateRoute(
  planned: PlannedVoyage,
  factors: FactorSet,
  priceUsdPerTonne: number | null,
): EstimatedRoute {
  const asked = betweenEnds(planned)
  const leg = asked.plannedLegs[0]!
  const { warnings, ...figures } = estimateVoyage(asked, factors, priceUsdPerTonne)
  const route = withWait(figures)
  const earliest = earliestHours(asked.stops[1]!, asked.voyage.departureMs)
  // The same ship at the same speed: whatever is to be warned of has been.
  const alternatives = leg.alternatives.flatMap((other) => {
    const hours = hoursTo(other.distanceKm, other, leg.speedKmh)
    const plannedLegs = [{ ...leg, route: other, hours, waitHours: waitHours(hours, earliest) }]
    const estimated = estimateVoyage({ ...asked, plannedLegs }, factors, priceUsdPerTonne)
    return withWait(estimated) ?? []
  })
  return { route, alternatives, warnings }
}

function withWait({
  emissions,
  stays,
}: Pick<VoyageEmissions, 'emissions' | 'stays'>): EmissionsOfRoute | null {
  const atSea = emissions?.[0]
  if (atSea === undefined) return null
  const waiting = stays[1]
  if (!waiting) return atSea
  const assumptionCodes = atSea.assumptionCodes.map((one) =>
    one.code === 'sea_passage_only' ? message('sea_and_wait') : one,
  )
  return {
    ...atSea,
    fuelTonnes: atSea.fuelTonnes + waiting.fuelTonnes,
    co2eTtwTonnes: atSea.co2eTtwTonnes + waiting.co2eTtwTonnes,
    co2eWttTonnes: atSea.co2eWttTonnes + waiting.co2eWttTonnes,
    co2eWtwTonnes: atSea.co2eWtwTonnes + waiting.co2eWtwTonnes,
    costUsd: atSea.costUsd === null ? null : atSea.costUsd + waiting.costUsd!,
    assumptions: sentencesOf(assumptionCodes),
    assumptionCodes,
    waiting,
  }
}
