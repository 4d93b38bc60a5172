import type {
  EmissionsEstimate,
  EmissionsPreview,
  EmissionsRequest,
  Matrix,
  MatrixRequest,
  Port,
  RouteRequest,
  VoyageRequest,
} from '../../src/client/index.js'
import type { RouteAnswer } from '../plan/planned-route.svelte.js'
import { routeOfVoyage } from '../plan/voyage-route.js'
import { session } from './session.svelte.js'

/** A question for a route: between two places, or a voyage with stops. */
export type PlanRequest = RouteRequest | VoyageRequest

/**
 * Everything that the views need somebody to calculate. Here it is the service; an engine in the page
 * would implement the same.
 */
export interface Backend {
  plan(request: PlanRequest): Promise<RouteAnswer>
  /** The public route between two ports, for visitors without an account. */
  published(fromPort: number, toPort: number): Promise<RouteAnswer>
  matrix(request: MatrixRequest, signal: AbortSignal): Promise<Matrix>
  /** Ports by the beginning of their name, best first. */
  search(words: string, limit: number, signal: AbortSignal): Promise<readonly Port[]>
  estimate(request: EmissionsRequest, signal: AbortSignal): Promise<EmissionsEstimate>
  preview(request: EmissionsRequest): Promise<EmissionsPreview>
}

export const hasStops = (request: PlanRequest): request is VoyageRequest => 'stops' in request

export const backend: Backend = {
  async plan(request) {
    if (!hasStops(request)) return session.client.calculateRoute(request)
    return routeOfVoyage(await session.client.request('POST /v1/voyages', { body: request }))
  },
  async published(fromPort, toPort) {
    const slugOf = async (id: number) => (await session.client.port(id)).slug
    const [from, to] = await Promise.all([slugOf(fromPort), slugOf(toPort)])
    return session.client.request('GET /routes/{slug}', { path: { slug: `${from}-to-${to}` } })
  },
  matrix: (body, signal) => session.client.request('POST /calculate-matrix', { body, signal }),
  search: async (words, limit, signal) =>
    (await session.client.searchPorts(words, { limit, signal })).ports,
  estimate: (body, signal) => session.client.estimateEmissions(body, { signal }),
  preview: (body) => session.client.previewEmissions(body),
}
