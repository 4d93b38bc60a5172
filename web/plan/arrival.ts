import { clock } from '../app/clock.svelte.js'
import { arrivalOf } from '../format/units.js'
import type { PlannedRoute } from './route-answer.js'
import { hoursToArrival } from './timeline.js'

/**
 * When the ship arrives, or is some hours from its origin. Without a departure, one that leaves now, because a link may
 * be opened on any day; null for a shared plan without one.
 */
export function arrivalIn(
  { plan, route }: PlannedRoute,
  isShared: boolean,
  hours = hoursToArrival(route),
): Date | null {
  const departure = plan.departure ?? (isShared ? null : clock.now.toISOString().slice(0, 16))
  return departure === null ? null : arrivalOf(departure, hours)
}
