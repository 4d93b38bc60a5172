import { planner } from '../app/planner.svelte.js'
import { routeKey } from './fuel-price.js'
import {
  CLOSED_FOR_CHOICE,
  closuresFor,
  isSameRoute,
  type NamedRoute,
  namedRoutesOf,
} from './named-routes.js'
import type { Plan } from './plan.js'
import { knownRoutes, routeOfPlan } from './planned-route.svelte.js'
import { planRequest } from './route-request.js'

/** The alternative routes between the ends of the plan, and the route that it uses. */
class RouteChoice {
  /** The route that the user points at, on a card or on the map. */
  lit: string | null = $state(null)
  readonly all: readonly NamedRoute[] = $derived.by(() => {
    const { answer } = routeOfPlan.call
    if (answer === null) return []
    const choices = namedRoutesOf(freeAnswer() ?? answer)
    return choices.some((choice) => isSameRoute(choice, answer)) ? choices : namedRoutesOf(answer)
  })
  readonly chosen: NamedRoute | null = $derived.by(() => {
    const { answer } = routeOfPlan.call
    return answer === null ? null : (this.all.find((choice) => isSameRoute(choice, answer)) ?? null)
  })

  /** Makes the plan use this route, by closing passages that the shorter routes use. */
  choose(choice: NamedRoute): void {
    this.lit = null
    planner.change(this.without(choice))
  }

  /** The passages that a plan closes to use this route. */
  without(choice: NamedRoute): Pick<Plan, 'closed'> {
    const others = planner.plan.closed.filter((id) => !CLOSED_FOR_CHOICE.includes(id))
    return { closed: [...others, ...closuresFor(choice, this.all)] }
  }
}

/**
 * The answer to the plan without closures, if it was requested, because it contains the other
 * routes.
 */
function freeAnswer() {
  const closed = planner.plan.closed.filter((id) => !CLOSED_FOR_CHOICE.includes(id))
  const request = planRequest({ ...planner.plan, closed })
  return request === null ? null : knownRoutes.get(routeKey(request))
}

export const routeChoice = new RouteChoice()
