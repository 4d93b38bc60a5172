import { afterEach, expect, test, vi } from 'vitest'
import { ThreadBudget } from '../../../../src/interfaces/http/guard/thread-budget.js'
import { buildTestApp } from '../../../support/test-app.js'

afterEach(() => void vi.restoreAllMocks())

test('to wait for a resolution that is being opened takes nothing from the time of an account', async () => {
  let laterMs = 0
  const now = performance.now.bind(performance)
  vi.spyOn(performance, 'now').mockImplementation(() => now() + laterMs)
  const opening = new Map([
    [
      5 as const,
      Promise.resolve().then(() => {
        laterMs += 60_000
      }),
    ],
  ])
  const take = vi.spyOn(ThreadBudget.prototype, 'take')
  const { inject, bearer } = await buildTestApp({ opening })
  const answer = await inject({
    method: 'POST',
    url: '/calculate-route',
    headers: await bearer(),
    payload: { origin: { port_id: 88 }, destination: { port_id: 999_999 }, resolution_km: 5 },
  })
  expect(answer.statusCode).toBeGreaterThanOrEqual(400)
  expect(laterMs).toBe(60_000)
  expect(take.mock.lastCall![1]).toBeLessThan(60_000)
})
