import { createHmac } from 'node:crypto'
import { exportSPKI } from 'jose'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Config } from '../../../../src/interfaces/http/config.js'
import { AUDIENCE, startProvider } from '../../../support/identity-provider.js'
import { buildTestApp } from '../../../support/test-app.js'

const ROUTE = { origin: { port_id: 88 }, destination: { port_id: 1340 } }
const MINUTE_MS = 60_000

async function start(settings: Partial<Config> = {}) {
  const provider = await startProvider()
  const key = await provider.newKey('first')
  const config = { oidcNewAccounts: 'create' as const, ...provider.settings, ...settings }
  const service = await buildTestApp(config)
  const me = async (token: string) => {
    const headers = { authorization: `Bearer ${token}` }
    const answer = await service.inject({ url: '/auth/me', headers })
    return { status: answer.statusCode, ...answer.json() }
  }
  return { ...service, provider, key, me }
}

const BAD_CLAIMS = [
  [{ aud: 'https://other.example.com' }, AUDIENCE],
  [{ iss: 'https://evil.example.com' }, 'another issuer'],
  [{ aud: undefined }, 'aud'],
  [{ exp: undefined }, 'exp'],
  [{ sub: undefined }, 'claim sub'],
  [{ sub: 7 }, 'claim sub'],
  [{ sub: '' }, 'claim sub'],
  [{ sub: 'a\0b' }, 'claim sub'],
  [{ sub: '\ud800' }, 'claim sub'],
  [{ sub: 'a'.repeat(256) }, 'claim sub'],
] as const

const unsigned = (header: object, claims: object) =>
  [header, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')

describe('a token of the identity provider', () => {
  test('creates the account of its subject once, calculates for it and manages its keys', async () => {
    const { me, key, inject, store, log } = await start()
    const token = await key.sign({ email: 'Ann@example.com', email_verified: true })
    const [one, two] = await Promise.all([me(token), me(token)])
    expect(one).toMatchObject({ id: 1, email: 'ann@example.com', plan_type: 'trial' })
    expect(two.id).toBe(1)
    const headers = { authorization: `Bearer ${token}` }
    const post = (url: string, payload: object) => inject({ method: 'POST', url, headers, payload })
    expect((await post('/calculate-route', ROUTE)).statusCode).toBe(200)
    expect((await post('/auth/keys', { name: 'report' })).json().key).toMatch(/^fwk_/)
    expect((await post('/auth/logout', {})).json()).toEqual({ revoked: false })
    const events = await store.securityEvents.list(1, 10)
    expect(events.map(({ event }) => event)).toContain('account_created')
    expect(log.join('')).not.toContain(token)
  })

  test.each([
    ['an ID token', { nonce: 'n-0S6_WzA2Mj' }, undefined],
    ['a logout token', { events: {} }, 'logout+jwt'],
    ['a logout token by its type alone', {}, 'logout+jwt'],
    ['a token of tomorrow', { iat: Date.parse('2026-11-22T08:00:00Z') / 1000, exp: 4e9 }, 'JWT'],
  ])('is not %s', async (_, claims, typ) => {
    const { me, key } = await start()
    const header = { kid: 'first', ...(typ && { typ }) }
    expect(await me(await key.sign(claims, header))).toMatchObject({
      status: 401,
      code: 'invalid_token',
    })
    expect(await me(await key.sign({}, { ...header, typ: 'at+jwt' }))).toMatchObject({
      status: 200,
    })
  })

  test('leaves the service without a password: neither logins nor mails open the account', async () => {
    const { me, key, inject } = await start()
    await me(await key.sign({ email: 'ann@example.com', email_verified: true }))
    for (const password of ['!', 'correct horse battery staple']) {
      const payload = { email: 'ann@example.com', password }
      const answer = await inject({ method: 'POST', url: '/auth/login', payload })
      expect(answer.json().code).toBe('invalid_credentials')
    }
  })

  test('does not open an account that has the email of its claims', async () => {
    const { me, key, account } = await start()
    await account('enterprise', 'boss@example.com')
    const claims = { email: 'boss@example.com', email_verified: true }
    const mine = await me(await key.sign({ sub: 'mallory', ...claims }))
    expect(mine).toMatchObject({ status: 200, plan_type: 'trial' })
    expect(mine.id).not.toBe(1)
    expect(mine.email).toMatch(/^[\da-f]{16}@identity\.localhost$/)
  })

  test('is only for known accounts unless the operator says otherwise', async () => {
    const { me, key, account, store, provider } = await start({ oidcNewAccounts: 'reject' })
    const { id } = await account()
    expect((await me(await key.sign())).detail).toContain('has no account for the token')
    expect(await store.identities.link(id, { issuer: provider.issuer, subject: 'ann' })).toBe(true)
    expect(await me(await key.sign())).toMatchObject({ status: 200, id })
    expect((await me(await key.sign({ sub: 'ANN' }))).status).toBe(401)
    await store.identities.unlinkAll(id)
    expect((await me(await key.sign())).status).toBe(401)
  })

  test('finds accounts by a verified email if the operator says so', async () => {
    const settings = { oidcAccountClaim: 'email', oidcNewAccounts: 'reject' } as const
    const { me, key, account } = await start(settings)
    const { id } = await account()
    const email = 'Trial@example.com'
    expect(await me(await key.sign({ email, email_verified: true }))).toMatchObject({ id })
    for (const claims of [{ email }, { email, email_verified: false }, { email_verified: true }]) {
      expect((await me(await key.sign(claims))).status).toBe(401)
    }
    const { id: other } = await account('trial', 'kim@example.com')
    const sign = (own: string) => key.sign({ email: own, email_verified: true })
    expect(await me(await sign('Kim@example.com'))).toMatchObject({ id: other })
    for (const alike of ['\u212Aim@example.com', 'kim@\uFF45xample.com']) {
      expect((await me(await sign(alike))).status, alike).toBe(401)
    }
  })

  test('sets the plan from its claim, a text or a list, and is rejected if that names none', async () => {
    const { me, key } = await start({ oidcPlanClaim: 'roles' })
    const plan = async (roles?: unknown) => (await me(await key.sign({ roles }))).plan_type
    expect(await plan('slow')).toBe('slow')
    expect(await plan(['staff', 'enterprise'])).toBe('enterprise')
    expect(await plan('tiny')).toBe('tiny')
    for (const roles of [undefined, 'unlimited', [], { tiny: true }, 7, '__proto__']) {
      const { status, detail } = await me(await key.sign({ roles }))
      expect([status, detail]).toEqual([401, expect.stringContaining('none of the plans trial')])
    }
  })

  test('does not take back a plan that a later token has set', async () => {
    const { me, key, clock } = await start({ oidcPlanClaim: 'plan' })
    const iat = Math.floor(clock.nowMs() / 1000) - 60
    const old = await key.sign({ plan: 'enterprise', iat })
    const later = await key.sign({ plan: 'trial', iat: iat + 30 })
    const plans = []
    for (const token of [old, later, old, later]) plans.push((await me(token)).plan_type)
    expect(plans).toEqual(['enterprise', 'trial', 'trial', 'trial'])
    const other = await key.sign({ sub: 'bob', plan: 'trial', iat: iat + 30 })
    await me(other)
    expect((await me(await key.sign({ sub: 'bob', plan: 'enterprise', iat }))).plan_type).toBe(
      'trial',
    )
  })

  test('opens no disabled account, nor a second one for its subject', async () => {
    const { me, key, store } = await start()
    await me(await key.sign())
    await store.accounts.setDisabled(1, '2026-11-21T08:00:00.000Z')
    expect((await me(await key.sign())).detail).toContain('disabled')
    expect(await store.accounts.byEmail('ann@example.com')).toBeNull()
  })

  test('may differ from the clock of the service by a minute and no more', async () => {
    const { me, key, clock } = await start()
    const early = await key.sign({ nbf: clock.nowMs() / 1000 + 59 })
    expect((await me(early)).status).toBe(200)
    const tooEarly = await key.sign({ nbf: clock.nowMs() / 1000 + 62 })
    expect((await me(tooEarly)).detail).toContain('not valid yet')
    const token = await key.sign()
    clock.advance(5 * MINUTE_MS + 59_000)
    expect((await me(token)).status).toBe(200)
    clock.advance(2_000)
    expect(await me(token)).toMatchObject({ status: 401, code: 'token_expired' })
  })

  test('is rejected with the reason', async () => {
    const { me, key } = await start()
    for (const [claims, reason] of BAD_CLAIMS) {
      const answer = await me(await key.sign(claims))
      expect(answer, reason).toMatchObject({ status: 401, code: 'invalid_token' })
      expect(answer.detail).toContain(reason)
    }
  })

  test('without a signature, or signed with what everybody knows, is rejected', async () => {
    const { me, key, provider } = await start()
    const claims = JSON.parse(
      Buffer.from((await key.sign()).split('.')[1]!, 'base64url').toString('utf8'),
    ) as object
    for (const alg of ['none', 'None', 'HS256', undefined]) {
      const answer = await me(`${unsigned({ alg, kid: 'first' }, claims)}.`)
      expect(answer, String(alg)).toMatchObject({ status: 401, code: 'invalid_token' })
    }
    const publicTexts = [await exportSPKI(key.publicKey), JSON.stringify(key.publicJwk)]
    for (const secret of [...publicTexts, key.publicJwk.n as string]) {
      const head = unsigned({ alg: 'HS256', typ: 'JWT', kid: 'first' }, claims)
      const mac = createHmac('sha256', secret).update(head).digest('base64url')
      expect((await me(`${head}.${mac}`)).detail).toContain('algorithm')
    }
    const stranger = await provider.newKey('first', 'RS256', false)
    expect((await me(await stranger.sign())).detail).toContain('signature does not match')
    const parts = (await key.sign()).split('.')
    const changed = Buffer.from(JSON.stringify({ ...claims, sub: 'boss' })).toString('base64url')
    expect((await me([parts[0], changed, parts[2]].join('.'))).status).toBe(401)
  })

  test('that is none is rejected', async () => {
    const { me } = await start()
    for (const text of [
      '.',
      '../../../service',
      'a.b',
      'a.b.c',
      'a.b.c.d.e',
      'é.é.é',
      `${'a'.repeat(4000)}.b.c`,
    ])
      expect(await me(text), text.slice(0, 9)).toMatchObject({ status: 401 })
  })

  test('of elliptic curves is accepted, and a key that names no algorithm', async () => {
    const { me, provider } = await start()
    const curve = await provider.newKey('curve', 'ES256')
    const bare = await provider.newKey('bare', 'EdDSA')
    delete (bare.publicJwk as { alg?: string }).alg
    expect((await me(await curve.sign())).status).toBe(200)
    expect((await me(await bare.sign())).status).toBe(200)
  })

  test('without kid is accepted only if one key fits', async () => {
    const { me, key, provider } = await start()
    expect((await me(await key.sign({}, {}))).status).toBe(200)
    await provider.newKey('second')
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 60 * MINUTE_MS })
    onTestFinished(() => void vi.useRealTimers())
    expect((await me(await key.sign({}, {}))).detail).toContain('kid')
  })

  test('is refused in a service without a provider, like any unknown token', async () => {
    const { key } = await start()
    const plain = await buildTestApp()
    const headers = { authorization: `Bearer ${await key.sign()}` }
    const answer = await plain.inject({ url: '/auth/me', headers })
    expect(answer.json().code).toBe('invalid_token')
  })

  test('is accepted beside keys where nobody logs in here', async () => {
    const { me, key, inject } = await start({ auth: 'keys' })
    expect((await me(await key.sign())).status).toBe(200)
    const payload = { email: 'a@example.com', password: 'x' }
    const login = await inject({ method: 'POST', url: '/auth/login', payload })
    expect(login.json().code).toBe('login_disabled')
  })
})

describe('the keys of the provider', () => {
  test('are read once, and again when a token names a new one', async () => {
    const { me, key, provider } = await start()
    await me(await key.sign())
    await me(await key.sign())
    const stranger = await provider.newKey('stranger', 'RS256', false)
    expect((await me(await stranger.sign())).detail).toContain('publishes no key')
    expect(provider.asked).toEqual(['/.well-known/openid-configuration', '/keys'])
    provider.published.length = 0
    const next = await provider.newKey('next')
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + MINUTE_MS })
    onTestFinished(() => void vi.useRealTimers())
    expect((await me(await next.sign())).status).toBe(200)
    expect((await me(await key.sign())).status).toBe(401)
    expect(provider.asked).toHaveLength(3)
  })

  test('that cannot be read are a 503, are not asked for at every token, and then come back', async () => {
    const { me, key, provider, log } = await start()
    provider.state.isDown = true
    for (let n = 0; n < 3; n++) {
      const answer = await me(await key.sign())
      expect(answer).toMatchObject({ status: 503, code: 'identity_provider_unavailable' })
    }
    expect(provider.asked).toHaveLength(1)
    expect(log.join('')).toContain('openid-configuration answers 500')
    provider.state.isDown = false
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + MINUTE_MS })
    onTestFinished(() => void vi.useRealTimers())
    expect((await me(await key.sign())).status).toBe(200)
  })

  test('are not read from where a redirect leads', async () => {
    const { me, key, provider } = await start()
    const other = await startProvider()
    await other.newKey('other')
    provider.state.redirect = `${other.issuer}/keys`
    expect((await me(await key.sign())).code).toBe('identity_provider_unavailable')
    expect(other.asked).toEqual([])
  })

  test('still verify tokens while the provider is down', async () => {
    const { me, key, provider } = await start()
    expect((await me(await key.sign())).status).toBe(200)
    provider.state.isDown = true
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 30 * MINUTE_MS })
    onTestFinished(() => void vi.useRealTimers())
    const stranger = await provider.newKey('stranger', 'RS256', false)
    expect((await me(await stranger.sign())).status).toBe(503)
    expect((await me(await key.sign())).status).toBe(200)
  })

  test('come from an address of the operator if one is set', async () => {
    const provider = await startProvider()
    const key = await provider.newKey('first')
    const oidcJwksUrl = `${provider.issuer}/keys`
    const settings = { ...provider.settings, oidcJwksUrl, oidcNewAccounts: 'create' } as const
    const { inject } = await buildTestApp(settings)
    const headers = { authorization: `Bearer ${await key.sign()}` }
    expect((await inject({ url: '/auth/me', headers })).statusCode).toBe(200)
    expect(provider.asked).toEqual(['/keys'])
  })
})
