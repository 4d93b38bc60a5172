import { describe, expect, test, vi } from 'vitest'
import { OutcomeUnknownError, StorageError } from '../../../../src/keeping/store/database/store.js'
import { buildTestApp } from '../../../support/test-app.js'

const ROUTE = { origin: { port_id: 88 }, destination: { port_id: 1340 } }

describe('when the service itself fails', () => {
  test('answers 500 to an internal error without details, and logs it under the request id', async () => {
    const { inject, bearer, router, log } = await buildTestApp()
    const headers = await bearer()
    router.fault = new TypeError('secret inner state')
    const answer = await inject({
      method: 'POST',
      url: '/calculate-route',
      payload: ROUTE,
      headers,
    })
    expect(answer.json()).toMatchObject({ status: 500, code: 'internal_error' })
    expect(answer.body).not.toContain('secret inner state')
    const line = log.find((text) => text.includes('secret inner state'))
    expect(line).toContain(answer.json().request_id)
  })

  test('answers 503 storage_unavailable if the database does not answer', async () => {
    const { inject, bearer, store } = await buildTestApp()
    const headers = await bearer()
    await store.close()
    for (const url of ['/auth/me', '/ready']) {
      const answer = await inject({ url, headers })
      expect(answer.json()).toMatchObject({ status: 503, code: 'storage_unavailable' })
      expect(answer.headers['retry-after']).toBe('5')
    }
  })

  test('says that a call may have been charged if the database did not confirm it', async () => {
    const { inject, bearer, store } = await buildTestApp()
    const headers = await bearer()
    const spend = vi.spyOn(store.quota, 'spend')
    const ask = async (error: Error) => {
      spend.mockRejectedValueOnce(error)
      const answer = await inject({
        method: 'POST',
        url: '/calculate-route',
        payload: ROUTE,
        headers,
      })
      expect(answer.headers['retry-after']).toBe('5')
      expect(answer.json()).toMatchObject({ status: 503, code: 'storage_unavailable' })
      return answer.json().detail
    }
    expect(await ask(new OutcomeUnknownError('lost'))).toMatch(
      /may have been charged.*Idempotency-Key/,
    )
    expect(await ask(new StorageError('closed'))).toContain('Nothing was charged')
  })

  test('requests above the limit are 503 overloaded, and later ones are not', async () => {
    const { inject } = await buildTestApp({ maxRequestsInFlight: 3 })
    const answers = await Promise.all(
      Array.from({ length: 5 }, () =>
        inject({ method: 'POST', url: '/auth/login', payload: { email: 'a', password: 'b' } }),
      ),
    )
    const codes = answers.map((answer) => answer.json().code).sort()
    expect(codes.filter((code) => code === 'overloaded')).toHaveLength(2)
    expect((await inject({ url: '/health' })).statusCode).toBe(200)
  })

  test('an address that fills a service without accounts locks out no other', async () => {
    const { inject } = await buildTestApp({ auth: 'none', maxRequestsInFlight: 2 })
    const from = ['192.0.2.1', '192.0.2.1', '192.0.2.1', '192.0.2.1', '192.0.2.2']
    const me = (remoteAddress: string) => inject({ url: '/auth/me', remoteAddress })
    const statuses = (await Promise.all(from.map(me))).map(({ statusCode }) => statusCode)
    expect(statuses.slice(0, 4)).toContain(503)
    expect(statuses.at(-1)).toBe(200)
  })

  test('a caller that fills the service locks out no other', async () => {
    const { inject, bearer } = await buildTestApp({ maxRequestsInFlight: 2 })
    const [flood, other] = [await bearer(), await bearer('trial', 'other@example.com')]
    const me = (headers: Record<string, string>) => inject({ url: '/auth/me', headers })
    const answers = await Promise.all([flood, flood, flood, flood, other].map(me))
    const statuses = answers.map(({ statusCode }) => statusCode)
    expect(statuses.slice(0, 4)).toContain(503)
    expect(statuses.at(-1)).toBe(200)
  })
})
