import { randomBytes } from 'node:crypto'
import { describe, expect, test, vi } from 'vitest'
import { Idempotency, type KeepAnswer } from '../../../../src/interfaces/http/calls/idempotency.js'
import { defaults } from '../../../../src/interfaces/http/config.js'
import { ON_LAND } from '../../../support/fake-router.js'
import { buildTestApp, type TestApp } from '../../../support/test-app.js'

const ROUTE = { origin: { port_id: 88 }, destination: { port_id: 1340 } }
const CHARGE = {
  day: '2026-11-22',
  dailyLimit: null,
  reservedAt: '2026-11-22T08:00:00.000Z',
  route: 1,
  matrixCells: 0,
  emissions: 0,
}
const OTHER = { origin: { port_id: 88 }, destination: { port_id: 1201 } }

async function start(planType?: string) {
  const service = await buildTestApp()
  const headers = await service.bearer(planType)
  const ask = (payload: object, key: string, bearer = headers) =>
    service.inject({
      method: 'POST',
      url: '/calculate-route',
      payload,
      headers: { ...bearer, 'idempotency-key': key },
    })
  return { ...service, headers, ask }
}

async function usedBy({ inject }: TestApp, headers: { authorization: string }): Promise<number> {
  return (await inject({ url: '/auth/usage', headers })).json().used
}

describe('an Idempotency-Key', () => {
  test('of the largest matrix replays it', async () => {
    const service = await start('enterprise')
    const places = Array.from({ length: 100 }, (_, at) => ({
      coordinates: [-40 + ((at * 7919) % 997) / 31, ((at * 6607) % 991) / 37],
    }))
    const headers = { ...service.headers, 'idempotency-key': 'k' }
    const vessel = { type: 'container', fuel_tonnes_per_day: 51.3, fuel_type: 'VLSFO' }
    const payload = { origins: places, destinations: places, vessel }
    const ask = () => service.inject({ method: 'POST', url: '/calculate-matrix', payload, headers })
    const first = await ask()
    expect(first.json().distances_km).toHaveLength(100)
    const second = await ask()
    expect(second.headers['idempotent-replayed']).toBe('true')
    expect(second.body).toBe(first.body)
  })

  test('of an answer too large to store is answered once, and a repetition says so', async () => {
    const { store } = await start()
    const { id } = (await store.accounts.byEmail('trial@example.com'))!
    const request = { key: 'k', accountId: id, requestHash: 'x' }
    const keys = new Idempotency(
      store,
      { nowMs: () => Date.parse('2026-11-22T08:00Z') },
      defaults(),
    )
    // Random text does not compress: 2 MB of hexadecimal digits become more than 1 MiB.
    const text = randomBytes(2 ** 21).toString('hex')
    const work = vi.fn(async (keep: KeepAnswer) => {
      await store.quota.spend({ ...CHARGE, accountId: id }, [await keep(text)])
      return text
    })
    expect(await keys.once(request, work)).toEqual({ text, isReplayed: false })
    await expect(keys.once(request, work)).rejects.toMatchObject({
      code: 'idempotency_key_reused',
      message: expect.stringContaining('answered and charged once'),
    })
    expect(work).toHaveBeenCalledTimes(1)
  })

  test('gets the same answer for the same request, to the byte and free of charge', async () => {
    const service = await start()
    const first = await service.ask(ROUTE, 'k')
    expect(first.headers['idempotent-replayed']).toBeUndefined()
    service.clock.advance(60_000)
    const second = await service.ask(ROUTE, 'k')
    expect([second.statusCode, second.body]).toEqual([200, first.body])
    expect(second.headers).toMatchObject({
      'idempotent-replayed': 'true',
      'content-type': first.headers['content-type'],
      'x-ratelimit-remaining': '999',
    })
    expect(await usedBy(service, service.headers)).toBe(1)
    expect(service.router.asked).toHaveLength(1)
  })

  test('returns an answer of the same length without a key', async () => {
    const service = await start()
    const plain = await service.inject({
      method: 'POST',
      url: '/calculate-route',
      payload: ROUTE,
      headers: service.headers,
    })
    const changing = { id: '', cached: false, calculated_at: '' }
    expect({ ...(await service.ask(ROUTE, 'k')).json(), ...changing }).toEqual({
      ...plain.json(),
      ...changing,
    })
  })

  test('treats another order of fields as the same request, and null as a missing field', async () => {
    const service = await start()
    const first = await service.ask(ROUTE, 'k')
    const turned = { speed_kmh: null, destination: ROUTE.destination, origin: ROUTE.origin }
    expect((await service.ask(turned, 'k')).body).toBe(first.body)
  })

  test('with another request is 422', async () => {
    const service = await start()
    await service.ask(ROUTE, 'k')
    const reused = await service.ask(OTHER, 'k')
    expect(reused.json()).toMatchObject({ status: 422, code: 'idempotency_key_reused' })
    expect(await usedBy(service, service.headers)).toBe(1)
  })

  test('belongs to its account', async () => {
    const service = await start()
    await service.ask(ROUTE, 'k')
    const others = await service.ask(OTHER, 'k', await service.bearer('enterprise'))
    expect(others.statusCode).toBe(200)
  })

  test('is forgotten after 24 hours', async () => {
    const service = await start()
    await service.ask(ROUTE, 'k')
    service.clock.advance(86_400_001)
    const later = await service.ask(OTHER, 'k')
    expect([later.statusCode, later.headers['idempotent-replayed']]).toEqual([200, undefined])
  })

  test('of a failed request is free again', async () => {
    const service = await start()
    expect(
      (await service.ask({ ...ROUTE, origin: { coordinates: ON_LAND } }, 'k')).statusCode,
    ).toBe(422)
    service.router.fault = new Error('broken')
    expect((await service.ask(ROUTE, 'k')).statusCode).toBe(500)
    service.router.fault = null
    expect((await service.ask(ROUTE, 'k')).statusCode).toBe(200)
    expect(await usedBy(service, service.headers)).toBe(1)
  })

  test('of a request that the quota rejected is free the next day', async () => {
    const service = await start('tiny')
    for (const key of ['a', 'b', 'c']) await service.ask(ROUTE, key)
    expect((await service.ask(ROUTE, 'k')).statusCode).toBe(429)
    expect((await service.ask(ROUTE, 'a')).statusCode).toBe(200)
    service.clock.advance(57_600_000)
    expect((await service.ask(ROUTE, 'k')).statusCode).toBe(200)
  })

  test('makes 20 concurrent requests wait for one calculation', async () => {
    const service = await start()
    const answers = await Promise.all(Array.from({ length: 20 }, () => service.ask(ROUTE, 'k')))
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    expect(answers.filter(({ headers }) => headers['idempotent-replayed'])).toHaveLength(19)
    expect(service.router.asked).toHaveLength(1)
    expect(await usedBy(service, service.headers)).toBe(1)
  })

  test('is 409 while another process works on it, and free if that process died', async () => {
    const service = await start()
    await service.ask(ROUTE, 'known')
    const { id } = (await service.store.accounts.byEmail('trial@example.com'))!
    const keys = service.store.idempotencyKeys
    const claim = {
      accountId: id,
      key: 'known',
      requestHash: '',
      claimedAt: '2026-11-21T08:00:00Z',
    }
    const { requestHash } = (await keys.claim(claim, '', ''))!
    await keys.claim({ ...claim, key: 'k', requestHash }, '', '')
    const early = await service.ask(ROUTE, 'k')
    expect(early.json()).toMatchObject({ status: 409, code: 'idempotency_in_progress' })
    expect(early.headers['retry-after']).toBe('1')
    service.clock.advance(600_000)
    expect((await service.ask(ROUTE, 'k')).statusCode).toBe(200)
  })

  test.each(['', 'x'.repeat(256), 'a b', 'ü'])('cannot be %.20j', async (key) => {
    const service = await start()
    const rejected = await service.ask(ROUTE, key)
    expect(rejected.json()).toMatchObject({ status: 422, code: 'invalid_idempotency_key' })
  })

  test('has no effect on a GET', async () => {
    const { inject, headers } = await start()
    const url = '/calculate-route?origin_port_id=88&destination_port_id=1340'
    const answer = await inject({ url, headers: { ...headers, 'idempotency-key': 'a b' } })
    expect(answer.statusCode).toBe(200)
  })
})
