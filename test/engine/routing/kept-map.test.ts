import { expect, test } from 'vitest'
import { KeptBudget, KeptMap } from '../../../src/engine/routing/kept-map.js'

const ITEM_BYTES = 10
const itemsOf = (budget: KeptBudget) => new KeptMap<number, string>(budget, () => ITEM_BYTES)

test.each([10, 99, 100, 1234, 5000])(
  'of %i items in three maps no more stay than have room',
  (count) => {
    const budget = new KeptBudget(1000)
    const maps = [itemsOf(budget), itemsOf(budget), itemsOf(budget)]
    for (let n = 0; n < count; n++) maps[n % 3]!.set(n, `${n}`)
    const found = [...Array(count).keys()].filter((n) => maps[n % 3]!.get(n) !== undefined)
    expect(found.length).toBeGreaterThanOrEqual(Math.min(count, 45))
    expect(found.length).toBeLessThanOrEqual(1000 / ITEM_BYTES)
  },
)

test('what is asked for again and again stays while others come and go', () => {
  const map = itemsOf(new KeptBudget(1000))
  map.set(-1, 'hot')
  map.set(-2, 'cold')
  for (let n = 0; n < 1000; n++) {
    map.set(n, `${n}`)
    expect(map.get(-1)).toBe('hot')
  }
  expect(map.get(-2)).toBeUndefined()
})

test('a budget that is cleared keeps nothing', () => {
  const budget = new KeptBudget(1000)
  const map = itemsOf(budget)
  map.set(1, 'one')
  budget.clear()
  expect(map.get(1)).toBeUndefined()
})
