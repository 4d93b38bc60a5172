import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { makeAccounts, PASSWORD } from '../support/accounts.js'
import { ask, logIn } from '../support/http-client.js'
import { startProcess } from '../support/service-process.js'
import { temporaryFolder } from '../support/temporary.js'
import { ACCOUNTS, ROUTE, startService } from './service.js'

const SLOW = 150
const START_MS = Date.parse('2026-11-21T08:00:00Z')

test('slow callers delay nobody', async () => {
  const service = await startService({ maxRequestsInFlight: 20 })
  const token = await service.token('a')
  const { hostname, port } = new URL(service.url)
  const sockets: Socket[] = []
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
  })
  const head = `POST /auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n`
  const openings = Array.from({ length: SLOW }, (_, n) =>
    n % 3 === 0 ? `${head}Content-Length: 100\r\n\r\n{` : head.slice(0, 20 + n / 10),
  )
  await Promise.all(
    openings.map(
      (text) =>
        new Promise<void>((resolve, reject) => {
          const socket = connect(Number(port), hostname, () => socket.write(text, () => resolve()))
          sockets.push(socket.on('error', reject))
        }),
    ),
  )
  const answers = []
  for (let n = 0; n < 13; n++) {
    // As many requests as are always admitted, however late the machine is.
    const round = Array.from({ length: 8 }, () =>
      service.ask('/calculate-route', { token, json: ROUTE }),
    )
    answers.push(...(await Promise.all(round)))
  }
  expect(answers.map(({ status }) => status)).toEqual(Array(104).fill(200))
})

test('rejects what exceeds its capacity with Retry-After, and answers the rest', async () => {
  const service = await startService({ maxRequestsInFlight: 4, loginRequestsPerMinute: 1000 })
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, n) => service.logIn(`nobody-${n}@example.org`, 'wrong')),
  )
  const rejected = answers.filter(({ status }) => status === 503)
  expect(answers.filter(({ status }) => status === 401).length + rejected.length).toBe(40)
  expect(rejected.length).toBeGreaterThan(0)
  for (const { body, headers } of rejected) {
    expect([body.code, headers.get('retry-after')]).toEqual(['overloaded', '1'])
  }
  expect((await service.logIn(ACCOUNTS.a, PASSWORD)).status).toBe(200)
})

test('SIGTERM lets requests in progress finish, and every answer is charged', {
  timeout: 60_000,
}, async () => {
  const store = join(temporaryFolder(), 'fairway.db')
  await makeAccounts(store, 'trial', ['a@example.com'])
  const settings = { FAIRWAY_STORE: store }
  const service = await startProcess(settings, START_MS)
  const token = await logIn(service.url, 'a@example.com', PASSWORD)
  const calls = Array.from({ length: 20 }, () =>
    ask(`${service.url}/calculate-route`, { token, json: ROUTE }).then(
      ({ status }) => status,
      () => 0,
    ),
  )
  const first = await Promise.race(calls)
  const exitCode = await service.terminate()
  const statuses = await Promise.all(calls)
  expect([first, exitCode]).toEqual([200, 0])
  // 0 is a connection that came too late and was refused.
  expect(statuses.every((status) => status === 200 || status === 0)).toBe(true)

  const again = await startProcess(settings, START_MS + 60_000)
  const usage = await ask(`${again.url}/auth/usage`, { token })
  expect(usage.body.used).toBe(statuses.filter((status) => status === 200).length)
  await again.terminate()
})
