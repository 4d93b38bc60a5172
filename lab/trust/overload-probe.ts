/**
 * The other callers of the overload measurement, in a separate process, because the event loop of
 * the process that makes the load is late itself. Says that it begins, ends on any message, and sends
 * its figures.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { ask } from '../../test/support/http-client.js'
import { Tally } from './figures.js'

/** Times in ms; statuses of routes and matrices by number. */
export interface ProbeFigures {
  readonly health: readonly number[]
  readonly route: readonly number[]
  readonly matrix: readonly number[]
  readonly statuses: Readonly<Record<string, number>>
}

const HEALTH_EVERY_MS = 100
const ROUTE_EVERY_MS = 100
const MATRIX_EVERY_MS = 1000
const [url, token] = process.argv.slice(2)
const ends = [{ port_id: 1068 }, { port_id: 1309 }]
const statuses = new Tally()
let isOver = false
process.once('message', () => {
  isOver = true
})

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

/** On a new connection. */
const askHealth = () => ask(`${url}/health`, { headers: { connection: 'close' } })

async function plan(path: string, json: object): Promise<void> {
  const { status } = await ask(url + path, { token: token!, json })
  statuses.add(status)
}

/** Cached, but for the first. */
const askRoute = () => plan('/calculate-route', { origin: ends[0], destination: ends[1] })

const askMatrix = () =>
  plan('/calculate-matrix', {
    origins: ends,
    destinations: [ends[0]],
    speed_kmh: 10 + Math.random() * 50,
  })

process.send!('begun')
const [health, route, matrix] = await Promise.all([
  watch(HEALTH_EVERY_MS, askHealth),
  watch(ROUTE_EVERY_MS, askRoute),
  watch(MATRIX_EVERY_MS, askMatrix),
])
process.send!({ health, route, matrix, statuses: statuses.toJSON() } satisfies ProbeFigures)
process.disconnect()
