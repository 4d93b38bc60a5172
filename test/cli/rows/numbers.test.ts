import { expect, test } from 'vitest'
import { type Points, readNumber } from '../../../src/cli/rows/numbers.js'

test.each([
  ['21.300,0', 21300],
  ['21,300.0', 21300],
  ['1.234.567', 1234567],
  ['1,234,567', 1234567],
  ['21 300', 21300],
  ['21\u00a0300', 21300],
  ["21'300.5", 21300.5],
  ['-3', -3],
  ['21300 kg', 21300],
  ['21.300,5 kg', 21300.5],
  ['21 300 kg', 21300],
])('%s is a number in every file', (text, value) => {
  for (const hasDecimalCommas of [false, true]) {
    expect(readNumber(text, 'weight_kg', hasDecimalCommas)).toBe(value)
  }
})

test.each(['21,300', '1,2,3', '12,34.5', 'ten', '12 apples', '1 2'])(
  '%s is none where the point is that of decimals',
  (text) => {
    expect(() => readNumber(text, 'weight_kg', false)).toThrow('is not a number')
  },
)

test('a point before three digits is not guessed at where decimals have commas', () => {
  const read = (text: string) => readNumber(text, 'mass_kg', true, 'cargo.mass_tonnes')
  expect(() => read('18.500')).toThrow('a point of thousands or of decimals')
  expect([read('18.5'), read('0.500'), read('18500,5')]).toEqual([18.5, 0.5, 18500.5])
  expect(readNumber('18.500', 'mass_kg', false, 'cargo.mass_tonnes')).toBe(18.5)
})

test('a point before three digits is read as the caller says', () => {
  const read = (text: string, points: Points) => readNumber(text, 'kg', true, 'cargo.kg', points)
  expect(read('18.500', 'thousands')).toBe(18_500)
  expect(read('18.500', 'decimals')).toBe(18.5)
  expect(read('18.500,5', 'decimals')).toBe(18_500.5)
  expect(read('18.5', 'thousands')).toBe(18.5)
})

test('a unit other than that of the column is named as such', () => {
  expect(() => readNumber('21 t', 'weight_kg', false)).toThrow('another unit than its column')
})

test('a column whose name every object has knows no unit', () => {
  expect(() => readNumber('12 kn', 'constructor', false)).toThrow('is not a number')
})
