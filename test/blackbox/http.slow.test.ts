import { request as send } from 'node:http'
import { expect, test } from 'vitest'
import { ON_LAND } from '../support/fake-router.js'
import { type Answer, ask } from '../support/http-client.js'
import { ROUTE, startService } from './service.js'

test('TRACE is not allowed', async () => {
  expect(await statusOfTrace((await startService()).url)).toBe(405)
})

test('every rejection has one shape and reveals no internals', async () => {
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
