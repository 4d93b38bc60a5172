import { describe, expect, test, vi } from 'vitest'
import { slices } from '../../../../src/base/slices.js'
import { NEAR_WATER, ON_LAND } from '../../../support/fake-router.js'
import { buildTestApp, type TestApp } from '../../../support/test-app.js'
import { ROTTERDAM } from '../../../support/test-ports.js'
import { PLACES, PORT_PAIR, start } from './calculate-matrix.js'
import { CARGO, ESTIMATE, ROUTE } from './emissions/support.js'

describe('a matrix', () => {
  test('is a table with a row for each cell as CSV, by Accept or format', async () => {
    const { matrix, inject, headers } = await start()
    const answer = await matrix(PLACES, { accept: 'text/csv' })
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
    const [head, ...rows] = answer.body.trimEnd().split('\n')
    expect(head).toBe(
      'origin,destination,distance_nm,distance_km,duration_hours,fuel_tonnes,co2e_wtw_tonnes,cost_usd,error',
    )
    expect(rows).toHaveLength(6)
    expect(rows[0]).toMatch(/^NLRTM,SGSIN,[\d.]+,[\d.]+,[\d.]+,,,,$/)
    expect(rows[1]).toMatch(/^NLRTM,"[-\d.,]+",,,,,,,point_on_land$/)
    const ask = (url: string) => inject({ method: 'POST', url, headers, payload: PLACES })
    expect((await ask('/calculate-matrix?format=csv')).body).toBe(answer.body)
    expect((await ask('/calculate-matrix?format=gpx')).json().errors[0].pointer).toBe('#/format')
    const masked = await ask('/calculate-matrix?format=csv&fields=distances_nm')
    expect(masked.statusCode).toBe(422)
  })

  test('lets others have the thread between its names, until fifty are unknown', async () => {
    const { matrix } = await start()
    const next = vi.spyOn(slices, 'next')
    const { given } = slices
    const names = Array.from({ length: 40 }, (_, at) => ({ name: `Nowhere ${at % 20}` }))
    const answer = await matrix({ origins: names, destinations: names })
    // After a rest a loop asks again.
    const asked = next.mock.calls.length - (slices.given - given)
    next.mockRestore()
    expect(answer.statusCode).toBe(404)
    // Eight turns are before the names: to read the body, and to check it in steps.
    expect(asked).toBe(58)
  })

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

  test('has no costs without a price, and is answered even without factors', async () => {
    const { matrix } = await start()
    const vessel = { type: 'tanker' }
    const body = (await matrix({ ...PORT_PAIR, vessel })).json()
    expect(body.costs_usd).toBeNull()
    expect(body.fuel_tonnes[0][0]).toBeGreaterThan(0)
    const without = await start('trial', { factors: null })
    const bare = (await without.matrix({ ...PORT_PAIR, vessel })).json()
    expect(bare.fuel_tonnes).toBeNull()
    expect(bare.distances_km).toEqual(body.distances_km)
    expect(bare.warnings.map(({ code }: { code: string }) => code)).toEqual([
      'vessel_size_assumed',
      'emissions_unavailable',
    ])
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
  const startOpening = async (opened: Promise<void>) => {
    const service: TestApp = await buildTestApp({ opening: new Map([[5, opened]]) })
    const headers = await service.bearer()
    service.router.resolutions = [20]
    const ask = (payload: object) =>
      service.inject({ method: 'POST', url: '/calculate-matrix', payload, headers })
    return { service, headers, ask }
  }

  test('is waited for, while the service is ready and answers at the default', async () => {
    let open = () => {}
    const opened = new Promise<void>((resolve) => {
      open = resolve
    })
    const { service, headers, ask } = await startOpening(opened)
    const ends = 'origin_port_id=88&destination_port_id=1340'
    const estimate = { route: { ...ROUTE, resolution_km: 5 }, cargo: CARGO }
    const waiting = [
      ask({ ...PORT_PAIR, resolution_km: 5 }),
      service.inject({ url: `/calculate-route?${ends}&resolution_km=5`, headers }),
      service.inject({ method: 'POST', url: ESTIMATE, payload: estimate, headers }),
    ]
    expect((await ask(PORT_PAIR)).statusCode).toBe(200)
    expect((await service.inject({ url: '/ready' })).statusCode).toBe(200)
    service.router.resolutions = [5, 20]
    open()
    for (const answer of await Promise.all(waiting)) expect(answer.statusCode).toBe(200)
  })

  test('is 503 with Retry-After, and free of charge, if that takes too long', async () => {
    const { service, ask } = await startOpening(Promise.resolve())
    const answer = await ask({ ...PORT_PAIR, resolution_km: 5 })
    expect(answer.json()).toMatchObject({ status: 503, code: 'starting' })
    expect(answer.headers['retry-after']).toBe('1')
    expect(service.log.filter((line) => line.includes('"level":50'))).toEqual([])
  })
})
