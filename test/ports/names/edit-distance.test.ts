import { distance } from 'fastest-levenshtein'
import { expect, test } from 'vitest'
import { seeded } from '../../../lab/seeded.js'
import { editDistance, isOneSlip } from '../../../src/ports/names/edit-distance.js'

test.each([
  ['rotterdam', 'rotterdem', 1],
  ['rotterdam', 'rotterdam', 0],
  ['', 'abc', 3],
  ['suez', 'uzes', 3],
])('from %s to %s are %i edits', (a, b, edits) => {
  expect(editDistance(a, b)).toBe(edits)
})

test('is that of another implementation', () => {
  const seed = 7
  const random = seeded(seed)
  const word = () =>
    Array.from({ length: Math.floor(random() * 40) }, () => 'abc'[Math.floor(random() * 3)]).join(
      '',
    )
  for (let n = 0; n < 300; n++) {
    const [a, b] = [word(), word()]
    expect(editDistance(a, b), `seed ${seed}: ${a} ${b}`).toBe(distance(a, b))
  }
})

test.each([
  ['cape town', 'cape twon', true],
  ['cape town', 'cape tow', true],
  ['cape town', 'cape toan', true],
  ['cape town', 'cape towns', true],
  ['cape town', 'cpae twon', false],
  ['cape town', 'cape nwot', false],
])('from %s to %s may be one slip: %s', (a, b, isOne) => {
  expect(isOneSlip(a, b)).toBe(isOne)
})
