import { describe, expect, test } from 'vitest'
import { ON_LAND } from '../../../support/fake-router.js'
import { ROTTERDAM, SINGAPORE } from '../../../support/test-ports.js'
import { PLACES, PORT_PAIR, start } from './calculate-matrix.js'

/** The text of an answer, without what may differ between two calls. */
const lasting = (text: string) =>
  text
    .replace(/"id":"[\w-]+"/, '')
    .replace(/"cached":(true|false)/, '')
    .replace(/"calculated_at":"[^"]+"/, '')

describe('a cached answer', () => {
  const ROUTE = { origin: { port_id: ROTTERDAM.id }, destination: { port_id: SINGAPORE.id } }

  test.each([
    ['/calculate-route', ROUTE],
    ['/calculate-matrix', PLACES],
  ])(
    'is the same byte for byte, is charged, and has an id of its own: %s',
    async (url, payload) => {
      const { inject, headers, used } = await start()
      const ask = () => inject({ method: 'POST', url, payload, headers })
      const [first, second] = [await ask(), await ask()]
      expect(lasting(second.body)).toBe(lasting(first.body))
      expect([first.json().cached, second.json().cached]).toEqual([false, true])
      expect(second.json().id).not.toBe(first.json().id)
      expect(await used()).toBe(2 * (url === '/calculate-route' ? 1 : 6))
    },
  )

  test('has the warnings of its own request, not of the first', async () => {
    const { route } = await start()
    await route({ ...ROUTE, colour: 'red' })
    expect((await route(ROUTE)).json()).toMatchObject({ cached: true, warnings: [] })
    expect((await route({ ...ROUTE, hue: 1 })).json().warnings).toMatchObject([
      { pointer: '#/hue' },
    ])
  })

  test('is calculated again on another day, when other areas may be in force', async () => {
    const { route, clock } = await start()
    await route(ROUTE)
    clock.advance(86_400_000)
    expect((await route(ROUTE)).json().cached).toBe(false)
  })

  test('warns of a past departure from the next day on', async () => {
    const { route, clock } = await start()
    const body = { ...ROUTE, depart_at: '2026-11-21T09:00Z' }
    expect((await route(body)).json().warnings).toEqual([])
    expect((await route(body)).json()).toMatchObject({ cached: true, warnings: [] })
    clock.advance(86_400_000)
    expect((await route(body)).json().warnings).toMatchObject([{ code: 'past_departure' }])
  })

  test('of a matrix warns of a past departure from the next day on', async () => {
    const { matrix, clock } = await start()
    const body = { ...PORT_PAIR, depart_at: '2026-11-21T09:00Z' }
    expect((await matrix(body)).json().warnings).toEqual([])
    clock.advance(86_400_000)
    for (const cached of [false, true]) {
      expect((await matrix(body)).json()).toMatchObject({
        cached,
        warnings: [{ code: 'past_departure', pointer: '#/depart_at' }],
      })
    }
  })

  test('is not stored if it is a rejection', async () => {
    const { route, router } = await start()
    const rejected = { ...ROUTE, origin: { coordinates: ON_LAND } }
    for (const _ of [1, 2]) expect((await route(rejected)).statusCode).toBe(422)
    expect(router.asked).toHaveLength(2)
  })

  test('is calculated once for all simultaneous requests', async () => {
    const service = await start()
    let release = () => {}
    service.sea.hold = new Promise((resolve) => {
      release = resolve
    })
    const asked = [1, 2, 3].map(() => service.matrix(PLACES))
    const joined = async () =>
      (await service.inject({ url: '/stats/cache' })).json().matrices.deduplicated
    await expect.poll(joined).toBe(2)
    release()
    const answers = await Promise.all(asked)
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect(service.sea.begun).toBe(1)
    expect(await service.used()).toBe(18)
    const stats = (await service.inject({ url: '/stats/cache' })).json()
    expect(stats.matrices).toMatchObject({ entries: 1, misses: 1, deduplicated: 2, in_flight: 0 })
  })

  test('that avoids areas is left to other threads', async () => {
    const { route, sea } = await start()
    const answer = await route({ ...ROUTE, avoid: ['piracy'] })
    expect([answer.statusCode, sea.begun]).toEqual([200, 1])
    const onLand = { ...ROUTE, origin: { coordinates: ON_LAND }, avoid: ['seca'] }
    expect((await route(onLand)).json().code).toBe('point_on_land')
  })
})

describe('GET /stats/cache', () => {
  test('counts cache hits', async () => {
    const { route, inject } = await start()
    const empty = (await inject({ url: '/stats/cache' })).json()
    expect(empty).toMatchObject({ entries: 0, bytes: 0, hits: 0, misses: 0, hit_ratio: null })
    const ROUTE = { origin: { port_id: ROTTERDAM.id }, destination: { port_id: SINGAPORE.id } }
    for (const _ of [1, 2, 3]) await route(ROUTE)
    const stats = (await inject({ url: '/stats/cache' })).json()
    expect(stats).toMatchObject({
      entries: 1,
      hits: 2,
      misses: 1,
      hit_ratio: 0.6667,
      deduplicated: 0,
      in_flight: 0,
      evictions: 0,
      since: '2026-11-21T08:00:00.000Z',
      data_version: 'fake-1',
    })
    expect(stats.bytes).toBeGreaterThan(1000)
    expect(stats.max_bytes).toBeGreaterThan(stats.bytes)
    const metrics = (await inject({ url: '/metrics' })).body
    expect(metrics).toContain('fairway_cache_requests_total{cache="routes",outcome="hit"} 2\n')
    expect(metrics).toContain('fairway_cache_entries{cache="routes"} 1\n')
  })
})
