import type { ReachRequest } from '../../src/client/index.js'
import type { Place, Plan } from '../plan/plan.js'
import { planFor } from '../plan/plan-for.js'
import { location, routeOptions } from '../plan/route-request.js'

const HOURS_A_DAY = 24
/** Lines closer together than these steps are hard to distinguish. */
const STEPS = [
  { upTo: 10, days: 1 },
  { upTo: 20, days: 2 },
  { upTo: 100, days: 5 },
] as const

/** The hours of the lines to draw. The last line is for the whole time. */
export function hoursOf(days: number): number[] {
  const step = STEPS.find(({ upTo }) => days <= upTo)!.days
  const whole = Array.from({ length: Math.ceil(days / step) }, (_, i) => (i + 1) * step)
  return whole.map((day) => Math.min(day, days) * HOURS_A_DAY)
}

export function reachRequest(plan: Plan, origin: Place, days: number): ReachRequest {
  const options = routeOptions(planFor('reach', plan)) as Omit<ReachRequest, 'origin' | 'hours'>
  return { origin: location(origin), hours: hoursOf(days), ...options }
}
