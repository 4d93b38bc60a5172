import { describe, expect, test } from 'vitest'
import { buildTestApp, PASSWORD, type TestApp } from '../../../support/test-app.js'

const DAY_MS = 86_400_000

function login(
  { inject }: TestApp,
  email: string,
  password = PASSWORD,
  remoteAddress = '10.0.0.1',
) {
  return inject({
    method: 'POST',
    url: '/auth/login',
    payload: { email, password },
    remoteAddress,
  })
}

describe('POST /auth/login', () => {
  test('gives a token and the account', async () => {
    const service = await buildTestApp()
    const { id } = await service.account()
    const answer = await login(service, 'TRIAL@example.com')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.json()).toEqual({
      access_token: expect.stringMatching(/^[\w-]{43}$/),
      token_type: 'bearer',
      expires_at: '2026-12-21T08:00:00.000Z',
      user: {
        id,
        email: 'trial@example.com',
        plan_type: 'trial',
        daily_limit: 1000,
        created_at: '2026-11-01T00:00:00.000Z',
      },
    })
  })

  test('answers a wrong password and an unknown email with one and the same 401', async () => {
    const service = await buildTestApp()
    await service.account()
    const wrong = await login(service, 'trial@example.com', 'wrong')
    const unknown = await login(service, 'nobody@example.com', 'wrong')
    expect(wrong.statusCode).toBe(401)
    expect(wrong.headers['www-authenticate']).toBe('Bearer')
    expect(wrong.json().code).toBe('invalid_credentials')
    const withoutId = (body: object) => ({ ...body, request_id: '' })
    expect(withoutId(unknown.json())).toEqual(withoutId(wrong.json()))
    expect(Object.keys(unknown.headers)).toEqual(Object.keys(wrong.headers))
  })

  test('takes as long for an unknown email as for a wrong password', async () => {
    const service = await buildTestApp({ loginFailures: 100 })
    await service.account()
    const fastest = { known: Infinity, unknown: Infinity }
    // In alternation, so that other load on the machine slows both.
    for (let attempt = 0; attempt < 16; attempt++) {
      const who = attempt % 2 === 0 ? 'known' : 'unknown'
      const startedMs = performance.now()
      await login(service, who === 'known' ? 'trial@example.com' : 'nobody@example.com', 'wrong')
      fastest[who] = Math.min(fastest[who], performance.now() - startedMs)
    }
    const { known, unknown } = fastest
    expect(unknown).toBeGreaterThan(known * 0.5)
    expect(unknown).toBeLessThan(known * 2)
  })

  test.each(['trial@example.com', 'nobody@example.com'])(
    'blocks %s after ten wrong passwords from one address, and nobody elsewhere',
    async (email) => {
      const service = await buildTestApp()
      await service.account()
      for (let attempt = 0; attempt < 10; attempt++) {
        expect((await login(service, email, 'wrong')).statusCode).toBe(401)
      }
      const rejected = await login(service, email)
      expect(rejected.statusCode).toBe(429)
      expect(rejected.json().code).toBe('too_many_login_attempts')
      expect(rejected.headers['retry-after']).toBe('900')
      expect((await login(service, 'trial@example.com', PASSWORD, '10.0.0.2')).statusCode).toBe(200)
      service.clock.advance(900_000)
      expect((await login(service, 'trial@example.com')).statusCode).toBe(200)
    },
  )

  test('counts wrong passwords from zero after a right one', async () => {
    const service = await buildTestApp({ loginFailures: 2 })
    await service.account()
    for (let round = 0; round < 3; round++) {
      expect((await login(service, 'trial@example.com', 'wrong')).statusCode).toBe(401)
      expect((await login(service, 'trial@example.com')).statusCode).toBe(200)
    }
  })

  test('limits the logins of an address whatever the email', async () => {
    const service = await buildTestApp({ loginRequestsPerMinute: 2 })
    await login(service, 'a@example.com')
    await login(service, 'b@example.com')
    const rejected = await login(service, 'c@example.com')
    expect(rejected.json()).toMatchObject({ status: 429, code: 'rate_limited' })
    expect(rejected.headers['retry-after']).toBe('30')
    service.clock.advance(30_000)
    expect((await login(service, 'c@example.com')).statusCode).toBe(401)
  })

  test('requires an email and a password', async () => {
    const { inject } = await buildTestApp()
    const answer = await inject({ method: 'POST', url: '/auth/login', payload: { email: 7 } })
    expect(answer.json()).toMatchObject({
      status: 422,
      code: 'validation_failed',
      detail:
        '2 fields are not valid: email, password. email must be a string, got a number. password is required.',
      errors: [
        { pointer: '#/email', code: 'invalid_type', detail: 'must be a string, got a number' },
        { pointer: '#/password', code: 'required', detail: 'is required' },
      ],
    })
  })
})

describe('a token', () => {
  const me = ({ inject }: TestApp, authorization?: string) =>
    inject({ url: '/auth/me', headers: authorization === undefined ? {} : { authorization } })

  test('admits its account', async () => {
    const service = await buildTestApp()
    const { authorization } = await service.bearer('enterprise')
    const answer = await me(service, authorization)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.json()).toMatchObject({ email: 'enterprise@example.com', daily_limit: null })
  })

  test.each([undefined, '', 'Bearer', 'Bearer ', 'Basic dTpw'])(
    'is missing in %j',
    async (authorization) => {
      const answer = await me(await buildTestApp(), authorization)
      expect(answer.json()).toMatchObject({ status: 401, code: 'missing_token' })
      expect(answer.headers['www-authenticate']).toBe('Bearer')
      expect(answer.headers['content-type']).toContain('application/problem+json')
    },
  )

  test.each([
    'Bearer abc',
    `Bearer ${'a'.repeat(8192)}`,
    'Bearer eyJhbGciOiJub25lIiwidHlwIjoiSldUIn0.eyJzdWIiOiIxIn0.',
  ])('that was never issued is not valid: %.40s', async (authorization) => {
    const answer = await me(await buildTestApp(), authorization)
    expect(answer.json()).toMatchObject({ status: 401, code: 'invalid_token' })
    expect(answer.headers['www-authenticate']).toContain('invalid_token')
  })

  test('is read from its header alone, whole, after "bearer" in any case', async () => {
    const service = await buildTestApp()
    const token = (await service.bearer()).authorization.slice('Bearer '.length)
    expect((await me(service, `bearer ${token}`)).statusCode).toBe(200)
    for (const wrong of [`Bearer ${token}x`, 'Bearer a b', 'Bearer \u00e9\u00e9']) {
      expect((await me(service, wrong)).statusCode).toBe(401)
    }
    const inQuery = await service.inject({ url: `/auth/me?access_token=${token}` })
    expect(inQuery.json().code).toBe('missing_token')
  })

  test('makes nobody somebody else, whatever fields its login or request has', async () => {
    const service = await buildTestApp()
    await service.account()
    const extras = { plan_type: 'enterprise', id: 1, is_admin: true, user_id: 2, charge: 0 }
    const given = { email: 'trial@example.com', password: PASSWORD, ...extras }
    const { access_token } = (
      await service.inject({ method: 'POST', url: '/auth/login', payload: given })
    ).json()
    const headers = { authorization: `Bearer ${access_token}` }
    const places = { origin: { port_id: 88 }, destination: { port_id: 1340 } }
    const payload = { ...places, ...extras }
    const { statusCode } = await service.inject({
      method: 'POST',
      url: '/calculate-route',
      headers,
      payload,
    })
    const usage = await service.inject({ url: '/auth/usage', headers })
    expect([statusCode, usage.json().plan_type, usage.json().used]).toEqual([200, 'trial', 1])
  })

  test('is revoked by logout, and is then invalid', async () => {
    const service = await buildTestApp()
    const headers = await service.bearer()
    const other = await service.logIn()
    const logout = { method: 'POST' as const, url: '/auth/logout', headers }
    const first = await service.inject(logout)
    expect([first.statusCode, first.json()]).toEqual([200, { revoked: true }])
    expect((await service.inject(logout)).json()).toMatchObject({
      status: 401,
      code: 'invalid_token',
    })
    expect((await me(service, `Bearer ${other}`)).statusCode).toBe(200)
  })

  test('expires after seven days without use', async () => {
    const service = await buildTestApp()
    const { authorization } = await service.bearer()
    service.clock.advance(7 * DAY_MS)
    expect((await me(service, authorization)).json()).toMatchObject({
      status: 401,
      code: 'token_expired',
    })
  })

  test('expires after thirty days however often it is used', async () => {
    const service = await buildTestApp()
    const { authorization } = await service.bearer()
    for (let day = 1; day < 30; day++) {
      service.clock.advance(DAY_MS)
      expect((await me(service, authorization)).statusCode).toBe(200)
    }
    service.clock.advance(DAY_MS)
    expect((await me(service, authorization)).json().code).toBe('token_expired')
  })

  test('meets the burst limit of its plan', async () => {
    const service = await buildTestApp()
    const { authorization } = await service.bearer('slow')
    expect((await me(service, authorization)).statusCode).toBe(200)
    expect((await me(service, authorization)).statusCode).toBe(200)
    const rejected = await me(service, authorization)
    expect(rejected.json()).toMatchObject({ status: 429, code: 'rate_limited' })
    expect(rejected.headers['retry-after']).toBe('30')
  })
})

describe('the log', () => {
  test('contains no tokens, passwords or emails', async () => {
    const service = await buildTestApp()
    const headers = await service.bearer()
    await service.inject({ url: '/auth/me?token=secret', headers })
    const text = service.log.join('')
    expect(text).toContain('"route":"/auth/me"')
    for (const secret of [headers.authorization.slice(7), PASSWORD, 'trial@', 'secret']) {
      expect(text).not.toContain(secret)
    }
  })
})
