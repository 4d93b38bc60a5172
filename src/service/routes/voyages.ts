import { routeLegs } from '../../accounts/quota.js'
import { answerText } from '../../answers/cached-answer.js'
import { prepareRequest } from '../../answers/prepared-request.js'
import { explain } from '../../answers/rejections.js'
import { recordVoyage } from '../../answers/route-history.js'
import { voyagePlanner } from '../../answers/voyage-planner.js'
import { VOYAGE_BODY } from '../../api/pointers.js'
import { readVoyage } from '../../api/read-voyage.js'
import { VoyageAnswer, VoyageCore, type VoyageCoreBody } from '../../api/schemas/voyage-answer.js'
import { VoyageRequestBody } from '../../api/schemas/voyage-request.js'
import { NoPassageError } from '../../planning/errors.js'
import { prepareVoyage } from '../../planning/prepare.js'
import { isoTime } from '../../utc.js'
import type { Dependencies } from '../dependencies.js'
import { DRAWN_BODY_BYTES } from '../http/body-limits.js'
import { sessionOf } from '../http/callers.js'
import { CountedCalls } from '../http/counted-calls.js'
import type { App } from '../http/fastify-types.js'
import type { RouteCounters } from '../statistics/route-counters.js'

/** One object for all requests, so that its serialiser is compiled once. */
const coreSchema: Record<string, unknown> = { ...VoyageCore }

export function voyageEndpoints(
  app: App,
  dependencies: Dependencies,
  counters: RouteCounters,
): void {
  const { clock, store, voyageCache } = dependencies
  const calls = new CountedCalls(dependencies)
  const planner = voyagePlanner(voyageCache, dependencies)

  app.post(
    '/v1/voyages',
    {
      bodyLimit: DRAWN_BODY_BYTES,
      schema: {
        summary: 'Plan a voyage',
        description:
          'A voyage of 2 to 50 stops: legs, calls with arrival and departure times, and a timeline. Each leg costs one query, cached or not.',
        tags: ['Routes'],
        body: VoyageRequestBody,
        response: { 200: VoyageAnswer },
      },
      config: {
        access: 'bearer',
        counted: true,
        files: 'voyage',
        problems: ['starting', 'port_not_found', 'point_on_land', 'point_forbidden', 'no_route'],
      },
    },
    async (request, reply) => {
      const { body, warnings } = request
      const { engine, asked, prepared } = prepareRequest(
        { body, layout: VOYAGE_BODY },
        readVoyage,
        prepareVoyage,
        dependencies,
      )
      const session = sessionOf(request)
      const { account } = session
      const serialise = (core: VoyageCoreBody) => reply.serializeInput(core, coreSchema)
      const answering = calls.answer(request, reply, {
        amounts: routeLegs(prepared.legs.length),
        work: (signal) => planner.plan({ body, prepared, warnings, serialise }, engine, signal),
        writings: (planned) => [
          ...recordVoyage(store, session, body, planned, isoTime(clock.nowMs())),
          async () => {
            const { kept, isCached } = planned
            for (const leg of kept.legs) counters.routeCalculated(account.id, leg, isCached)
          },
        ],
        text: answerText,
      })
      return answering.catch((error: unknown) => {
        if (error instanceof NoPassageError) counters.noRoute()
        throw explain(error, asked)
      })
    },
  )
}
