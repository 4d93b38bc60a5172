import type { SeaRoute } from '../../engine/routing/request.js'
import { shallowest } from '../closures/least-depth.js'
import type { PlannedLeg, PlannedVoyage } from './complete.js'
import { joinLegs } from './join-legs.js'

/**
 * A voyage without calls between its ends as one leg, whatever it passes. Each alternative takes
 * another route on one of the legs; the shortest comes first.
 */
export function asOneLeg(planned: PlannedVoyage): PlannedLeg {
  if (planned.plannedLegs.length === 1) return planned.plannedLegs[0]!
  // The answer and its emissions both ask.
  let leg = known.get(planned)
  if (!leg) {
    leg = joinedLeg(planned)
    known.set(planned, leg)
  }
  return leg
}

const known = new WeakMap<PlannedVoyage, PlannedLeg>()

function joinedLeg({ plannedLegs, voyage, totals }: PlannedVoyage): PlannedLeg {
  const first = plannedLegs[0]!
  const routes = plannedLegs.map(({ route }) => route)
  const route = joined(routes)
  const alternatives = plannedLegs
    .flatMap((leg, at) =>
      leg.alternatives.map((other) => ({
        ...joined(routes.with(at, other)),
        closed: other.closed,
      })),
    )
    .sort((a, b) => a.distanceKm - b.distanceKm)
    .slice(0, voyage.alternatives ?? 0)
  const sum = (of: (leg: PlannedLeg) => number) =>
    plannedLegs.reduce((total, leg) => total + of(leg), 0)
  const rounded = plannedLegs.flatMap((leg) => leg.rounded ?? [])
  return {
    ...first,
    to: plannedLegs.length,
    route,
    band: totals.band,
    alternatives,
    hours: sum(({ hours }) => hours),
    delayHours: sum(({ delayHours }) => delayHours),
    ...(rounded.length > 0 && { rounded }),
    ...(first.leastDepth !== undefined && {
      leastDepth: shallowest(plannedLegs.flatMap(({ leastDepth }) => leastDepth ?? [])),
    }),
  }
}

function joined([first, ...others]: readonly SeaRoute[]): SeaRoute {
  return joinLegs([first!, ...others])
}
