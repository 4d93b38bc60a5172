import { untrack } from 'svelte'
import { planner } from '../app/planner.svelte.js'
import { offeredAnswer } from '../plan/offered-answer.js'
import { HOURS_A_DAY } from '../plan/plan.js'
import {
  knownRoutes,
  plannedRouteOf,
  questionOf,
  routeOfPlan,
} from '../plan/planned-route.svelte.js'
import type { PlannedRoute, RouteAnswer } from '../plan/route-answer.js'
import { DebouncedCall } from '../session/debounced-call.svelte.js'
import { language } from '../texts/language.svelte.js'
import { scenarioNames } from './scenario-names.js'
import { MAX_SCENARIOS } from './scenarios.js'

/** The routes of the scenarios. Each is requested only when its own conditions change, and no other answer has it. */
class Strip {
  /** The scenario that the user points at. */
  lit: number | null = $state(null)
  readonly calls = Array.from(
    { length: MAX_SCENARIOS },
    () => new DebouncedCall<RouteAnswer>(knownRoutes),
  )
  /** What each scenario's own request has answered. */
  readonly #own: readonly (PlannedRoute | null)[] = $derived(
    planner.scenarios.map((plan, i) => {
      if (i === planner.at) return routeOfPlan.isStale ? null : routeOfPlan.planned
      const { answer, isStale } = this.calls[i]!
      // A card never shows the figures of another scenario.
      return answer === null || isStale ? null : plannedRouteOf(answer, plan)
    }),
  )
  readonly #offered: readonly (PlannedRoute | null)[] = $derived(
    planner.scenarios.map((plan, i) => {
      for (const [k, other] of this.#own.entries()) {
        const offered = k === i || other === null ? null : offeredAnswer(plan, other)
        if (offered !== null && !needsMore(other!)) return plannedRouteOf(offered, plan)
      }
      return null
    }),
  )
  readonly routes: readonly (PlannedRoute | null)[] = $derived(
    this.#own.map((own, i) => own ?? this.#offered[i]!),
  )
  readonly names: readonly string[] = $derived(
    scenarioNames(planner.scenarios, language.texts, language.numbers),
  )
  /** Whether there are at least two scenarios, and each has its route. */
  readonly isComplete: boolean = $derived(
    this.routes.length > 1 && this.routes.every((planned) => planned !== null),
  )
  /** By how many days the present scenario takes longer than the first; null for the first itself. */
  readonly moreDays: number | null = $derived.by(() => {
    const [first, own] = [this.routes[0], this.routes[planner.at]]
    if (planner.at === 0 || first == null || own == null) return null
    return (own.route.duration_hours - first.route.duration_hours) / HOURS_A_DAY
  })

  /** Called whenever a scenario or the login has changed. */
  follow(): void {
    const questions = planner.scenarios.map((plan, i) => {
      if (planner.shared !== null || i === planner.at) return null
      return this.#offered[i] === null ? questionOf(plan) : null
    })
    untrack(() =>
      this.calls.forEach((call, i) => {
        const question = questions[i] ?? null
        if (question === null) call.clear()
        else call.pose(question.key, question.send)
      }),
    )
  }
}

/** Fuel and cost of a way that was only offered are not known. */
const needsMore = ({ route }: PlannedRoute) => route.emissions != null

export const strip = new Strip()
