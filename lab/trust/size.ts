/**
 * What a large store costs: `npm run trust -- size [accounts] [rows of history] [file | postgres]`. A file that
 * exists is measured as it is; `postgres` starts one. The sea is not real, so that only the store is
 * measured. CPU times, and stops without the time in which other programs had the processor, can be compared on a
 * shared machine.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { systemClock } from '../../src/base/clock.js'
import { MS_PER_DAY, utcDay } from '../../src/base/utc.js'
import { tidyUp } from '../../src/interfaces/http/process/housekeeping.js'
import { openStore } from '../../src/keeping/store/database/store.js'
import { startPostgres } from '../../test/support/postgres.js'
import { freePort } from '../bench/http/process.js'
import { percentiles } from './figures.js'
import { emailOf, fillStore } from './fill-store.js'
import { longestStop } from './loop-stops.js'
import { bytesOf } from './store-bytes.js'

const accounts = Number(process.argv[2] ?? 100_000)
const history = Number(process.argv[3] ?? 1_000_000)
const folder = mkdtempSync(join(tmpdir(), 'fairway-size-'))
const postgres = process.argv[4] === 'postgres' ? await startPostgres() : null
const location = (await postgres?.newDatabase()) ?? process.argv[4] ?? join(folder, 'fairway.db')
const REPEATS = 9
const LIMITS = { abandonedMs: 90_000, retentionDays: 400 }
const TICKS_PER_SECOND = 100

const say = (line: string) => process.stdout.write(`${line}\n`)

/** 0 once it has ended. */
function cpuSeconds({ pid, exitCode }: ChildProcess): number {
  if (exitCode !== null) return 0
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
}

async function timed(what: string, work: () => Promise<unknown>, times = REPEATS): Promise<void> {
  const took: number[] = []
  for (let n = 0; n < times; n++) {
    const began = performance.now()
    await work()
    took.push(performance.now() - began)
  }
  say(`${what}: ${percentiles(took)}`)
}

function start(args: readonly string[], settings: Record<string, string> = {}): ChildProcess {
  return spawn(process.execPath, ['--import', 'tsx', ...args], {
    env: { ...process.env, FAIRWAY_STORE: location, FAIRWAY_LOG_LEVEL: 'error', ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

async function answered(url: string, began = performance.now()): Promise<number> {
  const isOk = await fetch(url).then(
    (response) => response.ok,
    () => false,
  )
  if (isOk) return performance.now() - began
  await pause(20)
  return answered(url, began)
}

/** Like `timed`, with the processor time of the service for each. */
async function served(what: string, work: () => Promise<unknown>, times = REPEATS): Promise<void> {
  const before = cpuSeconds(service)
  await timed(what, work, times)
  const each = ((cpuSeconds(service) - before) * 1000) / times
  say(`  CPU of the service for each: ${each.toFixed(1)} ms`)
}

/** Runs a command while /health is asked. */
async function beside(what: string, url: string, args: readonly string[]): Promise<void> {
  const began = performance.now()
  const child = start(args)
  let isOver = false
  const ended = once(child, 'exit').finally(() => {
    isOver = true
  })
  const health: number[] = []
  const ready: number[] = []
  let cpu = 0
  while (!isOver) {
    cpu = cpuSeconds(child) || cpu
    health.push(await answered(`${url}/health`))
    ready.push(await answered(`${url}/ready`))
    await pause(50)
  }
  await ended
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  say(
    `${what}: ${seconds} s, CPU ${cpu} s; /health ${percentiles(health)}; /ready ${percentiles(ready)}`,
  )
}

if (postgres !== null || !existsSync(location)) await fillStore(location, accounts, history)
say(`${await bytesOf(location)}, load ${loadavg()[0]!.toFixed(1)}`)

await timed(
  'opened, and migrated if it is of an older version',
  async () => (await openStore(location)).close(),
  1,
)

const port = await freePort()
const url = `http://127.0.0.1:${port}`
const service = start(['test/support/serve-fake.ts'], {
  FAIRWAY_PORT: String(port),
  FAIRWAY_DEMO_ACCOUNT: 'false',
  FAIRWAY_PUBLIC_REQUESTS_PER_MINUTE: '1000000',
  TEST_START_MS: String(Date.now()),
})
const healthMs = await answered(`${url}/health`)
say(`/health after ${(healthMs / 1000).toFixed(1)} s, CPU ${cpuSeconds(service)} s`)
await answered(`${url}/ready`)
await served('/stats/routes, the first', () => answered(`${url}/stats/routes`), 1)
await served('/stats/routes, then', () => answered(`${url}/stats/routes`), 100)
await beside('account list', url, ['src/interfaces/cli/main.ts', 'account', 'list'])
if (postgres === null) {
  const copy = join(folder, 'copy.db')
  await beside('store backup', url, ['src/interfaces/cli/main.ts', 'store', 'backup', copy])
}
service.kill('SIGTERM')
await once(service, 'exit')

const store = await openStore(location)
await timed('totals', () => store.statistics.totals(utcDay(Date.now())))
await timed('popular pairs', () => store.statistics.popularPairs(5, 10))
const account = await store.accounts.byEmail(emailOf(Math.ceil(accounts / 2)))
await timed('security events of an account', () => store.securityEvents.list(account!.id, 100))
await timed('history of an account', () => store.history.list(account!.id, 100, null))
const stops = async (what: string, work: () => Promise<unknown>, times = 1) => {
  const before = process.cpuUsage()
  const { all, own } = await longestStop(() => timed(what, work, times))
  const { user, system } = process.cpuUsage(before)
  const cpu = ((user + system) / 1e6 / times).toFixed(2)
  say(
    `  CPU ${cpu} s each; longest stop of the event loop ${all.toFixed(0)} ms, ${own.toFixed(0)} ms without waiting for a processor`,
  )
}
await stops('housekeeping', () => tidyUp(store, systemClock, LIMITS), 3)
const tomorrow = { nowMs: () => Date.now() + MS_PER_DAY }
await stops('housekeeping a day later', () => tidyUp(store, tomorrow, LIMITS))
await store.close()
await postgres?.stop()
rmSync(folder, { recursive: true, force: true })
