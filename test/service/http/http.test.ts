import { describe, expect, test } from 'vitest'
import { buildTestApp } from '../../support/test-app.js'

const ROUTE = { origin: { port_id: 88 }, destination: { port_id: 1340 } }
const JSON_TYPE = { 'content-type': 'application/json' }

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

describe('bodies', () => {
  test('over 64 KiB are rejected before the token is looked at; drawn areas may take 1 MiB', async () => {
    const { inject } = await buildTestApp()
    const rejection = async (url: string, length: number) => {
      const payload = JSON.stringify({ x: 'y'.repeat(length) })
      return (await inject({ method: 'POST', url, payload, headers: JSON_TYPE })).json().code
    }
    expect(await rejection('/auth/login', 65_536)).toBe('payload_too_large')
    expect(await rejection('/calculate-route', 65_536)).toBe('missing_token')
    expect(await rejection('/v1/emissions/sea', 65_536)).toBe('missing_token')
    expect(await rejection('/calculate-route', 1_048_576)).toBe('payload_too_large')
  })

  test('are JSON', async () => {
    const { inject, bearer } = await buildTestApp()
    const headers = { ...(await bearer()), 'content-type': 'text/plain' }
    const answer = await inject({ method: 'POST', url: '/calculate-route', payload: '{}', headers })
    expect(answer.json()).toMatchObject({ status: 415, code: 'unsupported_media_type' })
  })

  const nested = (depth: number) => `{"x":${'['.repeat(depth)}${']'.repeat(depth)}}`

  test.each([
    ['nothing', ''],
    ['half an object', '{"origin":'],
    ['something after the object', '{} {}'],
    ['NaN', '{"speed_kmh":NaN}'],
    ['no UTF-8', Buffer.from([0x22, 0xff, 0x22])],
    ['33 levels', nested(32)],
    ['30,000 levels', nested(30_000)],
  ])('that are %s are 422 invalid_json', async (_title, payload) => {
    const { inject, bearer } = await buildTestApp()
    const headers = { ...(await bearer()), ...JSON_TYPE }
    const answer = await inject({ method: 'POST', url: '/calculate-route', payload, headers })
    expect(answer.json()).toMatchObject({ status: 422, code: 'invalid_json' })
  })

  test.each([
    [
      'a long text',
      `{"vessel":{"size_class":"${'y'.repeat(257)}"}}`,
      '#/vessel/size_class',
      'too_long',
    ],
    ['a long field name', `{"${'y'.repeat(257)}":1}`, '#', 'too_long'],
    ['1e400', '{"speed_kmh":1e400}', '#/speed_kmh', 'not_finite'],
    ['an array', '[]', '#', 'invalid_type'],
    ['null', 'null', '#', 'invalid_type'],
    ['half a surrogate pair', '{"origin":{"\\ud800":1}}', '#/origin', 'required'],
  ])('with %s are 422 with the place', async (_title, payload, pointer, code) => {
    const { inject, bearer } = await buildTestApp()
    const headers = { ...(await bearer()), ...JSON_TYPE }
    const answer = await inject({ method: 'POST', url: '/calculate-route', payload, headers })
    expect(answer.json()).toMatchObject({ status: 422, code: 'validation_failed' })
    expect(answer.json().errors).toContainEqual(expect.objectContaining({ pointer, code }))
  })

  test('may contain anything in fields that are not read', async () => {
    const { inject, bearer } = await buildTestApp()
    const payload = `${JSON.stringify(ROUTE).slice(0, -1)},"x":["${'y'.repeat(257)}",1e400]}`
    const headers = { ...(await bearer()), ...JSON_TYPE }
    const answer = await inject({ method: 'POST', url: '/calculate-route', payload, headers })
    expect(answer.json().warnings).toMatchObject([{ code: 'unknown_field', pointer: '#/x' }])
  })

  test.each([
    ['too many parts', `[${'[],'.repeat(120_000)}[]]`],
    [
      'too many names',
      JSON.stringify(Object.fromEntries(Array.from({ length: 2000 }, (_, n) => [`y${n}`, 0]))),
    ],
    ['over a megabyte', `{"x":"${'y'.repeat(1024 * 1024)}"}`],
  ])('of a matrix with %s are 413', async (_title, payload) => {
    const { inject, bearer } = await buildTestApp()
    const headers = { ...(await bearer()), ...JSON_TYPE }
    const answer = await inject({ method: 'POST', url: '/calculate-matrix', payload, headers })
    expect(answer.json()).toMatchObject({ status: 413, code: 'payload_too_large' })
  })

  test('may be 32 levels deep', async () => {
    const { inject, bearer } = await buildTestApp()
    const payload = JSON.stringify({ ...ROUTE, x: JSON.parse(nested(30)) })
    const headers = { ...(await bearer()), ...JSON_TYPE }
    const answer = await inject({ method: 'POST', url: '/calculate-route', payload, headers })
    expect(answer.statusCode).toBe(200)
  })
})

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

  test('has the burst limit behind the token and before the body', async () => {
    const { inject, bearer } = await buildTestApp()
    const headers = await bearer('slow')
    const ask = () => inject({ method: 'POST', url: '/calculate-route', payload: {}, headers })
    expect((await ask()).json().code).toBe('validation_failed')
    expect((await ask()).json().code).toBe('validation_failed')
    expect((await ask()).json().code).toBe('rate_limited')
  })

  test('has the sea data behind the fields, and the quota last', async () => {
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

describe('unknown fields', () => {
  const send = async (payload: object, prefer?: string) => {
    const { inject, bearer } = await buildTestApp()
    const headers = { ...(await bearer()), ...(prefer === undefined ? {} : { prefer }) }
    return inject({ method: 'POST', url: '/calculate-route', payload, headers })
  }

  test('are ignored with a warning that names the likely field', async () => {
    const answer = await send({
      ...ROUTE,
      suez_canal: false,
      resolution: 20,
      spede_kmh: 30,
      origin: { port_id: 88, name: 'x' },
      zzzzzzzz: 1,
    })
    expect(answer.statusCode).toBe(200)
    const warnings: { pointer: string; detail: string }[] = answer.json().warnings
    expect(
      warnings.map(({ pointer, detail }) => [pointer, /mean (\w+)/.exec(detail)?.[1]]),
    ).toEqual([
      ['#/suez_canal', 'suez'],
      ['#/resolution', 'resolution_km'],
      ['#/spede_kmh', 'speed_kmh'],
      ['#/zzzzzzzz', undefined],
      ['#/origin/name', undefined],
    ])
  })

  test('are 422 for a caller who prefers strict handling', async () => {
    const answer = await send({ ...ROUTE, suez_canal: false }, 'return=minimal, handling=strict')
    expect(answer.json()).toMatchObject({
      status: 422,
      code: 'validation_failed',
      errors: [
        {
          pointer: '#/suez_canal',
          code: 'unknown_field',
          detail: 'This field is unknown and must be left out; did you mean suez?',
        },
      ],
    })
    expect((await send(ROUTE, 'handling=strict')).statusCode).toBe(200)
  })

  test('that are many are listed up to twenty', async () => {
    const many = Object.fromEntries(Array.from({ length: 1000 }, (_, at) => [`field_${at}`, at]))
    expect((await send({ ...ROUTE, ...many })).json().warnings).toHaveLength(20)
  })
})
