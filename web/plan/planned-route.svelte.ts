import { untrack } from 'svelte'
import { FairwayError } from '../../src/client/index.js'
import type { Position } from '../../src/engine/geo/position.js'
import { planner } from '../app/planner.svelte.js'
import { mapFiles } from '../map/map-files.svelte.js'
import { type RouteLine, routeLine } from '../map/route-line.js'
import { sharedPlan } from '../plans/shared-plan.svelte.js'
import { AnswerCache } from '../session/answer-cache.js'
import { backend, hasStops, type PlanRequest } from '../session/backend.js'
import { Call } from '../session/call.svelte.js'
import { DebouncedCall } from '../session/debounced-call.svelte.js'
import { session } from '../session/session.svelte.js'
import { forPlan, routeKey } from './answer-for-plan.js'
import { offeredAnswer } from './offered-answer.js'
import type { Plan } from './plan.js'
import type { PlannedRoute, RouteAnswer } from './route-answer.js'
import { planRequest } from './route-request.js'

/** Answers of this session, shared by the plan and the variants of a comparison. */
export const knownRoutes = new AnswerCache<RouteAnswer>()
session.onEnd(() => knownRoutes.clear())

/** Keeps the answer to the plan up to date: sends a new request whenever the plan changes. */
class RouteOfPlan {
  readonly call = new DebouncedCall<RouteAnswer>(knownRoutes)
  /** The request as JSON, so that a change without effect changes nothing. */
  readonly #request: string = $derived(JSON.stringify(planRequest(planner.plan)))
  /** Identifies the answer that the plan needs; null if there is nothing to request. */
  readonly key: string | null = $derived.by(() => {
    if (planner.shared !== null) return `shared ${planner.shared}`
    void this.#request
    return questionOf(untrack(() => planner.plan))?.key ?? null
  })
  /** Whether the answer that is shown belongs to an earlier plan. */
  readonly isStale: boolean = $derived(
    this.call.answer !== null && (this.call.error !== null || this.call.answeredKey !== this.key),
  )
  /** Whether the plan has neither its answer nor its failure yet. */
  readonly isPending: boolean = $derived(this.call.isBusy || this.call.key !== this.key)
  /** The answer that is shown, with the plan that it answers: the form may have changed since. */
  readonly planned: PlannedRoute | null = $derived.by(() => {
    const { answer, answeredKey } = this.call
    if (answer === null) return null
    const answered = this.isStale ? this.#plans.get(answeredKey ?? '') : undefined
    return plannedRouteOf(answer, answered ?? planner.plan)
  })
  /** Whether the answer is what is published of it: without other ways than by canals, warnings, and all that papers need. */
  readonly isPublished: boolean = $derived.by(() => {
    const { answer } = this.call
    return planner.shared === null && !this.isStale && answer !== null && !answer.warnings
  })
  /** The calculation of what a published answer lacks. */
  readonly completing = new Call<void>({ isRepeated: false })
  /** The latest plan of each request that is shown or pending. */
  readonly #plans = new Map<string, Plan>()
  #chosen = ''

  ask(): void {
    const { key } = this
    this.completing.clear()
    const { shared } = planner
    if (key === null) this.call.clear()
    else if (shared !== null)
      this.call.pose(key, () => sharedPlan.read(shared).then(withNames), true)
    else {
      // Places, cards and ways are chosen one at a time, but numbers are typed digit by digit.
      const { from, stops, to, leftOut } = planner.plan
      const places = stops.map(({ place }) => place)
      const chosen = JSON.stringify([planner.at, from, ...places, to, leftOut])
      const isImmediate = chosen !== this.#chosen
      this.#chosen = chosen
      const question = questionOf(planner.plan)
      if (question !== null) this.call.pose(question.key, question.send, isImmediate)
    }
  }

  /** Has this page calculate what is only published. @returns whether the answer is whole */
  async complete(): Promise<boolean> {
    const request = planRequest(planner.plan)
    if (this.isPublished && request !== null) {
      await this.completing.ask(() =>
        this.call.complete(() => session.calculations.plan(request).then(withNames)),
      )
    }
    return !this.isPublished
  }

  remember(plan: Plan): void {
    for (const key of this.#plans.keys()) {
      if (key !== this.call.answeredKey) this.#plans.delete(key)
    }
    if (this.key !== null) this.#plans.set(this.key, plan)
  }
}

export const routeOfPlan = new RouteOfPlan()

/** The names of the ends are shown before the page has all ports. */
function withNames(answer: RouteAnswer): RouteAnswer {
  mapFiles.learn([answer.origin.port, answer.destination.port])
  return answer
}

/** How the answer to a plan is found, and the key of that answer. */
export interface Question {
  readonly key: string
  readonly send: () => Promise<RouteAnswer>
}

/** Null if there is nothing to ask, or nobody who may. */
export function questionOf(plan: Plan): Question | null {
  const request = planRequest(plan)
  if (request === null || !session.isKnown) return null
  const calculate = () => session.calculations.plan(request).then(withNames)
  if (session.isLoggedIn) return { key: routeKey(request), send: calculate }
  const open = { ...plan, closed: [], leftOut: [] }
  const openRequest = planRequest(open)!
  if (!isPublishable(openRequest))
    return session.isReader ? null : { key: `visitor ${routeKey(request)}`, send: calculate }
  // What a closure changes is in the published answer too, if it has that route.
  const send = async () => {
    try {
      if (isPublishable(request)) return await published(request)
      const key = publishedKey(openRequest)
      const route = await knownRoutes.answer(key, () => published(openRequest))
      const offered = offeredAnswer(plan, { plan: open, route })
      if (offered !== null) return offered
    } catch (error) {
      if (session.isReader || !isRefused(error)) throw error
    }
    if (session.isReader) throw new FairwayError('route_not_found', 'This route is not published.')
    return calculate()
  }
  return { key: publishedKey(request), send }
}

const publishedKey = (request: PlanRequest) => `published ${routeKey(request)}`

/** Whether a route is not published, or was asked for too often. */
const isRefused = (error: unknown) =>
  error instanceof FairwayError && (error.status === 404 || error.status === 429)

/** Routes between large ports are public. The page calculates all others for whoever has no account. */
async function published(request: PlanRequest): Promise<RouteAnswer> {
  if (hasStops(request)) throw new Error('A voyage with stops is never published.')
  return withNames(await backend.published(request.origin.port_id!, request.destination.port_id!))
}

export function plannedRouteOf(answer: RouteAnswer, plan: Plan): PlannedRoute {
  return { plan, route: forPlan(answer, plan), line: lineOf(answer) }
}

export const lineOf = ({ geometry, distance_km }: RouteAnswer): RouteLine =>
  routeLine(geometry.coordinates as readonly Position[], distance_km)

/** Whether the answer is public: between two ports, without options. */
export function isPublishable(request: PlanRequest): boolean {
  if (hasStops(request)) return false
  // The page itself calculates the dates of a published route.
  const { origin, destination, alternatives: _, depart_at: __, ...options } = request
  return origin.port_id != null && destination.port_id != null && Object.keys(options).length === 0
}

/** Follows the plan for as long as the page lives. */
export function followPlan(): void {
  $effect(() => {
    void routeOfPlan.key
    untrack(() => routeOfPlan.ask())
  })
  $effect(() => routeOfPlan.remember(planner.plan))
}
