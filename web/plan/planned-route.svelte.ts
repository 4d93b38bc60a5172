import { untrack } from 'svelte'
import type { Position } from '../../src/geo/position.js'
import { planner } from '../app/planner.svelte.js'
import { type RouteLine, routeLine } from '../map/route-line.js'
import { sharedPlan } from '../plans/shared-plan.svelte.js'
import { AnswerCache } from '../session/answer-cache.js'
import { backend, hasStops, type PlanRequest } from '../session/backend.js'
import { DebouncedCall } from '../session/debounced-call.svelte.js'
import { session } from '../session/session.svelte.js'
import { priced, routeKey, unpriced } from './fuel-price.js'
import type { PlannedRoute, RouteAnswer } from './route-answer.js'
import { planRequest } from './route-request.js'

/** Answers of this session, shared by the plan and the variants of a comparison. */
export const knownRoutes = new AnswerCache<RouteAnswer>()
session.onEnd(() => knownRoutes.clear())

/** Keeps the answer to the plan up to date: sends a new request whenever the plan changes. */
class RouteOfPlan {
  readonly call = new DebouncedCall<RouteAnswer>(knownRoutes)
  readonly planned: PlannedRoute | null = $derived(
    this.call.answer === null ? null : plannedRouteOf(this.call.answer, planner.plan.fuelPriceUsd),
  )
  #ends = ''

  /**
   * @param question the request as JSON, so that changes without effect, such as the hour of
   * departure, send nothing
   */
  ask(question: string): void {
    const body = JSON.parse(question) as PlanRequest
    // Places are chosen one at a time, but numbers are typed digit by digit.
    const ends = JSON.stringify(hasStops(body) ? body.stops : [body.origin, body.destination])
    const isImmediate = ends !== this.#ends
    this.#ends = ends
    if (session.isLoggedIn) {
      this.call.pose(routeKey(body), () => backend.plan(unpriced(body)), isImmediate)
    } else this.call.pose(`published ${question}`, () => published(body), isImmediate)
  }
}

export const routeOfPlan = new RouteOfPlan()

/** Routes between large ports are public. Options and other places need an account. */
async function published(request: PlanRequest): Promise<RouteAnswer> {
  if (hasStops(request)) throw new Error('A voyage with stops is never published.')
  return backend.published(request.origin.port_id!, request.destination.port_id!)
}

const lines = new WeakMap<RouteAnswer, RouteLine>()

/** @param fuelPriceUsd price per tonne; null if there is none */
export function plannedRouteOf(answer: RouteAnswer, fuelPriceUsd: number | null): PlannedRoute {
  const line = lines.get(answer) ?? lineOf(answer)
  lines.set(answer, line)
  return { route: priced(answer, fuelPriceUsd), line }
}

function lineOf({ geometry, distance_km }: RouteAnswer): RouteLine {
  return routeLine(geometry.coordinates as readonly Position[], distance_km)
}

/** Whether the answer is public: between two ports, without options. */
export function isPublishable(request: PlanRequest): boolean {
  if (hasStops(request)) return false
  // The page itself calculates the dates of a published route.
  const { origin, destination, alternatives: _, depart_at: __, ...options } = request
  return origin.port_id != null && destination.port_id != null && Object.keys(options).length === 0
}

/** Follows the plan for as long as the page lives. */
export function followPlan(): void {
  const request = $derived(planRequest(planner.plan))
  const question = $derived(JSON.stringify(request))
  const isWanted = $derived(
    request !== null && session.isKnown && (session.isLoggedIn || isPublishable(request)),
  )
  const wanted = $derived({ question, isWanted, by: session.isLoggedIn })
  $effect(() => {
    const { shared } = planner
    if (shared === null) return
    untrack(() => routeOfPlan.call.pose(`shared ${shared}`, () => sharedPlan.read(shared), true))
  })
  $effect(() => {
    if (planner.shared !== null) return
    const { question, isWanted } = wanted
    untrack(() => (isWanted ? routeOfPlan.ask(question) : routeOfPlan.call.clear()))
  })
}
