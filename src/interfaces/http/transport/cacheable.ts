import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** The body of a public response, and the name of these bytes. */
export interface Tagged {
  readonly bytes: Buffer
  readonly etag: string
}

export function tagged(text: string): Tagged {
  const bytes = Buffer.from(text)
  return { bytes, etag: etagOf(bytes) }
}

/** Weak, because the same response may be sent with or without compression. */
export function etagOf(bytes: Uint8Array): string {
  return `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
}

/**
 * Sends a public response with an ETag, or 304 if the client already has it.
 *
 * @param seconds how long shared caches may store it
 * @param write the body as text, if the route's schema does not serialise it
 * @param type media type of that text
 */
export function sendCacheable(
  request: FastifyRequest,
  reply: FastifyReply,
  body: object,
  seconds: number,
  write: (body: object) => string = (body) => String(reply.serialize(body)),
  type?: string,
): FastifyReply {
  return sendTagged(request, reply, tagged(write(body)), seconds, type)
}

/** The same with a body that is kept. */
export function sendTagged(
  request: FastifyRequest,
  reply: FastifyReply,
  { bytes, etag }: Tagged,
  seconds: number,
  type = 'application/json; charset=utf-8',
): FastifyReply {
  // A request with a token already has no-store.
  if (!reply.hasHeader('cache-control')) {
    reply.header('cache-control', `public, max-age=${seconds}`)
  }
  if (isSentAsKnown(request, reply, etag)) return reply
  return reply.type(type).send(bytes)
}

/** Sets the ETag, and sends 304 if the client already has the body. */
export function isSentAsKnown(request: FastifyRequest, reply: FastifyReply, etag: string): boolean {
  reply.header('etag', etag)
  if (!isKnown(request.headers['if-none-match'], etag)) return false
  // Without a body, Fastify would give HEAD a Content-Length of 0, which GET does not have.
  reply.code(304).send(request.method === 'HEAD' ? Readable.from([]) : undefined)
  return true
}

/** Evaluates If-None-Match (RFC 9110, section 13.1.2): a list of tags, compared weakly, or `*`. */
function isKnown(header: string | undefined, etag: string): boolean {
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '')
  const tags = (header ?? '').split(',').map(opaque)
  return tags.includes('*') || tags.includes(opaque(etag))
}
