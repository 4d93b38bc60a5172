import { fileURLToPath } from 'node:url'
import type { FastifyReply, FastifyRequest } from 'fastify'
import Type from 'typebox'
import { preferredEncoding } from '../http/compression.js'
import type { App } from '../http/fastify-types.js'
import { varyBy } from '../http/headers.js'
import { type PageFile, PageFiles } from '../http/page-files.js'
import { Problem } from '../http/problem.js'

/** Where `npm run build` lays the page, seen from this file and from its compiled twin alike. */
const BUILT_PAGE = fileURLToPath(new URL('../../../dist/web/', import.meta.url))

/**
 * The page loads nothing from elsewhere and runs no script that stands in it. `data:` pictures are
 * those of the map's cursors.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

const UNTIL_CHANGED = 'no-cache'
/** A file of another content has another name. */
const FOR_EVER = 'public, max-age=31536000, immutable'

/** Serves the planner: the page at `/`, and what it is made of under `/assets`. */
export function plannerPage(app: App, folder = BUILT_PAGE): void {
  const files = new PageFiles(folder)
  app.addHook('onListen', () => files.keep())

  app.get(
    '/',
    {
      schema: { summary: 'The planner: a page with a map', tags: ['Operations'] },
      config: { produces: 'text/html', problems: ['not_found'] },
    },
    async (request, reply) => {
      const page = files.find('index.html')
      if (page === undefined) throw notBuilt()
      reply.headers({ 'content-security-policy': POLICY, 'cache-control': UNTIL_CHANGED })
      return sendFile(files, page, request, reply)
    },
  )

  app.get(
    '/assets/:file',
    {
      schema: { params: Type.Object({ file: Type.String() }) },
      config: { internal: true },
    },
    async (request, reply) => {
      const asset = findAsset(files, request.params.file)
      // A worker has a policy of its own: that of the answer it is read from.
      reply.headers({ 'content-security-policy': POLICY, 'cache-control': FOR_EVER })
      return sendFile(files, asset, request, reply)
    },
  )
}

function findAsset(files: PageFiles, name: string): PageFile {
  const asset = files.find(`assets/${name}`)
  if (asset === undefined) throw new Problem('not_found', `The page has no file ${name}.`)
  return asset
}

function notBuilt(): Problem {
  return new Problem('not_found', 'The page is not built. Run `npm run build`, then start again.')
}

/** Compressed ahead of time, so that it costs no more than reading it. */
async function sendFile(
  files: PageFiles,
  file: PageFile,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const encoding = preferredEncoding(request)
  const packed = encoding === null ? undefined : file.encoded[encoding]
  varyBy(reply, 'Accept-Encoding')
  reply.type(file.type)
  if (packed !== undefined) reply.header('content-encoding', encoding)
  return reply.send(await files.read(packed ?? file.path))
}
