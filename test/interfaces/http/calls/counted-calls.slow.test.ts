import { describe, expect, test } from 'vitest'
import { ON_LAND } from '../../../support/fake-router.js'
import { buildTestApp, type TestApp } from '../../../support/test-app.js'

const ROUTE = { origin: { port_id: 88 }, destination: { port_id: 1340 } }

function asker({ inject }: TestApp, headers: { authorization: string }) {
  return (payload: object = ROUTE) =>
    inject({ method: 'POST', url: '/calculate-route', payload, headers })
}

async function usageOf({ inject }: TestApp, headers: { authorization: string }) {
  return (await inject({ url: '/auth/usage', headers })).json()
}

describe('the daily limit', () => {
  test('is in the headers of every counted answer', async () => {
    const service = await buildTestApp()
    const ask = asker(service, await service.bearer())
    await ask()
    const { headers } = await ask()
    expect(headers).toMatchObject({
      'ratelimit-policy': '"daily";q=1000;w=86400',
      ratelimit: '"daily";r=998;t=57600',
      'x-ratelimit-limit': '1000',
      'x-ratelimit-remaining': '998',
      'x-ratelimit-reset': String(Date.parse('2026-11-22T00:00:00Z') / 1000),
    })
  })

  test('answers 429 to further routes, with the time to wait', async () => {
    const service = await buildTestApp()
    const ask = asker(service, await service.bearer('tiny'))
    for (let n = 0; n < 3; n++) expect((await ask()).statusCode).toBe(200)
    const rejected = await ask()
    expect(rejected.json()).toMatchObject({
      status: 429,
      code: 'quota_exceeded',
      required: 1,
      remaining: 0,
      daily_limit: 3,
      resets_at: '2026-11-22T00:00:00.000Z',
    })
    expect(rejected.headers['retry-after']).toBe('57600')
    expect(rejected.headers['x-ratelimit-remaining']).toBe('0')
    service.clock.advance(57_600_000)
    expect((await ask()).statusCode).toBe(200)
  })

  test('is not charged for HEAD, which has the headers of GET', async () => {
    const service = await buildTestApp()
    const headers = await service.bearer('tiny')
    const head = (query: string) =>
      service.inject({ method: 'HEAD', url: `/calculate-route?${query}`, headers })
    const way = 'origin_port_id=88&destination_port_id=1340'
    const fine = await head(way)
    expect([fine.statusCode, fine.body]).toEqual([200, ''])
    expect(fine.headers['x-ratelimit-remaining']).toBe('3')
    expect(fine.headers['content-length']).toBeUndefined()
    expect((await head('origin_port_id=88')).statusCode).toBe(422)
    expect((await head('origin_port_id=88&destination_port_id=7')).statusCode).toBe(404)
    expect(service.router.asked).toEqual([])
    expect((await usageOf(service, headers)).used).toBe(0)
    for (let n = 0; n < 3; n++) await asker(service, headers)()
    expect((await head(way)).statusCode).toBe(429)
    const history = await service.inject({ url: '/routes/history', headers })
    expect(history.json().items).toHaveLength(3)
  })

  test('charges nothing for an answer that came too late, and says when to retry', async () => {
    const service = await buildTestApp()
    const headers = await service.bearer()
    // As after a process that was suspended: another one has given back what it had reserved.
    service.store.quota.settle = async () => false
    const answer = await service.inject({
      method: 'POST',
      url: '/calculate-matrix',
      payload: { origins: [ROUTE.origin], destinations: [ROUTE.destination] },
      headers,
    })
    expect(answer.json()).toMatchObject({ status: 503, code: 'deadline_exceeded' })
    expect(answer.headers['retry-after']).toBe('5')
    expect((await usageOf(service, headers)).used).toBe(0)
  })

  test('of a zero limit has no Retry-After', async () => {
    const service = await buildTestApp()
    const rejected = await asker(service, await service.bearer('none'))()
    expect(rejected.statusCode).toBe(429)
    expect(rejected.headers['retry-after']).toBeUndefined()
  })

  test('is missing for a plan without one', async () => {
    const service = await buildTestApp()
    const headers = await service.bearer('enterprise')
    const answer = await asker(service, headers)()
    expect(answer.headers['x-ratelimit-limit']).toBeUndefined()
    expect(await usageOf(service, headers)).toMatchObject({
      daily_limit: null,
      used: 1,
      remaining: null,
    })
  })

  test('grants the last unit to exactly one of 50 concurrent requests', async () => {
    const service = await buildTestApp()
    const ask = asker(service, await service.bearer('tiny'))
    await ask()
    await ask()
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask()))
    const statuses = answers.map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 429)).toHaveLength(49)
  })

  test('is charged only for answers', async () => {
    const service = await buildTestApp()
    const headers = await service.bearer()
    const ask = asker(service, headers)
    expect((await ask({ ...ROUTE, origin: { coordinates: ON_LAND } })).statusCode).toBe(422)
    const noRoute = await ask({ ...ROUTE, suez: false, gibraltar: false })
    expect(noRoute.headers['x-ratelimit-remaining']).toBe('1000')
    expect((await ask({ ...ROUTE, origin: { port_id: 1 } })).statusCode).toBe(404)
    service.router.fault = new Error('broken')
    expect((await ask()).statusCode).toBe(500)
    expect((await usageOf(service, headers)).used).toBe(0)
    service.router.fault = null
    await ask()
    expect(await usageOf(service, headers)).toEqual({
      plan_type: 'trial',
      date: '2026-11-21',
      daily_limit: 1000,
      used: 1,
      remaining: 999,
      resets_at: '2026-11-22T00:00:00.000Z',
      breakdown: { route: 1, matrix_cells: 0, emissions: 0 },
    })
  })

  test('is not restored when the clock is set back', async () => {
    const service = await buildTestApp()
    const headers = await service.bearer('tiny')
    const ask = asker(service, headers)
    for (let n = 0; n < 3; n++) await ask()
    service.clock.advance(-20 * 3_600_000)
    expect((await ask()).statusCode).toBe(429)
    expect((await usageOf(service, headers)).date).toBe('2026-11-21')
  })

  test('of an account with a deleted plan is that of the first plan', async () => {
    const service = await buildTestApp()
    const headers = await service.bearer('retired')
    expect(await usageOf(service, headers)).toMatchObject({
      plan_type: 'retired',
      daily_limit: 1000,
    })
  })
})
