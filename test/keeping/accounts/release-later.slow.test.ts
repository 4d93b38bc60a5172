import { expect, test } from 'vitest'
import { type Database, StorageError } from '../../../src/keeping/store/database/database.js'
import { buildTestApp } from '../../support/test-app.js'

const ROUTE = { origin: { port_id: 88 }, destination: { port_id: 1340 } }
/** A limit for a busy machine; it normally takes half a second. */
const WITHIN = { timeout: 20_000, interval: 50 }

/** A database that becomes unreachable in the middle of a request, and comes back. */
function leaving() {
  const state = { isGone: false }
  const answering = async <Result>(work: () => Promise<Result>) => {
    if (state.isGone) throw new StorageError('gone')
    return work()
  }
  const wrap = (database: Database): Database => ({
    isShared: database.isShared,
    words: database.words,
    query: (sql, values) => answering(() => database.query(sql, values)),
    transaction: (work, row) => {
      // Only the statement that commits the charge names the account.
      if (row !== undefined) state.isGone = true
      return answering(() => database.transaction(work, row))
    },
    close: () => database.close(),
  })
  return { state, wrap }
}

test('releases the key and the units of a request that failed with the database once it returns', {
  timeout: 60_000,
}, async () => {
  const { state, wrap } = leaving()
  const service = await buildTestApp({}, undefined, { wrap })
  const headers = { ...(await service.bearer()), 'idempotency-key': 'k' }
  const ask = () =>
    service.inject({ method: 'POST', url: '/calculate-route', payload: ROUTE, headers })
  const used = async () => (await service.inject({ url: '/auth/usage', headers })).json().used
  const failed = await ask()
  expect([failed.statusCode, failed.json().detail]).toEqual([
    503,
    'The database does not respond. Nothing was charged; retry.',
  ])
  state.isGone = false
  // Long before housekeeping treats them as abandoned, because the clock stands still.
  await expect.poll(used, WITHIN).toBe(0)
  const isKeyFree = async () => {
    state.isGone = false
    return (await ask()).statusCode !== 409
  }
  await expect.poll(isKeyFree, WITHIN).toBe(true)
})
