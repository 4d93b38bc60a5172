import { untrack } from 'svelte'
import { planner } from '../app/planner.svelte.js'
import { backend } from '../session/backend.js'
import { DebouncedCall } from '../session/debounced-call.svelte.js'
import { session } from '../session/session.svelte.js'
import { routeKey, unpriced } from './fuel-price.js'
import { choiceOf, type NamedRoute, namedRoutesOf } from './named-routes.js'
import type { Plan } from './plan.js'
import { knownRoutes, routeOfPlan } from './planned-route.svelte.js'
import type { RouteAnswer } from './route-answer.js'
import { planRequest } from './route-request.js'

/**
 * The routes between the ends of the plan that its closures leave open, and the one that it uses.
 * Choosing among them never changes what the user has closed.
 */
class RouteChoice {
  /** The route that the user points at, on a card or on the map. */
  lit: string | null = $state(null)
  /** The request for the plan without its choice, whose answer has all the routes. */
  readonly #free = new DebouncedCall<RouteAnswer>(knownRoutes)
  readonly all: readonly NamedRoute[] = $derived.by(() => {
    const { planned } = routeOfPlan
    if (planned === null) return []
    const { plan, route } = planned
    if (plan.leftOut.length === 0) return namedRoutesOf(route)
    const free = this.#freeAnswer(plan)
    if (free === null) return this.#free.isBusy ? [] : namedRoutesOf(route, plan.leftOut)
    const choices = namedRoutesOf(free)
    if (choiceOf(route, plan, choices) !== null) return choices
    // Where depths constrain the route, it may be another than the alternative that was offered.
    const [own] = namedRoutesOf({ ...route, alternatives: [] }, plan.leftOut)
    const others = choices.filter(({ key }) => key !== own!.key)
    return [...others, own!].sort((a, b) => a.distanceNm - b.distanceNm)
  })
  readonly chosen: NamedRoute | null = $derived.by(() => {
    const { planned } = routeOfPlan
    return planned === null ? null : choiceOf(planned.route, planned.plan, this.all)
  })
  /** Whether the routes are those of the plan as it is now. */
  readonly isCurrent: boolean = $derived.by(() => {
    const { planned } = routeOfPlan
    return planned !== null && freeKey(planned.plan) === freeKey(planner.plan)
  })

  /** Makes the plan use this route. */
  choose({ leftOut }: NamedRoute): void {
    if (!this.isCurrent) return
    this.lit = null
    planner.change({ leftOut })
  }

  /**
   * Requests the routes that a plan with a choice does not use, unless this session knows them: the
   * link of such a plan costs two queries.
   */
  follow(): void {
    const { plan, shared } = planner
    const hasChoice = plan.leftOut.length > 0 && plan.stops.length === 0
    const request = hasChoice && shared === null && session.isLoggedIn ? freeRequest(plan) : null
    untrack(() => {
      if (request === null) this.#free.clear()
      else this.#free.pose(routeKey(request), () => backend.plan(unpriced(request)))
    })
  }

  #freeAnswer(plan: Plan): RouteAnswer | null {
    void this.#free.answeredKey
    const key = freeKey(plan)
    return key === null ? null : knownRoutes.get(key)
  }
}

const freeRequest = (plan: Plan) => planRequest({ ...plan, leftOut: [] })

function freeKey(plan: Plan): string | null {
  const request = freeRequest(plan)
  return request === null ? null : routeKey(request)
}

export const routeChoice = new RouteChoice()
