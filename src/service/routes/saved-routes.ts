import { cursorOf, pageSize, readCursor } from '../../api/paging.js'
import { portBody } from '../../api/port-body.js'
import { Problem } from '../../api/problem.js'
import { routeExamples } from '../../api/route-examples.js'
import { FormatQuery } from '../../api/schemas/common.js'
import { PAGE_SIZE, PageQuery } from '../../api/schemas/paging.js'
import {
  RouteExamples,
  SavedRouteAnswer,
  SavedRouteList,
  SlugParams,
} from '../../api/schemas/saved-routes.js'
import { savedRouteAnswer } from '../../api/write-saved-route.js'
import { FILE_ENDINGS } from '../../export-formats/files.js'
import { explain } from '../../operations/rejections.js'
import { requireEngine } from '../../operations/tools.js'
import { nauticalMiles } from '../../planning/rounding.js'
import { utcDay } from '../../utc.js'
import type { Dependencies } from '../dependencies.js'
import { sendCacheable } from '../http/cacheable.js'
import type { App } from '../http/fastify-types.js'
import { splitFormat } from '../http/file-formats.js'
import { portsOf } from '../saved-routes/port-pairs.js'
import type { SavedRouteCatalog } from '../saved-routes/saved-routes.js'

const tags = ['Routes']

/** Saved routes change only with the sea data. */
const CACHED_SECONDS = 3600

export function savedRouteEndpoints(
  app: App,
  dependencies: Dependencies,
  catalog: SavedRouteCatalog,
): void {
  const { store, clock } = dependencies

  app.get(
    '/routes',
    {
      schema: {
        summary: 'List saved routes',
        description: 'Routes between the largest ports come first.',
        tags,
        querystring: PageQuery,
        response: { 200: SavedRouteList },
      },
      config: { rateLimit: 'public', problems: ['starting', 'storage_unavailable'] },
    },
    async (request) => {
      const engine = requireEngine(dependencies)
      const { limit, warnings } = pageSize(request.query.limit, PAGE_SIZE)
      const after = readCursor(request.query.cursor)
      // Reads one route more than requested, to see whether there is a next page.
      const found = await store.savedRoutes.list(limit + 1, after)
      const page = found.slice(0, limit)
      const items = page.flatMap((route) => {
        const pair = portsOf(route, engine)
        if (pair === null) return []
        return [
          {
            slug: route.slug,
            origin: { port: portBody(pair.origin) },
            destination: { port: portBody(pair.destination) },
            distance_km: route.distanceKm,
            distance_nm: nauticalMiles(route.distanceKm),
            updated_at: route.updatedAt,
          },
        ]
      })
      return {
        items,
        limit,
        next_cursor: found.length > limit ? cursorOf(page.at(-1)!.id) : null,
        warnings: [...request.warnings, ...warnings],
      }
    },
  )

  app.get(
    '/routes/examples',
    {
      schema: {
        summary: 'Example requests',
        description: 'Send any `request` unchanged to POST /calculate-route.',
        tags,
        response: { 200: RouteExamples },
      },
      config: { rateLimit: 'public', problems: ['starting'] },
    },
    async () => {
      const examples = routeExamples(requireEngine(dependencies))
      return { count: examples.length, examples }
    },
  )

  app.get(
    '/routes/:slug',
    {
      schema: {
        summary: 'Get a saved route',
        description: `Routes between the largest ports and, if the operator publishes them, every port-to-port route calculated with default options. End the slug in one of .${FILE_ENDINGS.join(', .')}, or give \`format\`, to get a file. Send the ETag as If-None-Match to get 304 if the route has not changed.`,
        tags,
        params: SlugParams,
        querystring: FormatQuery,
        response: { 200: SavedRouteAnswer },
      },
      config: {
        rateLimit: 'public',
        files: 'route',
        tagged: true,
        problems: ['starting', 'route_not_found', 'no_route', 'storage_unavailable'],
      },
      // No name contains U+0000, and a field that contains it would be rejected with 422.
      preValidation: async ({ params: { slug } }) => {
        if (slug.includes('\0')) throw routeNotFound(slug, catalog.isPublic)
      },
    },
    async (request, reply) => {
      const { name, format } = splitFormat(request.params.slug.toLowerCase())
      const slug = name
      request.fileFormat = format ?? request.fileFormat
      const engine = requireEngine(dependencies)
      const body = await catalog.read(slug, engine).catch((error: unknown) => {
        throw explain(error, null)
      })
      if (body === null) throw routeNotFound(slug, catalog.isPublic)
      if (request.fileFormat !== null) {
        const route = savedRouteAnswer(body, engine, utcDay(clock.nowMs()))
        return sendCacheable(request, reply, route, CACHED_SECONDS, JSON.stringify)
      }
      return sendCacheable(request, reply, body, CACHED_SECONDS)
    },
  )
}

function routeNotFound(slug: string, isPublic: boolean): Problem {
  if (slug.includes('.')) {
    const detail = `No route is saved as ${slug}. The formats are ${FILE_ENDINGS.slice(0, -1).join(', ')} and ${FILE_ENDINGS.at(-1)}.`
    return new Problem('route_not_found', detail)
  }
  const remedy = isPublic
    ? 'Find slugs at /routes, or calculate the route between its ports to save it.'
    : 'Find slugs at /routes: this service publishes only routes between large ports.'
  const detail = `No route is saved as ${slug}. ${remedy}`
  return new Problem('route_not_found', detail)
}
