import { describe, expect, test } from 'vitest'
import { buildTestApp, PASSWORD, type TestApp } from '../../../support/test-app.js'

const NEW = 'seven grey herons on the pier'

async function change({ inject }: TestApp, token: string, current: string, wanted: string) {
  const payload = { current_password: current, new_password: wanted }
  const headers = { authorization: `Bearer ${token}` }
  return inject({ method: 'POST', url: '/auth/change-password', payload, headers })
}

async function loginStatus({ inject }: TestApp, password: string) {
  const payload = { email: 'trial@example.com', password }
  return (await inject({ method: 'POST', url: '/auth/login', payload })).statusCode
}

async function withToken() {
  const service = await buildTestApp()
  await service.account()
  return { service, token: await service.logIn() }
}

describe('POST /auth/change-password', () => {
  test('changes the password and revokes all tokens but its own', async () => {
    const { service, token } = await withToken()
    const other = await service.logIn()
    const answer = await change(service, token, PASSWORD, NEW)
    expect([answer.statusCode, answer.json()]).toEqual([200, { changed: true, revoked_tokens: 1 }])
    const me = async (bearer: string) =>
      (await service.inject({ url: '/auth/me', headers: { authorization: `Bearer ${bearer}` } }))
        .statusCode
    expect([await me(token), await me(other)]).toEqual([200, 401])
    expect([await loginStatus(service, PASSWORD), await loginStatus(service, NEW)]).toEqual([
      401, 200,
    ])
  })

  test('needs the current password', async () => {
    const { service, token } = await withToken()
    const answer = await change(service, token, 'wrong', NEW)
    expect(answer.json()).toMatchObject({ status: 403, code: 'wrong_password' })
    expect(await loginStatus(service, PASSWORD)).toBe(200)
  })

  test('accepts one of two simultaneous changes and rejects the other', async () => {
    const { service, token } = await withToken()
    const wanted = [NEW, 'nine black cormorants at low tide']
    const answers = await Promise.all(wanted.map((text) => change(service, token, PASSWORD, text)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403])
    const taken = await Promise.all(wanted.map((text) => loginStatus(service, text)))
    expect(taken).toEqual(answers.map(({ statusCode }) => (statusCode === 200 ? 200 : 401)))
  })

  test('slows a token thief who tries passwords', async () => {
    const { service, token } = await withToken()
    for (let attempt = 0; attempt < 10; attempt++) await change(service, token, 'wrong', NEW)
    expect((await change(service, token, PASSWORD, NEW)).json()).toMatchObject({
      status: 429,
      code: 'too_many_login_attempts',
    })
  })

  test.each([
    ['fourteen chars', 'at least 15'],
    ['passwordpassword', 'common password'],
    ['trial@example.com', 'email'],
    [PASSWORD, 'current one'],
  ])('rejects %s as new', async (wanted, reason) => {
    const { service, token } = await withToken()
    const answer = await change(service, token, PASSWORD, wanted)
    expect(answer.json()).toMatchObject({ status: 422, code: 'weak_password' })
    expect(answer.json().detail).toContain(reason)
    expect(answer.body).not.toContain(`"${wanted}"`)
  })

  test('takes 15 to 256 characters of any kind', async () => {
    for (const wanted of ['ÄÖÜ äöü ßßé 東京湾', 'any kind of words '.repeat(15).slice(0, 256)]) {
      const { service, token } = await withToken()
      expect((await change(service, token, PASSWORD, wanted)).statusCode).toBe(200)
      expect(await loginStatus(service, wanted)).toBe(200)
    }
    const { service, token } = await withToken()
    const long = await change(
      service,
      token,
      PASSWORD,
      'any kind of words '.repeat(15).slice(0, 257),
    )
    expect(long.statusCode).toBe(422)
  })
})
