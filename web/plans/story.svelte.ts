import type { SavedPlan } from '../../src/client/index.js'
import { planRead, readAppUrl, writeAppUrl } from '../app/app-url.js'
import { planner } from '../app/planner.svelte.js'
import { overlay } from '../map/overlay.svelte.js'
import type { Plan } from '../plan/plan.js'
import { writePlan } from '../plan/plan-url.js'
import { plannedRouteOf } from '../plan/planned-route.svelte.js'
import type { PlannedRoute } from '../plan/route-answer.js'
import { planRequest } from '../plan/route-request.js'
import { backend } from '../session/backend.js'
import { savedPlans, sharedAddress } from './saved-plans.svelte.js'
import { MOST_LETTERS } from './suggested-name.js'

/** One route of a story, as it was shared. */
export interface Step {
  readonly about: SavedPlan
  readonly planned: PlannedRoute
}

/** Shared plans between the same places, told one after the other: the map has those up to the present one. */
class Story {
  steps: readonly Step[] = $state.raw([])
  at = $state(0)
  /** The same scenarios as a strip of one's own. */
  readonly address: string = $derived(
    writeAppUrl({
      ...readAppUrl(''),
      scenarios: this.steps.map(({ planned }) => planned.plan),
    }),
  )

  /** @throws FairwayError if a plan is no longer shared */
  async read(): Promise<void> {
    this.steps = await Promise.all(
      [planner.shared!, ...planner.story].map(async (id) => {
        const { route, ...about } = await backend.plans.shared(id)
        return { about, planned: plannedRouteOf(route, planRead(about.query)) }
      }),
    )
    this.show(this.steps.length - 1)
  }

  show(at: number): void {
    this.at = Math.max(0, Math.min(this.steps.length - 1, at))
    overlay.story = this.steps.slice(0, this.at + 1).map(({ planned }) => planned)
  }

  leave(): void {
    this.steps = []
    overlay.story = []
  }

  /**
   * Shares one plan after the other.
   * @param names of the plans; the first of them is the headline
   * @returns the public address; what was shared before a failure is withdrawn
   */
  async make(headline: string, plans: readonly Plan[], names: readonly string[]): Promise<string> {
    const ids: string[] = []
    try {
      for (const [i, plan] of plans.entries()) {
        const name = i === 0 ? headline : `${headline}: ${names[i]}`.slice(0, MOST_LETTERS)
        const query = writePlan(plan).toString()
        ids.push(await savedPlans.share(name, query, planRequest(plan)!))
      }
    } catch (error) {
      for (const id of ids) await savedPlans.remove(id)
      throw error
    }
    return sharedAddress(ids[0]!, ids.slice(1))
  }
}

export const story = new Story()
