import { expect, test } from 'vitest'
import { temporaryHash } from '../../../../src/keeping/accounts/credentials.js'
import { buildTestApp, PASSWORD, type TestApp } from '../../../support/test-app.js'

const EMAIL = 'trial@example.com'
const WRONG = 'a wrong password'
/** Six attempts from all unknown addresses together. */
const FEW = { loginFailures: 2 }

async function logIn(service: TestApp, remoteAddress: string, password = WRONG, email = EMAIL) {
  const payload = { email, password }
  return service.inject({ method: 'POST', url: '/auth/login', payload, remoteAddress })
}

/** One wrong password from each of many addresses. */
async function attack(service: TestApp, addresses: number, email = EMAIL): Promise<number[]> {
  const statuses: number[] = []
  for (let n = 1; n <= addresses; n++) {
    statuses.push((await logIn(service, `192.0.2.${n}`, WRONG, email)).statusCode)
  }
  return statuses
}

const securityLines = ({ log }: TestApp) =>
  log.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'security')

test('one account tried from sixty addresses is limited, and so is an email without an account', async () => {
  const service = await buildTestApp()
  await service.account()
  for (const email of [EMAIL, 'nobody@example.com']) {
    const statuses = await attack(service, 60, email)
    expect(statuses.slice(0, 30)).toEqual(Array(30).fill(401))
    expect(statuses.slice(30)).toEqual(Array(30).fill(429))
  }
})

test('the limit of an account leaves a warning with the account and the address', async () => {
  const service = await buildTestApp(FEW)
  const { id } = await service.account()
  await attack(service, 7)
  const limited = securityLines(service).filter((line) => line.security_event === 'login_limited')
  expect(limited).toHaveLength(1)
  const [first] = limited
  expect(first).toMatchObject({
    level: 40,
    account_id: id,
    address: '192.0.2.7',
    limit: 'all unknown addresses',
  })
  const [newest] = await service.store.securityEvents.list(id, 1)
  expect(newest).toMatchObject({ event: 'login_limited', accountId: id })
  expect(JSON.parse(newest!.detail)).toEqual({
    address: '192.0.2.7',
    limit: 'all unknown addresses',
  })
})

test('an attack does not lock the owner out of an address that is known', async () => {
  const service = await buildTestApp(FEW)
  await service.account()
  expect((await logIn(service, '198.51.100.7', PASSWORD)).statusCode).toBe(200)
  await attack(service, 7)
  expect((await logIn(service, '198.51.100.7', PASSWORD)).statusCode).toBe(200)
})

const OWN = '203.0.113.5'
const elsewhere = Array.from({ length: 7 }, (_, n) => `192.0.2.${n}`)

test.each([
  ['a new address', OWN, elsewhere],
  ['an address that the attacker has too', OWN, [OWN, OWN, ...elsewhere]],
])(
  'an attack does not lock the owner out of %s: a mailed password passes',
  async (_, address, attacker) => {
    const service = await buildTestApp({ ...FEW, smtpUrl: 'smtp://mail.example.com' })
    const { id } = await service.account()
    for (const one of attacker) await logIn(service, one)
    const limited = await logIn(service, address, PASSWORD)
    expect(limited.json()).toMatchObject({
      code: 'too_many_login_attempts',
      detail: expect.stringContaining('/auth/forgot-password'),
    })
    const mailed = 'kaqbz-7hvm2-p9dwe-xt4rn-64gsy'
    await service.store.temporaryPasswords.add({
      accountId: id,
      secretHash: temporaryHash(mailed),
      expiresAt: new Date(service.clock.nowMs() + 3_600_000).toISOString(),
    })
    expect((await logIn(service, address, mailed)).statusCode).toBe(200)
    expect((await logIn(service, '203.0.113.6', mailed)).statusCode).toBe(429)
  },
)

test('a wrong current password in a change of the password is noted, and so is its limit', async () => {
  const service = await buildTestApp({ loginFailures: 1 })
  const headers = await service.bearer()
  const payload = { current_password: WRONG, new_password: 'a long enough new passphrase' }
  for (let n = 0; n < 2; n++) {
    await service.inject({ method: 'POST', url: '/auth/change-password', headers, payload })
  }
  expect(securityLines(service).slice(-2)).toMatchObject([
    { security_event: 'password_change_failed', account_id: 1, address: '127.0.0.1' },
    { security_event: 'login_limited', account_id: 1, limit: 'this address' },
  ])
})

test('a flood on one account leaves sixty lines a minute, and then the number of the others', async () => {
  const service = await buildTestApp(FEW)
  const { id } = await service.account()
  await attack(service, 6)
  const limited = () =>
    securityLines(service).filter((line) => line.security_event === 'login_limited')
  await attack(service, 75)
  expect(limited()).toHaveLength(60)
  service.clock.advance(60_000)
  await attack(service, 1)
  expect(limited()).toHaveLength(61)
  expect(limited().at(-1)).toMatchObject({ account_id: id, left_out: 15 })
  expect(await service.store.securityEvents.list(id, 100)).toHaveLength(6 + 61)
})

test('a port in X-Forwarded-For makes no new address', async () => {
  const service = await buildTestApp({ ...FEW, trustedProxies: '127.0.0.1' })
  const statuses: number[] = []
  for (const port of [50_001, 50_002, 50_003]) {
    const answer = await service.inject({
      method: 'POST',
      url: '/auth/login',
      payload: { email: EMAIL, password: WRONG },
      headers: { 'x-forwarded-for': `192.0.2.7:${port}` },
    })
    statuses.push(answer.statusCode)
  }
  expect(statuses).toEqual([401, 401, 429])
})
