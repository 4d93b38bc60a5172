import { expect, onTestFinished, test } from 'vitest'
import { exportAccount } from '../../../../src/interfaces/cli/account/account-store.js'
import { pack } from '../../../../src/interfaces/http/answers/packed-entry.js'
import { openStore } from '../../../../src/keeping/store/database/store.js'

test('an exported account has its history as it can be read', async () => {
  const store = await openStore(':memory:')
  onTestFinished(() => store.close())
  const createdAt = '2026-11-21T08:00:00.000Z'
  const made = { email: 'a@example.com', passwordHash: 'x', planType: 'trial', createdAt }
  const { id } = (await store.accounts.create(made))!
  const packed = pack(JSON.stringify({ distance_km: 12.5, cached: false }))
  const amounts = { route: 1, matrixCells: 0, emissions: 0, dailyLimit: null }
  await store.quota.spend({ accountId: id, day: '2026-11-21', reservedAt: createdAt, ...amounts }, [
    store.history.add(id, { routeId: 'rt_1', createdMs: Date.parse(createdAt), packed }, 10),
  ])
  const { route_history } = await exportAccount(store, id)
  expect(route_history).toEqual([{ id: 1, account_id: id, entry: expect.any(String) }])
  const { entry } = route_history![0] as { entry: string }
  expect(JSON.parse(entry)).toEqual({
    voyage_request: null,
    id: 'rt_1',
    created_at: createdAt,
    distance_km: 12.5,
    cached: false,
  })
})
