import { pipeline, type Readable } from 'node:stream'
import { promisify } from 'node:util'
import { brotliCompress, constants, createGzip, gzip } from 'node:zlib'
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

/**
 * A stream of lines, compressed for clients that accept gzip. Each line is sent at once, because a client
 * may wait for it before it sends the next.
 */
export function compressedStream(
  lines: Readable,
  request: FastifyRequest,
  reply: FastifyReply,
): Readable {
  varyBy(reply, 'Accept-Encoding')
  if (!accepts(request, 'gzip')) return lines
  reply.header('content-encoding', 'gzip')
  // A failure destroys the stream that is sent, and so ends the response.
  return pipeline(lines, createGzip({ flush: constants.Z_SYNC_FLUSH }), () => undefined)
}

/** Files of the page were compressed when it was built, and fonts are compressed by their format. */
function isCompressed(reply: FastifyReply): boolean {
  return (
    reply.hasHeader('content-encoding') ||
    String(reply.getHeader('content-type')).startsWith('font/')
  )
}

/** The best of our encodings that the client accepts; null if there is none. */
export function preferredEncoding(
  request: Pick<FastifyRequest, 'headers'>,
): keyof typeof ENCODERS | null {
  return (['br', 'gzip'] as const).find((encoding) => accepts(request, encoding)) ?? null
}

function accepts({ headers }: Pick<FastifyRequest, 'headers'>, name: string): boolean {
  return (headers['accept-encoding'] ?? '')
    .toLowerCase()
    .split(',')
    .some((entry) => {
      const [encoding, quality] = entry.split(';').map((part) => part.trim())
      return encoding === name && !/^q=0(\.0*)?$/.test(quality ?? '')
    })
}
