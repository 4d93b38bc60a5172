import type { VoyageBody } from '../../api/schemas/route-request.js'
import type { RouteRequest, Router } from '../../routing/types.js'
import type { Metrics } from '../metrics.js'
import type { Worked } from '../threads/jobs.js'
import type { RoutesFound } from '../threads/messages.js'
import type { ServiceEngine } from './engine.js'
import type { Asked } from './no-route.js'
import { explainRoutingError } from './route-problems.js'

type Found = Worked<RoutesFound>

export interface Search {
  /** What the caller asked, for refusals to name its fields. */
  readonly body: VoyageBody
  readonly request: RouteRequest
  readonly alternatives: number
  /** Where the request holds its two ends; the body itself when absent. */
  readonly base?: string
}

/**
 * The route and its alternatives. Most are found sooner than another thread would hear of them; a
 * way round areas takes many times as long and is left to the others.
 *
 * @throws Problem point_on_land, no_route or overloaded
 */
export function findRoutes(
  search: Search,
  engine: Pick<ServiceEngine, 'router' | 'background'>,
  metrics: Metrics,
  signal: AbortSignal,
): Found | Promise<Found> {
  const shuns = (search.request.avoidAreas ?? []).length > 0
  return shuns ? findElsewhere(search, engine, metrics, signal) : findHere(search, engine, metrics)
}

function findHere(
  search: Search,
  { router }: Pick<ServiceEngine, 'router'>,
  metrics: Metrics,
): Found {
  const { request, alternatives: count } = search
  const beganMs = performance.now()
  try {
    const route = metrics.timeEngine('route', () => router.route(request))
    const alternatives =
      count > 0
        ? metrics.timeEngine('alternatives', () => router.alternatives(request, route, count))
        : []
    return { result: { route, alternatives }, engineMs: performance.now() - beganMs }
  } catch (error) {
    throw explainRoutingError(error, askedIn(search, router))
  }
}

async function findElsewhere(
  search: Search,
  { router, background }: Pick<ServiceEngine, 'router' | 'background'>,
  metrics: Metrics,
  signal: AbortSignal,
): Promise<Found> {
  try {
    const found = await background.routes(search.request, search.alternatives, signal)
    metrics.engineTook('route', found.engineMs)
    return found
  } catch (error) {
    throw explainRoutingError(error, askedIn(search, router))
  }
}

function askedIn({ body, base = '#' }: Search, { resolutions }: Router): Asked {
  return { body, base, resolutions }
}
