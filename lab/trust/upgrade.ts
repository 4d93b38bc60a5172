/**
 * Replaces three replicas of the release before by this one, one after the other, on one PostgreSQL, while
 * callers go on: no call may fail, and every unit must be charged once. A call that gets 503 is
 * repeated with its key, as clients do, and counted. Both folders need a built service. Run it with: npm run trust -- upgrade ../folder-of-the-release-before [callers]
 */
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { hashPassword } from '../../src/keeping/accounts/passwords.js'
import { ask, logIn } from '../../test/support/http-client.js'
import { startPostgres } from '../../test/support/postgres.js'
import { freePort, ServerProcess } from '../bench/http/process.js'
import { Tally } from './figures.js'

const [before = '', callers = '8'] = process.argv.slice(2)
if (before === '') throw new Error('Give the folder of the release before, built.')
const EMAIL = 'captain@example.com'
/** Only the latest sessions of an account are kept, so another one logs in all the time. */
const OTHER = 'mate@example.com'
const PASSWORD = 'correct horse battery staple'
const REPLICAS = 3
/** Time under load with the old replicas, between two swaps and with the new ones, ms. */
const BETWEEN_MS = 3000
/** A proxy sends a stopping replica nothing more; what it has sent is answered, ms. */
const NOTICED_MS = 300
/** As long as Retry-After says, ms. */
const WAIT_MS = 1000
const MOST_REPEATED = 5
const PORTS = [1068, 1309, 88, 1340, 145]
const SETTINGS = {
  FAIRWAY_DEMO_ACCOUNT: 'false',
  FAIRWAY_LOG_LEVEL: 'error',
  FAIRWAY_RESOLUTIONS: '20',
  FAIRWAY_THREADS: '1',
  // Longer than any call may take, so that none is cut off.
  FAIRWAY_DRAIN_SECONDS: '60',
  FAIRWAY_LOGIN_REQUESTS_PER_MINUTE: '100000',
}

interface Call {
  readonly path: string
  readonly json?: object
  readonly units?: number
  /** Whether it stands in the history afterwards. */
  readonly isRecorded?: boolean
}

const port_id = (n: number) => ({ port_id: PORTS[n % PORTS.length]! })
const ends = (n: number) => ({ origin: port_id(n), destination: port_id(n + 1) })
const CALLS: readonly ((n: number) => Call)[] = [
  (n) => ({ path: '/calculate-route', json: ends(n), units: 1, isRecorded: true }),
  () => ({ path: '/routes/history?limit=100' }),
  (n) => ({
    path: '/v1/voyages',
    json: { stops: [port_id(n), port_id(n + 2), port_id(n + 3)] },
    units: 2,
    isRecorded: true,
  }),
  () => ({ path: '/auth/usage' }),
  (n) => ({
    path: '/calculate-matrix',
    json: { origins: [port_id(n)], destinations: [port_id(n + 1), port_id(n + 2)] },
    units: 2,
  }),
  () => ({ path: '/stats/routes' }),
  () => ({ path: '/auth/login', json: { email: OTHER, password: PASSWORD } }),
  () => ({ path: '/auth/events' }),
]

const postgres = await startPostgres()
const store = await postgres.newDatabase()
const database = new pg.Client(store)
const rotation: string[] = []
const statuses = new Tally()
const failures: string[] = []
const recorded = new Set<string>()
let units = 0
let token = ''
let isOver = false

async function start(release: string): Promise<ServerProcess> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const settings = { ...SETTINGS, FAIRWAY_STORE: store, FAIRWAY_PORT: String(port) }
  const server = new ServerProcess(
    url,
    [join(release, 'dist/interfaces/cli/main.js'), 'serve'],
    settings,
  )
  await server.answers('/ready')
  rotation.push(url)
  return server
}

async function send(n: number, path: string, json: object | undefined, headers: object) {
  const url = rotation[n % rotation.length]!
  return ask(`${url}${path}`, { token, json, headers: { ...headers } }).catch((error: Error) => ({
    status: 'broken off' as const,
    text: String(error.cause ?? error),
    body: null,
  }))
}

async function call(caller: number): Promise<void> {
  for (let n = caller; !isOver; n++) {
    const { path, json, units: cost = 0, isRecorded } = CALLS[n % CALLS.length]!(n)
    const key = json !== undefined && cost > 0 ? { 'idempotency-key': `${caller}-${n}` } : {}
    let answer = await send(n, path, json, key)
    for (let times = 0; answer.status === 503 && times < MOST_REPEATED; times++) {
      statuses.add('asked again')
      await pause(WAIT_MS)
      answer = await send(n + times + 1, path, json, key)
    }
    statuses.add(answer.status)
    if (answer.status !== 200) {
      failures.push(`${path}: ${answer.status} ${answer.text.slice(0, 300)}`)
      continue
    }
    units += cost
    if (isRecorded) recorded.add(answer.body.id)
  }
}

/** Ids in the history, read from one replica page by page. */
async function listed(url: string): Promise<string[]> {
  const ids: string[] = []
  for (let cursor = ''; ; ) {
    const { body } = await ask(`${url}/routes/history?limit=100${cursor}`, { token })
    ids.push(...body.items.map(({ id }: { id: string }) => id))
    if (body.next_cursor === null) return ids
    cursor = `&cursor=${body.next_cursor}`
  }
}

const replicas: ServerProcess[] = []
try {
  while (replicas.length < REPLICAS) replicas.push(await start(resolve(before)))
  await database.connect()
  await database.query(
    `INSERT INTO accounts (email, password_hash, plan_type, created_at)
     VALUES ($1, $3, 'enterprise', $4), ($2, $3, 'enterprise', $4)`,
    [EMAIL, OTHER, await hashPassword(PASSWORD), new Date().toISOString()],
  )
  token = await logIn(rotation[0]!, EMAIL, PASSWORD)
  const load = Array.from({ length: Number(callers) }, (_, caller) => call(caller))
  await pause(BETWEEN_MS)
  for (const [at, old] of replicas.entries()) {
    rotation.splice(rotation.indexOf(old.url), 1)
    await pause(NOTICED_MS)
    await old.stop()
    replicas[at] = await start('.')
    process.stdout.write(`${at + 1} of ${REPLICAS} replaced; ${statuses}\n`)
    await pause(BETWEEN_MS)
  }
  isOver = true
  await Promise.all(load)
  const { body } = await ask(`${rotation[0]}/auth/usage`, { token })
  const ids = await listed(rotation.at(-1)!)
  const missing = ids.filter((id) => !recorded.has(id)).length
  const { rows } = await database.query('SELECT MAX(version) AS version FROM schema_versions')
  process.stdout.write(
    `schema ${rows[0].version}; ${statuses}; ${units} units answered, ${body.used} charged; ${recorded.size} recorded, ${ids.length} listed, ${missing} of them unknown\n`,
  )
  for (const failure of failures.slice(0, 20)) process.stdout.write(`${failure}\n`)
  const isWhole =
    body.used === units && missing === 0 && ids.length >= Math.min(recorded.size, 1000)
  process.exitCode = failures.length === 0 && isWhole ? 0 : 1
} finally {
  isOver = true
  for (const replica of replicas) await replica.stop()
  await database.end()
  await postgres.stop()
}
