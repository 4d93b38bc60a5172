import {
  endingsOf,
  FILE_ENDINGS,
  FILE_FORMATS,
  type FileFormat,
  fileText,
} from '../../../files/files.js'
import { preferredType } from './accept.js'
import type { App } from './fastify-types.js'
import { varyBy } from './headers.js'

/**
 * Sends a 200 in the format that the address names or Accept prefers, with a name to save it under. What is
 * charged, cached and stored for an idempotency key is the JSON, whatever the format.
 */
export function installFileFormats(app: App): void {
  app.decorateRequest('fileFormat')
  app.addHook('onRequest', async (request) => {
    const { files } = request.routeOptions.config
    const { accept = '' } = request.headers
    request.fileFormat =
      files === undefined ? null : (preferredFormat(endingsOf(files), accept) as FileFormat | null)
  })
  app.addHook('preHandler', async (request) => {
    const { files, formats } = request.routeOptions.config
    const query = request.query as { format?: AnswerFormat | 'json' }
    const { format } = query
    if (files !== undefined && format !== undefined) {
      request.fileFormat = format === 'json' ? null : (format as FileFormat)
    }
    // The handler chooses, by `format` alone.
    if (formats === undefined || format !== undefined) return
    const preferred = preferredFormat(formats, request.headers.accept ?? '')
    if (preferred !== null) query.format = preferred
  })
  app.addHook('onSend', async (request, reply, payload) => {
    const { files, formats } = request.routeOptions.config
    if (files !== undefined || formats !== undefined) varyBy(reply, 'Accept')
    if (files === undefined) return payload
    const format = request.fileFormat
    if (format === null || reply.statusCode !== 200) return payload
    reply.type(contentType(format))
    const { slug = files } = Object(request.params) as { slug?: string }
    reply.header(
      'content-disposition',
      `inline; filename="${splitFormat(slug.toLowerCase()).name}.${format}"`,
    )
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

type AnswerFormat = FileFormat | 'text'

const mediaTypeOf = (format: AnswerFormat) =>
  format === 'text' ? 'text/plain' : FILE_FORMATS[format].mediaType

/** The format that an Accept header asks for before JSON; null for JSON, which is the default. */
function preferredFormat(formats: readonly AnswerFormat[], accept: string): AnswerFormat | null {
  const usual = ['application/json', 'application/*', '*/*']
  const type = preferredType(accept, formats.map(mediaTypeOf), usual)
  return formats.find((format) => mediaTypeOf(format) === type) ?? null
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
