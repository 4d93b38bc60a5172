import { requireEngine } from '../../../contract/operations/tools.js'
import { RouteStatisticsAnswer } from '../../../contract/schemas/service/route-statistics.js'
import type { Dependencies } from '../dependencies.js'
import type { RouteCounters } from '../statistics/route-counters.js'
import { routeReport } from '../statistics/route-report.js'
import type { App } from '../transport/fastify-types.js'

/** How long a report is reused, ms. Each adds up the days of all accounts. */
const KEPT_MS = 10_000

export function routeStatisticsEndpoints(
  app: App,
  dependencies: Dependencies,
  counters: RouteCounters,
): void {
  const { store, clock } = dependencies
  let kept: { readonly atMs: number; readonly report: ReturnType<typeof routeReport> } | null = null

  app.get(
    '/stats/routes',
    {
      schema: {
        summary: 'Route statistics',
        description:
          'Totals over all accounts, at most 10 seconds old, or 30 if several processes share the database.',
        tags: ['Statistics'],
        response: { 200: RouteStatisticsAnswer },
      },
      config: { rateLimit: 'public', problems: ['starting', 'storage_unavailable'] },
    },
    async (_request, reply) => {
      const engine = requireEngine(dependencies)
      const nowMs = clock.nowMs()
      if (kept === null || Math.abs(nowMs - kept.atMs) >= KEPT_MS) {
        const report = counters.flush().then(() => routeReport(store, clock, engine))
        kept = { atMs: nowMs, report }
        report.catch(() => {
          kept = null
        })
      }
      const report = await kept.report
      if (!reply.hasHeader('cache-control')) {
        reply.header('cache-control', `public, max-age=${KEPT_MS / 1000}`)
      }
      return report
    },
  )
}
