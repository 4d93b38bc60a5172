import { answerConnectionError } from './connection-errors.js'
import type { App } from './fastify-types.js'

/** Time for a body to arrive. */
const BODY_TIMEOUT_MS = 30_000

/**
 * Ends requests whose body is too slow. Node could do this for all requests alike; a batch of rows,
 * however, may take hours, and only has to keep moving.
 */
export function installBodyTimeout(app: App, timeoutMs = BODY_TIMEOUT_MS): void {
  app.addHook('preParsing', async ({ raw, headers, routeOptions }, reply) => {
    const hasBody = 'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0
    if (!hasBody || raw.complete || routeOptions.config.rows !== undefined) return
    const late = Object.assign(new Error('too slow'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
    const timer = setTimeout(() => answerConnectionError(late, raw.socket), timeoutMs)
    const stop = () => clearTimeout(timer)
    raw.once('end', stop)
    reply.raw.once('finish', stop).once('close', stop)
  })
}
