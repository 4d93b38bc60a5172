import { routeLegs } from '../../accounts/quota.js'
import { newReachId } from '../../answers/ids.js'
import { prepareRequest } from '../../answers/prepared-request.js'
import { explain } from '../../answers/rejections.js'
import { REACH_BODY, warningItems } from '../../api/pointers.js'
import { readReach, remarksOf } from '../../api/read-voyage.js'
import { ReachAnswer, ReachRequestBody } from '../../api/schemas/reach.js'
import { reachAnswer } from '../../api/write-reach.js'
import { completeReach, explainReachRejection, prepareReach } from '../../planning/reach.js'
import { isoTime } from '../../utc.js'
import type { Dependencies } from '../dependencies.js'
import { CountedCalls } from '../http/counted-calls.js'
import type { App } from '../http/fastify-types.js'

export function reachEndpoints(app: App, dependencies: Dependencies): void {
  const { clock, metrics } = dependencies
  const calls = new CountedCalls(dependencies)

  app.post(
    '/v1/reach',
    {
      schema: {
        summary: 'Find how far a vessel can get in a given time',
        description:
          'Isochrones at sea from one place, as GeoJSON, and the large ports within reach. Passages open and close as for a route; areas are not avoided. Costs one query, however many contours.',
        tags: ['Routes'],
        body: ReachRequestBody,
        response: { 200: ReachAnswer },
      },
      config: {
        access: 'bearer',
        counted: true,
        problems: ['starting', 'port_not_found', 'point_on_land'],
      },
    },
    async (request, reply) => {
      const { body, warnings } = request
      const { engine, asked, prepared } = prepareRequest(
        { body, layout: REACH_BODY },
        readReach,
        prepareReach,
        dependencies,
      )
      const answering = calls.answer(request, reply, {
        amounts: routeLegs(1),
        work: async (signal) => {
          const { result, engineMs } = await engine.background.reach(prepared.work, signal)
          metrics.engineTook('reach', engineMs)
          const planned = completeReach(prepared, result, engine)
          const frame = {
            id: newReachId(),
            warnings: [
              ...warnings,
              ...remarksOf(body, engine.ports),
              ...warningItems(planned.warnings, REACH_BODY),
            ],
            dataVersion: engine.router.dataVersion,
            calculatedAt: isoTime(clock.nowMs()),
          }
          return reachAnswer(body, planned, frame, engine)
        },
      })
      return answering.catch((error: unknown) => {
        throw explain(explainReachRejection(error), asked)
      })
    },
  )
}
