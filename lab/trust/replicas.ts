/**
 * Loads three replicas on one PostgreSQL with cached calls of one account or several. Prints the CPU
 * time per call of the replicas and of PostgreSQL, the transactions per call, and whether every call
 * was charged once. PostgreSQL flushes every commit.
 * Linux with wrk; needs a built service. Run it with: npm run trust -- replicas [seconds] [accounts]
 */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { ask } from '../../test/support/http-client.js'
import { startPostgres } from '../../test/support/postgres.js'
import { type ServerProcess, statFields, TICKS_PER_SECOND } from '../bench/http/process.js'
import { runLoad } from '../bench/http/wrk.js'
import { startBuilt, startReplica } from './built-service.js'

const [seconds = 20, accounts = 4] = process.argv.slice(2).map(Number)
const REPLICAS = 3
/** After this, the compiler has little left to do. */
const WARM_UP_SECONDS = 20
const ROUTE = { origin: { port_id: 1068 }, destination: { port_id: 1309 } }
/** Time for the last commits to reach the server's own counters. */
const COUNTED_MS = 2000

interface Counts {
  readonly replicaSeconds: number
  readonly postgresSeconds: number
  readonly commits: number
  readonly used: number
}

const folder = mkdtempSync(join(tmpdir(), 'fairway-replicas-'))
const postgres = await startPostgres({ flushes: true })
const store = await postgres.newDatabase()
const plans = Array.from({ length: accounts }, () => 'free' as const)
const { server, tokens } = await startBuilt(folder, { store, accounts: plans })
const replicas: ServerProcess[] = [server]
const database = new pg.Client(store)

/** Each replica gets the calls of one account at a time, from as many connections as wrk opens. */
async function load(forSeconds: number) {
  const results = await Promise.all(
    replicas.map(({ url }, at) => {
      const target = { url: `${url}/calculate-route`, token: tokens[at % accounts]! }
      const own = mkdtempSync(join(folder, 'load-'))
      return runLoad(own, { ...target, bodies: [ROUTE], seconds: forSeconds })
    }),
  )
  return {
    calls: results.reduce((sum, { requests }) => sum + requests, 0),
    p50Ms: Math.max(...results.map(({ p50Ms }) => p50Ms)),
    p99Ms: Math.max(...results.map(({ p99Ms }) => p99Ms)),
  }
}

async function counts(): Promise<Counts> {
  await new Promise((resolve) => setTimeout(resolve, COUNTED_MS))
  const { rows } = await database.query(
    'SELECT xact_commit AS commits FROM pg_stat_database WHERE datname = current_database()',
  )
  let used = 0
  for (const token of tokens) used += (await ask(`${server.url}/auth/usage`, { token })).body.used
  return {
    replicaSeconds: replicas.reduce((sum, replica) => sum + replica.cpuSeconds(), 0),
    postgresSeconds: treeSeconds(postgres.pid()),
    commits: Number(rows[0].commits),
    used,
  }
}

/** CPU time of a process and its children, those that have ended included. */
function treeSeconds(root: number): number {
  const stats = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        return [{ pid: Number(pid), fields: statFields(pid) }]
      } catch {
        return []
      }
    })
  const own = stats.filter(({ pid, fields }) => pid === root || Number(fields[1]) === root)
  const ticks = own.map(({ pid, fields }) => {
    const ended = pid === root ? Number(fields[13]) + Number(fields[14]) : 0
    return Number(fields[11]) + Number(fields[12]) + ended
  })
  return ticks.reduce((sum, one) => sum + one, 0) / TICKS_PER_SECOND
}

try {
  await database.connect()
  while (replicas.length < REPLICAS) replicas.push(await startReplica(folder, store))
  await load(WARM_UP_SECONDS)
  const before = await counts()
  const { calls, p50Ms, p99Ms } = await load(seconds)
  const after = await counts()
  const used = after.used - before.used
  const each = (what: keyof Counts, factor: number) =>
    ((after[what] - before[what]) * factor) / calls
  process.stdout.write(`${cpus().length} cores, Node ${process.version}, load average ${loadavg()[0]!.toFixed(1)}
${REPLICAS} replicas, ${accounts} accounts, ${calls} cached calls in ${seconds} s: ${Math.round(calls / seconds)} a second, p50 ${p50Ms.toFixed(1)} ms, p99 ${p99Ms.toFixed(1)} ms
CPU a call: replica ${each('replicaSeconds', 1e6).toFixed(0)} us, PostgreSQL ${each('postgresSeconds', 1e6).toFixed(0)} us
transactions a call: ${each('commits', 1).toFixed(2)} (token look-ups included)
answered ${calls}, charged ${used}
`)
  // wrk breaks off the calls that are in progress when its time is over: they may be charged.
  process.exitCode = used >= calls && used - calls <= REPLICAS * 16 ? 0 : 1
} finally {
  await database.end()
  for (const replica of replicas) await replica.stop()
  await postgres.stop()
  rmSync(folder, { recursive: true })
}
