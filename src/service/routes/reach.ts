import { ReachAnswer, ReachRequestBody } from '../../api/schemas/reach.js'
import { reach } from '../../operations/index.js'
import type { Dependencies } from '../dependencies.js'
import type { App } from '../http/fastify-types.js'
import { operationCalls } from '../http/operation-calls.js'
import { operationEndpoint } from '../http/operation-endpoint.js'

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
