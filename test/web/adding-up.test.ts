import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addingUp,
  agreeingDecimals,
  sensibleDecimals,
  shownDays,
  shownDifference,
} from '../../web/format/adding-up.js'
import { partsOf } from '../../web/report/parts.js'

test('rounded numbers add up to their rounded sum, and none is off by a whole step', () => {
  const amount = fc.double({ min: 0, max: 1e6, noNaN: true })
  fc.assert(
    fc.property(fc.array(amount, { minLength: 1, maxLength: 20 }), (values) => {
      const rounded = addingUp(values)
      const sum = rounded.reduce((a, b) => a + b, 0)
      expect(sum).toBe(Math.round(values.reduce((a, b) => a + b, 0)))
      expect(values.every((value, i) => Math.abs(value - rounded[i]!) < 1)).toBe(true)
    }),
  )
})

test('rounded numbers add up to a total that was rounded elsewhere', () => {
  expect(addingUp([1.4, 1.4], 0, 2)).toEqual([1, 1])
  expect(addingUp([1.4, 1.4], 0, 4)).toEqual([2, 2])
  expect(addingUp([2.1, 3.2], 0, 4)).toEqual([1, 3])
  expect(addingUp([], 0, 1)).toEqual([])
})

test('shows a number below a thousand with three digits', () => {
  expect([0, 0.0123, 7.5, 75, 750, 7500].map(sensibleDecimals)).toEqual([0, 4, 2, 1, 0, 0])
})

test('parts that do not add up with three digits have one more', () => {
  expect(agreeingDecimals([100.613, 22.9])).toBe(0)
  expect(agreeingDecimals([100.613, 22.6])).toBe(1)
  expect(agreeingDecimals([0, 0])).toBe(0)
})

test('the parts of a voyage add up to its length and time', () => {
  const marks = [
    { end: 'suez', km: 100.4, hours: 4.4, rest: null },
    { end: 2, km: 301.3, hours: 36.7, rest: null },
    { end: 'dover', km: 200.9, hours: 8.6, rest: null },
    { end: 1, km: 250, hours: 11, rest: null },
    { end: 1, km: 250, hours: 35, rest: 'stay' as const },
  ]
  const parts = partsOf(marks, (km) => km)
  expect(parts.map(({ end }) => end)).toEqual(['suez', 'dover', 1, 1, 2])
  expect(parts.reduce((sum, { length }) => sum + length, 0)).toBe(301)
  expect(parts.reduce((sum, { hours }) => sum + hours, 0)).toBe(37)
  expect(parts[3]).toMatchObject({ rest: 'stay', length: 0, hours: 24 })
})

test('a difference of times adds up with the times beside it, which are whole hours', () => {
  // 27 d 9 h and 35 d 18 h, though they are 8.33 days apart.
  expect(shownDays(857.5, 657.49).toFixed(2)).toBe('8.38')
  expect(shownDays(24, 24.4)).toBe(0)
})

test('a difference adds up with the figures beside it', () => {
  expect(shownDifference(11_732.6, 8294.5)).toBe(11_733 - 8295)
  expect(shownDifference(2.26, 1.14, 1)).toBeCloseTo(2.3 - 1.1)
})
