import { describe, expect, test } from 'vitest'
import { startMailServer, type Treatment } from '../../../support/mail-server.js'
import { buildTestApp, PASSWORD, type TestApp } from '../../../support/test-app.js'

const MINUTE_MS = 60_000

type Service = Awaited<ReturnType<typeof start>>

async function start(...treatments: Treatment[]) {
  const mailServer = await startMailServer(...treatments)
  const service = await buildTestApp({ mailer: mailServer.mailer, mailRequestsPerMinute: 1000 })
  await service.account()
  return { ...service, ...mailServer }
}

async function ask({ inject }: TestApp, payload?: object, headers: Record<string, string> = {}) {
  return inject({
    method: 'POST',
    url: '/auth/forgot-password',
    headers,
    ...(payload && { payload }),
  })
}

/** Requests a mail, and waits until all mails are sent or dropped. */
async function askAndWait(service: Service, email = 'trial@example.com') {
  const answer = await ask(service, { email })
  await service.background.idle()
  return answer
}

function mailedPassword({ received }: Service): string {
  return /^ {4}(\S+)\s*$/m.exec(received.at(-1)!.text)![1]!
}

async function logIn({ inject }: TestApp, password: string) {
  const payload = { email: 'trial@example.com', password }
  return inject({ method: 'POST', url: '/auth/login', payload })
}

describe('without a mail server', () => {
  test('answers everybody with the same 503 without a lookup', async () => {
    const service = await buildTestApp()
    await service.account()
    await service.store.close()
    const bodies = []
    for (const request of [{ email: 'trial@example.com' }, { email: 'nobody@example.com' }]) {
      const answer = await ask(service, request)
      bodies.push({ ...answer.json(), request_id: '' })
    }
    bodies.push({
      ...(await ask(service, undefined, { authorization: 'Bearer x' })).json(),
      request_id: '',
    })
    expect(bodies[0]).toMatchObject({ status: 503, code: 'mail_not_configured' })
    expect(bodies[0]!.detail).toMatch(/^This service cannot send mail\. /)
    expect(bodies[1]).toEqual(bodies[0])
    expect(bodies[2]).toEqual(bodies[0])
  })

  test('tells first what is wrong with the request itself', async () => {
    const service = await buildTestApp()
    const answers = await Promise.all([
      ask(service),
      ask(service, {}),
      ask(service, {}, { authorization: 'Basic Og==' }),
      ask(service, { email: 1 }),
    ])
    expect(answers.map((answer) => answer.json().code)).toEqual([
      'missing_token',
      'missing_token',
      'missing_token',
      'validation_failed',
    ])
  })
})

describe('POST /auth/forgot-password', () => {
  test('leaves an event of the account with the address that asked, and none for a mail that is not sent', async () => {
    const service = await start('accept', 'accept')
    const { id } = await service.account('trial', 'second@example.com')
    for (let n = 0; n < 3; n++) await askAndWait(service, 'second@example.com')
    await askAndWait(service, 'nobody@example.com')
    expect(await service.store.securityEvents.list(null, 10)).toMatchObject([
      {
        accountId: id,
        event: 'password_mail_requested',
        detail: JSON.stringify({ address: '127.0.0.1' }),
      },
    ])
  })

  test('mails a password that is valid alongside the old one', async () => {
    const service = await start('accept')
    const answer = await askAndWait(service, ' Trial@Example.com')
    expect(answer.statusCode).toBe(202)
    expect(service.received.map(({ to }) => to)).toEqual(['trial@example.com'])
    expect((await logIn(service, PASSWORD)).statusCode).toBe(200)
    service.clock.advance(59 * MINUTE_MS)
    const first = await logIn(service, mailedPassword(service))
    expect(first.statusCode).toBe(200)
    expect((await logIn(service, PASSWORD)).statusCode).toBe(401)
    service.clock.advance(24 * 60 * MINUTE_MS)
    expect((await logIn(service, mailedPassword(service))).statusCode).toBe(200)
  })

  test('mails nothing that the caller wrote but the address of the account', async () => {
    const service = await start('accept')
    const payload = { email: 'trial@example.com', name: 'WRITTEN', text: 'WRITTEN' }
    const headers = { 'user-agent': 'WRITTEN', 'x-request-id': 'WRITTEN', referer: 'WRITTEN' }
    await ask(service, payload, headers)
    await service.background.idle()
    const [mail] = service.received
    expect(JSON.stringify(mail)).not.toContain('WRITTEN')
  })

  test('its first use revokes the other tokens', async () => {
    const service = await start('accept')
    const old = await service.logIn()
    await askAndWait(service)
    const token = (await logIn(service, mailedPassword(service))).json().access_token
    const me = async (bearer: string) => {
      const headers = { authorization: `Bearer ${bearer}` }
      return (await service.inject({ url: '/auth/me', headers })).statusCode
    }
    expect([await me(old), await me(token)]).toEqual([401, 200])
  })

  test('admits two simultaneous logins with it', async () => {
    const service = await start('accept')
    await askAndWait(service)
    const password = mailedPassword(service)
    const answers = await Promise.all([logIn(service, password), logIn(service, password)])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  })

  test('a mailed password is invalid after 60 minutes', async () => {
    const service = await start('accept')
    await askAndWait(service)
    service.clock.advance(60 * MINUTE_MS)
    expect((await logIn(service, mailedPassword(service))).statusCode).toBe(401)
    expect((await logIn(service, PASSWORD)).statusCode).toBe(200)
  })

  test('accepts a mailed password for a password change', async () => {
    const service = await start('accept')
    const authorization = `Bearer ${await service.logIn()}`
    await askAndWait(service)
    const answer = await service.inject({
      method: 'POST',
      url: '/auth/change-password',
      headers: { authorization },
      payload: {
        current_password: mailedPassword(service),
        new_password: 'seven grey herons on the pier',
      },
    })
    expect(answer.statusCode).toBe(200)
    expect((await logIn(service, mailedPassword(service))).statusCode).toBe(401)
  })

  test('answers the same for an unknown email as for a known one, and sends no mail', async () => {
    const service = await start('accept')
    const known = await askAndWait(service)
    const unknown = await askAndWait(service, 'nobody@example.com')
    expect([unknown.statusCode, unknown.body]).toEqual([202, known.body])
    expect(Object.keys(unknown.headers)).toEqual(Object.keys(known.headers))
    expect(service.received).toHaveLength(1)
  })

  test.each(['reject', 'stall', 'die'] as const)(
    'answers the same and changes nothing when the mail server answers: %s',
    async (treatment) => {
      const service = await start(treatment)
      const answer = await askAndWait(service)
      expect(answer.statusCode).toBe(202)
      expect(service.received).toEqual([])
      expect((await logIn(service, PASSWORD)).statusCode).toBe(200)
      const text = service.log.join('')
      expect(text).toContain('could not be sent')
      expect(text).not.toContain('trial@example.com')
    },
  )

  test('does not wait for a mail server that stalls', async () => {
    const service = await start('stall at greeting')
    const answer = await ask(service, { email: 'trial@example.com' })
    expect([answer.statusCode, service.background.length]).toEqual([202, 1])
    await service.background.idle()
  })

  test('mails once in 5 minutes and 5 times a day, with unchanged answers', async () => {
    const service = await start('accept')
    for (let n = 0; n < 20; n++)
      expect((await ask(service, { email: 'trial@example.com' })).statusCode).toBe(202)
    await service.background.idle()
    expect(service.received).toHaveLength(1)
    for (let n = 0; n < 8; n++) {
      service.clock.advance(5 * MINUTE_MS)
      expect((await askAndWait(service)).statusCode).toBe(202)
    }
    expect(service.received).toHaveLength(5)
    service.clock.advance(24 * 60 * MINUTE_MS)
    await askAndWait(service)
    expect(service.received).toHaveLength(6)
  })

  test('keeps an earlier mailed password working when another is mailed', async () => {
    const service = await start('accept')
    await askAndWait(service)
    const first = mailedPassword(service)
    service.clock.advance(5 * MINUTE_MS)
    await askAndWait(service)
    expect(mailedPassword(service)).not.toBe(first)
    expect((await logIn(service, first)).statusCode).toBe(200)
  })

  test('with a token and no body is about its own account', async () => {
    const service = await start('accept')
    const authorization = `Bearer ${await service.logIn()}`
    expect((await ask(service, undefined, { authorization })).statusCode).toBe(202)
    await service.background.idle()
    expect(service.received.map(({ to }) => to)).toEqual(['trial@example.com'])
    expect((await ask(service)).json()).toMatchObject({ status: 401, code: 'missing_token' })
    const wrong = await ask(service, {}, { authorization: 'Bearer x' })
    expect(wrong.json()).toMatchObject({ status: 401, code: 'invalid_token' })
  })

  test('puts nothing from the request into the mail, and no link', async () => {
    const service = await start('accept')
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' }
    await ask(service, { email: 'trial@example.com' }, headers)
    await service.background.idle()
    const { text } = service.received[0]!
    expect(text).not.toContain('evil')
    expect(text).not.toMatch(/https?:/)
  })

  test('writes to the store equally often for a known email, an unknown one and one that was mailed before', async () => {
    const { mailer, received } = await startMailServer('accept')
    let writes = 0
    const service = await buildTestApp({ mailer }, undefined, {
      wrap: (database) => ({
        isShared: database.isShared,
        words: database.words,
        query: (sql, values) => {
          if (!/^\s*SELECT/i.test(sql)) writes += 1
          return database.query(sql, values)
        },
        transaction: (work, row) => {
          writes += 1
          return database.transaction(work, row)
        },
        close: () => database.close(),
      }),
    })
    await service.account()
    const writesFor = async (email: string) => {
      const before = writes
      await ask(service, { email })
      await service.background.idle()
      return writes - before
    }
    const known = await writesFor('trial@example.com')
    expect(received).toHaveLength(1)
    expect(known).toBe(3)
    expect(await writesFor('nobody@example.com')).toBe(known)
    expect(await writesFor('trial@example.com')).toBe(known)
    expect(received).toHaveLength(1)
  })

  test('is limited by address, whatever the email', async () => {
    const { mailer } = await startMailServer('accept')
    const service = await buildTestApp({ mailer, mailRequestsPerMinute: 2 })
    const statuses = []
    for (const email of ['a@example.com', 'b@example.com', 'c@example.com']) {
      statuses.push((await ask(service, { email })).statusCode)
    }
    expect(statuses).toEqual([202, 202, 429])
  })

  test('takes equally long for a known email and an unknown one', async () => {
    const service = await start('accept')
    const known = Array.from({ length: 20 }, (_, n) => `captain${n}@example.com`)
    for (const email of known) await service.account('trial', email)
    const timesMs = { known: [] as number[], unknown: [] as number[] }
    const time = async (kind: keyof typeof timesMs, email: string) => {
      const startedMs = performance.now()
      await ask(service, { email })
      timesMs[kind].push(performance.now() - startedMs)
    }
    for (const [n, email] of known.entries()) {
      await time('known', email)
      await time('unknown', `nobody${n}@example.com`)
    }
    await service.background.idle()
    expect(service.received).toHaveLength(20)
    const fastest = (times: number[]) => Math.min(...times)
    expect(fastest(timesMs.unknown)).toBeGreaterThan(fastest(timesMs.known) * 0.5)
    expect(fastest(timesMs.unknown)).toBeLessThan(fastest(timesMs.known) * 2)
  })
})
