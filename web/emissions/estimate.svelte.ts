import type { EmissionsEstimate, EmissionsPreview } from '../../src/client/index.js'
import type { Plan } from '../plan/plan.js'
import type { PlannedRoute } from '../plan/route-answer.js'
import { AnswerCache } from '../session/answer-cache.js'
import { Call } from '../session/call.svelte.js'
import { DebouncedCall } from '../session/debounced-call.svelte.js'
import { session } from '../session/session.svelte.js'
import type { Cargo } from './cargo.js'

/** An estimate with its request, because the form may have changed since. */
export interface EstimateAnswer {
  readonly question: string
  readonly plan: Plan
  readonly cargo: Cargo
  /** Ids of the passages that are closed to the plan's ship, which the estimate avoids too. */
  readonly closedToShip: readonly string[]
  /** Ids of the passages and landmarks of its route. */
  readonly passages: readonly string[]
  readonly estimate: EmissionsEstimate
}

/** Whether an estimate is for this route: it has a distance, but no line. */
export function isRouteOf({ distance }: EmissionsEstimate, { route }: PlannedRoute): boolean {
  const km = distance.shortest_km ?? distance.actual_km
  return km !== null && Math.abs(route.distance_km - km) < 1
}

/** The last estimate, kept in memory while the user looks at other views. */
export const estimateCall = new Call<EstimateAnswer>()
/** Those of this session: whoever turns back to a scenario asks nothing again. */
export const knownEstimates = new AnswerCache<EstimateAnswer>()
session.onEnd(() => knownEstimates.clear())
/** How the current form would be estimated. Free of charge. */
export const previewCall = new DebouncedCall<EmissionsPreview>(new AnswerCache())
