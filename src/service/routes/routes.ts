import type { FastifyReply, FastifyRequest } from 'fastify'
import { routeLegs } from '../../accounts/quota.js'
import { answerText } from '../../answers/cached-answer.js'
import type { ServiceEngine } from '../../answers/engine.js'
import { explain, explained, requestedOptions } from '../../answers/rejections.js'
import { BodyMemo } from '../../answers/repeated-bodies.js'
import { requireEngine, requireResolution } from '../../answers/require.js'
import { recordRoute } from '../../answers/route-history.js'
import { routePlanner } from '../../answers/route-planner.js'
import { unflatten } from '../../api/flat-route.js'
import { type Layout, ROUTE_QUERY, routeLayout } from '../../api/pointers.js'
import type { ProblemCode } from '../../api/problem-table.js'
import { readRoute } from '../../api/read-voyage.js'
import { RouteAnswer, RouteCore, type RouteCoreBody } from '../../api/schemas/route-answer.js'
import { RouteQuery } from '../../api/schemas/route-query.js'
import { type RouteBody, RouteRequestBody } from '../../api/schemas/route-request.js'
import type { JsonSchema } from '../../api/validation/json-schema.js'
import { NoPassageError } from '../../planning/errors.js'
import { prepareVoyage } from '../../planning/prepare.js'
import { DEFAULT_RESOLUTION_KM } from '../../routing/request.js'
import { isoTime, utcDay } from '../../utc.js'
import { batchEndpoint } from '../bulk/batch.js'
import type { Dependencies } from '../dependencies.js'
import { DRAWN_BODY_BYTES } from '../http/body-limits.js'
import { sessionOf } from '../http/callers.js'
import { CountedCalls } from '../http/counted-calls.js'
import type { App } from '../http/fastify-types.js'
import type { SavedRouteCatalog } from '../saved-routes/saved-routes.js'
import type { RouteCounters } from '../statistics/route-counters.js'

const tags = ['Routes']
const response = { 200: RouteAnswer }
/** One object for all requests, so that its serialiser is compiled once. */
const coreSchema: Record<string, unknown> = { ...RouteCore }
const problems: ProblemCode[] = [
  'starting',
  'port_not_found',
  'point_on_land',
  'point_forbidden',
  'no_route',
]

/** What is stored of a calculation in addition to the caller's own history. */
export interface Keeping {
  readonly catalog: SavedRouteCatalog
  readonly counters: RouteCounters
}

export function routeEndpoints(app: App, dependencies: Dependencies, keeping: Keeping): void {
  const calculate = createCalculation(dependencies, keeping)

  app.post(
    '/calculate-route',
    {
      bodyLimit: DRAWN_BODY_BYTES,
      schema: {
        summary: 'Calculate a sea route',
        description: 'Costs one query, cached or not, plus one for each place in `via`.',
        tags,
        body: RouteRequestBody,
        response,
      },
      config: { access: 'bearer', counted: true, files: 'route', problems },
    },
    async (request, reply) => calculate(request.body, routeLayout, request, reply),
  )

  app.get(
    '/calculate-route',
    {
      schema: {
        summary: 'Calculate a sea route by GET',
        description: 'The same request as a query string, for links and curl. Costs one query.',
        tags,
        querystring: RouteQuery,
        response,
      },
      config: { access: 'bearer', counted: true, files: 'route', problems },
    },
    async (request, reply) =>
      calculate(unflatten(request.query), () => ROUTE_QUERY, request, reply),
  )

  batchEndpoint(app, {
    url: '/v1/routes/batch',
    rowUrl: '/calculate-route',
    summary: 'Calculate any number of sea routes',
    tags,
    row: RouteRequestBody as JsonSchema,
  })
}

interface ReadyRoute extends ReturnType<typeof prepare> {
  readonly day: string
  readonly engine: ServiceEngine
}

/** @throws Problem that names the fields */
function prepare(body: RouteBody, layout: Layout, engine: ServiceEngine, day: string) {
  const voyage = readRoute(body, day)
  const asked = requestedOptions(body, layout)
  return { asked, prepared: explained(asked, () => prepareVoyage(voyage, engine)) }
}

/** Whatever can be rejected for free is rejected before a query is charged. */
function createCalculation(dependencies: Dependencies, { catalog, counters }: Keeping) {
  const { store, clock, routeCache } = dependencies
  const calls = new CountedCalls(dependencies)
  const planner = routePlanner(routeCache, {
    ...dependencies,
    published: (slug, engine) => catalog.published(slug, engine),
  })
  const ready = new BodyMemo<ReadyRoute>()
  return async (
    body: RouteBody,
    layoutOf: (body: RouteBody) => Layout,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> => {
    const engine = requireEngine(dependencies)
    requireResolution(engine, body.resolution_km ?? DEFAULT_RESOLUTION_KM)
    const day = utcDay(clock.nowMs())
    const { asked, prepared } = ready.of(
      body,
      () => ({ day, engine, ...prepare(body, layoutOf(body), engine, day) }),
      (made) => made.day === day && made.engine === engine,
    )
    const session = sessionOf(request)
    const { account } = session
    const { warnings } = request
    const serialise = (core: RouteCoreBody) => reply.serializeInput(core, coreSchema)
    const question = { body, prepared, warnings, serialise }
    const answering = calls.answer(request, reply, {
      amounts: routeLegs(prepared.legs.length),
      known: () => planner.known(question, engine),
      work: (signal) => planner.plan(question, engine, signal),
      writings: (planned) => [
        ...recordRoute(store, session, body, planned, isoTime(clock.nowMs())),
        ...catalog.writings(planned.kept),
        async () => counters.routeCalculated(account.id, planned.kept, planned.isCached),
      ],
      text: answerText,
    })
    return answering.catch((error: unknown) => {
      if (error instanceof NoPassageError) counters.noRoute()
      throw explain(error, asked)
    })
  }
}
