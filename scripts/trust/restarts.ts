/**
 * Restarts PostgreSQL under load over three replicas: none may end, no acknowledged unit may be lost, none
 * sold twice. Needs a built service. Run it with: npm run restarts [times] [callers]
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
/** Callers wait as long as a refusal says, at most. */
const RETRY_MS = 200
const ROUTE = { origin: { port_id: 1068 }, destination: { port_id: 1309 } }

const folder = mkdtempSync(join(tmpdir(), 'fairway-restarts-'))
const postgres = await startPostgres()
const store = await postgres.newDatabase()
const { server, tokens } = await startBuilt(folder, { store })
const token = tokens[0]!
const replicas = [server]
const statuses = new Tally()
let isOver = false
let lastGoodMs = 0

async function call(caller: number): Promise<void> {
  for (let n = 0; !isOver; n++) {
    const { url } = replicas[(caller + n) % replicas.length]!
    const headers = { 'idempotency-key': `${caller}-${n}` }
    const answer = await ask(`${url}/calculate-route`, { token, json: ROUTE, headers }).catch(
      () => null,
    )
    statuses.add(answer?.status ?? 'broken off')
    if (answer?.status === 200) lastGoodMs = performance.now()
    else await pause(RETRY_MS)
  }
}

/** Milliseconds from the moment when the database is back to the next 200. */
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
  const { body } = await ask(`${server.url}/auth/usage`, { token })
  const used = body.used as number
  process.stdout.write(
    `restarted ${times} times: ${alive.filter(({ status }) => status === 200).length} of ${REPLICAS} replicas live; ${statuses}; ${statuses.get(200)} answered, ${used} charged; first 200 after ${percentiles(waits)}\n`,
  )
  // A call in doubt may have been charged; a call that was answered must have been.
  const inDoubt = statuses.get('broken off') + statuses.get(503)
  const isRight = used >= statuses.get(200) && used <= statuses.get(200) + inDoubt
  process.exitCode = isRight ? 0 : 1
} finally {
  isOver = true
  for (const replica of replicas) await replica.stop()
  await postgres.stop()
  rmSync(folder, { recursive: true })
}
