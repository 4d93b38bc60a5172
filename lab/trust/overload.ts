/**
 * Measures the time of /health on a new connection, and of a matrix of two cells of another account, while
 * many callers request routes, or with `worst` while an account of the trial plan sends what takes longest.
 * Needs a built service. Run it with: npm run trust -- overload [callers] [seconds] [worst]
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { openSea } from '../../src/runtime/loading/open.js'
import { portPairs } from '../bench/port-pairs.js'
import { startBuilt } from './built-service.js'
import { percentiles, Tally } from './figures.js'
import type { ProbeFigures } from './overload-probe.js'
import { type Pair, worstRequest } from './worst-requests.js'

const [callers = 256, seconds = 20] = process.argv.slice(2, 4).map(Number)
const isWorst = process.argv[4] === 'worst'
const PROBE = fileURLToPath(new URL('overload-probe.ts', import.meta.url))
const SEED = 7

const sea = await openSea('data', [20])
const pairs = portPairs(sea, 20_000, SEED)
const folder = mkdtempSync(join(tmpdir(), 'fairway-overload-'))
const { server, tokens } = await startBuilt(folder, {
  accounts: [isWorst ? 'trial' : 'free', 'free'],
})
const [attacker, other] = tokens
const statuses = new Tally()
const agent = new Agent({ keepAlive: true, maxSockets: callers })
let isOver = false
let asked = 0

/** Sends requests one after another on one connection. */
async function call(): Promise<void> {
  while (!isOver) {
    const n = asked++
    const [path, json] = isWorst ? worstRequest(pairs, n) : route(pairs[n % pairs.length]!)
    const { status, waits } = await post(path, JSON.stringify(json))
    statuses.add(status === 503 && !waits ? '503 without Retry-After' : status)
    // At its limit per minute.
    if (status === 429) await pause(100)
  }
}

function route([origin, destination]: Pair): readonly [string, object] {
  const ends = { origin: { port_id: origin }, destination: { port_id: destination } }
  return ['/calculate-route', ends]
}

function post(path: string, body: string): Promise<{ status: number | string; waits: boolean }> {
  return new Promise((resolve) => {
    const headers = { authorization: `Bearer ${attacker}`, 'content-type': 'application/json' }
    const sent = request(server.url + path, { method: 'POST', agent, headers })
    sent.on('response', (answer) => {
      answer.resume().on('end', () => {
        resolve({ status: answer.statusCode!, waits: 'retry-after' in answer.headers })
      })
    })
    sent.on('error', () => resolve({ status: 'broken off', waits: false }))
    sent.end(body)
  })
}

try {
  const load = Array.from({ length: callers }, call)
  const probe = fork(PROBE, [server.url, other!])
  const figures = once(probe, 'message') as Promise<[ProbeFigures]>
  await pause(seconds * 1000)
  probe.send('end')
  const [{ health, matrix, statuses: matrixStatuses }] = await figures
  isOver = true
  await Promise.all(load)
  process.stdout.write(
    `${callers} callers${isWorst ? ' of the trial plan with the worst requests' : ''} for ${seconds} s: ${statuses}\n`,
  )
  process.stdout.write(`/health on a new connection: ${percentiles(health)}\n`)
  process.stdout.write(
    `another account's matrix of two cells: ${percentiles(matrix)}; ${new Tally(matrixStatuses)}\n`,
  )
} finally {
  isOver = true
  await server.stop()
  rmSync(folder, { recursive: true })
}
