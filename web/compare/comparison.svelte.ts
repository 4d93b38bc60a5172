import { untrack } from 'svelte'
import { MAX_VARIANTS } from '../app/app-url.js'
import { planner } from '../app/planner.svelte.js'
import { routeKey } from '../plan/answer-for-plan.js'
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

  /** Called whenever a variant, an end or the login has changed. */
  follow(): void {
    const requests = planner.variants.map((variant) => planRequest(planner.whole(variant)))
    const { isLoggedIn } = session
    untrack(() =>
      this.calls.forEach((call, i) => {
        const request = requests[i] ?? null
        if (request === null || !isLoggedIn) call.clear()
        else call.pose(routeKey(request), () => backend.plan(request))
      }),
    )
  }
}

export const comparison = new Comparison()
