import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyRequest } from 'fastify'
import { Problem } from '../../../contract/problems/problem.js'
import type { Dependencies } from '../dependencies.js'
import { requireCaller } from '../transport/deadline.js'
import type { App } from '../transport/fastify-types.js'
import {
  Admission,
  ONE_CALLERS_REQUESTS,
  RETRY_AFTER_SECONDS,
  RejectionTimes,
} from './admission.js'
import { callerNames } from './caller-names.js'
import type { Crowd } from './crowd.js'

const MEASURE_EVERY_MS = 50
/**
 * Maximum number of rejections that are delayed until a retry makes sense. Only callers with several other
 * requests in progress are made to wait. Node accepts one connection per iteration of the event loop,
 * and a thousand callers that retry at once make iterations so long that others connect only after
 * minutes.
 */
const MAX_HELD = 2000
/** One for all, because a stack costs more than the rest of a rejection. */
const OVERLOADED = new Problem('overloaded', 'The service is at its limit. Retry in a second.', {
  headers: { 'retry-after': String(RETRY_AFTER_SECONDS) },
})

/**
 * Rejects requests above the concurrency limit, which falls while the event loop is late. A request
 * whose body is still arriving does not count, so slow clients block nobody. @fastify/under-pressure
 * would reject everything or nothing, whoever the caller is.
 */
export function installOverloadGuard(
  app: App,
  { config, metrics, background }: Pick<Dependencies, 'config' | 'metrics' | 'background'>,
  crowd: Crowd,
): void {
  const { inProgress } = crowd
  const admission = new Admission(config.maxRequestsInFlight)
  metrics.watch(background, () => inProgress.size)
  metrics.watchAdmission(() => admission.limit)
  measureDelay(app, (delayMs) => admission.measured(delayMs, inProgress.size))
  const times = new RejectionTimes()
  let held = 0
  const begin = async (request: FastifyRequest) => {
    if (request.routeOptions.config.exempt) return
    // Its response was closed before: nothing would take it off the list.
    requireCaller(request)
    const callers = callerNames(request, config.auth)
    if (inProgress.admit(request, callers, admission.limit)) return
    if (inProgress.of(callers) >= ONE_CALLERS_REQUESTS && held < MAX_HELD) {
      held += 1
      await pause(times.next(performance.now()))
      held -= 1
    }
    throw OVERLOADED
  }
  // Counts rejections by the threads too.
  app.addHook('onError', async (_request, _reply, error) => {
    if (error instanceof Problem && error.code === 'overloaded') metrics.overloaded()
  })
  app.addHook('onRequest', async (request, reply) => {
    await begin(request)
    reply.raw.once('close', () => inProgress.delete(request))
  })
  app.addHook('preParsing', async (request) => {
    inProgress.delete(request)
  })
  app.addHook('preValidation', async (request) => begin(request))
  app.server.on('connection', () => crowd.turns.arrived())
  app.addHook('preHandler', async (request) => {
    if (request.routeOptions.config.counted)
      await crowd.turn(callerNames(request, config.auth).at(-1)!)
  })
}

/** Reports how late each timer is while the app listens. */
function measureDelay(app: App, tell: (delayMs: number) => void): void {
  let timer: NodeJS.Timeout | undefined
  app.addHook('onListen', async () => {
    let lastMs = performance.now()
    timer = setInterval(() => {
      const nowMs = performance.now()
      tell(nowMs - lastMs - MEASURE_EVERY_MS)
      lastMs = nowMs
    }, MEASURE_EVERY_MS).unref()
  })
  app.addHook('onClose', async () => clearInterval(timer))
}
