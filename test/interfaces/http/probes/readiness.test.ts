import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { systemClock } from '../../../../src/base/clock.js'
import { Readiness } from '../../../../src/interfaces/http/probes/readiness.js'
import { StorageError } from '../../../../src/keeping/store/database/store.js'

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

test('after a refused commit, a process is ready again when there is room for the largest one', async () => {
  const asked: boolean[] = []
  let isFull = false
  const probe = async (_now: string, needsRoom: boolean) => {
    asked.push(needsRoom)
    if (isFull && needsRoom) throw new StorageError('The disk is full.')
  }
  const readiness = new Readiness({
    engine: () => loaded as never,
    store: { probe } as never,
    clock: systemClock,
  })
  const check = () => {
    vi.advanceTimersByTime(1000)
    return readiness.check().then(
      () => 'ready',
      (error) => error.message,
    )
  }
  expect(await check()).toBe('ready')
  isFull = true
  readiness.refused()
  expect([await check(), await check()]).toEqual(['The disk is full.', 'The disk is full.'])
  isFull = false
  expect([await check(), await check()]).toEqual(['ready', 'ready'])
  expect(asked).toEqual([false, true, true, true, false])
})
