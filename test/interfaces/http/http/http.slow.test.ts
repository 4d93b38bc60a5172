import { describe, expect, test } from 'vitest'
import { buildTestApp } from '../../../support/test-app.js'

describe('paths and methods', () => {
  test('an unknown path is 404, with the problem document of RFC 9457', async () => {
    const { inject } = await buildTestApp()
    const answer = await inject({ url: '/nowhere?x=1', headers: { 'x-request-id': 'mine-1' } })
    expect(answer.statusCode).toBe(404)
    expect(answer.headers['content-type']).toContain('application/problem+json')
    expect(answer.json()).toEqual({
      type: '/problems/not_found',
      title: 'No such path',
      status: 404,
      code: 'not_found',
      detail: expect.any(String),
      instance: '/nowhere',
      request_id: 'mine-1',
    })
  })

  test.each([
    ['/v1/routes', 'Did you mean /calculate-route or /routes?'],
    ['/v1/matrix', 'Did you mean /calculate-matrix?'],
    ['/api/v1/calculateMatrix', 'Did you mean /calculate-matrix?'],
    ['/distance', 'Did you mean /v1/distance?'],
    ['/v1/voyage', 'Did you mean /v1/voyages?'],
    ['/nowhere', 'path. See /docs'],
    ['/v1', 'path. See /docs'],
  ])('the 404 of %s names the path that was meant', async (url, words) => {
    const { inject } = await buildTestApp()
    const answer = await inject({ url })
    expect([answer.statusCode, answer.json().detail]).toEqual([404, expect.stringContaining(words)])
  })

  test('answers 404 to a path that is not a URL', async () => {
    const { inject } = await buildTestApp()
    const answer = await inject({ url: '/ports/%E0%A4%A' })
    expect(answer.json()).toMatchObject({ status: 404, code: 'not_found' })
    expect(answer.headers['x-request-id']).toBe(answer.json().request_id)
  })

  test('answers 405 to an unknown method of a known path, with the known methods', async () => {
    const { inject } = await buildTestApp()
    const answer = await inject({ method: 'PUT', url: '/ports/88', payload: 'x' })
    expect(answer.json()).toMatchObject({ status: 405, code: 'method_not_allowed' })
    expect(answer.headers.allow).toBe('GET, HEAD, OPTIONS')
  })

  test('HEAD answers as GET without the body', async () => {
    const { inject } = await buildTestApp()
    const answer = await inject({ method: 'HEAD', url: '/ports/88' })
    expect([answer.statusCode, answer.body]).toEqual([200, ''])
    expect(Number(answer.headers['content-length'])).toBeGreaterThan(0)
  })

  test('OPTIONS is 204 with the methods, and answers a preflight', async () => {
    const { inject } = await buildTestApp()
    const answer = await inject({
      method: 'OPTIONS',
      url: '/calculate-route',
      headers: { origin: 'https://map.example', 'access-control-request-method': 'POST' },
    })
    expect(answer.statusCode).toBe(204)
    expect(answer.headers.allow).toBe('GET, HEAD, OPTIONS, POST')
    expect(answer.headers['access-control-allow-origin']).toBe('*')
    expect(answer.headers['access-control-allow-headers']).toContain('Authorization')
    expect(answer.headers['access-control-allow-headers']).toContain('Content-Type')
    expect((await inject({ method: 'OPTIONS', url: '/nowhere' })).statusCode).toBe(404)
  })
})

describe('headers', () => {
  test('keeps an id of the caller if it is harmless, and replaces it otherwise', async () => {
    const { inject } = await buildTestApp()
    const idOf = async (id: string) =>
      (await inject({ url: '/health', headers: { 'x-request-id': id } })).headers['x-request-id']
    expect(await idOf('abc.DEF_1-2')).toBe('abc.DEF_1-2')
    for (const id of ['', 'with space', 'x'.repeat(65)]) expect(await idOf(id)).not.toBe(id)
  })

  test('every answer has the security headers, even an error', async () => {
    const { inject } = await buildTestApp()
    for (const url of ['/health', '/nowhere']) {
      const { headers } = await inject({ url })
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['content-security-policy']).toContain("default-src 'none'")
      expect(headers['permissions-policy']).toContain('geolocation=()')
      expect(headers['cross-origin-opener-policy']).toBe('same-origin')
      expect(headers['access-control-allow-origin']).toBe('*')
      expect(headers['access-control-allow-credentials']).toBeUndefined()
      expect(headers['x-powered-by']).toBeUndefined()
    }
  })

  test('only listed origins are allowed if there is a list', async () => {
    const { inject } = await buildTestApp({ corsOrigin: 'https://a.example, https://b.example' })
    const allowed = async (origin: string) =>
      (await inject({ url: '/health', headers: { origin } })).headers['access-control-allow-origin']
    expect(await allowed('https://b.example')).toBe('https://b.example')
    expect(await allowed('https://c.example')).toBeUndefined()
  })
})

describe('the address of a caller', () => {
  const limitedBy = async (trustedProxies: string, forwarded: string[]) => {
    const { inject } = await buildTestApp({ publicRequestsPerMinute: 1, trustedProxies })
    const statuses: number[] = []
    for (const address of forwarded) {
      const headers = { 'x-forwarded-for': address }
      statuses.push((await inject({ url: '/ports/88', headers })).statusCode)
    }
    return statuses
  }

  test('is not what the caller claims', async () => {
    expect(await limitedBy('', ['10.0.0.1', '10.0.0.2'])).toEqual([200, 429])
  })

  test('is the address given by the nearest trusted proxy, whatever the caller put before it', async () => {
    expect(await limitedBy('127.0.0.0/8', ['10.0.0.1', '10.0.0.2', '6.6.6.6, 10.0.0.1'])).toEqual([
      200, 200, 429,
    ])
  })
})
