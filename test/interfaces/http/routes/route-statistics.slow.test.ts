import { describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../support/test-app.js'

const ROUTE = { origin: { port_id: 88 }, destination: { port_id: 1340 } }
const ACCOUNTS = ['trial', 'tiny', 'slow', 'enterprise'] as const

async function calculate(service: TestApp, headers: object, payload: object = ROUTE) {
  return service.inject({
    method: 'POST',
    url: '/calculate-route',
    payload,
    headers: { ...headers },
  })
}

async function statistics({ inject, clock }: TestApp) {
  clock.advance(10_000)
  return (await inject({ url: '/stats/routes' })).json()
}

describe('GET /stats/routes', () => {
  test('is zero or null before the first calculation', async () => {
    expect(await statistics(await buildTestApp())).toEqual({
      calculations_total: 0,
      calculations_today: 0,
      matrix_cells_total: 0,
      emissions_total: 0,
      average_distance_km: null,
      median_distance_km: null,
      p50_compute_ms: null,
      p95_compute_ms: null,
      no_route_total: 0,
      by_resolution_km: {},
      by_passage: {},
      top_routes: [],
    })
  })

  test('counts calculations by resolution and passage, and failures', async () => {
    const service = await buildTestApp()
    const headers = await service.bearer()
    const answers = [
      await calculate(service, headers),
      await calculate(service, headers, { ...ROUTE, suez: false, resolution_km: 5 }),
      await calculate(service, headers),
    ]
    await calculate(service, headers, { ...ROUTE, suez: false, gibraltar: false })
    await calculate(service, headers, {})
    const km = answers[0]!.json().distance_km
    const report = await statistics(service)
    expect(report).toMatchObject({
      calculations_total: 3,
      calculations_today: 3,
      average_distance_km: expect.closeTo(km, -1),
      p50_compute_ms: expect.any(Number),
      no_route_total: 1,
      by_resolution_km: { 5: 1, 20: 2 },
      by_passage: { suez: 2 },
      top_routes: [],
    })
    expect(report.median_distance_km / km).toBeCloseTo(1, 1.7)
  })

  test('names a pair of ports only when five accounts requested it', async () => {
    const service = await buildTestApp()
    for (const plan of ACCOUNTS) await calculate(service, await service.bearer(plan))
    expect((await statistics(service)).top_routes).toEqual([])
    const { id } = await service.account('trial', 'fifth@example.com')
    expect(id).toBe(5)
    const fifth = { authorization: `Bearer ${await service.logIn('fifth@example.com')}` }
    await calculate(service, fifth, { ...ROUTE, suez: false })
    const { top_routes } = await statistics(service)
    expect(top_routes).toMatchObject([
      { origin: { id: 88 }, destination: { id: 1340 }, calculations: 5 },
    ])
    expect(JSON.stringify(top_routes)).not.toContain('account')
  })

  test('is summed up once in ten seconds for everybody', async () => {
    const service = await buildTestApp()
    const headers = await service.bearer()
    await statistics(service)
    await calculate(service, headers)
    const early = await service.inject({ url: '/stats/routes' })
    expect(early.json().calculations_total).toBe(0)
    expect(early.headers['cache-control']).toBe('public, max-age=10')
    expect((await statistics(service)).calculations_total).toBe(1)
  })

  test('counts what was calculated before the service was stopped', async () => {
    const service = await buildTestApp()
    await calculate(service, await service.bearer())
    await service.app.close()
    const counts = await service.store.statistics.counts()
    expect(counts).toContainEqual({ kind: 'passage', name: 'suez', amount: 1 })
  })
})
