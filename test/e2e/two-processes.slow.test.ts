import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeAccounts, PASSWORD, writePlan } from '../support/accounts.js'
import { ask, logIn } from '../support/http-client.js'
import { startPostgres, type TestPostgres } from '../support/postgres.js'
import { startRoundRobin } from '../support/round-robin.js'
import { type ServiceProcess, startProcess } from '../support/service-process.js'
import { newFolder } from '../support/temporary.js'

const ROUTE = { origin: { port_id: 88 }, destination: { port_id: 1340 } }
const LIMIT = 60
const EMAILS = ['quota', 'token', 'key', 'password'].map((name) => `${name}@example.com`)

const folder = newFolder()
let postgres: TestPostgres
let services: ServiceProcess[]
let proxy: Awaited<ReturnType<typeof startRoundRobin>>
const START_MS = Date.parse('2026-11-21T08:00:00Z')

beforeAll(async () => {
  postgres = await startPostgres()
  const store = await postgres.newDatabase()
  await makeAccounts(store, 'shared', EMAILS)
  const settings = {
    FAIRWAY_STORE: store,
    FAIRWAY_PLANS: writePlan(join(folder.path, 'plans.json'), 'shared', LIMIT),
  }
  services = await Promise.all([startProcess(settings, START_MS), startProcess(settings, START_MS)])
  proxy = await startRoundRobin(services.map(({ url }) => url))
})

afterAll(async () => {
  await proxy.stop()
  for (const service of services) expect(await service.terminate()).toBe(0)
  await postgres.stop()
  folder.remove()
}, 30_000)

/** Repeats the request while a process is too busy to take it, which costs nothing. */
async function calculate(token: string, headers = {}): ReturnType<typeof ask> {
  const answer = await ask(`${proxy.url}/calculate-route`, { token, json: ROUTE, headers })
  return answer.body.code === 'overloaded' ? calculate(token, headers) : answer
}

const statusOn = async ({ url }: ServiceProcess, token: string) =>
  (await ask(`${url}/auth/me`, { token })).status

test('two processes grant every unit of a day once, and none twice', async () => {
  const token = await logIn(proxy.url, 'quota@example.com', PASSWORD)
  const answers = await Promise.all(Array.from({ length: LIMIT + 40 }, () => calculate(token)))
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(LIMIT)
  expect(statuses.filter((status) => status === 429)).toHaveLength(40)
  expect((await ask(`${proxy.url}/auth/usage`, { token })).body).toMatchObject({
    used: LIMIT,
    remaining: 0,
  })
})

test('two processes that start simultaneously on an empty database both succeed', {
  timeout: 30_000,
}, async () => {
  const settings = { FAIRWAY_STORE: await postgres.newDatabase() }
  const started = await Promise.all([1, 2].map(() => startProcess(settings, START_MS)))
  for (const { url } of started) expect((await ask(`${url}/ready`)).status).toBe(200)
  for (const service of started) expect(await service.terminate()).toBe(0)
})

test('a token revoked by one process is rejected by the other immediately', async () => {
  const [first, second] = services as [ServiceProcess, ServiceProcess]
  for (let round = 0; round < 5; round++) {
    const token = await logIn(first.url, 'token@example.com', PASSWORD)
    expect(await statusOn(second, token)).toBe(200)
    await ask(`${first.url}/auth/logout`, { method: 'POST', token })
    expect(await statusOn(second, token)).toBe(401)
  }
})

test('a password changed in one process is the only one valid in the other', async () => {
  const [first, second] = services as [ServiceProcess, ServiceProcess]
  const token = await logIn(first.url, 'password@example.com', PASSWORD)
  const other = await logIn(second.url, 'password@example.com', PASSWORD)
  const wanted = 'seven grey herons on the pier'
  const json = { current_password: PASSWORD, new_password: wanted }
  expect((await ask(`${first.url}/auth/change-password`, { token, json })).status).toBe(200)
  expect([await statusOn(second, token), await statusOn(second, other)]).toEqual([200, 401])
  expect(await logIn(second.url, 'password@example.com', PASSWORD)).toBeUndefined()
  expect(await logIn(second.url, 'password@example.com', wanted)).toBeTruthy()
})

test('concurrent requests with one key at two processes get one calculation, or 409 while it runs', async () => {
  const token = await logIn(proxy.url, 'key@example.com', PASSWORD)
  const headers = { 'idempotency-key': 'race' }
  const answers = await Promise.all(Array.from({ length: 20 }, () => calculate(token, headers)))
  const done = answers.filter(({ status }) => status === 200)
  const early = answers.filter(({ status }) => status === 409)
  expect(done.length + early.length).toBe(20)
  expect(new Set(done.map(({ text }) => text)).size).toBe(1)
  expect((await calculate(token, headers)).text).toBe(done[0]!.text)
  expect((await ask(`${proxy.url}/auth/usage`, { token })).body.used).toBe(1)
})
