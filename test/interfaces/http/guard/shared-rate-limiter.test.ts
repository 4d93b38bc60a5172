import { expect, onTestFinished, test } from 'vitest'
import { SharedRateLimiter } from '../../../../src/interfaces/http/guard/shared-rate-limiter.js'
import { openStore } from '../../../../src/keeping/store/database/store.js'

const LIMIT = 60
const NOON_MS = Date.parse('2026-11-21T12:00:00Z')

/** Three replicas that share a store. */
async function begin() {
  const store = await openStore(':memory:')
  onTestFinished(() => store.close())
  const replicas = Array.from({ length: 3 }, () => new SharedRateLimiter(store.rateBuckets))
  const allowed = async (key: string, requests: number, nowMs: number) => {
    const waits = await Promise.all(
      Array.from({ length: requests }, (_, n) => replicas[n % 3]!.take(key, LIMIT, nowMs)),
    )
    return waits.filter((seconds) => seconds === 0).length
  }
  return { store, replicas, allowed }
}

test('three replicas together allow as much as one may', async () => {
  const { allowed } = await begin()
  expect(await allowed('account 1', 10 * LIMIT, NOON_MS)).toBe(LIMIT)
  expect(await allowed('account 2', 10 * LIMIT, NOON_MS)).toBe(LIMIT)
})

test('what is rejected names the seconds until the next, and then it is allowed', async () => {
  const { replicas, allowed } = await begin()
  await allowed('account 1', 10 * LIMIT, NOON_MS)
  expect(await replicas[0]!.take('account 1', LIMIT, NOON_MS)).toBe(1)
  expect(await allowed('account 1', 10 * LIMIT, NOON_MS + 30_000)).toBe(LIMIT / 2)
})

test('many requests share one write', async () => {
  const { store, allowed } = await begin()
  let writes = 0
  const take = store.rateBuckets.take.bind(store.rateBuckets)
  store.rateBuckets.take = (...asked) => {
    writes += 1
    return take(...asked)
  }
  expect(await allowed('account 1', LIMIT / 2, NOON_MS)).toBe(LIMIT / 2)
  expect(writes).toBeLessThanOrEqual(LIMIT / 2 / 2)
})

test('a clock that is set back fills no bucket', async () => {
  const { allowed } = await begin()
  await allowed('account 1', 10 * LIMIT, NOON_MS)
  expect(await allowed('account 1', LIMIT, NOON_MS - 3_600_000)).toBe(0)
})

test('forgets a bucket that is full', async () => {
  const { store } = await begin()
  await store.rateBuckets.take('account 1', LIMIT, 5, NOON_MS)
  await store.rateBuckets.deleteFull(NOON_MS + 61_000)
  expect(await store.rateBuckets.take('account 1', LIMIT, 5, NOON_MS)).toMatchObject({ tokens: 55 })
})
