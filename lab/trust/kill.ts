/**
 * Kills the service twenty times under load, on each kind of store: `npm run trust -- kill [rounds] [seed]`.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import compile from '../../test/support/compile.js'
import { killUnderLoad } from '../../test/support/kill-under-load.js'
import { startPostgres } from '../../test/support/postgres.js'

const rounds = Number(process.argv[2] ?? 20)
const seed = Number(process.argv[3] ?? Date.now() % 1_000_000)

async function killOften(name: string, store: string, folder: string): Promise<void> {
  let acknowledged = 0
  let inDoubt = 0
  for (let round = 0; round < rounds; round++) {
    // Pseudo-random moments: multiplication modulo a prime.
    const afterAnswers = 1 + (((seed + 1) * 7919 * (round + 1)) % 97)
    const report = await killUnderLoad(store, folder, round, afterAnswers)
    acknowledged += report.acknowledged
    inDoubt += report.inDoubt
    process.stdout.write(`${name}: round ${round + 1}, ${acknowledged} acknowledged\n`)
  }
  process.stdout.write(
    `${name}: killed ${rounds} times; ${acknowledged} answers acknowledged, all found; ${inDoubt} in doubt, each charged once; every day sold exactly once\n`,
  )
}

const removeCompiled = compile()
const folder = mkdtempSync(join(tmpdir(), 'fairway-kill-'))
process.stdout.write(`seed ${seed}\n`)
await killOften('file', join(folder, 'fairway.db'), folder)
const postgres = await startPostgres()
try {
  await killOften('PostgreSQL', await postgres.newDatabase(), folder)
} finally {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
  removeCompiled()
}
