/**
 * Mixed load at a fixed, moderate rate: memory must stay flat within 5 % and nothing may fail.
 * Needs a built service. Run it with: npm run trust -- soak [minutes] [requests a second] [seed]
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openSea } from '../../src/runtime/loading/open.js'
import { ask } from '../../test/support/http-client.js'
import { seeded } from '../seeded.js'
import { startBuilt } from './built-service.js'
import { percentiles, Tally } from './figures.js'

const [minutes = 60, perSecond = 15, seed = 1] = process.argv.slice(2).map(Number)
const REPORT_EVERY_MS = (minutes / 6) * 60_000
/** Number of requests that fill the cache, so that later growth is not the cache. */
const WARM_UP = 5_000
const WARM_UP_TOGETHER = 4
/** Maximum number of requests in flight; above it the load pauses. */
const MAX_OPEN = 50

const random = seeded(seed)
const { networks } = await openSea('data', [100])
const portIds = [...networks[0]!.portId]
const port = () => ({ port_id: portIds[Math.floor(random() * portIds.length)]! })
const place = () => ({ coordinates: [random() * 60 - 60, random() * 40] })
const ports = (count: number) => Array.from({ length: count }, port)
const some = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)]!
const RESOLUTIONS = [5, 10, 20, 50, 100] as const

/** The requests, with their share in per cent. */
const MIX: readonly (readonly [number, string, () => object | null])[] = [
  [30, '/calculate-route', () => ({ origin: { port_id: 1068 }, destination: { port_id: 1309 } })],
  [30, '/calculate-route', newRoute],
  [5, '/calculate-route', () => ({ origin: place(), destination: place() })],
  [5, '/calculate-route', () => ({ ...newRoute(), alternatives: 2, include_ports: true })],
  [1, '/calculate-route', () => ({ origin: port(), destination: port(), avoid: ['seca'] })],
  [5, '/calculate-matrix', () => ({ origins: ports(5), destinations: ports(5) })],
  [1, '/calculate-matrix', () => ({ origins: ports(50), destinations: ports(50) })],
  [8, '/v1/emissions/sea', () => ({ route: newRoute(), cargo: { teu: 10 } })],
  [5, '/calculate-route', () => ({ origin: { port_id: -1 }, destination: 7 })],
  [5, '/ports/search?q=rott', () => null],
  [3, '/routes/rotterdam-to-singapore', () => null],
  [2, '/stats/routes', () => null],
]

function newRoute() {
  return { origin: port(), destination: port(), resolution_km: some(RESOLUTIONS) }
}

const folder = mkdtempSync(join(tmpdir(), 'fairway-soak-'))
const { server, tokens } = await startBuilt(folder, { accounts: ['free', 'free', 'free'] })
const statuses = new Tally()
let times: number[] = []

function choose() {
  let left = random() * 100
  for (const [share, path, body] of MIX) {
    left -= share
    if (left < 0) return [path, body] as const
  }
  throw new Error('The shares do not add up to 100.')
}

async function askOnce(): Promise<void> {
  const [path, body] = choose()
  const json = body()
  const beganMs = performance.now()
  const headers: Record<string, string> =
    random() < 0.2 ? { 'idempotency-key': `k${random()}` } : {}
  const { status } = await ask(server.url + path, {
    token: some(tokens),
    headers,
    ...(json === null ? {} : { json }),
  })
  times.push(performance.now() - beganMs)
  statuses.add(status)
}

function report(title: string): number {
  const megabytes = server.residentBytes() / 1e6
  const clock = new Date().toISOString().slice(11, 19)
  const load = loadavg()[0]!.toFixed(1)
  process.stdout.write(
    `${clock} ${title}: RSS ${megabytes.toFixed(0)} MB; CPU ${server.cpuSeconds().toFixed(0)} s; ${percentiles(times)}; ${statuses}; load ${load}\n`,
  )
  times = []
  return megabytes
}

try {
  process.stdout.write(`seed ${seed}, ${perSecond} requests a second for ${minutes} minutes\n`)
  const warmUp = async () => {
    for (let n = 0; n < WARM_UP / WARM_UP_TOGETHER; n++) await askOnce()
  }
  await Promise.all(Array.from({ length: WARM_UP_TOGETHER }, warmUp))
  const beganMs = performance.now()
  const readings = [report('start')]
  let open = 0
  let reported = 1
  for (let sent = 0; performance.now() - beganMs < minutes * 60_000; sent++) {
    const dueMs = beganMs + (sent / perSecond) * 1000
    await pause(Math.max(0, dueMs - performance.now()))
    if (open < MAX_OPEN) {
      open += 1
      void askOnce()
        .catch(() => statuses.add('broken off'))
        .finally(() => {
          open -= 1
        })
    }
    if (performance.now() - beganMs < reported * REPORT_EVERY_MS) continue
    readings.push(report(`minute ${((performance.now() - beganMs) / 60_000).toFixed(0)}`))
    reported += 1
  }
  readings.push(report('end'))
  const growth = readings.at(-1)! / readings[0]! - 1
  const after = readings.at(-1)! / readings[1]! - 1
  process.stdout.write(
    `growth ${(100 * growth).toFixed(1)} % from the start, ${(100 * after).toFixed(1)} % from the first sixth\n`,
  )
} finally {
  await server.stop()
  rmSync(folder, { recursive: true })
}
