import { planner } from '../app/planner.svelte.js'
import { routeKey } from './fuel-price.js'
import type { Plan } from './plan.js'
import { knownRoutes, routeOfPlan } from './planned-route.svelte.js'
import { planRequest } from './route-request.js'
import { CLOSED_FOR_WAYS, closuresFor, isWay, type Way, waysOf } from './ways.js'

/** The alternative routes between the ends of the plan, and the one that it uses. */
class Ways {
  /** The route that the user points at, on a card or on the map. */
  lit: string | null = $state(null)
  readonly all: readonly Way[] = $derived.by(() => {
    const { answer } = routeOfPlan.call
    if (answer === null) return []
    const ways = waysOf(freeAnswer() ?? answer)
    return ways.some((way) => isWay(way, answer)) ? ways : waysOf(answer)
  })
  readonly chosen: Way | null = $derived.by(() => {
    const { answer } = routeOfPlan.call
    return answer === null ? null : (this.all.find((way) => isWay(way, answer)) ?? null)
  })

  /** Makes the plan use this route, by closing what the shorter ones use. */
  choose(way: Way): void {
    this.lit = null
    planner.change(this.without(way))
  }

  /** What a plan closes so that it uses this route. */
  without(way: Way): Pick<Plan, 'closed'> {
    const others = planner.plan.closed.filter((id) => !CLOSED_FOR_WAYS.includes(id))
    return { closed: [...others, ...closuresFor(way, this.all)] }
  }
}

/** The answer to the plan without closures, if it was requested: it contains the other routes. */
function freeAnswer() {
  const closed = planner.plan.closed.filter((id) => !CLOSED_FOR_WAYS.includes(id))
  const request = planRequest({ ...planner.plan, closed })
  return request === null ? null : knownRoutes.get(routeKey(request))
}

export const ways = new Ways()
