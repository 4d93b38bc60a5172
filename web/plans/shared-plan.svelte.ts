import type { SavedPlan } from '../../src/client/index.js'
import { planRead } from '../app/app-url.js'
import { planner } from '../app/planner.svelte.js'
import type { Place } from '../plan/plan.js'
import type { RouteAnswer } from '../plan/route-answer.js'
import { backend } from '../session/backend.js'

/** The shared plan that is shown. */
class ShownPlan {
  about: SavedPlan | null = $state.raw(null)

  /** Fetches a shared plan. The page then shows the plan that it was made from. */
  async read(id: string): Promise<RouteAnswer> {
    const { route, ...about } = await backend.plans.shared(id)
    const plan = planRead(about.query)
    planner.plan = {
      ...plan,
      from: plan.from ?? placeOf(route.origin),
      to: plan.to ?? placeOf(route.destination),
    }
    this.about = about
    return route
  }
}

/** A plan that was shared through the API may have a query that this page cannot read. */
function placeOf({ port, snapped }: RouteAnswer['origin']): Place {
  if (port) return { portId: port.id }
  const [lon, lat] = snapped.coordinates
  return { position: [lon!, lat!] }
}

export const sharedPlan = new ShownPlan()
