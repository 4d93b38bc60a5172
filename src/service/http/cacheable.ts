import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * Sends an answer that is the same for everybody with its ETag, or 304 when the caller has it
 * already. Caches on the way may keep it for so long.
 */
export function sendCacheable(
  request: FastifyRequest,
  reply: FastifyReply,
  body: object,
  seconds: number,
): FastifyReply {
  const text = String(reply.serialize(body))
  // Weak: the same answer may go out packed or plain.
  const etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
  reply.header('etag', etag)
  // What came with a token stays the caller's: no-store is set already.
  if (!reply.hasHeader('cache-control')) {
    reply.header('cache-control', `public, max-age=${seconds}`)
  }
  if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send()
  return reply.type('application/json; charset=utf-8').send(text)
}

/** RFC 9110, 13.1.2: a list of tags, compared weakly, or a star. */
function isKnown(header: string | undefined, etag: string): boolean {
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '')
  const tags = (header ?? '').split(',').map(opaque)
  return tags.includes('*') || tags.includes(opaque(etag))
}
