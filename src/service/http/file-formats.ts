import {
  endingsOf,
  FILE_ENDINGS,
  FILE_FORMATS,
  type FileFormat,
  type FileKind,
  fileText,
} from '../../export-formats/files.js'
import { preferredType } from './accept.js'
import type { App } from './fastify-types.js'

/**
 * Sends a 200 in the format that the address names or Accept prefers. What is charged, cached and stored for an
 * idempotency key is the JSON, whatever the format.
 */
export function installFileFormats(app: App): void {
  app.decorateRequest('fileFormat')
  app.addHook('onRequest', async (request) => {
    const { files } = request.routeOptions.config
    const { accept = '' } = request.headers
    request.fileFormat = files === undefined ? null : preferredFormat(files, accept)
  })
  app.addHook('preHandler', async (request) => {
    if (request.routeOptions.config.files === undefined) return
    const { format } = request.query as { format?: FileFormat | 'json' }
    if (format !== undefined) request.fileFormat = format === 'json' ? null : format
  })
  app.addHook('onSend', async (request, reply, payload) => {
    const { files } = request.routeOptions.config
    if (files === undefined) return payload
    reply.header('vary', withAccept(reply.getHeader('vary')))
    const format = request.fileFormat
    if (format === null || reply.statusCode !== 200) return payload
    reply.type(contentType(format))
    // HEAD of a calculation has no answer to write.
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload
    reply.removeHeader('content-length')
    return fileText(files, JSON.parse(String(payload)), format)
  })
}

function contentType(format: FileFormat): string {
  const { mediaType, isJson } = FILE_FORMATS[format]
  return isJson ? mediaType : `${mediaType}; charset=utf-8`
}

function withAccept(vary: unknown): string {
  return vary === undefined ? 'accept' : `${vary}, accept`
}

/** The format that an Accept header asks for before JSON; null for JSON, which is the default. */
function preferredFormat(files: FileKind, accept: string): FileFormat | null {
  const endings = endingsOf(files)
  const types = endings.map((ending) => FILE_FORMATS[ending].mediaType)
  const type = preferredType(accept, types, ['application/json', 'application/*', '*/*'])
  return endings.find((ending) => FILE_FORMATS[ending].mediaType === type) ?? null
}

/** Splits a slug from the ending that names a format: `a-to-b.gpx`. */
export function splitFormat(name: string): {
  readonly name: string
  readonly format: FileFormat | null
} {
  const format = FILE_ENDINGS.find((ending) => name.endsWith(`.${ending}`))
  return format === undefined
    ? { name, format: null }
    : { name: name.slice(0, -format.length - 1), format }
}
