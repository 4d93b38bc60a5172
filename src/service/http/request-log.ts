import type { App } from './fastify-types.js'
import { isRow } from './row-requests.js'

/**
 * Logs one line per finished request, not for each row of a batch: the route's pattern, never headers, bodies or query strings,
 * which may contain secrets.
 */
export function installRequestLog(app: App): void {
  app.addHook('onResponse', async (request, reply) => {
    if (isRow(request)) return
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? null,
        status: reply.statusCode,
        duration_ms: Math.round(reply.elapsedTime * 10) / 10,
        account_id: request.session?.account.id ?? null,
        address: request.ip,
      },
      'request',
    )
  })
}
