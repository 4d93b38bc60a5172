/**
 * Measures what others wait for /health on a new connection, for a cached route and for a matrix of two cells, while many
 * callers request routes, or accounts of the trial plan send what takes longest: a kind of worst-requests.ts, or each of them in
 * turn, before and after `nothing`.
 * Needs a built service. Run it with: npm run trust -- overload [callers] [seconds] [kind or each] [file, postgres or both]
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { openSea } from '../../src/runtime/loading/open.js'
import { ask } from '../../test/support/http-client.js'
import { startPostgres } from '../../test/support/postgres.js'
import { portPairs } from '../bench/port-pairs.js'
import { type BuiltService, startBuilt } from './built-service.js'
import { percentiles, Tally } from './figures.js'
import type { ProbeFigures } from './overload-probe.js'
import { type Asked, kindsOf } from './worst-requests.js'

const [callers = 256, seconds = 20] = process.argv.slice(2, 4).map(Number)
const [kind = 'routes', database = 'file'] = process.argv.slice(4)
const PROBE = fileURLToPath(new URL('overload-probe.ts', import.meta.url))
const SEED = 7
const NOTHING = 'nothing'
/** Of the plan without limits, so that what they keep from others is not a matter of limits. */
const UNLIMITED = ['routes', 'cached rows', 'bodies of all operations']
/** What others may wait: so many times as long for a cached route as beside nothing, and so many ms for /health. */
const [MOST_TIMES, MOST_HEALTH_MS] = [2, 50]

const pairs = portPairs(await openSea('data', [20]), 20_000, SEED)
const known = kindsOf(pairs)
const kinds = kind === 'each' ? [NOTHING, ...Object.keys(known), NOTHING] : [NOTHING, kind]
for (const one of kinds) {
  if (one !== NOTHING && !Object.hasOwn(known, one))
    throw new Error(`No kind ${one}; there are each, ${Object.keys(known).join(', ')}.`)
}
// One account each, so that none pays for another's requests.
const plans = kinds.map((one) => (UNLIMITED.includes(one) ? 'free' : 'trial'))
let isOver = false

/** The service that is measured, and the account of others. */
interface Measured extends BuiltService {
  readonly other: string
}

/** Sends requests one after another on one connection. */
async function call(url: string, next: () => Asked, token: string, agent: Agent, statuses: Tally) {
  while (!isOver) {
    const { status, waits } = await post(url, next(), token, agent)
    statuses.add(status === 503 && !waits ? '503 without Retry-After' : status)
    // At its limit per minute.
    if (status === 429) await pause(100)
  }
}

function* untilOver(parts: Iterable<string>) {
  for (const part of parts) {
    if (isOver) return
    yield part
  }
}

function post(
  url: string,
  { path, body, type = typeOf(body) }: Asked,
  token: string,
  agent: Agent,
) {
  return new Promise<{ status: number | string; waits: boolean }>((resolve) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': type }
    const sent = request(url + path, { method: 'POST', agent, headers })
    sent.on('response', (answer) => {
      const given = { status: answer.statusCode!, waits: 'retry-after' in answer.headers }
      answer.resume().on('close', () => {
        if (!sent.writableFinished) sent.destroy()
        resolve(given)
      })
    })
    sent.on('error', () => resolve({ status: 'broken off', waits: false }))
    if (typeof body === 'string') sent.end(body)
    else void pipeline(Readable.from(untilOver(body)), sent).catch(() => undefined)
  })
}

const typeOf = (body: Asked['body']) =>
  typeof body === 'string' ? 'application/json' : 'application/x-ndjson'

interface Row {
  readonly name: string
  readonly health: readonly number[]
  readonly route: readonly number[]
}

async function measure({ server, other }: Measured, name: string, token: string): Promise<Row> {
  const statuses = new Tally()
  const agent = new Agent({ keepAlive: true, maxSockets: callers })
  const send = known[name]
  let asked = 0
  isOver = false
  const count = name === NOTHING ? 0 : callers
  const probe = fork(PROBE, [server.url, other])
  // It is loaded by then.
  await once(probe, 'message')
  const load = Array.from({ length: count }, () =>
    call(server.url, () => send!(asked++), token, agent, statuses),
  )
  const figures = once(probe, 'message') as Promise<[ProbeFigures]>
  await pause(seconds * 1000)
  probe.send('end')
  const [{ health, route, matrix, statuses: others }] = await figures
  isOver = true
  // What is calculated is given up, as for any caller who hangs up.
  agent.destroy()
  await Promise.all(load)
  const { used } = (await ask(`${server.url}/auth/usage`, { token })).body ?? {}
  const megabytes = (server.residentBytes() / 1e6).toFixed(0)
  process.stdout.write(
    `${name}, ${count} callers for ${seconds} s: ${statuses}; ${used ?? '?'} units charged; RSS ${megabytes} MB
  /health on a new connection: ${percentiles(health)}
  another account's cached route: ${percentiles(route)}
  another account's matrix of two cells: ${percentiles(matrix)}; of both ${new Tally(others)}
`,
  )
  return { name, health, route }
}

const at = (times: readonly number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * share)] ?? Number.NaN

/** A row for each kind, with what others may wait. */
function table(rows: readonly Row[]): string {
  const idle = rows.filter(({ name }) => name === NOTHING).map(({ route }) => at(route, 0.5))
  const lines = rows.map(({ name, health, route }) => {
    const [p50, p99, healthMs] = [at(route, 0.5), at(route, 0.99), at(health, 0.99)]
    const times = p50 / Math.min(...idle)
    const isMet = times <= MOST_TIMES && healthMs <= MOST_HEALTH_MS
    const cells = [p50, p99, at(health, 0.5), healthMs].map((ms) => ms.toFixed(1))
    return `| ${name} | ${cells.join(' | ')} | x ${times.toFixed(2)} | ${isMet ? 'met' : 'missed'} |`
  })
  return [
    '| beside it | cached route p50, ms | p99 | /health p50 | p99 | route | |',
    '|---|---|---|---|---|---|---|',
    ...lines,
    '',
  ].join('\n')
}

async function measureAll(database: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'fairway-overload-'))
  const postgres = database === 'postgres' ? await startPostgres({ flushes: true }) : null
  const store = postgres ? { store: await postgres.newDatabase() } : {}
  const built = await startBuilt(folder, { ...store, accounts: [...plans, 'free'] })
  const measured = { ...built, other: built.tokens.at(-1)! }
  try {
    const rows: Row[] = []
    // What is compiled and opened first is nobody's wait.
    await measure(measured, NOTHING, measured.other)
    for (const [at, name] of kinds.entries()) {
      rows.push(await measure(measured, name, built.tokens[at]!))
    }
    process.stdout.write(`${database}, load ${loadavg()[0]!.toFixed(1)}\n${table(rows)}`)
  } finally {
    isOver = true
    await built.server.stop()
    await postgres?.stop()
    rmSync(folder, { recursive: true })
  }
}

for (const one of database === 'both' ? ['file', 'postgres'] : [database]) await measureAll(one)
