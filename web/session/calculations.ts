import type { FairwayClient } from '../../src/client/index.js'
import { routeOfVoyage } from '../plan/voyage-route.js'
import { type Backend, hasStops } from './seam.js'

type Calculations = Pick<Backend, 'plan' | 'matrix' | 'reach' | 'estimate' | 'preview'>

/** The calculations of the page, by a client of whatever answers: the service, or a worker. */
export function calculationsOf(client: FairwayClient): Calculations {
  return {
    async plan(request) {
      if (!hasStops(request)) return client.calculateRoute(request)
      return routeOfVoyage(await client.request('POST /v1/voyages', { body: request }))
    },
    matrix: (body, signal) => client.calculateMatrix(body, { signal }),
    reach: (body, signal) => client.reach(body, { signal }),
    estimate: (body, signal) => client.estimateEmissions(body, { signal }),
    preview: (body) => client.previewEmissions(body),
  }
}
