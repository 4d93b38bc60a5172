import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { systemClock } from '../../../../src/base/clock.js'
import { Readiness } from '../../../../src/interfaces/http/probes/readiness.js'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const loaded = {}

test('a database that never answers makes a process not ready within three seconds', async () => {
  let probes = 0
  const probe = () => {
    probes += 1
    return new Promise<void>(() => undefined)
  }
  const readiness = new Readiness({
    engine: () => loaded as never,
    store: { probe } as never,
    clock: systemClock,
  })
  const checks = [readiness.check(), readiness.check()].map((check) =>
    check.catch((problem) => problem),
  )
  await vi.advanceTimersByTimeAsync(3000)
  for (const check of checks) {
    expect(await check).toMatchObject({ code: 'storage_unavailable', status: 503 })
  }
  // Concurrent callers share one write.
  expect(probes).toBe(1)
})
