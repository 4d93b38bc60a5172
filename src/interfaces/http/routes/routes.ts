import { isoTime } from '../../../base/utc.js'
import { type OperationEngine, route } from '../../../contract/operations/index.js'
import { ROUTE_QUERY } from '../../../contract/pointers.js'
import type { ProblemCode } from '../../../contract/problems/problem-table.js'
import { unflatten } from '../../../contract/read/flat-route.js'
import { requireShipType } from '../../../contract/read/read-ship.js'
import { FormatQuery } from '../../../contract/schemas/common.js'
import { RouteAnswer, RouteCore } from '../../../contract/schemas/route-answer.js'
import { RouteQuery } from '../../../contract/schemas/route-query.js'
import { type RouteBody, RouteRequestBody } from '../../../contract/schemas/route-request.js'
import { ROUTE_COLUMNS, ROUTE_CONDITIONS } from '../../../contract/table-columns.js'
import { ROUTE_TABLE } from '../../../tables/bodies/route-table.js'
import { CachedOperation } from '../answers/cached-operation.js'
import { recordRoute } from '../answers/route-history.js'
import { keptRoute } from '../answers/sailings.js'
import { batchEndpoint } from '../bulk/batch.js'
import { rowRequests } from '../bulk/leg-requests.js'
import { cachedCalls } from '../calls/operation-calls.js'
import { operationEndpoint } from '../calls/operation-endpoint.js'
import type { Dependencies } from '../dependencies.js'
import type { ThreadBudget } from '../guard/thread-budget.js'
import type { JobKinds } from '../jobs/kinds.js'
import type { SavedRouteCatalog } from '../saved-routes/saved-routes.js'
import type { RouteCounters } from '../statistics/route-counters.js'
import { DRAWN_BODY_BYTES } from '../transport/body-limits.js'
import type { App } from '../transport/fastify-types.js'

const tags = ['Routes']
const problems: ProblemCode[] = [
  'starting',
  'port_not_found',
  'point_on_land',
  'point_forbidden',
  'no_route',
]

/** What is stored of a calculation in addition to the caller's own history, and what rejected rows take. */
export interface Keeping {
  readonly budget: ThreadBudget
  readonly catalog: SavedRouteCatalog
  readonly counters: RouteCounters
  readonly kinds: JobKinds
}

export function routeEndpoints(app: App, dependencies: Dependencies, keeping: Keeping): void {
  const { catalog, counters, budget, kinds } = keeping
  const tools = {
    ...dependencies,
    published: (slug: string | null, engine: OperationEngine) => catalog.published(slug, engine),
  }
  const { store, routeCache } = dependencies
  const calls = cachedCalls(new CachedOperation(route, routeCache, tools, keptRoute), {
    dependencies,
    core: RouteCore,
    writings: (caller, body, given) => [
      ...recordRoute(store, caller, body as RouteBody, given, isoTime(dependencies.nowMs())),
      ...catalog.writings(given.kept),
      async () => counters.routeCalculated(caller.account.id, given.kept, given.isCached),
    ],
    noRoute: () => counters.noRoute(),
  })

  operationEndpoint(app, calls, {
    bodyLimit: DRAWN_BODY_BYTES,
    summary: 'Calculate a sea route',
    description: 'Costs one query, cached or not, plus one for each place in `via`.',
    tags,
    query: FormatQuery,
    body: RouteRequestBody,
    answer: RouteAnswer,
    files: 'route',
    check: requireShipType,
    problems,
  })

  app.get(
    '/calculate-route',
    {
      schema: {
        summary: 'Calculate a sea route by GET',
        description: 'The same request as a query string, for links and curl. Costs one query.',
        tags,
        querystring: RouteQuery,
        response: { 200: RouteAnswer },
      },
      config: { access: 'bearer', counted: true, files: 'route', problems },
    },
    async (request, reply) =>
      calls.answer(unflatten(request.query), request, reply, { layout: ROUTE_QUERY, base: '#' }),
  )

  const table = { columns: [...ROUTE_COLUMNS, ...ROUTE_CONDITIONS], hasLine: true }
  const requestsOfColumns = rowRequests(dependencies, ROUTE_TABLE)
  kinds.set('routes', { scope: 'routes', calls, table, requestsOfColumns })
  batchEndpoint(app, {
    url: '/v1/routes/batch',
    calls,
    answer: RouteAnswer,
    table,
    summary: 'Calculate any number of sea routes',
    tags,
    budget,
  })
}
