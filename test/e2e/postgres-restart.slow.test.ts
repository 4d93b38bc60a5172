import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { makeAccounts, PASSWORD, writePlan } from '../support/accounts.js'
import { type Answer, ask, logIn } from '../support/http-client.js'
import { startPostgres, type TestPostgres } from '../support/postgres.js'
import { type ServiceProcess, startProcess } from '../support/service-process.js'
import { newFolder } from '../support/temporary.js'

const EMAIL = 'load@example.com'
const ROUTE = { origin: { port_id: 88 }, destination: { port_id: 1340 } }
const CALLERS_PER_SERVICE = 8
/** Stops callers that would never end. */
const MAX_REQUESTS_PER_CALLER = 20_000
const TERMINATIONS = 5
/** A limit for a busy machine; it normally takes a fraction of a second. */
const WITHIN = { timeout: 20_000 }
const IN_TRANSACTION = `SELECT pid FROM pg_stat_activity
  WHERE datname = current_database() AND state = 'idle in transaction' LIMIT 1`

const folder = newFolder()
let postgres: TestPostgres
let store: string
let services: ServiceProcess[]
let token: string

beforeAll(async () => {
  postgres = await startPostgres()
  store = await postgres.newDatabase()
  await makeAccounts(store, 'shared', [EMAIL])
  const settings = {
    FAIRWAY_STORE: store,
    FAIRWAY_PLANS: writePlan(join(folder.path, 'plans.json'), 'shared', 10_000_000),
    FAIRWAY_LOG_LEVEL: 'silent',
  }
  const startMs = Date.parse('2026-11-21T08:00:00Z')
  services = await Promise.all([startProcess(settings, startMs), startProcess(settings, startMs)])
  token = await logIn(services[0]!.url, EMAIL, PASSWORD)
})

afterAll(async () => {
  for (const service of services) await service.terminate()
  await postgres.stop()
  folder.remove()
}, 30_000)

const calculate = ({ url }: ServiceProcess) => ask(`${url}/calculate-route`, { token, json: ROUTE })

/** What callers may see while the database goes away and comes back. */
function kindOf({ status, headers }: Answer): string {
  if (status === 200) return '200'
  return `${status} ${headers.has('retry-after') ? 'with' : 'without'} Retry-After`
}

/** Callers of all services at once. Each sends its next request as soon as it has an answer. */
function startLoad() {
  const seen = new Map<string, number>()
  let isOver = false
  const note = (kind: string) => seen.set(kind, (seen.get(kind) ?? 0) + 1)
  const call = async (service: ServiceProcess) => {
    for (let n = 0; n < MAX_REQUESTS_PER_CALLER && !isOver; n++) {
      const kind = await calculate(service).then(kindOf, () => 'no answer')
      note(kind)
      if (kind === 'no answer') return
    }
  }
  const callers = services.flatMap((service) =>
    Array.from({ length: CALLERS_PER_SERVICE }, () => call(service)),
  )
  const stop = async () => {
    isOver = true
    await Promise.all(callers)
    return seen
  }
  onTestFinished(async () => {
    await stop()
  })
  return { seen, stop }
}

async function expectGentleAnswers(load: ReturnType<typeof startLoad>): Promise<void> {
  const kinds = [...(await load.stop()).keys()]
  expect(kinds).toContain('200')
  expect(['200', '503 with Retry-After']).toEqual(expect.arrayContaining(kinds))
  for (const { url } of services) expect((await ask(`${url}/ready`)).status).toBe(200)
}

test('survives a restart of PostgreSQL under load: 503 during it, 200 right after', {
  timeout: 60_000,
}, async () => {
  const load = startLoad()
  await expect.poll(() => load.seen.get('200') ?? 0, WITHIN).toBeGreaterThan(50)
  await postgres.restart()
  const first = await Promise.all(services.map(calculate))
  expect(first.map(({ status }) => status)).toEqual([200, 200])
  expect(load.seen.get('503 with Retry-After')).toBeGreaterThan(0)
  await expectGentleAnswers(load)
})

test('waits while PostgreSQL hangs under load, and charges what it answers', {
  timeout: 60_000,
}, async () => {
  const used = async () => (await ask(`${services[0]!.url}/auth/usage`, { token })).body.used
  const before = await used()
  const load = startLoad()
  const answered = () => load.seen.get('200') ?? 0
  await expect.poll(answered, WITHIN).toBeGreaterThan(50)
  postgres.suspend()
  onTestFinished(() => postgres.resume())
  const waiting = services.map(calculate)
  const health = services.map(({ url }) => ask(`${url}/health`))
  const firstToAnswer = await Promise.race([
    Promise.any(waiting).then(() => 'a call'),
    Promise.all(health).then(() => 'health'),
  ])
  postgres.resume()
  expect(firstToAnswer).toBe('health')
  for (const answer of await Promise.all(waiting)) expect(answer.status).toBe(200)
  const resumed = answered()
  await expect.poll(answered, WITHIN).toBeGreaterThan(resumed + 50)
  await expectGentleAnswers(load)
  expect((await used()) - before).toBe(answered() + waiting.length)
})

test('survives a database connection terminated in a transaction under load', {
  timeout: 60_000,
}, async () => {
  const administrator = new pg.Client(store)
  await administrator.connect()
  const load = startLoad()
  for (let n = 0; n < TERMINATIONS; n++) {
    const terminate = () =>
      administrator.query(`SELECT pg_terminate_backend(pid) AS done FROM (${IN_TRANSACTION}) one`)
    await expect.poll(async () => (await terminate()).rows, WITHIN).toEqual([{ done: true }])
  }
  await administrator.end()
  await expectGentleAnswers(load)
})
