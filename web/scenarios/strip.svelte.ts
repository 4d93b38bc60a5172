import { untrack } from 'svelte'
import { planner } from '../app/planner.svelte.js'
import { shownDays } from '../format/adding-up.js'
import { routeName } from '../plan/named-routes.js'
import { offeredAmong } from '../plan/offered-answer.js'
import type { Plan } from '../plan/plan.js'
import {
  knownRoutes,
  plannedRouteOf,
  questionOf,
  routeOfPlan,
} from '../plan/planned-route.svelte.js'
import type { PlannedRoute, RouteAnswer } from '../plan/route-answer.js'
import { routeChoice } from '../plan/route-choice.svelte.js'
import { DebouncedCall } from '../session/debounced-call.svelte.js'
import { fill } from '../texts/fill.js'
import { language } from '../texts/language.svelte.js'
import { againstText, scenarioNames } from './scenario-names.js'
import { MAX_SCENARIOS } from './scenarios.js'

export interface Difference {
  /** "+10.1 d" */
  readonly days: string
  /** "against today" */
  readonly against: string
}

/** The routes of the scenarios. Each is requested only when its own conditions change, and no other answer has it. */
class Strip {
  /** The scenario that the user points at. */
  lit: number | null = $state(null)
  readonly calls = Array.from(
    { length: MAX_SCENARIOS },
    () => new DebouncedCall<RouteAnswer>(knownRoutes),
  )
  /** What the own request of each scenario has answered. */
  readonly #own: readonly (PlannedRoute | null)[] = $derived(
    planner.scenarios.map((plan, i) => this.#answerTo(plan, i)),
  )
  readonly #offered: readonly (RouteAnswer | null)[] = $derived(
    offeredAmong(planner.scenarios, this.#own, planner.at),
  )
  readonly routes: readonly (PlannedRoute | null)[] = $derived(
    planner.scenarios.map((plan, i) => {
      const offered = this.#offered[i] ?? null
      return this.#own[i] ?? (offered && plannedRouteOf(offered, plan))
    }),
  )
  readonly names: readonly string[] = $derived(
    scenarioNames(planner.scenarios, language.texts, language.numbers),
  )
  /** Whether there are at least two scenarios, and each has its route. */
  readonly isComplete: boolean = $derived(
    this.routes.length > 1 && this.routes.every((planned) => planned !== null),
  )
  /**
   * By how many days the present scenario takes longer, and than what: the first scenario, or the way that its closures
   * take away; null if there is neither, or if it takes as long.
   */
  readonly difference: Difference | null = $derived.by(() => {
    const { texts, numbers } = language
    const [first, own] = [this.routes[0], this.routes[planner.at]]
    const { taken, chosen } = routeChoice
    const isOther = planner.at > 0 && first != null && own != null
    if (!isOther && (taken === null || chosen === null)) return null
    const [days, name] = isOther
      ? [shownDays(own.route.duration_hours, first.route.duration_hours), this.names[0]!]
      : [shownDays(chosen!.hours, taken!.hours), routeName(taken!, texts)]
    if (Math.abs(days) < 0.05) return null
    return {
      days: fill(texts.strip.more, { days: numbers.signed(days, 1) }),
      against: againstText(name, texts),
    }
  })

  /** Called whenever a scenario or the login has changed. Nothing is asked before the answer that the user waits for. */
  follow(): void {
    const { scenarios, at, shared } = planner
    const isFree = shared === null && !routeOfPlan.isPending
    const questions = scenarios.map((plan, i) =>
      isFree && i !== at && this.#offered[i] === null ? questionOf(plan) : null,
    )
    untrack(() =>
      this.calls.forEach((call, i) => {
        const question = questions[i] ?? null
        if (question === null) call.clear()
        else call.pose(question.key, question.send)
      }),
    )
  }

  /** A card never shows the figures of another scenario, and keeps its own while another is turned to. */
  #answerTo(plan: Plan, i: number): PlannedRoute | null {
    if (i === planner.at && !routeOfPlan.isStale) return routeOfPlan.planned
    void this.calls[i]!.answeredKey
    const key = questionOf(plan)?.key
    const answer = key === undefined ? null : knownRoutes.get(key)
    return answer && plannedRouteOf(answer, plan)
  }
}

export const strip = new Strip()
