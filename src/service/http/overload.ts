import type { FastifyRequest } from 'fastify'
import type { Dependencies } from '../dependencies.js'
import type { App } from './fastify-types.js'
import { Problem } from './problem.js'

/**
 * Refuses what comes when enough is at work: a short wait is better than a slow answer for all. A
 * request whose body is still on its way is not at work, so that slow callers hold nobody up.
 */
export function installOverloadGuard(
  app: App,
  { config, metrics, background }: Pick<Dependencies, 'config' | 'metrics' | 'background'>,
): void {
  const atWork = new Set<FastifyRequest>()
  metrics.watch(background, () => atWork.size)
  const begin = (request: FastifyRequest) => {
    if (request.routeOptions.config.exempt) return
    if (atWork.size >= config.maxRequestsInFlight) {
      throw new Problem('overloaded', 'The service is at its limit. Try again in a second.', {
        headers: { 'retry-after': '1' },
      })
    }
    atWork.add(request)
  }
  // Also those that the threads refuse.
  app.addHook('onError', async (_request, _reply, error) => {
    if (error instanceof Problem && error.code === 'overloaded') metrics.overloaded()
  })
  app.addHook('onRequest', async (request, reply) => {
    begin(request)
    reply.raw.once('close', () => atWork.delete(request))
  })
  app.addHook('preParsing', async (request) => {
    atWork.delete(request)
  })
  app.addHook('preValidation', async (request) => begin(request))
}
