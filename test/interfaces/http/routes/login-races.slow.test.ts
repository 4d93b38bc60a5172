import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cases } from '../../../support/cases.js'
import { startPostgres, type TestPostgres } from '../../../support/postgres.js'
import { temporaryFolder } from '../../../support/temporary.js'
import { buildTestApp, PASSWORD, type TestApp } from '../../../support/test-app.js'

const EMAIL = 'trial@example.com'
const CALLERS = 5
const RACES = cases(200)
/** Every caller has the same address, and most of them send a password that is outdated by then. */
const PATIENT = { loginFailures: 100_000, loginRequestsPerMinute: 100_000 }

let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.stop())

async function logIn({ inject }: TestApp, password: string): Promise<string | null> {
  const payload = { email: EMAIL, password }
  const answer = await inject({ method: 'POST', url: '/auth/login', payload })
  if (answer.statusCode === 200) return answer.json().access_token
  expect(answer.json()).toMatchObject({ status: 401, code: 'invalid_credentials' })
  return null
}

async function isAlive({ inject }: TestApp, token: string): Promise<boolean> {
  const headers = { authorization: `Bearer ${token}` }
  return (await inject({ url: '/auth/me', headers })).statusCode === 200
}

/** Logs in repeatedly while the password changes. @returns the answers to all logins */
async function logInDuring(
  service: TestApp,
  password: string,
  change: () => Promise<void>,
): Promise<(string | null)[]> {
  let isChanged = false
  const caller = async () => {
    const got = []
    while (!isChanged) got.push(await logIn(service, password))
    return got
  }
  const callers = Array.from({ length: CALLERS }, caller)
  await change()
  isChanged = true
  return (await Promise.all(callers)).flat()
}

async function changePassword({ inject }: TestApp, token: string, current: string, wanted: string) {
  const answer = await inject({
    method: 'POST',
    url: '/auth/change-password',
    headers: { authorization: `Bearer ${token}` },
    payload: { current_password: current, new_password: wanted },
  })
  expect(answer.statusCode).toBe(200)
}

describe.each([
  ['a file', async () => join(temporaryFolder(), 'fairway.db')],
  ['PostgreSQL', () => postgres.newDatabase()],
])('in %s', (_store, newStore) => {
  test('no token of a login beside a password change outlives the old password', {
    timeout: 120_000,
  }, async () => {
    const service = await buildTestApp(PATIENT, await newStore())
    await service.account()
    let current = PASSWORD
    let races = 0
    let alive = 0
    for (let round = 0; races < RACES; round++) {
      const own = (await logIn(service, current))!
      const wanted = `seven grey herons on the pier ${round}`
      const old = current
      const got = await logInDuring(service, old, () => changePassword(service, own, old, wanted))
      for (const token of got) if (token !== null && (await isAlive(service, token))) alive += 1
      expect(await isAlive(service, own)).toBe(true)
      races += got.length
      current = wanted
    }
    expect(alive).toBe(0)
  })
})
