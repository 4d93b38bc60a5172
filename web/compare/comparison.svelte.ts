import { untrack } from 'svelte'
import { MAX_VARIANTS } from '../app/app-url.js'
import { planner } from '../app/planner.svelte.js'
import { routeKey, unpriced } from '../plan/fuel-price.js'
import type { Plan } from '../plan/plan.js'
import { knownRoutes, plannedRouteOf } from '../plan/planned-route.svelte.js'
import type { PlannedRoute, RouteAnswer } from '../plan/route-answer.js'
import { planRequest } from '../plan/route-request.js'
import { backend } from '../session/backend.js'
import { DebouncedCall } from '../session/debounced-call.svelte.js'
import { session } from '../session/session.svelte.js'

/** The routes of the variants; each is requested again only when its own options change. */
class Comparison {
  readonly calls = Array.from(
    { length: MAX_VARIANTS },
    () => new DebouncedCall<RouteAnswer>(knownRoutes),
  )
  readonly routes: readonly (PlannedRoute | null)[] = $derived(
    planner.variants.map((variant, i) => {
      const { answer, isStale } = this.calls[i]!
      // A column never shows the figures of another variant.
      if (answer === null || isStale) return null
      return plannedRouteOf(answer, planner.whole(variant))
    }),
  )

  /** Whether there are at least two variants, and each has its route. */
  readonly isComplete: boolean = $derived(
    this.routes.length > 1 && this.routes.every((planned) => planned !== null),
  )

  /** The variants that the page has made of the routes of a plan, as long as the user leaves them alone. */
  #made: readonly Plan[] = []
  #madeOf = ''

  /** Whether the variants are the routes of this plan. */
  isMadeOf(plan: Plan): boolean {
    return planner.variants === this.#made && this.#madeOf === askedBy(plan)
  }

  /** Whether the user has made or changed the variants. */
  get isOwn(): boolean {
    return planner.variants.length > 0 && planner.variants !== this.#made
  }

  /** Compares the routes of a plan, or the plan itself. */
  make(plan: Plan, routes: readonly Pick<Plan, 'leftOut'>[]): void {
    this.#made = routes.length < 2 ? [plan] : routes.map(({ leftOut }) => ({ ...plan, leftOut }))
    this.#madeOf = askedBy(plan)
    planner.variants = this.#made
    planner.arrivals++
  }

  /** Called whenever a variant, an end or the login has changed. */
  follow(): void {
    const requests = planner.variants.map((variant) => planRequest(planner.whole(variant)))
    const { isLoggedIn } = session
    untrack(() =>
      this.calls.forEach((call, i) => {
        const request = requests[i] ?? null
        if (request === null || !isLoggedIn) call.clear()
        else call.pose(routeKey(request), () => backend.plan(unpriced(request)))
      }),
    )
  }
}

/** What decides which routes a plan has: everything but the choice among them, and the price, which all variants share. */
function askedBy(plan: Plan): string {
  return JSON.stringify({ ...plan, leftOut: [], fuelPriceUsd: null })
}

export const comparison = new Comparison()
