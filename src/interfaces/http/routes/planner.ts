import { fileURLToPath } from 'node:url'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '../../../contract/problems/problem.js'
import { FileParams, PlannerQuery } from '../../../contract/schemas/service/pages.js'
import { previewOf, withPreview } from '../calls/preview.js'
import type { Dependencies } from '../dependencies.js'
import type { App } from '../transport/fastify-types.js'
import { PageFiles, pagePolicy } from '../transport/page-files.js'

/**
 * The folder that `npm run build` writes the page to. The path is the same from this file and from its
 * compiled copy.
 */
const BUILT_PAGE = fileURLToPath(new URL('../../../../dist/web/', import.meta.url))

const REVALIDATE = 'no-cache'
/** Swagger UI changes only with a new version of the service. */
const AN_HOUR = 'public, max-age=3600'
/** The name of a file changes with its content. */
const FOR_EVER = 'public, max-age=31536000, immutable'

const tags = ['Operations']

/** Serves the planner at `/` and the API reference at `/docs`, with the files that they load. */
export function plannerPage(
  app: App,
  { store, config }: Pick<Dependencies, 'store' | 'config'>,
  folder = BUILT_PAGE,
): void {
  const files = new PageFiles(folder)
  app.addHook('onListen', () => files.load())

  const send = (name: string, cache: string, request: FastifyRequest, reply: FastifyReply) => {
    const file = files.find(name)
    if (file === undefined) throw notFound(name)
    return files.send(file, request, reply.header('cache-control', cache))
  }

  app.get(
    '/',
    {
      schema: {
        summary: 'The planner',
        description: 'A web page with a map.',
        tags,
        querystring: PlannerQuery,
      },
      // A shared plan is read from the store.
      config: {
        produces: 'text/html',
        rateLimit: 'public',
        problems: ['not_found', 'storage_unavailable'],
      },
    },
    async (request, reply) => {
      const { shared } = request.query
      const plan = shared === undefined ? null : await store.plans.shared(shared)
      if (plan === null) return send('index.html', REVALIDATE, request, reply)
      const html = await files.text('index.html')
      if (html === undefined) throw notFound('index.html')
      return reply
        .type('text/html; charset=utf-8')
        .header('cache-control', REVALIDATE)
        .header('content-security-policy', pagePolicy())
        .send(withPreview(html, await previewOf(plan), config.publicUrl || addressOf(request)))
    },
  )

  app.get(
    '/embed',
    {
      schema: {
        summary: 'The map of one route',
        description:
          'To embed in another page: a published route (?from=1068&to=1309) or a shared plan (?shared={id}). FAIRWAY_EMBED_ORIGINS lists the sites that may embed it.',
        tags,
      },
      config: { produces: 'text/html', problems: ['not_found'] },
    },
    async (request, reply) => {
      const file = files.find('index.html')
      if (file === undefined) throw notFound('index.html')
      // The content security policy replaces it: browsers that know both would obey this header.
      if (config.embedOrigins !== 'none') reply.removeHeader('x-frame-options')
      reply.header('cache-control', REVALIDATE)
      return files.send(file, request, reply, pagePolicy(config.embedOrigins))
    },
  )

  app.get(
    '/assets/:file',
    { schema: { params: FileParams }, config: { internal: true } },
    async (request, reply) => send(`assets/${request.params.file}`, FOR_EVER, request, reply),
  )

  app.get(
    '/docs',
    {
      schema: {
        summary: 'The API reference',
        description: 'This document as a web page, with search and "try it".',
        tags,
      },
      config: { produces: 'text/html', problems: ['not_found'] },
    },
    async (request, reply) => send('reference/index.html', REVALIDATE, request, reply),
  )

  app.get(
    '/docs/:file',
    { schema: { params: FileParams }, config: { internal: true } },
    async (request, reply) => send(`reference/${request.params.file}`, AN_HOUR, request, reply),
  )
}

function notFound(name: string): Problem {
  const detail = name.endsWith('index.html')
    ? 'The page is not built. Run `npm run build`, then restart the service.'
    : `The page has no file ${name}.`
  return new Problem('not_found', detail)
}

/** A forged Host header deceives only who sent it: no cache stores a page under another host's address. */
const addressOf = ({ protocol, host }: FastifyRequest) => `${protocol}://${host}`
