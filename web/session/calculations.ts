import { type FairwayClient, FairwayError } from '../../src/client/index.js'
import { routeOfVoyage, withInPort } from '../plan/voyage-route.js'
import { type Calculations, hasStops } from './seam.js'

export const ROUTE = [
  ...(['origin', 'destination', 'distance_km', 'distance_nm', 'duration_hours'] as const),
  ...(['speed_kmh', 'passages', 'geometry'] as const),
]
export const VOYAGE = ['legs', 'calls', 'route', 'events'] as const

/**
 * The answer, if it has what the page shows.
 * @throws FairwayError unexpected_answer, for whatever else came with status 200, such as the page of a proxy
 */
export function whole<Answer extends object>(
  answer: Answer,
  members: readonly (keyof Answer & string)[],
): Answer {
  const isWhole =
    typeof answer === 'object' && answer !== null && members.every((name) => answer[name] != null)
  if (isWhole) return answer
  throw new FairwayError('unexpected_answer', 'The answer is not from Fairway.', { status: 200 })
}

/** The calculations of the page, by a client of whatever answers: the service, or a worker. */
export function calculationsOf(client: FairwayClient): Calculations {
  return {
    async plan(request) {
      if (!hasStops(request)) {
        return withInPort(whole(await client.calculateRoute(request), ROUTE))
      }
      const voyage = await client.request('POST /v1/voyages', { body: request })
      return routeOfVoyage(whole(voyage, VOYAGE))
    },
    matrix: async (body, signal) =>
      whole(await client.calculateMatrix(body, { signal }), ['distances_km', 'durations_hours']),
    reach: async (body, signal) => whole(await client.reach(body, { signal }), ['ports']),
    async order(request, signal) {
      const body = { ...request, order: 'best' as const }
      const { order } = whole(await client.request('POST /v1/voyages', { body, signal }), ['order'])
      return whole(order!, ['stops', 'more_nm', 'more_sailing_hours'])
    },
    check: async (body, signal) =>
      whole(await client.trace(body, { signal }), ['check', 'geometry', 'legs']),
    estimate: async (body, signal) =>
      whole(await client.estimateEmissions(body, { signal }), ['emissions', 'factor', 'parts']),
    preview: async (body) => whole(await client.previewEmissions(body), ['valid', 'errors']),
  }
}

/** The same by something that is opened for the first of them, and again after a failure. */
export function openedLater(open: () => Promise<Calculations>): Calculations {
  let opening: Promise<Calculations> | null = null
  const opened = () => {
    opening ??= open().catch((error: unknown) => {
      opening = null
      throw error
    })
    return opening
  }
  return {
    plan: async (request) => (await opened()).plan(request),
    matrix: async (body, signal) => (await opened()).matrix(body, signal),
    reach: async (body, signal) => (await opened()).reach(body, signal),
    order: async (body, signal) => (await opened()).order(body, signal),
    check: async (body, signal) => (await opened()).check(body, signal),
    estimate: async (body, signal) => (await opened()).estimate(body, signal),
    preview: async (body) => (await opened()).preview(body),
  }
}
