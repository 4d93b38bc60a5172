import { describe, expect, test } from 'vitest'
import { buildTestApp, PASSWORD, type TestApp } from '../../../support/test-app.js'

const ROUTE = { origin: { port_id: 88 }, destination: { port_id: 1340 } }
const DAY_MS = 86_400_000

async function start() {
  const service = await buildTestApp()
  const headers = await service.bearer()
  const make = async (payload: object = { name: 'report' }) =>
    (await service.inject({ method: 'POST', url: '/auth/keys', headers, payload })).json()
  return { ...service, headers, make }
}

const withKey = (key: string) => ({ authorization: `Bearer ${key}` })

function calculate({ inject }: Pick<TestApp, 'inject'>, headers: Record<string, string>) {
  return inject({ method: 'POST', url: '/calculate-route', headers, payload: ROUTE })
}

describe('a key', () => {
  test('is shown once and calculates like a token, in either header', async () => {
    const service = await start()
    const made = await service.make()
    expect(made).toMatchObject({
      id: 1,
      key: expect.stringMatching(/^fwk_[\w-]{43}$/),
      scopes: ['routes', 'emissions'],
      expires_at: null,
      last_used_at: null,
    })
    expect((await calculate(service, withKey(made.key))).statusCode).toBe(200)
    expect((await calculate(service, { 'x-api-key': made.key })).statusCode).toBe(200)
    const usage = await service.inject({ url: '/auth/usage', headers: withKey(made.key) })
    expect(usage.json().used).toBe(2)
    const list = await service.inject({ url: '/auth/keys', headers: service.headers })
    expect(list.json().items).toMatchObject([
      { id: 1, name: 'report', last_used_at: '2026-11-21T08:00:00.000Z' },
    ])
    expect(list.body).not.toContain(made.key)
    expect(service.log.join('')).not.toContain(made.key)
  })

  test('is rejected from the moment it is revoked, and its id is then unknown', async () => {
    const service = await start()
    const { key, id } = await service.make()
    const revoke = () =>
      service.inject({ method: 'DELETE', url: `/auth/keys/${id}`, headers: service.headers })
    expect((await revoke()).json()).toEqual({ revoked: true })
    expect((await calculate(service, withKey(key))).json().code).toBe('invalid_token')
    expect((await revoke()).json().code).toBe('key_not_found')
  })

  test('of another account cannot be revoked', async () => {
    const service = await start()
    const { id } = await service.make()
    const headers = await service.bearer('tiny')
    const answer = await service.inject({ method: 'DELETE', url: `/auth/keys/${id}`, headers })
    expect(answer.json().code).toBe('key_not_found')
    expect((await service.inject({ url: '/auth/keys', headers })).json().items).toEqual([])
  })

  test('expires after its days', async () => {
    const service = await start()
    const { key } = await service.make({ name: 'short', expires_in_days: 2 })
    service.clock.advance(2 * DAY_MS - 1)
    expect((await calculate(service, withKey(key))).statusCode).toBe(200)
    service.clock.advance(1)
    expect((await calculate(service, withKey(key))).json().code).toBe('token_expired')
  })

  test('allows what its scopes name and no more, even in a batch', async () => {
    const service = await start()
    const { key } = await service.make({ name: 'co2', scopes: ['emissions'] })
    expect((await calculate(service, withKey(key))).json()).toMatchObject({
      status: 403,
      code: 'insufficient_scope',
    })
    const headers = { 'x-api-key': key, 'content-type': 'application/x-ndjson' }
    const batch = { method: 'POST', url: '/v1/routes/batch', headers, payload: '{}' } as const
    expect((await service.inject(batch)).json().code).toBe('insufficient_scope')
    const all = (await service.make({ name: 'all' })).key
    const rows = { ...headers, 'x-api-key': all }
    const payload = JSON.stringify(ROUTE)
    const answer = await service.inject({ ...batch, headers: rows, payload })
    expect(JSON.parse(answer.body)).toMatchObject({ status: 200 })
  })

  test('that may only read calculates nothing and changes no plans, but sees them', async () => {
    const service = await start()
    const { key, scopes } = await service.make({ name: 'watch', scopes: ['read'] })
    expect(scopes).toEqual(['read'])
    const headers = withKey(key)
    const refused = [
      { method: 'POST', url: '/calculate-route', payload: ROUTE },
      { method: 'POST', url: '/v1/plans', payload: { name: 'a', query: '' } },
      { method: 'DELETE', url: '/v1/plans/plan_1' },
    ] as const
    for (const request of refused) {
      const answer = await service.inject({ ...request, headers })
      expect(answer.json().code, request.url).toBe('insufficient_scope')
    }
    for (const url of ['/auth/me', '/auth/usage', '/routes/history', '/v1/plans']) {
      expect((await service.inject({ url, headers })).statusCode, url).toBe(200)
    }
    const both = withKey((await service.make({ name: 'a', scopes: ['read', 'routes'] })).key)
    expect((await calculate(service, both)).statusCode).toBe(200)
    expect((await service.inject({ ...refused[1], headers: both })).statusCode).toBe(200)
  })

  test('may be limited to addresses and networks, as the trusted proxy reports them', async () => {
    const service = await buildTestApp({ trustedProxies: '127.0.0.1' })
    const bearer = await service.bearer()
    const make = (networks: unknown) =>
      service.inject({
        method: 'POST',
        url: '/auth/keys',
        headers: bearer,
        payload: { name: 'office', networks },
      })
    const networks = ['192.0.2.7', '198.51.100.0/24', '2001:db8::/32']
    const made = (await make(networks)).json()
    expect(made.networks).toEqual(networks)
    const from = (address: string, remoteAddress = '127.0.0.1') =>
      service.inject({
        url: '/auth/me',
        remoteAddress,
        headers: { 'x-api-key': made.key, 'x-forwarded-for': address },
      })
    for (const inside of [
      ...['192.0.2.7', '198.51.100.255', '2001:db8:1::9', '::ffff:192.0.2.7'],
      // Some proxies forward the port too.
      ...['192.0.2.7:51234', '[2001:db8:1::9]:443', '[2001:db8:1::9]'],
    ]) {
      expect((await from(inside)).statusCode, inside).toBe(200)
    }
    for (const outside of [
      ...['192.0.2.8', '198.51.101.0', '2001:db9::1', 'unknown', ''],
      ...['192.0.2.8:7', '192.0.2.7:7:7', '[192.0.2.7', '192.0.2.7]:7'],
    ]) {
      const answer = await from(outside)
      expect(answer.json(), outside).toMatchObject({ status: 403, code: 'address_not_allowed' })
    }
    // A caller that is no proxy cannot choose its address.
    expect((await from('192.0.2.7', '203.0.113.9')).statusCode).toBe(403)
    for (const wrong of [
      '192.0.2.256',
      '10.0.0.0/33',
      '2001:db8::/129',
      'example.com',
      '1.2.3.4/x',
    ])
      expect((await make(['192.0.2.7', wrong])).json().errors, wrong).toMatchObject([
        { pointer: '#/networks/1' },
      ])
    expect((await make([])).statusCode).toBe(422)
  })

  test('changes nothing about the account', async () => {
    const service = await start()
    const headers = withKey((await service.make()).key)
    const change = { current_password: PASSWORD, new_password: 'another horse battery staple' }
    const asked = [
      { method: 'POST', url: '/auth/keys', payload: { name: 'more' } },
      { method: 'GET', url: '/auth/keys' },
      { method: 'DELETE', url: '/auth/keys/1' },
      { method: 'GET', url: '/auth/sessions' },
      { method: 'GET', url: '/auth/events' },
      { method: 'POST', url: '/auth/change-password', payload: change },
    ] as const
    for (const request of asked) {
      const answer = await service.inject({ ...request, headers })
      expect(answer.json().code, request.url).toBe('login_required')
    }
  })

  test('admits nobody once the account is disabled, nor does a token or the password', async () => {
    const service = await start()
    const { key } = await service.make()
    await service.store.accounts.setDisabled(1, '2026-11-21T08:00:00.000Z')
    expect((await calculate(service, withKey(key))).statusCode).toBe(401)
    expect((await calculate(service, service.headers)).statusCode).toBe(401)
    expect(await service.logIn()).toBeUndefined()
    await service.store.accounts.setDisabled(1, null)
    expect((await calculate(service, withKey(key))).statusCode).toBe(200)
    expect((await calculate(service, service.headers)).statusCode).toBe(401)
  })
})

describe('sessions', () => {
  test('are listed and ended one by one', async () => {
    const service = await start()
    const headers = { authorization: `Bearer ${await service.logIn()}` }
    const list = async () =>
      (await service.inject({ url: '/auth/sessions', headers })).json().items as {
        id: string
        current: boolean
      }[]
    const sessions = await list()
    expect(sessions.map(({ current }) => current).sort()).toEqual([false, true])
    const other = sessions.find(({ current }) => !current)!
    const end = () =>
      service.inject({ method: 'DELETE', url: `/auth/sessions/${other.id}`, headers })
    expect((await end()).json()).toEqual({ revoked: true })
    expect((await end()).json().code).toBe('session_not_found')
    expect((await service.inject({ url: '/auth/me', headers: service.headers })).statusCode).toBe(
      401,
    )
    expect(await list()).toHaveLength(1)
  })

  test('end the least recently used one beyond fifty', async () => {
    const service = await start()
    for (let n = 0; n < 50; n++) {
      service.clock.advance(1)
      await service.store.tokens.add({
        tokenHash: `hash ${n}`,
        accountId: 1,
        passwordHash: (await service.store.accounts.byEmail('trial@example.com'))!.passwordHash,
        createdAt: new Date(service.clock.nowMs()).toISOString(),
        expiresAt: '2027-01-01T00:00:00.000Z',
      })
    }
    expect(await service.store.tokens.list(1)).toHaveLength(50)
    expect((await service.inject({ url: '/auth/me', headers: service.headers })).statusCode).toBe(
      401,
    )
  })
})

test('stores security events without secrets', async () => {
  const service = await start()
  await service.make()
  await service.inject({
    method: 'POST',
    url: '/auth/login',
    payload: { email: 'trial@example.com', password: 'a wrong password' },
  })
  await service.logIn()
  const { headers } = service
  const { items } = (await service.inject({ url: '/auth/events', headers })).json()
  expect(items.map(({ event }: { event: string }) => event)).toEqual([
    'login',
    'login_failed',
    'key_created',
  ])
  expect(items[2].detail).toMatchObject({ address: '127.0.0.1', key: 1, name: 'report' })
  expect(JSON.stringify(items)).not.toContain('wrong password')
})

test('stores which account a wrong or blocked login was for', async () => {
  const service = await buildTestApp({ loginFailures: 1 })
  const { id } = await service.account()
  const payload = { email: 'trial@example.com', password: 'a wrong password' }
  for (let n = 0; n < 2; n++) await service.inject({ method: 'POST', url: '/auth/login', payload })
  const noted = service.log.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'security')
  expect(noted).toMatchObject([
    { security_event: 'login_failed', account_id: id, address: '127.0.0.1' },
    { security_event: 'login_limited', account_id: id, address: '127.0.0.1' },
  ])
})

describe('FAIRWAY_AUTH', () => {
  test('none: everybody can calculate without limit, and there are no logins', async () => {
    const service = await buildTestApp({ auth: 'none' })
    expect((await calculate(service, {})).statusCode).toBe(200)
    expect((await calculate(service, withKey('made-up'))).statusCode).toBe(200)
    const me = (await service.inject({ url: '/auth/me' })).json()
    expect(me).toMatchObject({ plan_type: 'unlimited', daily_limit: null })
    const payload = { email: 'a@example.com', password: 'b' }
    const login = await service.inject({ method: 'POST', url: '/auth/login', payload })
    expect(login.json().code).toBe('login_disabled')
  })

  test('keys: only keys are accepted', async () => {
    const service = await buildTestApp({ auth: 'keys' })
    const headers = await service.bearer()
    expect((await calculate(service, headers)).json().code).toBe('missing_token')
    const payload = { email: 'trial@example.com', password: PASSWORD }
    const login = await service.inject({ method: 'POST', url: '/auth/login', payload })
    expect(login.json().code).toBe('login_disabled')
  })
})

test('a deleted account leaves only the total of its use', async () => {
  const service = await start()
  await service.make()
  await calculate(service, service.headers)
  const before = await service.store.accounts.export(1)
  expect(before['quota_days']).toHaveLength(1)
  expect(JSON.stringify(before)).not.toMatch(/hash/)
  await service.store.accounts.delete(1)
  expect(await service.store.accounts.byEmail('trial@example.com')).toBeNull()
  const left = await service.store.accounts.export(1)
  for (const [table, rows] of Object.entries(left)) {
    if (table !== 'security_events') expect(rows, table).toEqual([])
  }
  expect(await service.store.statistics.totals('2026-11-21')).toMatchObject({ routes: 1 })
})
