import type { Dependencies } from '../dependencies.js'
import type { Metrics } from '../metrics/metrics.js'
import { addressKey } from '../transport/caller-address.js'
import type { App } from '../transport/fastify-types.js'
import { RateLimiter } from './rate-limiter.js'

const TOO_MANY_REQUESTS = 429
/**
 * Maximum number of lines about rejections by a limit, per address. Otherwise a flood would fill the
 * disk.
 */
const REJECTIONS_PER_MINUTE = 60

/**
 * Logs one line per finished request, but none for the rows of a batch. A line has the pattern of the
 * route, and never headers, bodies or query strings, which may contain secrets. Of the requests that a
 * limit rejects, only some are logged; the next line states how many were omitted.
 */
export function installRequestLog(app: App, { clock }: Pick<Dependencies, 'clock'>): void {
  const rejections = new RateLimiter()
  let leftOut = 0
  app.addHook('onResponse', async (request, reply) => {
    const { statusCode: status } = reply
    if (status === TOO_MANY_REQUESTS) {
      const key = addressKey(request.address)
      if (rejections.take(key, REJECTIONS_PER_MINUTE, clock.nowMs()) > 0) {
        leftOut += 1
        return
      }
    }
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? null,
        status,
        duration_ms: Math.round(reply.elapsedTime * 10) / 10,
        account_id: request.session?.account.id ?? null,
        address: request.address,
        ...(leftOut > 0 && { rejections_left_out: leftOut }),
      },
      'request',
    )
    leftOut = 0
  })
}

/** Records every request under its route template once its response is complete. */
export function installRequestMetrics(app: App, metrics: Metrics): void {
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
    metrics.requestEnded(method, routeOptions.url ?? 'none', statusCode, elapsedTime / 1000)
  })
}
