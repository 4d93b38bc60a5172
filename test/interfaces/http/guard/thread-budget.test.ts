import { expect, test } from 'vitest'
import {
  FREE_MS_PER_MINUTE,
  measured,
  ThreadBudget,
} from '../../../../src/interfaces/http/guard/thread-budget.js'

function start() {
  let nowMs = 0
  const budget = new ThreadBudget({ nowMs: () => nowMs })
  const caller = { session: { account: { id: 1 }, isEverybody: false } } as never
  return { budget, caller, pass: (ms: number) => (nowMs += ms) }
}

test('an account whose refusals used its time waits until a minute has given it back', () => {
  const { budget, caller, pass } = start()
  budget.take(1, FREE_MS_PER_MINUTE - 1)
  expect(() => budget.check(caller)).not.toThrow()
  budget.take(1, FREE_MS_PER_MINUTE + 1)
  expect(() => budget.check(caller)).toThrow(
    expect.objectContaining({ code: 'rate_limited', headers: { 'retry-after': '61' } }),
  )
  pass(60_000)
  expect(budget.wait(1)).toBe(1)
  pass(1000)
  expect(() => budget.check(caller)).not.toThrow()
  expect(budget.wait(2)).toBe(0)
})

test('what a request takes of the thread is measured until its first pause, and once', async () => {
  const meter = { threadMs: 0, measuredSinceMs: null }
  const work = (ms: number) => {
    const endMs = performance.now() + ms
    while (performance.now() < endMs);
  }
  let resume = () => {}
  const paused = new Promise<void>((resolve) => {
    resume = resolve
  })
  const done = measured(meter, async () => {
    measured(meter, () => work(5))
    await paused
    work(50)
  })
  const before = meter.threadMs
  resume()
  await done
  expect(before).toBeGreaterThanOrEqual(5)
  expect(meter.threadMs).toBe(before)
})
