import { isoTime } from '../../../base/utc.js'
import { voyage } from '../../../contract/operations/index.js'
import { FormatQuery } from '../../../contract/schemas/common.js'
import { VoyageAnswer, VoyageCore } from '../../../contract/schemas/voyage-answer.js'
import { type VoyageBody, VoyageRequestBody } from '../../../contract/schemas/voyage-request.js'
import { CachedOperation } from '../answers/cached-operation.js'
import { recordVoyage } from '../answers/route-history.js'
import { keptVoyage } from '../answers/sailings.js'
import { cachedCalls } from '../calls/operation-calls.js'
import { operationEndpoint } from '../calls/operation-endpoint.js'
import type { Dependencies } from '../dependencies.js'
import type { RouteCounters } from '../statistics/route-counters.js'
import { DRAWN_BODY_BYTES } from '../transport/body-limits.js'
import type { App } from '../transport/fastify-types.js'

export function voyageEndpoints(
  app: App,
  dependencies: Dependencies,
  counters: RouteCounters,
): void {
  const { store, voyageCache } = dependencies
  const planner = new CachedOperation(voyage, voyageCache, dependencies, keptVoyage)
  const calls = cachedCalls(planner, {
    dependencies,
    core: VoyageCore,
    writings: (caller, body, given) => [
      ...recordVoyage(store, caller, body as VoyageBody, given, isoTime(dependencies.nowMs())),
      async () => {
        for (const leg of given.kept.legs)
          counters.routeCalculated(caller.account.id, leg, given.isCached)
      },
    ],
    noRoute: () => counters.noRoute(),
  })

  operationEndpoint(app, calls, {
    bodyLimit: DRAWN_BODY_BYTES,
    summary: 'Plan a voyage',
    description:
      'A voyage of 2 to 50 stops: legs, calls with arrival and departure times, and a timeline. Each leg costs one query, cached or not.',
    tags: ['Routes'],
    query: FormatQuery,
    body: VoyageRequestBody,
    answer: VoyageAnswer,
    files: 'voyage',
    problems: ['starting', 'port_not_found', 'point_on_land', 'point_forbidden', 'no_route'],
  })
}
