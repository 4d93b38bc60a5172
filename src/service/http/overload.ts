import type { FastifyRequest } from 'fastify'
import { Problem } from '../../api/problem.js'
import type { Dependencies } from '../dependencies.js'
import type { App } from './fastify-types.js'

/**
 * Rejects requests above the concurrency limit. A request whose body is still arriving does not count,
 * so slow clients block nobody. @fastify/under-pressure watches the event loop and has no such limit.
 */
export function installOverloadGuard(
  app: App,
  { config, metrics, background }: Pick<Dependencies, 'config' | 'metrics' | 'background'>,
): void {
  const inProgress = new Set<FastifyRequest>()
  metrics.watch(background, () => inProgress.size)
  const begin = (request: FastifyRequest) => {
    if (request.routeOptions.config.exempt) return
    if (inProgress.size >= config.maxRequestsInFlight) {
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
