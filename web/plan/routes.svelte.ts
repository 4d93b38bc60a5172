import type { Route, RouteRequest } from '../../src/client/index.js'
import { type SailedLine, sailedLine } from '../chart/sailed-line.js'
import type { Position } from '../../src/geo/position.js'
import { planner } from '../page/planner.svelte.js'
import { Call } from '../session/call.svelte.js'
import { session } from '../session/session.svelte.js'
import { routeRequest } from './route-request.js'

/** A calculated way and its line as it is drawn. */
export interface Sailing {
  readonly route: Route
  readonly line: SailedLine
}

/** Keeps the answer to the plan: asks again whenever the question has changed. */
class RouteOfPlan {
  readonly call = new Call<Route>()
  readonly sailing: Sailing | null = $derived(
    this.call.answer === null ? null : sailingOf(this.call.answer),
  )

  /** @param question the request as JSON: what doesn't change it, such as a departure, asks nothing */
  ask(question: string): void {
    const body = JSON.parse(question) as RouteRequest
    void this.call.ask((signal) => session.client.calculateRoute(body, { signal }))
  }
}

export const routeOfPlan = new RouteOfPlan()

export function sailingOf(route: Route): Sailing {
  const coordinates = route.geometry.coordinates as readonly Position[]
  return { route, line: sailedLine(coordinates, route.distance_km) }
}

/** Follows the plan for as long as the page lives. */
export function followPlan(): void {
  const question = $derived(JSON.stringify(routeRequest(planner.plan)))
  const isWanted = $derived(session.isLoggedIn && question !== 'null')
  $effect(() => {
    if (isWanted) routeOfPlan.ask(question)
    else routeOfPlan.call.clear()
  })
}
