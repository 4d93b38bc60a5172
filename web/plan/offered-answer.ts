import { windsOf } from './in-winds.js'
import { arrivalWanted, closedFor, type Passage, type Plan } from './plan.js'
import type { RouteAnswer } from './route-answer.js'

/** An answer that is known, with its plan. */
interface Known {
  readonly plan: Plan
  readonly route: RouteAnswer
}

/**
 * The answer to a plan that closes more than another one, from the routes in the answer to that: the shortest that uses
 * nothing closed, if it was found by avoiding nothing but what is closed. Null if none is known.
 */
export function offeredAnswer(plan: Plan, { plan: other, route }: Known): RouteAnswer | null {
  if (withoutClosures(plan) !== withoutClosures(other)) return null
  // The winds of another way are not known, nor the speed that keeps an arrival by it.
  if (windsOf(plan) !== null || arrivalWanted(plan) !== null) return null
  const closed = closedFor(plan)
  if (!closedFor(other).every((id) => closed.includes(id))) return null
  const isOpen = ({ passages }: Pick<RouteAnswer, 'passages'>) =>
    passages.every(({ id }) => !closed.includes(id as Passage))
  if (isOpen(route)) return { ...route, alternatives: [] }
  const found = (route.alternatives ?? [])
    .filter((one) => one.avoid?.every((id) => closed.includes(id as Passage)) && isOpen(one))
    .toSorted((a, b) => a.distance_km - b.distance_km)[0]
  if (found === undefined) return null
  const { avoid: _, emissions: __, ...way } = found
  const { origin, destination, speed_kmh, data_version } = route
  return {
    origin,
    destination,
    speed_kmh,
    ...way,
    ...(data_version && { data_version }),
    alternatives: [],
  }
}

/**
 * What the answers to some plans say about the others. Only the plan that is shown, and those before, serve another: two
 * that served each other would never be asked.
 * @param known of each plan, what its own request has answered
 */
export function offeredAmong(
  plans: readonly Plan[],
  known: readonly (Known | null)[],
  shown: number,
): readonly (RouteAnswer | null)[] {
  return plans.map((plan, i) => {
    if (i === shown) return null
    for (const other of [known[shown], ...known.slice(0, i)]) {
      // Fuel and cost of a way that was only offered are not known.
      if (other == null || other.route.emissions != null) continue
      const answer = offeredAnswer(plan, other)
      if (answer !== null) return answer
    }
    return null
  })
}

const withoutClosures = (plan: Plan) =>
  JSON.stringify({
    ...plan,
    name: null,
    closed: [],
    leftOut: [],
    departure: null,
    fuelPriceUsd: null,
  })
