import { describe, expect, test } from 'vitest'
import { historyItem } from '../../../../src/interfaces/http/answers/route-history.js'
import type { HistoryEntry } from '../../../../src/keeping/store/database/store.js'
import { ON_LAND } from '../../../support/fake-router.js'
import { buildTestApp, type TestApp } from '../../../support/test-app.js'

const ROUTE = { origin: { port_id: 88 }, destination: { port_id: 1340 } }

type Bearer = { authorization: string }

function calculate({ inject }: TestApp, headers: Bearer, payload: object = ROUTE) {
  return inject({ method: 'POST', url: '/calculate-route', payload, headers })
}

async function history({ inject }: TestApp, headers: Bearer, query = '') {
  return (await inject({ url: `/routes/history${query}`, headers })).json()
}

describe('GET /routes/history', () => {
  test('has nothing without accounts, where every caller would read what the others plan', async () => {
    const service = await buildTestApp({ auth: 'none' })
    const nobody = { authorization: '' }
    expect((await calculate(service, nobody)).statusCode).toBe(200)
    const stops = [{ port_id: 88 }, { port_id: 1340 }]
    const voyage = await service.inject({ method: 'POST', url: '/v1/voyages', payload: { stops } })
    expect(voyage.statusCode).toBe(200)
    expect((await history(service, nobody)).items).toEqual([])
    const { id } = (await service.store.accounts.byEmail('everybody@localhost'))!
    expect(await service.store.history.list(id, 10, null)).toEqual([])
    // What was recorded while the service had accounts stays closed too.
    await service.store.plans.add(
      { id: 'pl_old', accountId: id, name: 'old', query: '', answer: null, createdAt: '2026' },
      10,
    )
    expect((await service.inject({ url: '/v1/plans' })).json().items).toEqual([])
  })

  test('packs entries to a quarter, and lists them page by page', async () => {
    const service = await buildTestApp()
    const headers = await service.bearer()
    const { id } = (await service.store.accounts.byEmail('trial@example.com'))!
    await calculate(service, headers)
    await calculate(service, headers)
    const [again, first] = await service.store.history.list(id, 10, null)
    const item = historyItem(first!)
    expect(historyItem(again!)).toMatchObject({ cached: true, request: ROUTE })
    const size = (entry: HistoryEntry) => entry.routeId.length + 8 + entry.packed.length
    expect(size(first!) * 4).toBeLessThan(JSON.stringify(item).length)
    const { items } = await history(service, headers)
    expect(items).toEqual([again!, first!].map(historyItem))
    const older = await history(service, headers, `?limit=1&cursor=${items[0].id}`)
    expect(older.items).toEqual([items[1]])
  })

  test('lists calculations, with the request to repeat each', async () => {
    const service = await buildTestApp()
    const headers = await service.bearer()
    const asked = {
      ...ROUTE,
      speed_kmh: 30,
      vessel: { type: 'tanker', hull: 'red' },
      colour: 'red',
    }
    const route = (await calculate(service, headers, asked)).json()
    const { items, limit, next_cursor } = await history(service, headers)
    expect([limit, next_cursor]).toEqual([20, null])
    expect(items).toEqual([
      {
        id: route.id,
        created_at: route.calculated_at,
        origin: route.origin,
        destination: route.destination,
        distance_km: route.distance_km,
        distance_nm: route.distance_nm,
        passages: route.passages,
        cached: route.cached,
        request: { ...ROUTE, speed_kmh: 30, vessel: { type: 'tanker' } },
        voyage_request: null,
      },
    ])
    const again = (await calculate(service, headers, items[0].request)).json()
    expect(again.distance_km).toBe(route.distance_km)
  })

  test('lists voyages with routes, their passages counted from the first stop', async () => {
    const service = await buildTestApp()
    const headers = await service.bearer()
    await calculate(service, headers)
    const asked = {
      stops: [{ port_id: 88 }, { coordinates: [4, 52], stay_hours: 12 }, { port_id: 1340 }],
      suez: true,
    }
    const sail = async (payload: object) =>
      (await service.inject({ method: 'POST', url: '/v1/voyages', payload, headers })).json()
    const voyage = await sail(asked)
    const { items } = await history(service, headers)
    expect(items).toHaveLength(2)
    const [first, last] = voyage.legs
    const later = last.passages.map((passage: Record<string, number>) => ({
      ...passage,
      entry_km: expect.closeTo(first.distance_km + passage['entry_km']!, 3),
      exit_km: expect.closeTo(first.distance_km + passage['exit_km']!, 3),
    }))
    expect(items[0]).toEqual({
      id: voyage.id,
      created_at: voyage.calculated_at,
      origin: first.origin,
      destination: last.destination,
      distance_km: voyage.totals.distance_km,
      distance_nm: voyage.totals.distance_nm,
      passages: [...first.passages, ...later],
      cached: false,
      request: null,
      voyage_request: asked,
    })
    const again = await sail(items[0].voyage_request)
    expect([again.cached, again.totals]).toEqual([true, voyage.totals])
    expect((await history(service, headers)).items[0]).toMatchObject({
      id: again.id,
      cached: true,
      voyage_request: asked,
    })
  })

  test('skips a request that would fill the disk', async () => {
    const service = await buildTestApp()
    const headers = await service.bearer()
    const drawn = Array.from({ length: 400 }, (_, at) => [at / 100, 60 + at / 4000.123])
    const ring = [...drawn, [4, 61], drawn[0]]
    const asked = { ...ROUTE, avoid_areas: [{ type: 'Polygon', coordinates: [ring] }] }
    const route = await calculate(service, headers, asked)
    expect(route.statusCode).toBe(200)
    const { items } = await history(service, headers)
    expect(items).toMatchObject([{ id: route.json().id, request: null }])
  })

  test('contains links in a form that can be posted', async () => {
    const service = await buildTestApp()
    const headers = await service.bearer()
    const url = '/calculate-route?origin_port_id=88&destination_lon=4&destination_lat=52'
    await service.inject({ url, headers })
    const { items } = await history(service, headers)
    const destination = { coordinates: [4, 52] }
    expect(items[0].request).toEqual({ origin: { port_id: 88 }, destination })
  })

  test('contains only successful calculations, and only those of the caller', async () => {
    const service = await buildTestApp()
    const headers = await service.bearer()
    await calculate(service, headers, { ...ROUTE, origin: { coordinates: ON_LAND } })
    await calculate(service, await service.bearer('enterprise'))
    expect((await history(service, headers)).items).toEqual([])
  })

  test('is read page by page, newest first', async () => {
    const service = await buildTestApp()
    const headers = await service.bearer()
    const ids: string[] = []
    for (let n = 0; n < 5; n++) ids.unshift((await calculate(service, headers)).json().id)
    const read: string[][] = []
    for (let cursor = ''; cursor !== null; ) {
      const page = await history(service, headers, `?limit=2${cursor && `&cursor=${cursor}`}`)
      read.push(page.items.map(({ id }: { id: string }) => id))
      cursor = page.next_cursor
    }
    expect(read).toEqual([ids.slice(0, 2), ids.slice(2, 4), ids.slice(4)])
  })

  test('has cursors that count nothing and find no entry of another account', async () => {
    const service = await buildTestApp()
    const headers = await service.bearer()
    for (let n = 0; n < 3; n++) await calculate(service, headers)
    const page = await history(service, headers, '?limit=2')
    expect(page.next_cursor).toBe(page.items[1].id)
    const stranger = await service.bearer('enterprise')
    await calculate(service, stranger)
    const other = await history(service, stranger, `?cursor=${page.next_cursor}`)
    expect([other.items, other.next_cursor]).toEqual([[], null])
  })

  test('has a limit of 1 to 100: less is rejected, more is clamped', async () => {
    const service = await buildTestApp()
    const headers = await service.bearer()
    expect(await history(service, headers, '?limit=1000')).toMatchObject({
      limit: 100,
      warnings: [{ code: 'limit_reduced', pointer: '#/limit' }],
    })
    for (const query of ['?limit=0', '?limit=1.5', '?limit=x', '?cursor=x', '?cursor=MDE']) {
      expect(await history(service, headers, query)).toMatchObject({
        status: 422,
        code: 'validation_failed',
      })
    }
  })

  test('is empty at first and needs a token', async () => {
    const service = await buildTestApp()
    expect(await history(service, await service.bearer())).toEqual({
      items: [],
      limit: 20,
      next_cursor: null,
      warnings: [],
    })
    expect((await service.inject({ url: '/routes/history' })).statusCode).toBe(401)
  })
})
