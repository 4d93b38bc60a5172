import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { killDuringJobs } from '../support/kill-jobs.js'
import { killUnderLoad } from '../support/kill-under-load.js'
import { startPostgres, type TestPostgres } from '../support/postgres.js'
import { temporaryFolder } from '../support/temporary.js'

const KILLS_AFTER = [1, 40]

let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.stop())

const STORES = [
  ['a file', async (folder: string) => join(folder, 'fairway.db')],
  ['PostgreSQL', () => postgres.newDatabase()],
] as const

/** `npm run trust -- jobs` does the same twenty times on each. */
test.each(STORES)(
  'a job whose process is killed is finished by the next one, and each row is charged once, in %s',
  { timeout: 120_000 },
  async (name, newStore) => {
    const folder = temporaryFolder()
    const processes = name === 'PostgreSQL' ? 2 : 1
    const killing = { afterRows: 40, processes }
    const report = await killDuringJobs(await newStore(folder), folder, 0, killing)
    expect(report.before).toBeGreaterThanOrEqual(40)
    expect(report.before).toBeLessThan(report.charged)
  },
)

/** `npm run trust -- kill` does the same twenty times on each. */
test.each(STORES)(
  'a service that is killed under load loses nothing that it acknowledged and charges no unit twice, in %s',
  { timeout: 120_000 },
  async (_store, newStore) => {
    const folder = temporaryFolder()
    const store = await newStore(folder)
    for (const [round, afterAnswers] of KILLS_AFTER.entries()) {
      const report = await killUnderLoad(store, folder, round, afterAnswers)
      expect(report.acknowledged).toBeGreaterThanOrEqual(afterAnswers)
    }
  },
)
