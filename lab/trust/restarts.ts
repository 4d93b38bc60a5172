/**
 * Restarts PostgreSQL under load on three replicas: none may exit, and every call must be charged
 * once. A rejected call is repeated with its key, and the repetition must succeed. It is a replay
 * if the first call was charged, which the rejection must have announced. Needs a built service.
 * Run it with: npm run trust -- restarts [times] [callers]
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { ask } from '../../test/support/http-client.js'
import { startPostgres } from '../../test/support/postgres.js'
import { startBuilt, startReplica } from './built-service.js'
import { percentiles, Tally } from './figures.js'

const [times = 20, callers = 24] = process.argv.slice(2).map(Number)
const REPLICAS = 3
const BETWEEN_MS = 1000
/** Callers wait for at most this long before they retry, ms. */
const RETRY_MS = 200
/** Units held by a process that lost its database are released within this time, ms. */
const GIVEN_BACK_MS = 150_000
const IN_DOUBT = 'may have been charged'
const ROUTE = { origin: { port_id: 1068 }, destination: { port_id: 1309 } }

const folder = mkdtempSync(join(tmpdir(), 'fairway-restarts-'))
const postgres = await startPostgres()
const store = await postgres.newDatabase()
const { server, tokens } = await startBuilt(folder, { store })
const token = tokens[0]!
const replicas = [server]
const statuses = new Tally()
/** The error of each call without a response, by its key. */
const rejected = new Map<string, string>()
const repeated = new Tally()
let unannounced = 0
let isOver = false
let lastGoodMs = 0

function askWith(key: string, { url }: { url: string }) {
  const headers = { 'idempotency-key': key }
  return ask(`${url}/calculate-route`, { token, json: ROUTE, headers }).catch(() => null)
}

async function call(caller: number): Promise<void> {
  for (let n = 0; !isOver; n++) {
    const key = `${caller}-${n}`
    const answer = await askWith(key, replicas[(caller + n) % replicas.length]!)
    statuses.add(answer?.status ?? 'broken off')
    if (answer?.status === 200) {
      lastGoodMs = performance.now()
      continue
    }
    rejected.set(key, answer?.body?.detail ?? IN_DOUBT)
    await pause(RETRY_MS)
  }
}

/** Repeats a call on another replica until it succeeds. */
async function repeat(key: string, said: string): Promise<void> {
  for (const beganMs = performance.now(); performance.now() - beganMs < GIVEN_BACK_MS; ) {
    const answer = await askWith(key, replicas.at(-1)!)
    if (answer?.status === 200) {
      const isReplayed = answer.headers.has('idempotent-replayed')
      if (isReplayed && !said.includes(IN_DOUBT)) unannounced += 1
      return repeated.add(isReplayed ? 'replayed' : 'answered')
    }
    await pause(RETRY_MS)
  }
  repeated.add('without an answer')
}

/** @returns units used, once no reservations are left */
async function usedIn(expected: number): Promise<number> {
  for (const beganMs = performance.now(); ; await pause(RETRY_MS)) {
    const { body } = await ask(`${server.url}/auth/usage`, { token })
    const isLate = performance.now() - beganMs > GIVEN_BACK_MS
    if (body.used === expected || isLate) return body.used
  }
}

/** Milliseconds from the return of the database to the next 200. */
async function restart(): Promise<number> {
  await postgres.restart()
  const backMs = performance.now()
  while (lastGoodMs < backMs) await pause(5)
  return lastGoodMs - backMs
}

try {
  while (replicas.length < REPLICAS) replicas.push(await startReplica(folder, store))
  const load = Array.from({ length: callers }, (_, caller) => call(caller))
  const waits: number[] = []
  for (let n = 0; n < times; n++) {
    await pause(BETWEEN_MS)
    waits.push(await restart())
  }
  isOver = true
  await Promise.all(load)
  const alive = await Promise.all(replicas.map(({ url }) => ask(`${url}/health`)))
  const before = (await ask(`${server.url}/auth/usage`, { token })).body.used as number
  const beganMs = performance.now()
  for (const [key, said] of rejected) await repeat(key, said)
  const repeatedMs = performance.now() - beganMs
  const calls = statuses.get(200) + rejected.size
  const used = await usedIn(calls)
  const lives = alive.filter(({ status }) => status === 200).length
  process.stdout.write(
    `restarted ${times} times: ${lives} of ${REPLICAS} replicas live; ${statuses}; first 200 after ${percentiles(waits)}
${before} charged or held at the end; ${rejected.size} keys repeated in ${repeatedMs.toFixed(0)} ms: ${repeated}; ${unannounced} charged that the rejection denied
${calls} calls answered in the end, ${used} charged
`,
  )
  const isRight = used === calls && unannounced === 0 && repeated.get('without an answer') === 0
  process.exitCode = isRight && lives === REPLICAS ? 0 : 1
} finally {
  isOver = true
  for (const replica of replicas) await replica.stop()
  await postgres.stop()
  rmSync(folder, { recursive: true })
}
