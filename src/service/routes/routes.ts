import type { FastifyReply, FastifyRequest } from 'fastify'
import { sessionOf } from '../accounts/session.js'
import { isoTime } from '../clock.js'
import type { Dependencies } from '../dependencies.js'
import type { App } from '../http/fastify-types.js'
import { newRouteId } from '../http/ids.js'
import type { ProblemCode } from '../http/problem.js'
import type { Engine } from '../planning/engine.js'
import { unflatten } from '../planning/flat-route.js'
import { requireEngine } from '../planning/require-engine.js'
import { routeAnswer } from '../planning/route-answer.js'
import { recordRoute } from '../planning/route-history.js'
import {
  explainRoutingError,
  type PortPointers,
  requirePorts,
  requireResolution,
} from '../planning/route-problems.js'
import { closuresOf, routeRequestOf } from '../planning/route-request.js'
import { routeWarnings } from '../planning/route-warnings.js'
import { CountedCalls } from '../quota/counted-calls.js'
import { ONE_ROUTE } from '../quota/quota.js'
import { RouteAnswer, type RouteAnswerBody } from '../schemas/route-answer.js'
import { RouteQuery } from '../schemas/route-query.js'
import { type RouteBody, RouteRequestBody } from '../schemas/route-request.js'

const tags = ['Routes']
const response = { 200: RouteAnswer }
const problems: ProblemCode[] = ['starting', 'port_not_found', 'point_on_land', 'no_route']

const BODY_POINTERS = { origin: '#/origin/port_id', destination: '#/destination/port_id' }
const QUERY_POINTERS = { origin: '#/origin_port_id', destination: '#/destination_port_id' }

export function routeEndpoints(app: App, dependencies: Dependencies): void {
  const calculate = createCalculation(dependencies)

  app.post(
    '/calculate-route',
    {
      schema: { summary: 'Calculate a sea route', tags, body: RouteRequestBody, response },
      config: { access: 'bearer', counted: true, problems },
    },
    async (request, reply) => calculate(request.body, BODY_POINTERS, request, reply),
  )

  app.get(
    '/calculate-route',
    {
      schema: {
        summary: 'Calculate a sea route from a link: the same request with flat names',
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
function createCalculation(dependencies: Dependencies) {
  const calls = new CountedCalls(dependencies)
  return async (
    body: RouteBody,
    pointers: PortPointers,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<RouteAnswerBody> => {
    const engine = requireEngine(dependencies)
    requireResolution(engine.router, body)
    requirePorts(engine.ports, body, pointers)
    const { account } = sessionOf(request)
    return calls.answer(request, reply, {
      amounts: ONE_ROUTE,
      work: () => sail(body, request, engine, dependencies),
      writings: (answer) => [recordRoute(dependencies.store, account.id, body, answer)],
    })
  }
}

function sail(
  body: RouteBody,
  request: Pick<FastifyRequest, 'warnings'>,
  engine: Engine,
  { clock, metrics }: Dependencies,
): RouteAnswerBody {
  const closures = closuresOf(body, engine)
  const question = routeRequestOf(body, closures, clock)
  try {
    const route = metrics.timeEngine('route', () => engine.router.route(question))
    const count = body.alternatives ?? 0
    const findAlternatives = () => engine.router.alternatives(question, route, count)
    const alternatives = count > 0 ? metrics.timeEngine('alternatives', findAlternatives) : []
    const warnings = [...request.warnings, ...routeWarnings(body, route, closures, engine)]
    const calculatedAt = isoTime(clock.nowMs())
    const id = newRouteId()
    return routeAnswer({ id, body, route, alternatives, closures, warnings, calculatedAt }, engine)
  } catch (error) {
    throw explainRoutingError(error)
  }
}
