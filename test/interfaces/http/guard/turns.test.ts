import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { Turns } from '../../../../src/interfaces/http/guard/turns.js'

/** Takes longer than a turn may start work. */
function work(): void {
  const endMs = performance.now() + 3
  while (performance.now() < endMs);
}

test('work begins in the same turn of the event loop when there is no other', async () => {
  // Time stands still, or another process could take the turn's milliseconds.
  vi.spyOn(performance, 'now').mockReturnValue(0)
  onTestFinished(() => {
    vi.restoreAllMocks()
  })
  const turns = new Turns()
  for (let n = 0; n < 2; n++) {
    let isLater = false
    setImmediate(() => {
      isLater = true
    })
    await turns.next('a')
    expect(isLater).toBe(false)
    await nextTurn()
    await nextTurn()
  }
})

test('works that are asked for together do not begin together', async () => {
  const turns = new Turns()
  const began: number[] = []
  let turn = 0
  setImmediate(function count() {
    turn += 1
    if (began.length < all.length) setImmediate(count)
  })
  const all = Array.from({ length: 40 }, async () => {
    await turns.next('a')
    began.push(turn)
    work()
  })
  await Promise.all(all)
  expect(new Set(began).size).toBe(all.length)
})

test('callers that wait take turns, one piece of long work in each turn of the event loop', async () => {
  const turns = new Turns()
  await turns.next('a')
  work()
  let turn = 0
  const began: [string, number][] = []
  const callers = ['a', 'a', 'a', 'b', 'c', 'b']
  const all = callers.map(async (caller) => {
    await turns.next(caller)
    began.push([caller, turn])
    work()
  })
  while (began.length < callers.length) {
    await nextTurn()
    turn += 1
  }
  await Promise.all(all)
  expect(began.map(([caller]) => caller)).toEqual(['a', 'b', 'c', 'a', 'b', 'a'])
  expect(new Set(began.map(([, at]) => at)).size).toBe(6)
})

test('work waits after a turn that accepted connections, but not for ever', async () => {
  const turns = new Turns()
  turns.arrived()
  let isDone = false
  void turns.next('a').then(() => {
    isDone = true
  })
  while (!isDone) {
    turns.arrived()
    await nextTurn()
  }
})

test('work goes on after a burst, though connections never cease to arrive', async () => {
  let nowMs = 0
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => nowMs)
  const turns = new Turns()
  const began: number[] = []
  const all = Array.from({ length: 20 }, async () => {
    await turns.next('a')
    began.push(nowMs)
    nowMs += 3
  })
  turns.arrived()
  while (began.length < all.length) {
    await nextTurn()
    nowMs += 1
    turns.arrived()
  }
  await Promise.all(all)
  clock.mockRestore()
  const waitedMs = began.slice(1).map((at, n) => at - began[n]!)
  expect(Math.max(...waitedMs)).toBeGreaterThan(100)
  expect(waitedMs.filter((ms) => ms > 10).length).toBe(1)
})
