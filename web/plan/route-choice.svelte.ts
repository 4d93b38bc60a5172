import { untrack } from 'svelte'
import { planner } from '../app/planner.svelte.js'
import { DebouncedCall } from '../session/debounced-call.svelte.js'
import { forPlan } from './answer-for-plan.js'
import { choiceOf, type NamedRoute, NEAR_NM, namedRoutesOf } from './named-routes.js'
import type { Plan } from './plan.js'
import { knownRoutes, type Question, questionOf, routeOfPlan } from './planned-route.svelte.js'
import type { RouteAnswer } from './route-answer.js'

/**
 * The routes between the ends of the plan that its closures leave open, and the one that it uses.
 * Choosing among them never changes what the user has closed.
 */
class RouteChoice {
  /** The route that the user points at, on a card or on the map. */
  lit: string | null = $state(null)
  /** The request for the plan without its choice, whose answer has all the routes. */
  readonly #free = new DebouncedCall<RouteAnswer>(knownRoutes)
  /** The request for the plan without its closures, whose answer has the route that they take away. */
  readonly #open = new DebouncedCall<RouteAnswer>(knownRoutes)
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
  /** The shortest route of all, if the closures of the user take it away; to be seen, not chosen. */
  readonly taken: NamedRoute | null = $derived.by(() => {
    const { planned } = routeOfPlan
    const best = this.all[0]
    if (planned === null || best === undefined) return null
    void this.#open.answeredKey
    const open = answerTo(openQuestion(planned.plan), planned.plan)
    const [shortest] = open === null ? [] : namedRoutesOf(open)
    return shortest !== undefined && shortest.distanceNm < best.distanceNm - NEAR_NM
      ? shortest
      : null
  })
  /** Whether the routes are those of the plan as it is now. */
  readonly isCurrent: boolean = $derived.by(() => {
    const { planned } = routeOfPlan
    return planned !== null && freeQuestion(planned.plan)?.key === freeQuestion(planner.plan)?.key
  })

  /** Makes the plan use this route. */
  choose({ leftOut }: NamedRoute): void {
    if (!this.isCurrent) return
    this.lit = null
    planner.change({ leftOut })
  }

  /**
   * Requests the routes that a plan with a choice or a closure does not use, unless this session
   * knows them: each of the two costs the link of such a plan one more query.
   */
  follow(): void {
    const { plan, shared } = planner
    const canAsk = plan.stops.length === 0 && shared === null
    const free = canAsk && plan.leftOut.length > 0 ? freeQuestion(plan) : null
    // After the answer that the user waits for.
    const open = canAsk && routeOfPlan.planned !== null ? openQuestion(plan) : null
    untrack(() => {
      follow(this.#free, free)
      follow(this.#open, open)
    })
  }

  #freeAnswer(plan: Plan): RouteAnswer | null {
    void this.#free.answeredKey
    return answerTo(freeQuestion(plan), plan)
  }
}

const freeQuestion = (plan: Plan) => questionOf({ ...plan, leftOut: [] })

/** Null if the user has closed nothing. */
const openQuestion = (plan: Plan) =>
  plan.closed.length === 0 ? null : questionOf({ ...plan, closed: [], leftOut: [] })

/** The answer for the plan; null if this session does not know it. */
function answerTo(question: Question | null, plan: Plan): RouteAnswer | null {
  const answer = question === null ? null : knownRoutes.get(question.key)
  return answer && forPlan(answer, plan)
}

function follow(call: DebouncedCall<RouteAnswer>, question: Question | null): void {
  if (question === null) call.clear()
  else call.pose(question.key, question.send)
}

export const routeChoice = new RouteChoice()
