import { join } from 'node:path'
import Libsql from 'libsql'
import { expect, onTestFinished, test } from 'vitest'
import { tidyUp } from '../../../src/interfaces/http/process/housekeeping.js'
import type { Database } from '../../../src/keeping/store/database/database.js'
import { openStore } from '../../../src/keeping/store/database/store.js'
import { temporaryFolder } from '../../support/temporary.js'

const DAY = '2026-11-21'
/** Tables that stay small, however many accounts there are. */
const SMALL = [
  'charged_units',
  'login_attempts',
  'quota_reservations',
  'rate_buckets',
  'route_counts',
  'temporary_passwords',
]

/** Records the text of every statement. */
function recording(texts: Set<string>) {
  return (database: Database): Database => ({
    isShared: database.isShared,
    words: database.words,
    close: () => database.close(),
    query: (sql, values, most) => {
      texts.add(sql)
      return database.query(sql, values, most)
    },
    transaction: (work, row) =>
      database.transaction(
        (inside) =>
          work({
            query: (sql, values, most) => {
              texts.add(sql)
              return inside.query(sql, values, most)
            },
          }),
        row,
      ),
  })
}

test('neither housekeeping nor statistics nor a list of events reads a whole table', async () => {
  const path = join(temporaryFolder(), 'store.db')
  const texts = new Set<string>()
  const store = await openStore(path, { wrap: recording(texts) })
  await tidyUp(store, { nowMs: () => Date.parse(DAY) }, { abandonedMs: 0, retentionDays: 400 })
  await store.statistics.totals(DAY)
  await store.statistics.popularPairs(5, 10)
  await store.statistics.counts()
  await store.securityEvents.list(1, 100)
  await store.securityEvents.list(null, 100)
  await store.close()
  const database = new Libsql(path)
  onTestFinished(() => void database.close())
  const scans: string[] = []
  for (const sql of texts) {
    const plan = database.prepare(`EXPLAIN QUERY PLAN ${sql}`).all([]) as { detail: string }[]
    for (const { detail } of plan) {
      const [, table, using] = /^SCAN (\w+)( USING INDEX popular_pairs)?/.exec(detail) ?? []
      const isAll =
        table !== undefined && using === undefined && !/ORDER BY id( DESC)? LIMIT \S+$/.test(sql)
      if (isAll && !SMALL.includes(table)) scans.push(`${detail}: ${sql}`)
    }
  }
  expect(texts.size).toBeGreaterThan(10)
  expect(scans).toEqual([])
})

test('the last days of accounts that are gone for long are read once a day', async () => {
  const path = join(temporaryFolder(), 'store.db')
  const texts = new Set<string>()
  const store = await openStore(path, { wrap: recording(texts) })
  onTestFinished(() => store.close())
  const isRead = async (day: string) => {
    texts.clear()
    const limits = { abandonedMs: 0, retentionDays: 400 }
    await tidyUp(store, { nowMs: () => Date.parse(day) }, limits)
    return [...texts].some((text) => text.includes('quota_days'))
  }
  expect(await isRead(`${DAY}T08:00Z`)).toBe(true)
  expect(await isRead(`${DAY}T08:01Z`)).toBe(false)
  expect(await isRead('2026-11-22T00:00Z')).toBe(true)
})

test('a list of all accounts is read in pages, and the first is there after one', async () => {
  const path = join(temporaryFolder(), 'store.db')
  const pages: number[] = []
  const counting = (database: Database): Database => ({
    isShared: database.isShared,
    words: database.words,
    close: () => database.close(),
    transaction: (work, row) => database.transaction(work, row),
    query: async <Row extends object>(...[sql, values, most]: Parameters<Database['query']>) => {
      const rows = await database.query<Row>(sql, values, most)
      if (sql.includes('FROM accounts')) pages.push(rows.length)
      return rows
    },
  })
  await (await openStore(path)).close()
  const database = new Libsql(path)
  database.exec(`WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 2500)
    INSERT INTO accounts (email, password_hash, plan_type, created_at)
    SELECT n || '@example.com', 'x', 'trial', '${DAY}' FROM numbers`)
  database.close()
  const store = await openStore(path, { wrap: counting })
  onTestFinished(() => store.close())
  for await (const { id } of store.accounts.list()) {
    if (id === 1) expect(pages).toHaveLength(1)
  }
  expect(pages.reduce((sum, rows) => sum + rows, 0)).toBe(2500)
  expect(Math.max(...pages)).toBeLessThanOrEqual(1000)
})
