import { untrack } from 'svelte'
import { MAX_VARIANTS } from '../page/page-url.js'
import { planner } from '../page/planner.svelte.js'
import { routeKey } from '../plan/fuel-price.js'
import { routeRequest } from '../plan/route-request.js'
import { knownRoutes, type Sailing, sailingOf, type Voyage } from '../plan/routes.svelte.js'
import { Question } from '../session/question.svelte.js'
import { session } from '../session/session.svelte.js'

/** The answers to the variants, each asked for again only when its own question has changed. */
class Comparison {
  readonly calls = Array.from({ length: MAX_VARIANTS }, () => new Question<Voyage>(knownRoutes))
  readonly sailings: readonly (Sailing | null)[] = $derived(
    planner.variants.map((variant, i) => {
      const { answer, isOld } = this.calls[i]!
      // A column never shows the figures of another variant.
      return answer === null || isOld ? null : sailingOf(answer, variant.fuelPriceUsd)
    }),
  )

  /** Called whenever a variant, an end or the login has changed. */
  follow(): void {
    const { plan, variants } = planner
    const { from, to } = plan
    const { isLoggedIn } = session
    untrack(() =>
      this.calls.forEach((call, i) => {
        const variant = variants[i]
        const request = variant === undefined ? null : routeRequest({ ...variant, from, to })
        if (request === null || !isLoggedIn) call.clear()
        else call.pose(routeKey(request), () => session.client.calculateRoute(request))
      }),
    )
  }
}

export const comparison = new Comparison()
