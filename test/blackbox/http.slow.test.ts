import { request as send } from 'node:http'
import { describe, expect, test } from 'vitest'
import { ON_LAND } from '../support/fake-router.js'
import { type Answer, ask } from '../support/http-client.js'
import { ROUTE, startService } from './service.js'

describe('the surface', () => {
  test('says for each method which others are allowed', async () => {
    const service = await startService()
    const wrong = await service.ask('/calculate-route', { method: 'DELETE' })
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS, POST'])
    expect((await service.ask('/no-such-path')).status).toBe(404)
    const got = await service.ask('/ports/search?q=rot')
    const head = await service.ask('/ports/search?q=rot', { method: 'HEAD' })
    expect([head.status, head.text]).toEqual([200, ''])
    expect(head.headers.get('content-length')).toBe(got.headers.get('content-length'))
    expect(await statusOfTrace(service.url)).toBe(405)
  })

  test('lets browsers in, without their cookies', async () => {
    const service = await startService()
    const origin = 'https://evil.example'
    const preflight = await service.ask('/calculate-route', {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type',
      },
    })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-methods')).toContain('POST')
    expect(preflight.headers.get('access-control-allow-headers')).toMatch(/Authorization/i)
    expect(preflight.headers.get('access-control-allow-headers')).toMatch(/Content-Type/i)
    const rejected = await service.ask('/calculate-route', { json: {}, headers: { origin } })
    for (const { headers } of [preflight, rejected]) {
      expect(headers.get('access-control-allow-origin')).toBe('*')
      expect(headers.get('access-control-allow-credentials')).toBeNull()
      expect(headers.get('x-powered-by')).toBeNull()
    }
  })
})

describe('every rejection', () => {
  test('has one shape and reveals no internals', async () => {
    for (const answer of await rejections()) {
      const { headers, body, status } = answer
      expect(headers.get('content-type')).toContain('application/problem+json')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('cache-control')).toBe('no-store')
      expect(headers.get('server')).toBeNull()
      expect(headers.get('x-powered-by')).toBeNull()
      expect(body).toMatchObject({
        type: `/problems/${body.code}`,
        title: expect.any(String),
        status,
        code: expect.stringMatching(/^[a-z]+(_[a-z]+)*$/),
        detail: expect.any(String),
        request_id: headers.get('x-request-id'),
      })
      expect(answer.text).not.toMatch(/node_modules|SELECT|sqlite|fastify|ajv| at .*:\d+/i)
      for (const { candidates, ...error } of body.errors ?? []) {
        if (candidates !== undefined) {
          expect(['port_not_found', 'point_on_land']).toContain(error.code)
        }
        expect(error).toEqual({
          pointer: expect.stringMatching(/^#/),
          code: expect.any(String),
          detail: expect.any(String),
        })
      }
    }
  })
})

/** One of each kind that can be provoked without waiting. */
async function rejections(): Promise<Answer[]> {
  const service = await startService({ loginFailures: 1 })
  const token = await service.token('one')
  const calculate = (json: unknown) => service.ask('/calculate-route', { token, json })
  const text = { token, raw: '{', headers: { 'content-type': 'text/plain' } }
  const half = { token, raw: '{', headers: { 'content-type': 'application/json' } }
  await calculate(ROUTE)
  const answers = [
    await service.ask('/auth/me'),
    await service.ask('/nowhere'),
    await service.ask('/ports/999999'),
    await service.ask('/routes/here-to-there'),
    await calculate({ ...ROUTE, origin: { port_id: 999_999 } }),
    await service.ask('/auth/me', { method: 'PUT', token }),
    await calculate({ x: 'y'.repeat(1_100_000) }),
    await service.ask('/calculate-route', text),
    await service.ask('/calculate-route', half),
    await calculate({}),
    await calculate(ROUTE),
    await service.logIn('nobody@example.org', 'wrong'),
    await service.logIn('nobody@example.org', 'wrong'),
    await service.ask('/auth/forgot-password', { json: { email: 'nobody@example.org' } }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([
    401, 404, 404, 404, 404, 405, 413, 415, 422, 422, 429, 401, 429, 503,
  ])
  const other = await service.token('a')
  const onLand = { ...ROUTE, origin: { coordinates: ON_LAND } }
  const land = await ask(`${service.url}/calculate-route`, { token: other, json: onLand })
  expect(land.body.errors).toEqual([expect.objectContaining({ pointer: '#/origin' })])
  return [...answers, land]
}

function statusOfTrace(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    send(url, { method: 'TRACE' }, (answer) => resolve(answer.resume().statusCode!))
      .on('error', reject)
      .end()
  })
}
