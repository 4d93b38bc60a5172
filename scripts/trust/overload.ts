/**
 * Measures the time of /health on a new connection, and of a matrix of two cells of another account, while
 * many callers request routes. Needs a built service. Run it with:
 * npm run overload [callers] [seconds]
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { portPairs } from '../../bench/port-pairs.js'
import { openSea } from '../../src/loading/open.js'
import { ask } from '../../test/support/http-client.js'
import { startBuilt } from './built-service.js'
import { percentiles, Tally } from './figures.js'

const [callers = 256, seconds = 20] = process.argv.slice(2).map(Number)
const PROBE_EVERY_MS = 100
const MATRIX_EVERY_MS = 1000
const SEED = 7

const { networks } = await openSea('data', [20])
const pairs = portPairs(networks[0]!, 20_000, SEED)
const folder = mkdtempSync(join(tmpdir(), 'fairway-overload-'))
const { server, tokens } = await startBuilt(folder, { accounts: ['free', 'free'] })
const [attacker, other] = tokens
const statuses = new Tally()
const agent = new Agent({ keepAlive: true, maxSockets: callers })
let isOver = false
let asked = 0

/** Sends requests one after another on one connection. */
async function call(): Promise<void> {
  while (!isOver) {
    const [origin, destination] = pairs[asked++ % pairs.length]!
    const json = { origin: { port_id: origin }, destination: { port_id: destination } }
    const { status, waits } = await post(JSON.stringify(json))
    statuses.add(status === 503 && !waits ? '503 without Retry-After' : status)
  }
}

function post(body: string): Promise<{ status: number | string; waits: boolean }> {
  return new Promise((resolve) => {
    const headers = { authorization: `Bearer ${attacker}`, 'content-type': 'application/json' }
    const sent = request(`${server.url}/calculate-route`, { method: 'POST', agent, headers })
    sent.on('response', (answer) => {
      answer.resume().on('end', () => {
        resolve({ status: answer.statusCode!, waits: 'retry-after' in answer.headers })
      })
    })
    sent.on('error', () => resolve({ status: 'broken off', waits: false }))
    sent.end(body)
  })
}

/** Sends requests at a fixed rate, without waiting for responses. */
async function watch(everyMs: number, one: () => Promise<unknown>): Promise<number[]> {
  const times: Promise<number>[] = []
  while (!isOver) {
    const beganMs = performance.now()
    times.push(
      one().then(
        () => performance.now() - beganMs,
        () => Number.POSITIVE_INFINITY,
      ),
    )
    await pause(everyMs)
  }
  return Promise.all(times)
}

const health = () => ask(`${server.url}/health`, { headers: { connection: 'close' } })
const ends = [{ port_id: 1068 }, { port_id: 1309 }]
const matrixStatuses = new Tally()
const matrix = async () => {
  const json = { origins: ends, destinations: [ends[0]], speed_kmh: 10 + Math.random() * 50 }
  const { status } = await ask(`${server.url}/calculate-matrix`, { token: other!, json })
  matrixStatuses.add(status)
}

try {
  const load = Array.from({ length: callers }, call)
  const watched = [watch(PROBE_EVERY_MS, health), watch(MATRIX_EVERY_MS, matrix)]
  await pause(seconds * 1000)
  isOver = true
  const [probes, matrices] = await Promise.all(watched)
  await Promise.all(load)
  process.stdout.write(`${callers} callers for ${seconds} s: ${statuses}\n`)
  process.stdout.write(`/health on a new connection: ${percentiles(probes!)}\n`)
  process.stdout.write(
    `another account's matrix of two cells: ${percentiles(matrices!)}; ${matrixStatuses}\n`,
  )
} finally {
  isOver = true
  await server.stop()
  rmSync(folder, { recursive: true })
}
