import { planner } from '../app/planner.svelte.js'
import type { Plan } from '../plan/plan.js'

/** The variants that the page has made of the routes of a plan, as long as the user leaves them alone. */
class MadeVariants {
  #all: readonly Plan[] = []
  #of = ''

  /** Whether the variants are the routes of this plan. */
  areOf(plan: Plan): boolean {
    return planner.variants === this.#all && this.#of === askedBy(plan)
  }

  /** Whether the user has made or changed the variants. */
  get areOwn(): boolean {
    return planner.variants.length > 0 && planner.variants !== this.#all
  }

  /** Compares the routes of a plan, or the plan itself. */
  make(plan: Plan, routes: readonly Pick<Plan, 'leftOut'>[]): void {
    this.#all = routes.length < 2 ? [plan] : routes.map(({ leftOut }) => ({ ...plan, leftOut }))
    this.#of = askedBy(plan)
    planner.variants = this.#all
    planner.arrivals++
  }
}

/** What decides which routes a plan has: everything but the choice among them, and the price, which all variants share. */
function askedBy(plan: Plan): string {
  return JSON.stringify({ ...plan, leftOut: [], fuelPriceUsd: null })
}

export const madeVariants = new MadeVariants()
