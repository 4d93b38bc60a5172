import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import Fastify, { type FastifyRequest, LogController } from 'fastify'
import { finish } from '../../base/slices.js'
import { tooManyPlaces } from '../../contract/read/matrix-size.js'
import { placeSteps } from '../../contract/read/place-text.js'
import type { JsonSchema } from '../../contract/validation/json-schema.js'
import { SecurityLog } from '../../keeping/accounts/security-log.js'
import { requestIdOf } from './answers/ids.js'
import { MOST_REPEATED_BYTES, RepeatedBodies } from './answers/repeated-bodies.js'
import { installOpening } from './calls/opening.js'
import { installUnknownFieldWarnings } from './calls/unknown-fields.js'
import { installValidation } from './calls/validation.js'
import type { Dependencies } from './dependencies.js'
import { Crowd } from './guard/crowd.js'
import { crowdedEngine } from './guard/crowded-sea.js'
import { installErrorHandler, sendProblem } from './guard/error-handler.js'
import { LoginThrottle } from './guard/login-throttle.js'
import { installOverloadGuard } from './guard/overload.js'
import { installPasswordMails } from './guard/password-mails.js'
import { installRequestGuard } from './guard/request-guard.js'
import { installRequestLog, installRequestMetrics } from './guard/request-log.js'
import {
  installThreadBudget,
  measured,
  measuredSteps,
  measureValidation,
  ThreadBudget,
} from './guard/thread-budget.js'
import type { JobKinds } from './jobs/kinds.js'
import { Readiness } from './probes/readiness.js'
import { accountEndpoints } from './routes/accounts.js'
import { cacheStatisticsEndpoints } from './routes/cache-statistics.js'
import { distanceEndpoints, figureEndpoint } from './routes/distance.js'
import { emissionsEndpoints } from './routes/emissions.js'
import { historyEndpoints } from './routes/history.js'
import { jobEndpoints } from './routes/jobs.js'
import { keyEndpoints } from './routes/keys.js'
import { listEndpoints } from './routes/lists.js'
import { matrixEndpoints } from './routes/matrix.js'
import { operationEndpoints } from './routes/operations.js'
import { passwordEndpoints } from './routes/passwords.js'
import { plannerPage } from './routes/planner.js'
import { planEndpoints } from './routes/plans.js'
import { portEndpoints } from './routes/ports.js'
import { problemPages } from './routes/problem-pages.js'
import { reachEndpoints } from './routes/reach.js'
import { routeStatisticsEndpoints } from './routes/route-statistics.js'
import { routeEndpoints } from './routes/routes.js'
import { savedRouteEndpoints } from './routes/saved-routes.js'
import { seaData } from './routes/sea-data.js'
import { securityTxt } from './routes/security-txt.js'
import { sharedPlanEndpoints } from './routes/shared-plans.js'
import { traceEndpoints } from './routes/traces.js'
import { voyageEndpoints } from './routes/voyages.js'
import { SavedRouteCatalog } from './saved-routes/saved-routes.js'
import { installRouteCounters } from './statistics/route-counters.js'
import { installAnswerWriters } from './transport/answer-writers.js'
import { BODY_LIMIT_BYTES, installBodyBudget, installBodyTimeout } from './transport/body-limits.js'
import { installCallerAddress } from './transport/caller-address.js'
import { installCompression } from './transport/compression.js'
import { answerInTurn, watchExchanges } from './transport/connection-errors.js'
import { installConnections } from './transport/connections.js'
import type { App } from './transport/fastify-types.js'
import { installFileFormats } from './transport/file-formats.js'
import { installFootprintFormats } from './transport/footprint-formats.js'
import { installHeaders, writeHeaders } from './transport/headers.js'
import { hasSource, jsonSteps, requirePlainUtf8, wrongType } from './transport/json-body.js'
import { installOpenApi } from './transport/openapi.js'
import { CSV_TYPE, wholeBody, XLSX_TYPE } from './transport/table-body.js'

const HEADER_TIMEOUT_MS = 10_000
const MAX_HEADER_BYTES = 16 * 1024
/** Interval between checks for slow connections, ms. */
const CHECK_INTERVAL_MS = 5_000
/** Time-out of a silent connection, ms, unless calculations may take half as long. */
const SILENT_TIMEOUT_MS = 60_000
/** JSON and its variants such as `application/geo+json`. */
const JSON_TYPE = /^application\/([\w.-]+\+)?json\s*(;|$)/i

/** NDJSON: one JSON object per line. */
const TABLE_TYPES = [CSV_TYPE, XLSX_TYPE]
const ROWS_TYPES = /^application\/(x-ndjson|ndjson|jsonl|x-jsonlines)\s*(;|$)/i

/** Builds the service from its dependencies. server.ts makes it listen and stops it. */
export function buildApp(given: Dependencies, readiness = new Readiness(given)): App {
  const crowd = new Crowd()
  const dependencies = { ...given, engine: crowdedEngine(given.engine, crowd) }
  const budget = new ThreadBudget(dependencies.clock)
  const app = createFastify(dependencies)
  dependencies.metrics.watchStore(dependencies.store)
  dependencies.metrics.watchJobs(() => dependencies.store.jobs.countOpen())
  readOnlyJson(app)
  readRows(app)
  allowMissingBodies(app)
  installValidation(app)
  installAnswerWriters(app)
  // The order of these calls is the order in which a request passes the hooks.
  installErrorHandler(app, dependencies.clock, readiness)
  installCallerAddress(app)
  installConnections(app)
  installRequestLog(app, dependencies)
  installHeaders(app, dependencies.config)
  installRequestMetrics(app, dependencies.metrics)
  installThreadBudget(app, budget)
  installOverloadGuard(app, dependencies, crowd)
  installRequestGuard(app, dependencies, budget)
  installBodyBudget(app, dependencies)
  installBodyTimeout(app)
  watchExchanges(app.server)
  installFileFormats(app)
  installFootprintFormats(app)
  installCompression(app)
  installUnknownFieldWarnings(app)
  installOpening(app, dependencies)
  installOpenApi(app)
  measureValidation(app)

  const catalog = new SavedRouteCatalog(dependencies)
  const counters = installRouteCounters(app, dependencies)
  const security = new SecurityLog(dependencies)
  const guards = { throttle: new LoginThrottle(dependencies), security }
  accountEndpoints(app, dependencies, guards)
  keyEndpoints(app, dependencies, security)
  passwordEndpoints(app, dependencies, guards, installPasswordMails(app, dependencies, security))
  const kinds: JobKinds = new Map()
  routeEndpoints(app, dependencies, { catalog, counters, budget, kinds })
  distanceEndpoints(app, dependencies)
  figureEndpoint(app, dependencies)
  matrixEndpoints(app, dependencies)
  voyageEndpoints(app, dependencies, counters)
  reachEndpoints(app, dependencies)
  traceEndpoints(app, dependencies)
  emissionsEndpoints(app, dependencies, { budget, kinds })
  jobEndpoints(app, dependencies, { kinds, budget, crowd })
  historyEndpoints(app, dependencies)
  savedRouteEndpoints(app, dependencies, catalog)
  routeStatisticsEndpoints(app, dependencies, counters)
  cacheStatisticsEndpoints(app, dependencies)
  portEndpoints(app, dependencies)
  listEndpoints(app, dependencies)
  operationEndpoints(app, dependencies, readiness)
  problemPages(app)
  securityTxt(app, dependencies)
  planEndpoints(app, dependencies)
  sharedPlanEndpoints(app, dependencies)
  plannerPage(app, dependencies)
  seaData(app, dependencies)
  return app
}

/** @throws Error that names the setting if Fastify cannot parse the proxies */
function createFastify(dependencies: Dependencies): App {
  const { trustedProxies } = dependencies.config
  try {
    return newFastify(dependencies)
  } catch (cause) {
    if (trustedProxies === '' || !(cause instanceof TypeError)) throw cause
    throw new Error(
      `FAIRWAY_TRUSTED_PROXIES=${trustedProxies} can't be read (${cause.message}): set it to addresses or networks, e.g. 127.0.0.1,10.0.0.0/8.`,
      { cause },
    )
  }
}

function newFastify({ config, logStream }: Dependencies): App {
  return Fastify({
    logger: {
      level: config.logLevel,
      redact: ['*.authorization', '*.password'],
      ...(logStream === undefined ? {} : { stream: logStream }),
    },
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: 'request_id',
    }),
    genReqId: (request) => requestIdOf(request.headers['x-request-id']),
    trustProxy: config.trustedProxies === '' ? false : config.trustedProxies,
    bodyLimit: BODY_LIMIT_BYTES,
    // Replaced by installBodyTimeout.
    requestTimeout: 0,
    // Requests on open connections still get a response while the service stops.
    return503OnClosing: false,
    connectionTimeout: Math.max(SILENT_TIMEOUT_MS, 2000 * config.deadlineSeconds),
    http: {
      headersTimeout: HEADER_TIMEOUT_MS,
      maxHeaderSize: MAX_HEADER_BYTES,
      // Node would answer without a problem document.
      requireHostHeader: false,
      connectionsCheckingInterval: CHECK_INTERVAL_MS,
    },
    routerOptions: { maxParamLength: 200 },
    clientErrorHandler: answerInTurn,
    frameworkErrors: (error, request, reply) => {
      writeHeaders(request, reply, config)
      sendProblem(error, request, reply)
    },
  }) as unknown as App
}

function readOnlyJson(app: App): void {
  const bodies = new RepeatedBodies()
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    JSON_TYPE,
    { parseAs: 'buffer' },
    async (request: FastifyRequest, bytes: Buffer) => {
      requirePlainUtf8(request)
      const { method, url = '', config, schema } = request.routeOptions
      if (config.tables && bytes.length === 0) return undefined
      if (config.rows ?? config.tables) throw wrongType(request)
      const isMatrix = config.problems?.includes('matrix_too_large')
      const json = jsonSteps(bytes, 'body', isMatrix ? tooManyPlaces : undefined)
      const steps = bodySteps((schema?.body ?? {}) as JsonSchema, json)
      // Only calculations are repeated, and no password may stay in memory.
      if (config.counted !== true || bytes.length > MOST_REPEATED_BYTES)
        return measured(request, () => measuredSteps(steps, () => request))
      const parse = () => measured(request, () => finish(steps))
      return bodies.parsed(`${method} ${url}`, bytes, parse)
    },
  )
}

function* bodySteps(schema: JsonSchema, json: Generator<void, unknown>): Generator<void, unknown> {
  return yield* placeSteps(schema, yield* json)
}

/** Leaves the rows to the operation, which reads them one by one. */
function readRows(app: App): void {
  app.addContentTypeParser(ROWS_TYPES, async (request: FastifyRequest, stream: IncomingMessage) => {
    const { rows, tables } = request.routeOptions.config
    if (tables) return wholeBody(request, stream)
    requirePlainUtf8(request)
    if (rows !== undefined) return stream
    throw wrongType(request)
  })
  app.addContentTypeParser(
    TABLE_TYPES,
    async (request: FastifyRequest, stream: IncomingMessage) => {
      if (request.routeOptions.config.tables) return wholeBody(request, stream)
      throw wrongType(request)
    },
  )
  app.addHook('preValidation', async (request) => {
    const { rows, tables } = request.routeOptions.config
    const isMissing = rows
      ? !(request.body instanceof Readable)
      : tables && !request.body && !hasSource(request)
    if (isMissing) throw wrongType(request)
  })
}

function allowMissingBodies(app: App): void {
  app.addHook('preValidation', async (request) => {
    const { bodyIsOptional, tables } = request.routeOptions.config
    if (bodyIsOptional && !tables) request.body ??= {}
  })
}
