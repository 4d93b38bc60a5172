import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from './fastify-types.js'
import { varyBy } from './headers.js'

/** A smaller response fits into one packet anyway. */
const MIN_BYTES = 1024
/** Higher levels save a few per cent and take many times as long. */
const BROTLI_QUALITY = 4

const ENCODERS = {
  br: (text: string | Buffer) =>
    promisify(brotliCompress)(text, {
      params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY },
    }),
  gzip: (text: string | Buffer) => promisify(gzip)(text),
}

/**
 * Compresses responses for clients that accept it, except those that may contain a token or a password.
 * @fastify/compress is no faster, and the files of the page need the negotiation below anyway.
 */
export function installCompression(app: App): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload
    if (Buffer.byteLength(payload) < MIN_BYTES) return payload
    if (request.url.startsWith('/auth/')) return payload
    if (isCompressed(reply)) return payload
    varyBy(reply, 'Accept-Encoding')
    const encoding = preferredEncoding(request)
    if (encoding === null) return payload
    reply.header('content-encoding', encoding).removeHeader('content-length')
    return ENCODERS[encoding](payload)
  })
}

/** Files of the page were compressed when it was built, and fonts are compressed by their format. */
function isCompressed(reply: FastifyReply): boolean {
  return (
    reply.hasHeader('content-encoding') ||
    String(reply.getHeader('content-type')).startsWith('font/')
  )
}

/** The best of our encodings that the client accepts; null if there is none. */
export function preferredEncoding({
  headers,
}: Pick<FastifyRequest, 'headers'>): keyof typeof ENCODERS | null {
  const accepted = (headers['accept-encoding'] ?? '').toLowerCase().split(',')
  const isAccepted = (name: string) =>
    accepted.some((entry) => {
      const [encoding, quality] = entry.split(';').map((part) => part.trim())
      return encoding === name && !/^q=0(\.0*)?$/.test(quality ?? '')
    })
  return isAccepted('br') ? 'br' : isAccepted('gzip') ? 'gzip' : null
}
