import { isoTime } from '../../../base/utc.js'
import { requireEngine } from '../../../contract/operations/tools.js'
import { CacheStatisticsAnswer } from '../../../contract/schemas/service/cache-statistics.js'
import type { CacheNumbers } from '../answers/answer-cache.js'
import type { Dependencies } from '../dependencies.js'
import type { App } from '../transport/fastify-types.js'

export function cacheStatisticsEndpoints(app: App, dependencies: Dependencies): void {
  const { clock, metrics, routeCache, matrixCache, voyageCache } = dependencies
  const since = isoTime(clock.nowMs())
  metrics.watchCaches({ routes: routeCache, matrices: matrixCache, voyages: voyageCache })

  app.get(
    '/stats/cache',
    {
      schema: {
        summary: 'Cache statistics',
        description: 'Counts of the responding process since it started.',
        tags: ['Statistics'],
        response: { 200: CacheStatisticsAnswer },
      },
      config: { rateLimit: 'public', problems: ['starting'] },
    },
    async () => ({
      ...numbersBody(routeCache),
      matrices: numbersBody(matrixCache),
      voyages: numbersBody(voyageCache),
      since,
      data_version: requireEngine(dependencies).router.dataVersion,
    }),
  )
}

function numbersBody(cache: CacheNumbers) {
  const { entries, maxEntries, bytes, maxBytes, hits, misses, evictions } = cache
  const asked = hits + misses
  return {
    entries,
    max_entries: maxEntries,
    bytes,
    max_bytes: maxBytes,
    hits,
    misses,
    hit_ratio: asked === 0 ? null : Math.round((hits / asked) * 10_000) / 10_000,
    deduplicated: cache.deduplicated,
    in_flight: cache.inFlight,
    evictions,
  }
}
