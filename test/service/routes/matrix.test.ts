import { describe, expect, test } from 'vitest'
import { NEAR_WATER, ON_LAND } from '../../support/fake-router.js'
import { buildTestApp, type TestApp } from '../../support/test-app.js'
import { ROTTERDAM, SINGAPORE } from '../../support/test-ports.js'

const PORT_PAIR = {
  origins: [{ port_id: ROTTERDAM.id }],
  destinations: [{ port_id: SINGAPORE.id }],
}
const PLACES = {
  origins: [{ port_id: ROTTERDAM.id }, { coordinates: [-73.9, 40.5] }],
  destinations: [{ port_id: SINGAPORE.id }, { coordinates: ON_LAND }, { coordinates: [122, 31] }],
}

async function start(planType = 'trial', settings = {}) {
  const service = await buildTestApp(settings)
  const headers = await service.bearer(planType)
  const post = (url: string, payload: object, more: object = {}) =>
    service.inject({ method: 'POST', url, payload, headers: { ...headers, ...more } })
  const used = async () => (await service.inject({ url: '/auth/usage', headers })).json().used
  return {
    ...service,
    headers,
    used,
    matrix: (payload: object, more?: object) => post('/calculate-matrix', payload, more),
    route: (payload: object) => post('/calculate-route', payload),
  }
}

describe('a matrix', () => {
  test('has a row for each origin, null where there is no route, and says why', async () => {
    const { matrix, used } = await start()
    const answer = await matrix(PLACES)
    expect(answer.statusCode).toBe(200)
    const body = answer.json()
    expect(body).toMatchObject({
      id: expect.stringMatching(/^mx_[\w-]{20}$/),
      rows: 2,
      columns: 3,
      cells: 6,
      unreachable: [
        { origin: 0, destination: 1, code: 'point_on_land' },
        { origin: 1, destination: 1, code: 'point_on_land' },
      ],
      unreachable_count: 2,
      fuel_tonnes: null,
      co2e_wtw_tonnes: null,
      costs_usd: null,
      speed_kmh: 25.928,
      speed_source: 'default',
      resolution_km: 20,
      queries_charged: 6,
      cached: false,
      warnings: [],
      data_version: 'fake-1',
    })
    for (const table of ['distances_km', 'distances_nm', 'durations_hours']) {
      expect(body[table].map((row: unknown[]) => row.length)).toEqual([3, 3])
      expect(body[table].map((row: unknown[]) => row[1])).toEqual([null, null])
    }
    expect(body.origins[0]).toMatchObject({ port: { name: 'Rotterdam' }, requested: null })
    expect(body.destinations[1]).toEqual({ port: null, requested: ON_LAND, snapped: null })
    expect(body.destinations[2].snapped).toEqual({ coordinates: [122, 31], distance_km: 0 })
    expect(await used()).toBe(6)
  })

  test('has the figures of a single route for every pair', async () => {
    const { matrix, route } = await start()
    const options = { suez: false, speed_kmh: 30, resolution_km: 50 }
    const body = (await matrix({ ...PLACES, ...options })).json()
    for (const [row, origin] of PLACES.origins.entries()) {
      for (const [column, destination] of PLACES.destinations.entries()) {
        const answer = await route({ origin, destination, ...options })
        const single = answer.statusCode === 200 ? answer.json() : {}
        expect([
          body.distances_km[row][column],
          body.distances_nm[row][column],
          body.durations_hours[row][column],
        ]).toEqual([
          single.distance_km ?? null,
          single.distance_nm ?? null,
          single.duration_hours ?? null,
        ])
      }
    }
  })

  test('has a reason in each null cell when the passages are closed', async () => {
    const { matrix } = await start()
    const body = (await matrix({ ...PORT_PAIR, suez: false, gibraltar: false })).json()
    expect(body.distances_km).toEqual([[null]])
    expect(body.unreachable).toEqual([{ origin: 0, destination: 0, code: 'no_route' }])
  })

  test('has fuel, CO2e and cost with a vessel and a price, as the routes do', async () => {
    const { matrix, route } = await start()
    const ship = {
      vessel: { type: 'container', size_class: 'ulcv' },
      fuel_price_usd_per_tonne: 600,
    }
    const body = (await matrix({ ...PLACES, ...ship })).json()
    const [origin, destination] = [PLACES.origins[1], PLACES.destinations[2]]
    const single = (await route({ origin, destination, ...ship })).json()
    expect(body.fuel_tonnes[1][2]).toBe(single.emissions.fuel_tonnes)
    expect(body.co2e_wtw_tonnes[1][2]).toBe(single.emissions.co2e_wtw_tonnes)
    expect(body.costs_usd[1][2]).toBe(single.emissions.cost_usd)
    expect(body.fuel_tonnes[0][1]).toBeNull()
    expect(body.options.closed_by_vessel).toEqual(single.options.closed_by_vessel)
  })

  test('has no costs without a price, and is given without factors too', async () => {
    const { matrix } = await start()
    const vessel = { type: 'tanker' }
    const body = (await matrix({ ...PORT_PAIR, vessel })).json()
    expect(body.costs_usd).toBeNull()
    expect(body.fuel_tonnes[0][0]).toBeGreaterThan(0)
    const without = await start('trial', { factors: null })
    const bare = (await without.matrix({ ...PORT_PAIR, vessel })).json()
    expect(bare.fuel_tonnes).toBeNull()
    expect(bare.distances_km).toEqual(body.distances_km)
    expect(bare.warnings).toMatchObject([{ code: 'emissions_unavailable' }])
  })

  test('of a place to itself is zero, not null', async () => {
    const { matrix } = await start()
    const place = [{ coordinates: [5, 0] }]
    const body = (await matrix({ origins: place, destinations: place })).json()
    expect([body.distances_km, body.durations_hours]).toEqual([[[0]], [[0]]])
  })

  test('reports all moved ends in one warning', async () => {
    const { matrix } = await start()
    const moved = { coordinates: NEAR_WATER }
    const body = (await matrix({ ...PLACES, origins: [moved, moved] })).json()
    expect(body.origins[0].snapped.distance_km).toBe(7)
    expect(body.warnings).toMatchObject([{ code: 'snapped', pointer: '#/origins' }])
  })
})

describe('a matrix that is rejected', () => {
  const many = (count: number) => Array.from({ length: count }, () => ({ port_id: ROTTERDAM.id }))

  test.each([
    ['no origins', { origins: [], destinations: many(1) }, 'matrix_empty', 0],
    ['no destinations', { origins: many(3), destinations: [] }, 'matrix_empty', 0],
    ['10,001 cells', { origins: many(1), destinations: many(10_001) }, 'matrix_too_large', 10_001],
  ])('for %s, is so before any quota', async (_, payload, code, cells) => {
    const { matrix, used } = await start('none')
    const answer = await matrix(payload)
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({ code, cells, max_cells: 10_000 })
    expect(await used()).toBe(0)
  })

  test.each(['origins', 'destinations'])(
    'for its %s alone, where the others are no list',
    async (side) => {
      const { matrix } = await start()
      const answer = await matrix({ [side]: many(10_001) })
      expect(answer.json()).toMatchObject({
        status: 422,
        errors: [{ pointer: `#/${side}`, code: 'too_long' }],
      })
    },
  )

  test('lists only the first of thousands of invalid places', async () => {
    const { matrix } = await start()
    const wrong = Array.from({ length: 2000 }, () => ({ port_id: 'y' }))
    const answer = await matrix({ origins: wrong, destinations: many(1) })
    expect(answer.json()).toMatchObject({ status: 422, code: 'validation_failed' })
    expect(answer.json().errors).toHaveLength(1)
    expect(answer.json().errors[0]).toMatchObject({ pointer: '#/origins/0/port_id' })
  })

  test('is rejected for its size before its fields are checked', async () => {
    const { matrix } = await start()
    const wrong = Array.from({ length: 50_000 }, () => ({}))
    const answer = await matrix({ origins: wrong, destinations: wrong })
    expect(answer.json()).toMatchObject({ status: 422, code: 'matrix_too_large' })
  })

  test('for the day, is charged nothing; one that fits is charged whole', async () => {
    const { matrix, used } = await start('tiny')
    const rejected = await matrix({ origins: many(2), destinations: many(2) })
    expect(rejected.json()).toMatchObject({ code: 'quota_exceeded', required: 4, remaining: 3 })
    expect(rejected.headers['retry-after']).toBeUndefined()
    expect(await used()).toBe(0)
    expect((await matrix({ origins: many(1), destinations: many(3) })).statusCode).toBe(200)
    expect(await used()).toBe(3)
  })

  test.each([
    [{ origins: [{}], destinations: [{ port_id: 1 }] }, '#/origins/0'],
    [
      { origins: [{ coordinates: [0, 91] }], destinations: [{ port_id: 1 }] },
      '#/origins/0/coordinates/1',
    ],
    [{ origins: { port_id: 1 }, destinations: [{ port_id: 1 }] }, '#/origins'],
    [{ origins: [{ port_id: 1 }] }, '#/destinations'],
    [{ ...PORT_PAIR, resolution_km: 7 }, '#/resolution_km'],
  ])('for a wrong field, names it: %j', async (payload, pointer) => {
    const { matrix, used } = await start()
    const answer = await matrix(payload)
    expect(answer.json()).toMatchObject({ status: 422, code: 'validation_failed' })
    expect(answer.json().errors[0].pointer).toContain(pointer)
    expect(await used()).toBe(0)
  })

  test('for ports that do not exist, names all of them', async () => {
    const { matrix } = await start()
    const [a, b] = [{ port_id: 777_777 }, { port_id: 888_888 }]
    const answer = await matrix({ origins: [{ port_id: 88 }, a], destinations: [b] })
    expect(answer.json()).toMatchObject({ status: 404, code: 'port_not_found' })
    expect(answer.json().errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual([
      '#/origins/1/port_id',
      '#/destinations/0/port_id',
    ])
  })

  test('warns of a place that may be swapped, as a route does', async () => {
    const { matrix } = await start()
    const swapped = { coordinates: [51.95, 4.13] }
    const { warnings } = (await matrix({ ...PORT_PAIR, origins: [swapped] })).json()
    expect(warnings).toContainEqual(
      expect.objectContaining({ code: 'maybe_swapped', pointer: '#/origins/0' }),
    )
  })

  test('reports unknown fields, and accepts the passages of a route', async () => {
    const { matrix, router } = await start()
    const body = (await matrix({ ...PORT_PAIR, include_ports: true, kiel: false })).json()
    expect(body.warnings).toMatchObject([{ code: 'unknown_field', pointer: '#/include_ports' }])
    expect(router.asked.at(-1)?.closed).toContain('kiel')
  })
})

/** One byte after another, without what may differ between two calls. */
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

describe('a matrix that avoids areas', () => {
  const side = (length: number) => Array.from({ length }, () => ({ port_id: ROTTERDAM.id }))

  test.each(['seca', 'piracy'])(
    'is rejected before any work beyond 100 cells: %s',
    async (group) => {
      const { matrix, used, router } = await start()
      const large = { origins: side(1), destinations: side(101), avoid: ['suez', group] }
      const answer = await matrix(large)
      expect(answer.json()).toMatchObject({
        status: 422,
        code: 'matrix_too_large',
        cells: 101,
        max_cells: 100,
        errors: [{ pointer: '#/avoid', code: 'out_of_range' }],
      })
      expect(router.asked).toEqual([])
      expect(await used()).toBe(0)
    },
  )

  test('is answered up to 100 cells, and larger ones may close passages', async () => {
    const { matrix } = await start()
    const full = { origins: side(1), destinations: side(100), avoid: ['seca'] }
    expect((await matrix(full)).statusCode).toBe(200)
    const closing = { origins: side(1), destinations: side(101), avoid: ['suez'] }
    expect((await matrix(closing)).statusCode).toBe(200)
  })
})

describe('the sea at a resolution that is still being opened', () => {
  test('is 503 with Retry-After, and free of charge', async () => {
    const service: TestApp = await buildTestApp({ opening: [5] })
    const headers = await service.bearer()
    service.router.resolutions = [20]
    const ask = (url: string, payload: object) =>
      service.inject({ method: 'POST', url, payload, headers })
    const answer = await ask('/calculate-matrix', { ...PORT_PAIR, resolution_km: 5 })
    expect(answer.json()).toMatchObject({ status: 503, code: 'starting' })
    expect(answer.headers['retry-after']).toBe('1')
    expect((await ask('/calculate-matrix', PORT_PAIR)).statusCode).toBe(200)
    expect((await service.inject({ url: '/ready' })).statusCode).toBe(503)
    expect(service.log.filter((line) => line.includes('"level":50'))).toEqual([])
  })
})
