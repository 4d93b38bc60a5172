import { LRUCache } from 'lru-cache'
import { utcDay } from '../../../base/utc.js'
import { explain } from '../../../contract/operations/rejections.js'
import { requireEngine } from '../../../contract/operations/tools.js'
import { cursorOf, pageSize, readCursor } from '../../../contract/paging.js'
import { Problem } from '../../../contract/problems/problem.js'
import { portBody } from '../../../contract/read/port-body.js'
import { routeExamples } from '../../../contract/route-examples.js'
import { FormatQuery } from '../../../contract/schemas/common.js'
import { PAGE_SIZE, PageQuery } from '../../../contract/schemas/service/paging.js'
import {
  RouteExamples,
  SavedRouteAnswer,
  SavedRouteList,
  SlugParams,
} from '../../../contract/schemas/service/saved-routes.js'
import { savedRouteAnswer } from '../../../contract/write/write-saved-route.js'
import { FILE_ENDINGS } from '../../../files/files.js'
import { nauticalMiles } from '../../../planning/rounding.js'
import type { Dependencies } from '../dependencies.js'
import { portsOf } from '../saved-routes/port-pairs.js'
import type { SavedRouteCatalog } from '../saved-routes/saved-routes.js'
import { sendCacheable, sendTagged, type Tagged, tagged } from '../transport/cacheable.js'
import type { App } from '../transport/fastify-types.js'
import { splitFormat } from '../transport/file-formats.js'

const tags = ['Routes']

/** Saved routes change only with the sea data. */
const CACHED_SECONDS = 3600
/** What written routes take in memory at most: several hundred. */
const KEPT_BYTES = 8e6
/** Overhead of one, bytes: key, map and objects. A judgement. */
const ENTRY_BYTES = 1000

export function savedRouteEndpoints(
  app: App,
  dependencies: Dependencies,
  catalog: SavedRouteCatalog,
): void {
  const { store, clock } = dependencies
  const kept = new LRUCache<string, Tagged>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ bytes }) => bytes.length + ENTRY_BYTES,
  })

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
      try {
        const found = await catalog.find(slug, engine)
        if (found === null) throw routeNotFound(slug, catalog.isPublic)
        const today = utcDay(clock.nowMs())
        if (request.fileFormat !== null) {
          const route = savedRouteAnswer(found.read(), engine, today)
          return sendCacheable(request, reply, route, CACHED_SECONDS, JSON.stringify)
        }
        const key = `${engine.router.dataVersion} ${today} ${found.updatedAt} ${slug}`
        const answer = kept.get(key) ?? tagged(String(reply.serialize(found.read())))
        kept.set(key, answer)
        return sendTagged(request, reply, answer, CACHED_SECONDS)
      } catch (error) {
        throw explain(error, null)
      }
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
