import type { FastifyRequest } from 'fastify'
import { Problem } from '../../api/problem.js'
import type { Dependencies } from '../dependencies.js'
import { Admission } from './admission.js'
import type { App } from './fastify-types.js'

const MEASURE_EVERY_MS = 50

/**
 * Rejects requests above the concurrency limit, which falls while the event loop is late. A request whose body is still arriving does not count,
 * so slow clients block nobody. @fastify/under-pressure rejects everything or nothing.
 */
export function installOverloadGuard(
  app: App,
  { config, metrics, background }: Pick<Dependencies, 'config' | 'metrics' | 'background'>,
): void {
  const inProgress = new Set<FastifyRequest>()
  const admission = new Admission(config.maxRequestsInFlight)
  metrics.watch(background, () => inProgress.size)
  metrics.watchAdmission(() => admission.limit)
  measureDelay(app, (delayMs) => admission.measured(delayMs, inProgress.size))
  const begin = (request: FastifyRequest) => {
    if (request.routeOptions.config.exempt) return
    if (inProgress.size >= admission.limit) {
      throw new Problem('overloaded', 'The service is at its limit. Retry in a second.', {
        headers: { 'retry-after': '1' },
      })
    }
    inProgress.add(request)
  }
  // Counts the rejections by the threads too.
  app.addHook('onError', async (_request, _reply, error) => {
    if (error instanceof Problem && error.code === 'overloaded') metrics.overloaded()
  })
  app.addHook('onRequest', async (request, reply) => {
    begin(request)
    reply.raw.once('close', () => inProgress.delete(request))
  })
  app.addHook('preParsing', async (request) => {
    inProgress.delete(request)
  })
  app.addHook('preValidation', async (request) => begin(request))
}

/** Tells how late each timer is while the app listens. */
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
