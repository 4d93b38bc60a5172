import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from './fastify-types.js'
import { varyBy } from './headers.js'

/** A smaller answer fits into one packet anyway. */
const MIN_BYTES = 1024
/** Above 4 Brotli takes many times as long for a few per cent. */
const BROTLI_QUALITY = 4

const ENCODERS = {
  br: (text: string | Buffer) =>
    promisify(brotliCompress)(text, {
      params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY },
    }),
  gzip: (text: string | Buffer) => promisify(gzip)(text),
}

/** Compresses answers for callers who accept it; never what carries a token or a password. */
export function installCompression(app: App): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload
    if (Buffer.byteLength(payload) < MIN_BYTES) return payload
    if (request.method === 'HEAD' || request.url.startsWith('/auth/')) return payload
    if (isCompressed(reply)) return payload
    varyBy(reply, 'Accept-Encoding')
    const encoding = preferredEncoding(request)
    if (encoding === null) return payload
    reply.header('content-encoding', encoding).removeHeader('content-length')
    return ENCODERS[encoding](payload)
  })
}

/** Files of the page are compressed when it is built, and fonts by their format. */
function isCompressed(reply: FastifyReply): boolean {
  return (
    reply.hasHeader('content-encoding') ||
    String(reply.getHeader('content-type')).startsWith('font/')
  )
}

/** The best of our encodings that a request takes. */
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
