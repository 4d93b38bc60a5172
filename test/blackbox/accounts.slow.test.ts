import { describe, expect, test } from 'vitest'
import { startMailServer } from '../support/mail-server.js'
import { ACCOUNTS, lasting, PASSWORD, ROUTE, startService } from './service.js'

describe('logging in', () => {
  test('does not reveal which emails exist', async () => {
    const service = await startService()
    const known = await service.logIn(ACCOUNTS.a, 'wrong-1')
    const unknown = await service.logIn('nobody-1@example.org', 'wrong-1')
    for (const { status, headers, body } of [known, unknown]) {
      expect([status, body.code]).toEqual([401, 'invalid_credentials'])
      expect(headers.get('www-authenticate')).toBeTruthy()
      expect(headers.get('cache-control')).toContain('no-store')
      expect(headers.get('content-type')).toContain('application/problem+json')
      expect(body.detail).not.toMatch(/example|wrong-1/)
    }
    expect(JSON.stringify(lasting(known.body))).toBe(JSON.stringify(lasting(unknown.body)))
  })

  test('slows guessing down, and recovers by itself', async () => {
    const service = await startService({ loginRequestsPerMinute: 1000 })
    const answers = []
    for (let n = 0; n < 30; n++) answers.push(await service.logIn(ACCOUNTS.a, `wrong-${n}`))
    const statuses = answers.map(({ status }) => status)
    expect(statuses[0]).toBe(401)
    expect(statuses.indexOf(429)).toBeLessThan(20)
    expect(statuses.every((status) => status === 401 || status === 429)).toBe(true)
    const last = answers.at(-1)!
    expect(last.body.code).toBe('too_many_login_attempts')
    const waitSeconds = Number(last.headers.get('retry-after'))
    expect(waitSeconds).toBeGreaterThanOrEqual(1)
    expect(waitSeconds).toBeLessThanOrEqual(900)
    service.clock.advance(waitSeconds * 1000)
    expect((await service.logIn(ACCOUNTS.a, PASSWORD)).status).toBe(200)
  })

  test('issues a token per login, and a logout ends only its own', async () => {
    const service = await startService()
    const [first, second] = [await service.token('a'), await service.token('a')] as const
    expect(first).not.toBe(second)
    const me = (token: string) => service.ask('/auth/me', { token })
    const leave = () => service.ask('/auth/logout', { method: 'POST', token: first })
    const answers = [await leave(), await me(first), await me(second), await leave()]
    expect(answers.map(({ status }) => status)).toEqual([200, 401, 200, 401])
    expect(answers[0]!.body).toBeTypeOf('object')
    for (const at of [1, 3]) expect(answers[at]!.body.code).toBe('invalid_token')
  })

  test('ignores fields that would make the caller somebody else', async () => {
    const service = await startService()
    const extras = { plan_type: 'unlimited', id: 1, is_admin: true }
    const json = { email: ACCOUNTS.a, password: PASSWORD, ...extras }
    const { body } = await service.ask('/auth/login', { json })
    const token = body.access_token
    const more = { user_id: 2, plan_type: 'unlimited', charge: 0 }
    const route = await service.ask('/calculate-route', { token, json: { ...ROUTE, ...more } })
    expect(route.status).toBe(200)
    const warned = route.body.warnings.filter(
      ({ code }: { code: string }) => code === 'unknown_field',
    )
    expect(warned.map(({ pointer }: { pointer: string }) => pointer)).toEqual(
      Object.keys(more).map((name) => `#/${name}`),
    )
    const me = (await service.ask('/auth/me', { token })).body
    expect(me).toMatchObject({ email: ACCOUNTS.a, plan_type: 'large' })
    expect(await service.used(token)).toBe(1)
    expect(await service.used(await service.token('b'))).toBe(0)
    const strict = { token, json: { ...ROUTE, ...more }, headers: { prefer: 'handling=strict' } }
    expect((await service.ask('/calculate-route', strict)).status).toBe(422)
  })
})

describe('an invalid token', () => {
  test.each([
    undefined,
    '',
    'Bearer',
    'Bearer ',
    'Basic dXNlcjpwYXNz',
    'Bearer a b',
    `Bearer ${'x'.repeat(64)}`,
    `Bearer ${'a'.repeat(8192)}`,
    'Bearer eyJhbGciOiJub25lIiwidHlwIjoiSldUIn0.eyJzdWIiOiIxIn0.',
    'Bearer \u00e9\u00e9',
  ])('is 401: %.40j', async (authorization) => {
    const service = await startService()
    const headers: Record<string, string> = authorization === undefined ? {} : { authorization }
    const answer = await service.ask('/calculate-route', { json: ROUTE, headers })
    expect(answer.status).toBe(401)
    expect(['missing_token', 'invalid_token']).toContain(answer.body.code)
    expect(answer.headers.get('www-authenticate')).toContain('Bearer')
  })

  test('may also be one in the query, or one with an extra letter', async () => {
    const service = await startService()
    const token = await service.token('a')
    const inQuery = await service.ask(`/calculate-route?access_token=${token}`, { json: ROUTE })
    expect(inQuery.status).toBe(401)
    expect((await service.ask('/auth/me', { token: `${token}x` })).status).toBe(401)
    const lower = await service.ask('/auth/me', { headers: { authorization: `bearer ${token}` } })
    expect(lower.status).toBe(200)
    expect(await service.used(token)).toBe(0)
  })
})

describe('the password mail', () => {
  test('without a mail server is 503 for everyone alike', async () => {
    const service = await startService()
    const askFor = (email: string) => service.ask('/auth/forgot-password', { json: { email } })
    const known = await askFor(ACCOUNTS.a)
    const unknown = await askFor('nobody-1@example.org')
    expect([known.status, known.body.code]).toEqual([503, 'mail_not_configured'])
    expect(lasting(unknown.body)).toEqual(lasting(known.body))
    expect((await service.logIn(ACCOUNTS.a, PASSWORD)).status).toBe(200)
  })

  test('is answered the same for emails with and without an account, and sent only to the former', async () => {
    const { url: smtpUrl, received } = await startMailServer('accept')
    const service = await startService({ smtpUrl, mailFrom: 'sea@example.com' })
    const known = Object.values(ACCOUNTS)
    const answers = await Promise.all(
      known
        .flatMap((email) => [email, `not-${email}`])
        .map((email) => service.ask('/auth/forgot-password', { json: { email } })),
    )
    for (const { status, body } of answers) {
      expect([status, lasting(body)]).toEqual([202, lasting(answers[0]!.body)])
    }
    await expect.poll(() => received.length).toBe(known.length)
    expect(received.map(({ to }) => to).sort()).toEqual([...known].sort())
  })

  test('cannot be used to flood a mailbox, and the answer does not reveal it', async () => {
    const { url: smtpUrl, received } = await startMailServer('accept')
    const service = await startService({ smtpUrl, mailFrom: 'sea@example.com' })
    const statusesOf = async (email: string, times: number) => {
      const statuses = []
      for (let n = 0; n < times; n++) {
        statuses.push((await service.ask('/auth/forgot-password', { json: { email } })).status)
      }
      return statuses
    }
    const known = await statusesOf(ACCOUNTS.a, 65)
    service.clock.advance(60_000)
    const unknown = await statusesOf('nobody-1@example.org', 65)
    expect(unknown).toEqual(known)
    expect(new Set(known)).toEqual(new Set([202, 429]))
    await expect.poll(() => received.length).toBe(1)
    const [, password] = /^ {4}(\S+)\s*$/m.exec(received[0]!.text)!
    expect((await service.logIn(ACCOUNTS.a, password!)).status).toBe(200)
  })
})
