import type { Config } from './config.js'
import type { App } from './fastify-types.js'
import { Problem } from './problem.js'

/** Refuses what comes when enough is at work: a short wait is better than a slow answer for all. */
export function installOverloadGuard(app: App, config: Pick<Config, 'maxRequestsInFlight'>): void {
  let inFlight = 0
  app.addHook('onRequest', async (_request, reply) => {
    if (inFlight >= config.maxRequestsInFlight) {
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
