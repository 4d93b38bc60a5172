import type { Dependencies } from './dependencies.js'
import type { App } from './fastify-types.js'
import { Problem } from './problem.js'

/** Refuses what comes when enough is at work: a short wait is better than a slow answer for all. */
export function installOverloadGuard(
  app: App,
  { config, metrics, background }: Pick<Dependencies, 'config' | 'metrics' | 'background'>,
): void {
  let inFlight = 0
  metrics.watch(background, () => inFlight)
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.isVital) return
    if (inFlight >= config.maxRequestsInFlight) {
      metrics.overloaded()
      throw new Problem('overloaded', 'The service is at its limit. Try again in a second.', {
        headers: { 'retry-after': '1' },
      })
    }
    inFlight += 1
    reply.raw.once('close', () => {
      inFlight -= 1
    })
  })
}
