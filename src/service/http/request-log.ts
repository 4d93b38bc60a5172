import type { App } from './fastify-types.js'

/**
 * One line a request, when it is over. It holds the route's pattern, never headers, bodies or
 * queries: what is not written can't leak.
 */
export function installRequestLog(app: App): void {
  app.addHook('onResponse', async (request, reply) => {
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
