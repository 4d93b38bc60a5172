import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { Turns } from '../../../src/service/http/turns.js'

/** Takes longer than a turn may start work. */
function work(): void {
  const endMs = performance.now() + 3
  while (performance.now() < endMs);
}

test('work begins at once when there is no other', async () => {
  const turns = new Turns()
  expect(turns.next('a')).toBeUndefined()
  await nextTurn()
  await nextTurn()
  expect(turns.next('a')).toBeUndefined()
})

test('callers that wait take turns, one piece of long work in each turn of the event loop', async () => {
  const turns = new Turns()
  turns.next('a')
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
  const wait = turns.next('a')?.then(() => {
    isDone = true
  })
  expect(wait).toBeInstanceOf(Promise)
  while (!isDone) {
    turns.arrived()
    await nextTurn()
  }
})
