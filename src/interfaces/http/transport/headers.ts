import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.js'
import type { App } from './fastify-types.js'

export const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'cross-origin-opener-policy': 'same-origin',
}

const EXPOSED = [
  'X-Request-Id',
  'ETag',
  'RateLimit-Policy',
  'RateLimit',
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
  'Location',
  'Retry-After',
  'Idempotent-Replayed',
  'Fairway-Warnings',
].join(', ')

const PREFLIGHT_HEADERS = {
  'access-control-allow-headers':
    'Authorization, Content-Type, Idempotency-Key, If-None-Match, Prefer, Webhook-Secret, X-API-Key, X-Request-Id',
  'access-control-max-age': '600',
}

type CorsConfig = Pick<Config, 'corsOrigin'>

/**
 * Sets the headers of every response, before anything can fail. @fastify/cors and @fastify/helmet cost
 * five times as much CPU (docs/adr/0012-http-libraries.md).
 */
export function installHeaders(app: App, config: CorsConfig): void {
  app.addHook('onRequest', async (request, reply) => writeHeaders(request, reply, config))
}

export function writeHeaders(
  request: FastifyRequest,
  reply: FastifyReply,
  config: CorsConfig,
): void {
  reply.headers({ ...SECURITY_HEADERS, 'x-request-id': request.id })
  const allowed = allowedOrigin(config.corsOrigin, request.headers.origin)
  if (config.corsOrigin !== '*') reply.header('vary', 'Origin')
  if (allowed !== null) {
    reply.headers({
      'access-control-allow-origin': allowed,
      'access-control-expose-headers': EXPOSED,
      'cross-origin-resource-policy': 'cross-origin',
    })
  }
  const isSecret =
    request.routeOptions.config.access === 'bearer' || request.url.startsWith('/auth/')
  if (isSecret || request.headers.authorization !== undefined)
    reply.header('cache-control', 'no-store')
}

/** Adds a name to the Vary header, unless it is there. */
export function varyBy(reply: FastifyReply, header: string): void {
  const named = String(reply.getHeader('vary') ?? '')
    .split(', ')
    .filter((name) => name !== '' && name !== header)
  reply.header('vary', [...named, header].join(', '))
}

/** Answers OPTIONS, including a browser's preflight request. */
export function answerOptions(reply: FastifyReply, allowedMethods: string): FastifyReply {
  return reply
    .code(204)
    .headers({
      allow: allowedMethods,
      'access-control-allow-methods': allowedMethods,
      ...PREFLIGHT_HEADERS,
    })
    .send()
}

function allowedOrigin(configured: string, origin: string | undefined): string | null {
  if (configured === '*') return '*'
  const origins = configured.split(',').map((text) => text.trim())
  return origin !== undefined && origins.includes(origin) ? origin : null
}
