import { describe, expect, test } from 'vitest'
import { NoRouteError } from '../../../../src/engine/routing/errors.js'
import { ON_LAND } from '../../../support/fake-router.js'
import { buildTestApp } from '../../../support/test-app.js'
import { ROTTERDAM, SINGAPORE } from '../../../support/test-ports.js'
import { calculate, PORTS } from './calculate-route.js'

describe('a route that does not exist', () => {
  test('is 404 for unknown ports and names both', async () => {
    const { answer, body } = await calculate({
      origin: { port_id: 5 },
      destination: { port_id: 6 },
    })
    expect(answer.statusCode).toBe(404)
    expect(body).toMatchObject({
      code: 'port_not_found',
      errors: [
        { pointer: '#/origin/port_id', code: 'port_not_found' },
        { pointer: '#/destination/port_id', code: 'port_not_found' },
      ],
    })
    expect(body.detail).toBe('No port has the id 5. No port has the id 6.')
  })

  test('is 404 for an id and a name of no port, in whole sentences', async () => {
    const { body } = await calculate({
      origin: { port_id: 5 },
      destination: { name: 'Rotterdem' },
    })
    expect(body.detail).toMatch(
      /^No port has the id 5\. There is no port "Rotterdem"\. Did you mean [^?]*\?$/,
    )
  })

  test('names a place of via that is on land as the request does', async () => {
    const { body } = await calculate({ ...PORTS, via: [{ coordinates: ON_LAND }] })
    expect(body.detail).toMatch(/^via\[0\] is more than /)
    expect(body.errors).toMatchObject([{ pointer: '#/via/0', detail: body.detail }])
  })

  test.each([
    [{ suez: false }, 'suez: false'],
    [{ avoid: ['suez'] }, 'avoid'],
  ])('names the field that closes a passage of via: %j', async (closing, by) => {
    const { body } = await calculate({ ...PORTS, via: [{ passage: 'suez' }], ...closing })
    const detail = `suez is in via but closed by ${by}; remove one`
    expect(body.errors).toEqual([{ pointer: '#/via/0/passage', code: 'out_of_range', detail }])
    expect(body.detail).toBe(`via[0].passage: ${detail}.`)
  })

  test('is 422 through a passage that cannot be sailed from end to end, and names it', async () => {
    const via = [{ passage: 'gibraltar' }]
    const { body } = await calculate({ ...PORTS, via, suez: false })
    const detail =
      'No route sails through gibraltar from end to end without turning back. Leave it out, or change the stops beside it.'
    expect(body).toMatchObject({ status: 422, code: 'no_route', detail, would_open: [] })
    expect(body.errors).toEqual([{ pointer: '#/via/0/passage', code: 'no_route', detail }])
  })

  test('is 422 from a place on land and names the nearest water', async () => {
    const { body } = await calculate({ ...PORTS, destination: { coordinates: ON_LAND } })
    expect(body).toMatchObject({
      status: 422,
      code: 'point_on_land',
      end: 'destination',
      nearest_water: [14.25, 53.9],
      distance_km: 166.2,
      max_snap_km: 50,
    })
  })

  test('with these passages closed is 422 and names those to open', async () => {
    const { body } = await calculate({ ...PORTS, suez: false, gibraltar: false })
    expect(body).toMatchObject({
      status: 422,
      code: 'no_route',
      blocked_by: ['suez', 'gibraltar'],
      would_open: ['gibraltar'],
      errors: [
        { pointer: '#/suez', code: 'no_route', detail: 'closes suez' },
        { pointer: '#/gibraltar', code: 'no_route', detail: 'closes gibraltar' },
      ],
    })
  })

  test('is 422 if its avoid is the obstacle, and names it once', async () => {
    const { body } = await calculate({ ...PORTS, avoid: ['suez', 'gibraltar'] })
    expect(body.errors).toEqual([
      { pointer: '#/avoid', code: 'no_route', detail: 'closes suez, gibraltar' },
    ])
  })

  test.each(['POST', 'GET'] as const)(
    'between separate waters is 422 and names both ends and the remedy: %s',
    async (method) => {
      const { inject, bearer, router } = await buildTestApp()
      const find = router.route.bind(router)
      let resolutionWithRoute = 5
      router.route = (request) => {
        if (request.resolutionKm === resolutionWithRoute) return find(request)
        throw new NoRouteError([], [])
      }
      const headers = await bearer()
      const ask = (resolution_km: number) => {
        const ends = `origin_port_id=${ROTTERDAM.id}&destination_port_id=${SINGAPORE.id}`
        const asked =
          method === 'GET'
            ? { url: `/calculate-route?${ends}&resolution_km=${resolution_km}` }
            : { url: '/calculate-route', payload: { ...PORTS, resolution_km } }
        return inject({ method, headers, ...asked })
      }
      const coarse = (await ask(50)).json()
      expect(coarse).toMatchObject({ status: 422, code: 'no_route', blocked_by: [] })
      expect(coarse.errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual([
        '#/origin',
        '#/destination',
      ])
      expect(coarse.errors[0].detail).toContain('try resolution_km 5')
      expect(coarse.detail).toContain('resolution_km 5')
      resolutionWithRoute = 0
      expect((await ask(50)).json().detail).not.toContain('resolution_km')
      const finest = (await ask(5)).json()
      expect(finest.detail).toContain('another origin or destination')
      expect(finest.detail).not.toContain('resolution_km')
    },
  )

  test('at a resolution without data is 422 and lists those available', async () => {
    const { inject, bearer, router } = await buildTestApp()
    router.resolutions = [20, 50]
    const payload = { ...PORTS, resolution_km: 5 }
    const headers = await bearer()
    const answer = await inject({ method: 'POST', url: '/calculate-route', payload, headers })
    expect(answer.json()).toMatchObject({
      status: 422,
      errors: [
        {
          pointer: '#/resolution_km',
          code: 'not_allowed',
          detail: 'this service has data for 20, 50',
        },
      ],
    })
  })

  test.each([{}, { authorization: 'Bearer nonsense' }])(
    'without a token is 401 (%j)',
    async (headers) => {
      const { inject } = await buildTestApp()
      const answer = await inject({
        method: 'POST',
        url: '/calculate-route',
        payload: PORTS,
        headers,
      })
      expect(answer.statusCode).toBe(401)
    },
  )
})
