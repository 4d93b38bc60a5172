import { describe, expect, test } from 'vitest'
import { ON_LAND } from '../../../support/fake-router.js'
import { buildTestApp, type TestApp } from '../../../support/test-app.js'

const ROUTE = { origin: { port_id: 88 }, destination: { port_id: 1340 } }

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

  test('is answered while everything else is rejected as overloaded', async () => {
    const service = await buildTestApp({ maxRequestsInFlight: 1 })
    const login = () =>
      service.inject({ method: 'POST', url: '/auth/login', payload: { email: 'a', password: 'b' } })
    const [, rejected, health, metrics] = await Promise.all([
      login(),
      login(),
      service.inject({ url: '/health' }),
      service.inject({ url: '/metrics' }),
    ])
    expect([rejected.statusCode, health.statusCode, metrics.statusCode]).toEqual([503, 200, 200])
    expect(await read(service)).toContain('fairway_overloaded_total 1\n')
  })
})
