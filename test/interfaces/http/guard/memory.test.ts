import { expect, test } from 'vitest'
import { MemoryGuard } from '../../../../src/interfaces/http/guard/memory.js'

const MB = 1e6

function guarded() {
  const memory = { megabytes: 100, sheds: 0 }
  const guard = new MemoryGuard({
    limitMegabytes: 1000,
    shed: () => {
      memory.sheds += 1
    },
    residentBytes: () => memory.megabytes * MB,
  })
  return { memory, guard }
}

test('what is kept for later requests is dropped near the limit, and not again before that can help', () => {
  const { memory, guard } = guarded()
  guard.look(0)
  memory.megabytes = 860
  for (let second = 1; second < 60; second++) guard.look(second * 1000)
  expect(memory.sheds).toBe(1)
  expect(guard.check).not.toThrow()
  guard.look(61_000)
  expect(memory.sheds).toBe(2)
})

test('nothing is calculated at the limit, until memory falls', () => {
  const { memory, guard } = guarded()
  memory.megabytes = 960
  guard.look(0)
  expect(guard.check).toThrow('no memory for a calculation')
  memory.megabytes = 700
  guard.look(1000)
  expect(guard.check).not.toThrow()
})
