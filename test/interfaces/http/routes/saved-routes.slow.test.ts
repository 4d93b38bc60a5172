import { describe, expect, test } from 'vitest'
import { type Port, UNRANKED } from '../../../../src/ports/port.js'
import { allPorts, buildTestApp, type TestApp } from '../../../support/test-app.js'
import { ROTTERDAM, SHANGHAI, SINGAPORE } from '../../../support/test-ports.js'

const SLUG = 'rotterdam-to-singapore'
const ROUTE = { origin: { port_id: ROTTERDAM.id }, destination: { port_id: SINGAPORE.id } }

async function calculate(service: TestApp, payload: object) {
  const headers = await service.bearer()
  return service.inject({ method: 'POST', url: '/calculate-route', payload, headers })
}

async function slugs({ inject }: TestApp): Promise<string[]> {
  const { items } = (await inject({ url: '/routes' })).json()
  return items.map(({ slug }: { slug: string }) => slug)
}

describe('GET /routes/{slug}', () => {
  test('has the route as /calculate-route does, with the route without its canal', async () => {
    const service = await buildTestApp()
    const calculated = (await calculate(service, { ...ROUTE, alternatives: 0 })).json()
    const saved = (await service.inject({ url: `/routes/${SLUG}` })).json()
    expect(calculated.slug).toBe(SLUG)
    for (const field of ['origin', 'destination', 'distance_km', 'distance_nm', 'geometry'])
      expect(saved[field], field).toEqual(calculated[field])
    for (const field of ['duration_hours', 'speed_kmh', 'resolution_km', 'passages'])
      expect(saved[field], field).toEqual(calculated[field])
    expect(saved).toMatchObject({ slug: SLUG, reverse_slug: 'singapore-to-rotterdam' })
    expect(saved.alternatives).toEqual([
      expect.objectContaining({ avoid: ['suez'], passages: [], distance_km: expect.any(Number) }),
    ])
  })

  test('between large ports is answered before anybody has saved it, and the same afterwards', async () => {
    const service = await buildTestApp()
    const first = await service.inject({ url: `/routes/${SLUG}` })
    service.clock.advance(60_000)
    const second = await service.inject({ url: `/routes/${SLUG}` })
    expect([first.statusCode, second.body]).toEqual([200, first.body])
    expect(await slugs(service)).toEqual([SLUG])
  })

  test('can be stored by caches, which learn when it is unchanged', async () => {
    const { inject } = await buildTestApp()
    const url = `/routes/${SLUG}`
    const { headers } = await inject({ url })
    expect(headers['cache-control']).toBe('public, max-age=3600')
    const ask = (known: string) => inject({ url, headers: { 'if-none-match': known } })
    for (const known of [headers.etag as string, `"x", ${headers.etag}`, '*']) {
      const again = await ask(known)
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', headers.etag])
    }
    expect((await ask('"x"')).statusCode).toBe(200)
    const head = await inject({ method: 'HEAD', url })
    expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, '', headers.etag])
  })

  test('is calculated once a day, also for clients that have it', async () => {
    const { inject, router, clock } = await buildTestApp()
    const url = `/routes/${SLUG}`
    await inject({ url })
    const { body, headers } = await inject({ url })
    const routes = router.asked.length
    const known = { 'if-none-match': headers.etag as string }
    expect((await inject({ url })).body).toBe(body)
    expect((await inject({ url, headers: known })).statusCode).toBe(304)
    expect(router.asked.length).toBe(routes)
    clock.advance(86_400_000)
    expect((await inject({ url })).json().slug).toBe(SLUG)
    expect(router.asked.length).toBeGreaterThan(routes)
  })

  test('is not stored by caches if it came with a token', async () => {
    const service = await buildTestApp()
    const headers = await service.bearer()
    const answer = await service.inject({ url: `/routes/${SLUG}`, headers })
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  test.each([
    'rotterdam-to-atlantis',
    'rotterdam',
    'rotterdam-to-singapore.txt',
    'to',
    '-to-',
    '%00',
  ])('is 404 for %s', async (slug) => {
    const { inject } = await buildTestApp()
    const answer = await inject({ url: `/routes/${slug}` })
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'route_not_found'])
  })

  test('lists the available formats if another is requested', async () => {
    const { inject } = await buildTestApp()
    const answer = await inject({ url: `/routes/${SLUG}.xyz` })
    expect(answer.json().detail).toContain('The formats are geojson, gpx, rtz, kml and csv.')
  })

  test('costs nothing, and waits for the sea data', async () => {
    const { inject } = await buildTestApp({ engine: () => null })
    for (const url of [`/routes/${SLUG}`, '/routes', '/routes/examples']) {
      const answer = await inject({ url })
      expect([answer.statusCode, answer.json().code], url).toEqual([503, 'starting'])
    }
  })
})

describe('a calculation', () => {
  const between = (origin: Port, destination: Port) => ({
    origin: { port_id: origin.id },
    destination: { port_id: destination.id },
  })
  const large = between(allPorts.bySlug('rotterdam')!, allPorts.bySlug('singapore')!)
  const small = allPorts.ports.filter(({ rank }) => rank === UNRANKED).slice(0, 2) as [Port, Port]
  const smallSlug = `${small[0].slug}-to-${small[1].slug}`

  test('is not published, and has no slug that nobody can read', async () => {
    const service = await buildTestApp({ ports: allPorts })
    const answer = await calculate(service, between(...small))
    expect([answer.statusCode, answer.json().slug]).toEqual([200, null])
    expect(await slugs(service)).toEqual([])
    expect((await service.inject({ url: `/routes/${smallSlug}` })).statusCode).toBe(404)
    const other = await buildTestApp({ ports: allPorts })
    expect((await calculate(other, large)).json().slug).toBe(SLUG)
    expect((await other.inject({ url: `/routes/${SLUG}` })).statusCode).toBe(200)
  })

  test('is published where the operator says so, even between small ports', async () => {
    const service = await buildTestApp({ ports: allPorts, publishRoutes: true })
    const { slug, distance_km } = (await calculate(service, between(...small))).json()
    expect(slug).toBe(smallSlug)
    const saved = await service.inject({ url: `/routes/${slug}` })
    expect([saved.statusCode, saved.json().distance_km]).toEqual([200, distance_km])
  })

  test('from port to port with default options is saved under its slug', async () => {
    const service = await buildTestApp({ publishRoutes: true })
    const answer = (await calculate(service, { ...ROUTE, speed_kmh: 30, kiel: true })).json()
    const { items } = (await service.inject({ url: '/routes' })).json()
    expect(items).toEqual([
      {
        slug: SLUG,
        origin: { port: answer.origin.port },
        destination: { port: answer.destination.port },
        distance_km: answer.distance_km,
        distance_nm: expect.closeTo(answer.distance_nm, 2),
        updated_at: answer.calculated_at,
      },
    ])
  })

  test.each([
    { ...ROUTE, suez: false },
    { ...ROUTE, resolution_km: 50 },
    { ...ROUTE, avoid: ['piracy'] },
    { ...ROUTE, vessel: { type: 'tanker' } },
    { ...ROUTE, origin: { coordinates: [4, 52] } },
    { ...ROUTE, origin: ROUTE.destination },
  ])('is not saved with other options: %j', async (payload) => {
    const service = await buildTestApp({ publishRoutes: true })
    const answer = await calculate(service, payload)
    expect([answer.statusCode, answer.json().slug]).toEqual([200, null])
    expect(await slugs(service)).toEqual([])
  })
})

describe('GET /routes', () => {
  test('lists page by page', async () => {
    const service = await buildTestApp()
    for (const destination of [SINGAPORE, SHANGHAI]) {
      await service.inject({ url: `/routes/rotterdam-to-${destination.slug}` })
    }
    const first = (await service.inject({ url: '/routes?limit=1' })).json()
    expect(first).toMatchObject({ limit: 1, items: [{ slug: SLUG }] })
    const url = `/routes?limit=500&cursor=${first.next_cursor}`
    const second = (await service.inject({ url })).json()
    expect(second).toMatchObject({ limit: 100, next_cursor: null })
    expect(second.items).toMatchObject([{ slug: 'rotterdam-to-shanghai' }])
  })

  test('rejects a limit below 1 and a cursor that it never issued', async () => {
    const { inject } = await buildTestApp()
    for (const query of ['limit=0', 'limit=x', 'cursor=x']) {
      const answer = await inject({ url: `/routes?${query}` })
      expect([answer.statusCode, answer.json().code]).toEqual([422, 'validation_failed'])
    }
  })
})

describe('GET /routes/examples', () => {
  test('gives requests that can be posted as they are', async () => {
    const service = await buildTestApp({ ports: allPorts })
    const { count, examples } = (await service.inject({ url: '/routes/examples' })).json()
    expect([count, examples.length]).toEqual([7, 7])
    const headers = await service.bearer()
    for (const { title, request: payload } of examples) {
      const answer = await service.inject({
        method: 'POST',
        url: '/calculate-route',
        payload,
        headers,
      })
      const unknown = answer
        .json()
        .warnings?.filter(({ code }: { code: string }) => code.startsWith('unknown'))
      expect([answer.statusCode, unknown], title).toEqual([200, []])
    }
  })

  test('leaves out what this service could not answer', async () => {
    const service = await buildTestApp()
    service.router.resolutions = [50]
    const { examples } = (await service.inject({ url: '/routes/examples' })).json()
    expect(examples).toEqual([])
    service.router.resolutions = [20]
    const { count } = (await service.inject({ url: '/routes/examples' })).json()
    expect(count).toBe(3)
  })
})
