import { requireEngine } from '../../../contract/operations/tools.js'
import { Health, Ready, ServiceInfo } from '../../../contract/schemas/service/operations.js'
import { VERSION } from '../../../runtime/loading/version.js'
import type { Dependencies } from '../dependencies.js'
import type { Readiness } from '../probes/readiness.js'
import type { App } from '../transport/fastify-types.js'

const tags = ['Operations']

export function operationEndpoints(
  app: App,
  dependencies: Dependencies,
  readiness: Readiness,
): void {
  const { clock, config, metrics, plans } = dependencies
  const startedMs = clock.nowMs()
  const factorSetVersion = dependencies.factors?.version ?? null

  app.get(
    '/health',
    {
      schema: {
        summary: 'Liveness',
        description: '200 while the process is running.',
        tags,
        response: { 200: Health },
      },
      config: { exempt: true },
    },
    async () => ({
      status: 'ok' as const,
      version: VERSION,
      uptime_seconds: Math.round((clock.nowMs() - startedMs) / 1000),
    }),
  )

  app.get(
    '/ready',
    {
      schema: {
        summary: 'Readiness',
        description:
          '200 when the sea data is loaded and the database accepts writes, otherwise 503, also while shutting down. After a start, a request at a resolution other than the default waits until it is loaded too.',
        tags,
        response: { 200: Ready },
      },
      config: { exempt: true, problems: ['starting', 'stopping', 'storage_unavailable'] },
    },
    async () => {
      await readiness.check()
      const { router } = requireEngine(dependencies)
      return {
        status: 'ready' as const,
        data_version: router.dataVersion,
        factor_set_version: factorSetVersion,
        plans_version: plans.version,
      }
    },
  )

  app.get(
    '/v1/service',
    {
      schema: {
        summary: 'What the service offers',
        description: 'What a client needs to know before its first request.',
        tags,
        response: { 200: ServiceInfo },
      },
      config: { rateLimit: 'public' },
    },
    async () => ({
      version: VERSION,
      auth: config.auth,
      data_version: dependencies.engine()?.router.dataVersion ?? null,
      factor_set_version: factorSetVersion,
      plans_version: plans.version,
    }),
  )

  if (config.metricsAddress !== '') return
  app.get(
    '/metrics',
    {
      schema: { summary: 'Metrics', description: 'In the Prometheus text format.', tags },
      config: { exempt: true, produces: 'text/plain' },
    },
    async (_request, reply) => reply.type(metrics.contentType).send(await metrics.text()),
  )
}
