import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { killUnderLoad } from '../support/kill-under-load.js'
import { startPostgres, type TestPostgres } from '../support/postgres.js'
import { temporaryFolder } from '../support/temporary.js'

const KILLS_AFTER = [1, 40]

let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.stop())

/** `npm run trust -- kill` does the same twenty times on each. */
test.each([
  ['a file', async (folder: string) => join(folder, 'fairway.db')],
  ['PostgreSQL', () => postgres.newDatabase()],
])(
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
