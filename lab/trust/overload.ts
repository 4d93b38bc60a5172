/**
 * Measures what others wait for /health on a new connection, for a cached route and for a matrix of two cells, while many
 * callers request routes, or accounts of the trial plan send what takes longest: a kind of worst-requests.ts, or each of them in
 * turn, after `nothing`.
 * Needs a built service. Run it with: npm run trust -- overload [callers] [seconds] [kind or each] [postgres]
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { openSea } from '../../src/runtime/loading/open.js'
import { ask } from '../../test/support/http-client.js'
import { startPostgres } from '../../test/support/postgres.js'
import { portPairs } from '../bench/port-pairs.js'
import { startBuilt } from './built-service.js'
import { percentiles, Tally } from './figures.js'
import type { ProbeFigures } from './overload-probe.js'
import { type Asked, kindsOf } from './worst-requests.js'

const [callers = 256, seconds = 20] = process.argv.slice(2, 4).map(Number)
const [kind = 'routes', database = 'file'] = process.argv.slice(4)
const PROBE = fileURLToPath(new URL('overload-probe.ts', import.meta.url))
const SEED = 7
const NOTHING = 'nothing'

const pairs = portPairs(await openSea('data', [20]), 20_000, SEED)
const known = kindsOf(pairs)
const kinds = kind === 'each' ? [NOTHING, ...Object.keys(known)] : [kind]
for (const one of kinds) {
  if (one !== NOTHING && !Object.hasOwn(known, one))
    throw new Error(`No kind ${one}; there are each, ${Object.keys(known).join(', ')}.`)
}
const folder = mkdtempSync(join(tmpdir(), 'fairway-overload-'))
// One account each, so that none pays for another's requests.
const plans = kinds.map((one) => (one === 'routes' ? 'free' : 'trial'))
const postgres = database === 'postgres' ? await startPostgres({ flushes: true }) : null
const store = postgres ? { store: await postgres.newDatabase() } : {}
const { server, tokens } = await startBuilt(folder, { ...store, accounts: [...plans, 'free'] })
const other = tokens.at(-1)!
let isOver = false

/** Sends requests one after another on one connection. */
async function call(next: () => Asked, token: string, agent: Agent, statuses: Tally) {
  while (!isOver) {
    const { status, waits } = await post(next(), token, agent)
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

function post({ path, body }: Asked, token: string, agent: Agent) {
  return new Promise<{ status: number | string; waits: boolean }>((resolve) => {
    const type = typeof body === 'string' ? 'application/json' : 'application/x-ndjson'
    const headers = { authorization: `Bearer ${token}`, 'content-type': type }
    const sent = request(server.url + path, { method: 'POST', agent, headers })
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

async function measure(name: string, token: string): Promise<void> {
  const statuses = new Tally()
  const agent = new Agent({ keepAlive: true, maxSockets: callers })
  const send = known[name]
  let asked = 0
  isOver = false
  const count = name === NOTHING ? 0 : callers
  const load = Array.from({ length: count }, () =>
    call(() => send!(asked++), token, agent, statuses),
  )
  const probe = fork(PROBE, [server.url, other])
  const figures = once(probe, 'message') as Promise<[ProbeFigures]>
  await pause(seconds * 1000)
  probe.send('end')
  const [{ health, route, matrix, statuses: others }] = await figures
  isOver = true
  await Promise.all(load)
  agent.destroy()
  const { used } = (await ask(`${server.url}/auth/usage`, { token })).body ?? {}
  const megabytes = (server.residentBytes() / 1e6).toFixed(0)
  process.stdout.write(
    `${name}, ${count} callers for ${seconds} s: ${statuses}; ${used ?? '?'} units charged; RSS ${megabytes} MB
  /health on a new connection: ${percentiles(health)}
  another account's cached route: ${percentiles(route)}
  another account's matrix of two cells: ${percentiles(matrix)}; of both ${new Tally(others)}
`,
  )
}

try {
  for (const [at, name] of kinds.entries()) await measure(name, tokens[at]!)
} finally {
  isOver = true
  await server.stop()
  await postgres?.stop()
  rmSync(folder, { recursive: true })
}
