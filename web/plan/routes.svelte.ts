import type { Port, Route, RouteRequest } from '../../src/client/index.js'
import type { Position } from '../../src/geo/position.js'
import { type SailedLine, sailedLine } from '../chart/sailed-line.js'
import { planner } from '../page/planner.svelte.js'
import { Call } from '../session/call.svelte.js'
import { session } from '../session/session.svelte.js'
import { routeRequest } from './route-request.js'

type Everything =
  | 'origin'
  | 'destination'
  | 'distance_km'
  | 'distance_nm'
  | 'duration_hours'
  | 'speed_kmh'
  | 'passages'
  | 'geometry'

/** An answer to a request, or a published route, which knows less. */
export type Voyage = Pick<Route, Everything> & Partial<Route>

/** A calculated way and its line as it is drawn. */
export interface Sailing {
  readonly route: Voyage
  readonly line: SailedLine
}

/** Keeps the answer to the plan: asks again whenever the question has changed. */
class RouteOfPlan {
  readonly call = new Call<Voyage>()
  readonly sailing: Sailing | null = $derived(
    this.call.answer === null ? null : sailingOf(this.call.answer),
  )

  /** @param question the request as JSON: what doesn't change it, such as a departure, asks nothing */
  ask(question: string): void {
    const body = JSON.parse(question) as RouteRequest
    void this.call.ask((signal) =>
      session.isLoggedIn
        ? session.client.calculateRoute(body, { signal })
        : publishedRoute(body, signal),
    )
  }
}

export const routeOfPlan = new RouteOfPlan()

/** Routes between large ports are there for everybody; options and other places need an account. */
async function publishedRoute({ origin, destination }: RouteRequest, signal: AbortSignal) {
  const slugOf = async ({ port_id }: RouteRequest['origin']): Promise<Port['slug']> =>
    (await session.client.port(port_id!, { signal })).slug
  const [from, to] = await Promise.all([slugOf(origin), slugOf(destination)])
  const slug = `${from}-to-${to}`
  return session.client.request('GET /routes/{slug}', { path: { slug }, signal })
}

export function sailingOf(route: Voyage): Sailing {
  const coordinates = route.geometry.coordinates as readonly Position[]
  return { route, line: sailedLine(coordinates, route.distance_km) }
}

/** Whether everybody may see the answer: two ports and nothing else. */
export function isPublishable(request: RouteRequest): boolean {
  const { origin, destination, ...options } = request
  return origin.port_id != null && destination.port_id != null && Object.keys(options).length === 0
}

/** Follows the plan for as long as the page lives. */
export function followPlan(): void {
  const request = $derived(routeRequest(planner.plan))
  const question = $derived(JSON.stringify(request))
  const isWanted = $derived(request !== null && (session.isLoggedIn || isPublishable(request)))
  $effect(() => {
    if (isWanted) routeOfPlan.ask(question)
    else routeOfPlan.call.clear()
  })
}
