import type { SavedPlan } from '../../src/client/index.js'
import { readAppUrl } from '../app/app-url.js'
import { planner } from '../app/planner.svelte.js'
import type { RouteAnswer } from '../plan/planned-route.svelte.js'
import { backend } from '../session/backend.js'

/** The shared plan that is shown. */
class ShownPlan {
  about: SavedPlan | null = $state.raw(null)

  /** Fetches a shared plan; the page then shows what it was made from. */
  async read(id: string): Promise<RouteAnswer> {
    const { route, ...about } = await backend.plans.shared(id)
    planner.plan = readAppUrl(`?${about.query.replace(/^\?/, '')}`).plan
    this.about = about
    return route
  }
}

export const sharedPlan = new ShownPlan()
