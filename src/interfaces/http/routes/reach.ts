import { reach } from '../../../contract/operations/index.js'
import { ReachAnswer, ReachRequestBody } from '../../../contract/schemas/reach.js'
import { operationCalls } from '../calls/operation-calls.js'
import { operationEndpoint } from '../calls/operation-endpoint.js'
import type { Dependencies } from '../dependencies.js'
import type { App } from '../transport/fastify-types.js'

export function reachEndpoints(app: App, dependencies: Dependencies): void {
  const calls = operationCalls(reach, dependencies, ReachAnswer)

  operationEndpoint(app, calls, {
    summary: 'Find how far a vessel can get in a given time',
    description:
      'Isochrones at sea from one place, as GeoJSON, and the large ports within reach. Passages open and close as for a route; areas are not avoided. Costs one query, however many contours.',
    tags: ['Routes'],
    body: ReachRequestBody,
    answer: ReachAnswer,
    problems: ['starting', 'port_not_found', 'point_on_land'],
  })
}
