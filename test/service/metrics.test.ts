import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { defaults } from '../../src/service/config.js'
import { Metrics } from '../../src/service/metrics.js'
import { startMetricsServer } from '../../src/service/metrics-server.js'
import { startServer } from '../../src/service/server.js'
import { FakeRouter, ON_LAND } from '../support/fake-router.js'
import { inlineEngine } from '../support/inline-engine.js'
import { temporaryFolder } from '../support/temporary.js'
import { buildTestApp, type TestApp } from '../support/test-app.js'
import { testPorts } from '../support/test-ports.js'

const ROUTE = { origin: { port_id: 88 }, destination: { port_id: 1340 } }

const engine = inlineEngine(new FakeRouter(testPorts), {
  ports: testPorts,
  closureTables: { passages: [], vesselClasses: [] },
})

async function read({ inject }: TestApp): Promise<string> {
  const answer = await inject({ url: '/metrics' })
  expect(answer.headers['content-type']).toContain('text/plain')
  return answer.body
}

describe('GET /metrics', () => {
  test('counts requests by template, engine time and quota units', async () => {
    const service = await buildTestApp()
    const headers = { ...(await service.bearer('tiny')), 'idempotency-key': 'k' }
    const ask = (payload: object, key: string) =>
      service.inject({
        method: 'POST',
        url: '/calculate-route',
        payload,
        headers: { ...headers, 'idempotency-key': key },
      })
    for (const key of ['a', 'a', 'b', 'c', 'd']) await ask(ROUTE, key)
    await ask({ ...ROUTE, origin: { coordinates: ON_LAND } }, 'e')
    await service.inject({ url: '/ports/88' })
    await service.inject({ url: '/no/such/path?secret=1' })
    const text = await read(service)
    for (const line of [
      'fairway_http_request_duration_seconds_count{method="POST",route="/calculate-route",status="200"} 4',
      'fairway_http_request_duration_seconds_count{method="POST",route="/calculate-route",status="429"} 2',
      'fairway_http_request_duration_seconds_count{method="GET",route="/ports/:id",status="200"} 1',
      'fairway_http_request_duration_seconds_count{method="GET",route="none",status="404"} 1',
      'fairway_engine_duration_seconds_count{operation="route"} 1',
      'fairway_quota_units_total{kind="route",outcome="charged"} 3',
      'fairway_quota_units_total{kind="route",outcome="refused"} 2',
      'fairway_idempotent_replays_total 1',
      'fairway_background_queue_length 0',
    ]) {
      expect(text).toContain(`${line}\n`)
    }
    expect(text).not.toContain('secret')
  })

  test('is answered when everything else is asked to come back', async () => {
    const service = await buildTestApp({ maxRequestsInFlight: 1 })
    const login = () =>
      service.inject({ method: 'POST', url: '/auth/login', payload: { email: 'a', password: 'b' } })
    const [, refused, health, metrics] = await Promise.all([
      login(),
      login(),
      service.inject({ url: '/health' }),
      service.inject({ url: '/metrics' }),
    ])
    expect([refused.statusCode, health.statusCode, metrics.statusCode]).toEqual([503, 200, 200])
    expect(await read(service)).toContain('fairway_overloaded_total 1\n')
  })

  test('stands at an address of its own when it has one, with the delay of the event loop', async () => {
    const probe = await startMetricsServer('127.0.0.1:0', new Metrics())
    const { port } = probe.address() as { port: number }
    await new Promise((resolve) => probe.close(resolve))
    const server = await startServer(
      {
        ...defaults(),
        port: 0,
        logLevel: 'silent',
        demoAccount: false,
        store: join(temporaryFolder(), 'fairway.db'),
        metricsAddress: `127.0.0.1:${port}`,
      },
      { openEngine: async () => engine },
    )
    onTestFinished(() => server.stop())
    expect((await fetch(`${server.url}/metrics`)).status).toBe(404)
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`)
    expect(await answer.text()).toContain('nodejs_eventloop_lag_p99_seconds')
    expect((await fetch(`http://127.0.0.1:${port}/health`)).status).toBe(404)
  })

  test('refuses an address that is none', async () => {
    await expect(startMetricsServer('9464', new Metrics())).rejects.toThrow('host:port')
  })
})
