import { expect, test } from 'vitest'
import { figure, inFigures } from '../../../src/engine/geo/digits.js'

test.each([
  [15.530000000000001, 15.53],
  [114.99999999999999, 115],
  [1e-7 + 1e-23, 1e-7],
  [9_007_199_254_740_991, 9_007_199_254_740_991],
  [0.1 + 0.2, 0.3],
])('a figure is without the noise of binary fractions: %d is %d', (value, expected) => {
  expect(figure(value)).toBe(expected)
})

test('rounds all numbers of an answer and changes nothing else', () => {
  expect(inFigures({ a: [1.1 + 2.2, 'x', null, true], b: { c: 0.1 * 3 } })).toEqual({
    a: [3.3, 'x', null, true],
    b: { c: 0.3 },
  })
})
