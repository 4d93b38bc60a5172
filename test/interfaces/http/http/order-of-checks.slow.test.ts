import { describe, expect, test } from 'vitest'
import { buildTestApp } from '../../../support/test-app.js'

const ROUTE = { origin: { port_id: 88 }, destination: { port_id: 1340 } }
const JSON_TYPE = { 'content-type': 'application/json' }

describe('the order of checks', () => {
  test('is path, method, size, token, media type, JSON, fields, port', async () => {
    const { inject, bearer } = await buildTestApp()
    const headers = await bearer()
    const large = 'y'.repeat(1_100_000)
    const ask = async (url: string, options: object) => {
      const answer = await inject({ method: 'POST', url, ...options })
      return answer.json().code
    }
    const plain = { 'content-type': 'text/plain' }
    const url = '/calculate-route'
    expect([
      await ask('/nowhere', { payload: large, headers: plain }),
      await ask('/auth/me', { payload: large, headers: plain }),
      await ask(url, { payload: large, headers: plain }),
      await ask(url, { payload: '{', headers: plain }),
      await ask(url, { payload: '{', headers: { ...headers, ...plain } }),
      await ask(url, { payload: '{', headers: { ...headers, ...JSON_TYPE } }),
      await ask(url, { payload: { origin: { port_id: 1 } }, headers }),
      await ask(url, { payload: { origin: { port_id: 1 }, destination: { port_id: 2 } }, headers }),
    ]).toEqual([
      'not_found',
      'method_not_allowed',
      'payload_too_large',
      'missing_token',
      'unsupported_media_type',
      'invalid_json',
      'validation_failed',
      'port_not_found',
    ])
  })

  test('has the burst limit after the token and before the body', async () => {
    const { inject, bearer } = await buildTestApp()
    const headers = await bearer('slow')
    const ask = () => inject({ method: 'POST', url: '/calculate-route', payload: {}, headers })
    expect((await ask()).json().code).toBe('validation_failed')
    expect((await ask()).json().code).toBe('validation_failed')
    expect((await ask()).json().code).toBe('rate_limited')
  })

  test('has the sea data after the fields, and the quota last', async () => {
    const starting = await buildTestApp({ engine: () => null })
    const headers = await starting.bearer()
    const request = { method: 'POST' as const, url: '/calculate-route', headers }
    const wrong = await starting.inject({ ...request, payload: {} })
    expect(wrong.json().code).toBe('validation_failed')
    const early = await starting.inject({ ...request, payload: ROUTE })
    expect(early.json()).toMatchObject({ status: 503, code: 'starting' })
    expect(early.headers['retry-after']).toBe('5')

    const { inject, bearer } = await buildTestApp()
    const spent = {
      method: 'POST' as const,
      url: '/calculate-route',
      headers: await bearer('none'),
    }
    const unknown = { ...ROUTE, origin: { port_id: 1 } }
    expect((await inject({ ...spent, payload: unknown })).json().code).toBe('port_not_found')
    expect((await inject({ ...spent, payload: ROUTE })).json().code).toBe('quota_exceeded')
  })
})
