/**
 * Kills the service while it works on jobs, twenty jobs a round, on each kind of store; of two replicas on PostgreSQL
 * one is killed, and a third takes over: `npm run trust -- jobs [rounds] [seed] [rounds on PostgreSQL]`.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import compile from '../../test/support/compile.js'
import { killDuringJobs } from '../../test/support/kill-jobs.js'
import { startPostgres } from '../../test/support/postgres.js'

const rounds = Number(process.argv[2] ?? 20)
const seed = Number(process.argv[3] ?? Date.now() % 1_000_000)
const onPostgres = Number(process.argv[4] ?? rounds)
/** The kill comes while rows are still open. */
const MOST_ROWS = 150

async function killOften(name: string, store: string, folder: string, times: number) {
  const sums = { jobs: 0, inDoubt: 0, before: 0, charged: 0, told: 0 }
  for (let round = 0; round < times; round++) {
    // Pseudo-random moments: multiplication modulo a prime.
    const afterRows = ((seed + 1) * 7919 * (round + 1)) % (MOST_ROWS - 1)
    const processes = name === 'file' ? 1 : 2
    const report = await killDuringJobs(store, folder, round, { afterRows, processes })
    for (const key of Object.keys(sums) as (keyof typeof sums)[]) sums[key] += report[key]
    process.stdout.write(`${name}: round ${round + 1}, killed with ${report.before} rows charged\n`)
  }
  process.stdout.write(
    `${name}: killed ${times} times; ${sums.jobs} jobs, ${sums.inDoubt} of them in doubt, none lost; ${sums.charged} rows, ${sums.before} of them before the kill, each charged once; ${sums.told} messages, at least one of each job\n`,
  )
}

const removeCompiled = compile()
const folder = mkdtempSync(join(tmpdir(), 'fairway-jobs-'))
process.stdout.write(`seed ${seed}\n`)
try {
  await killOften('file', join(folder, 'fairway.db'), folder, rounds)
  if (onPostgres > 0) {
    const postgres = await startPostgres()
    await killOften('PostgreSQL', await postgres.newDatabase(), folder, onPostgres).finally(() =>
      postgres.stop(),
    )
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
  removeCompiled()
}
