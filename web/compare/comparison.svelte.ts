import type { Route } from '../../src/client/index.js'
import { MAX_VARIANTS } from '../page/page-url.js'
import { planner } from '../page/planner.svelte.js'
import { routeRequest } from '../plan/route-request.js'
import { type Sailing, sailingOf } from '../plan/routes.svelte.js'
import { Call } from '../session/call.svelte.js'
import { session } from '../session/session.svelte.js'

/** The answers to the variants, each asked for again only when its own question has changed. */
class Comparison {
  readonly calls = Array.from({ length: MAX_VARIANTS }, () => new Call<Route>())
  readonly #questions: (string | null)[] = []
  readonly sailings: readonly (Sailing | null)[] = $derived(
    planner.variants.map((_, i) => {
      const answer = this.calls[i]!.answer
      return answer === null ? null : sailingOf(answer)
    }),
  )

  /** Called whenever a variant, an end or the login has changed. */
  follow(): void {
    const { from, to } = planner.plan
    this.calls.forEach((call, i) => {
      const variant = planner.variants[i]
      const request = variant === undefined ? null : routeRequest({ ...variant, from, to })
      const question = session.isLoggedIn && request !== null ? JSON.stringify(request) : null
      if (question === this.#questions[i]) return
      this.#questions[i] = question
      if (request === null || question === null) call.clear()
      else void call.ask((signal) => session.client.calculateRoute(request, { signal }))
    })
  }
}

export const comparison = new Comparison()
