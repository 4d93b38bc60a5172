import type { FastifyReply, FastifyRequest } from 'fastify'
import { Problem, type ProblemCode } from '../../api/problem.js'
import { RouteAnswer, RouteCore, type RouteCoreBody } from '../../api/schemas/route-answer.js'
import { RouteQuery } from '../../api/schemas/route-query.js'
import { type RouteBody, RouteRequestBody } from '../../api/schemas/route-request.js'
import { sessionOf } from '../accounts/session.js'
import { answerText } from '../cache/kept-answer.js'
import { isoTime } from '../clock.js'
import type { Dependencies } from '../dependencies.js'
import type { App } from '../http/fastify-types.js'
import { unflatten } from '../planning/flat-route.js'
import { requireEngine } from '../planning/require-engine.js'
import { recordRoute } from '../planning/route-history.js'
import { RoutePlanner } from '../planning/route-planner.js'
import { type PortPointers, requirePorts, requireResolution } from '../planning/route-problems.js'
import { CountedCalls } from '../quota/counted-calls.js'
import { ONE_ROUTE } from '../quota/quota.js'
import type { SavedRouteBook } from '../saved-routes/saved-routes.js'
import type { RouteCounters } from '../statistics/route-counters.js'

const tags = ['Routes']
const response = { 200: RouteAnswer }
/** One object for all requests: its serialiser is compiled once. */
const coreSchema: Record<string, unknown> = { ...RouteCore }
const problems: ProblemCode[] = ['starting', 'port_not_found', 'point_on_land', 'no_route']

const BODY_POINTERS = { origin: '#/origin/port_id', destination: '#/destination/port_id' }
const QUERY_POINTERS = { origin: '#/origin_port_id', destination: '#/destination_port_id' }

/** What of a calculation is kept beside the caller's own history. */
export interface Keeping {
  readonly book: SavedRouteBook
  readonly counters: RouteCounters
}

export function routeEndpoints(app: App, dependencies: Dependencies, keeping: Keeping): void {
  const calculate = createCalculation(dependencies, keeping)

  app.post(
    '/calculate-route',
    {
      schema: {
        summary: 'Calculate a sea route',
        description: 'Costs one query, also for a cached response.',
        tags,
        body: RouteRequestBody,
        response,
      },
      config: { access: 'bearer', counted: true, problems },
    },
    async (request, reply) => calculate(request.body, BODY_POINTERS, request, reply),
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
      config: { access: 'bearer', counted: true, problems },
    },
    async (request, reply) => calculate(unflatten(request.query), QUERY_POINTERS, request, reply),
  )
}

/** Everything that can be refused for free is refused before a query is charged. */
function createCalculation(dependencies: Dependencies, { book, counters }: Keeping) {
  const { store, clock, metrics, routeCache, factors } = dependencies
  const calls = new CountedCalls(dependencies)
  const planner = new RoutePlanner(routeCache, clock, metrics, factors)
  return async (
    body: RouteBody,
    pointers: PortPointers,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> => {
    const engine = requireEngine(dependencies)
    requireResolution(engine, body)
    requirePorts(engine.ports, body, pointers)
    const { account } = sessionOf(request)
    const { warnings } = request
    const serialise = (core: RouteCoreBody) => reply.serializeInput(core, coreSchema)
    const question = { body, warnings, serialise }
    const answering = calls.answer(request, reply, {
      amounts: ONE_ROUTE,
      known: () => planner.known(question, engine),
      work: (signal) => planner.plan(question, engine, signal),
      writings: (planned) => [
        recordRoute(store, account.id, body, planned, isoTime(clock.nowMs())),
        ...book.writings(planned.kept),
        async () => counters.routeCalculated(account.id, planned),
      ],
      text: answerText,
    })
    return answering.catch((error: unknown) => {
      if (error instanceof Problem && error.code === 'no_route') counters.noRoute()
      throw error
    })
  }
}
