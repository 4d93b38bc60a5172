import { expect, test } from 'vitest'
import { seeded } from '../../../../lab/seeded.js'
import { ReachedCells } from '../../../../src/engine/routing/snap/reached-cells.js'

test('cells keep their cost and the cell before them, however many there are', () => {
  const random = seeded(7)
  const reached = new ReachedCells()
  const known = new Map<number, readonly [cost: number, parent: number]>()
  for (let n = 0; n < 20_000; n++) {
    const [cell, parent] = [Math.floor(random() * 30_000) * 31_000, Math.floor(random() * 1e9)]
    reached.set(cell, n, parent)
    known.set(cell, [n, parent])
  }
  for (const [cell, [cost, parent]] of known) {
    expect([reached.cost(cell), reached.parent(cell)]).toEqual([cost, parent])
  }
  expect(reached.cost(5)).toBe(Number.POSITIVE_INFINITY)
})

test('the first cell has none before it', () => {
  const reached = new ReachedCells()
  reached.set(0, 0)
  expect([reached.cost(0), reached.parent(0)]).toEqual([0, undefined])
})
