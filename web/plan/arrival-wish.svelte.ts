import { untrack } from 'svelte'
import { clock } from '../app/clock.svelte.js'
import { planner } from '../app/planner.svelte.js'
import { windsOf } from './in-winds.js'
import type { Plan } from './plan.js'
import { routeOfPlan } from './planned-route.svelte.js'
import { planRequest } from './route-request.js'
import { hoursToArrival } from './timeline.js'
import { type DepartureFor, departureFor, isStillWished } from './wished-arrival.js'

interface Sought {
  readonly arrival: string
  /** The scenario that wants it, and its departure when it was asked. */
  readonly at: number
  readonly departure: string | null
  readonly found: (DepartureFor & { readonly request: string }) | null
  /** How often the departure may still be moved: winds change with it. */
  readonly turns: number
}

const requestOf = (plan: Plan) => JSON.stringify(planRequest(plan))

/** The arrival for which a departure is sought, and what was found for it. Its panel may close before the answer. */
class ArrivalWish {
  #sought = $state.raw<Sought | null>(null)
  /** Null as soon as the plan is another one, by its form or by Back. */
  readonly current: Sought | null = $derived.by(() => {
    const sought = this.#sought
    const { plan, at } = planner
    if (sought === null || sought.at !== at) return null
    const isSame =
      sought.found === null
        ? isStillWished(plan, sought.departure)
        : sought.found.request === requestOf(plan)
    return isSame ? sought : null
  })

  forget(): void {
    this.#sought = null
  }

  /** The answer without a wanted arrival says when the ship must leave. */
  seek(arrival: string): void {
    const { plan, at } = planner
    const { departure } = plan
    this.#sought = { arrival, at, departure, found: null, turns: 2 }
    if (plan.arrival !== null) planner.change({ arrival: null })
  }

  follow(): void {
    const { planned, isStale, isPending } = routeOfPlan
    const sought = this.current
    if (sought === null || planned === null || isStale || isPending || sought.turns === 0) return
    if (sought.found !== null && (windsOf(planned.plan) === null || sought.found.arrival !== null))
      return
    untrack(() => {
      const found = departureFor(sought.arrival, hoursToArrival(planned.route), clock.now)
      planner.change({ departure: found.departure, arrival: found.arrival })
      const request = requestOf(planner.plan)
      this.#sought = { ...sought, found: { ...found, request }, turns: sought.turns - 1 }
    })
  }
}

export const arrivalWish = new ArrivalWish()

// From the first wish for as long as the page lives: its panel comes later than the first view, and may close.
$effect.root(() => {
  $effect(() => arrivalWish.follow())
})
