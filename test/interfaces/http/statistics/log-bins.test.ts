import { expect, test } from 'vitest'
import { seeded } from '../../../../lab/seeded.js'
import { binOf, quantile } from '../../../../src/interfaces/http/statistics/log-bins.js'

function binned(values: readonly number[]): Map<number, number> {
  const bins = new Map<number, number>()
  for (const value of values) bins.set(binOf(value), (bins.get(binOf(value)) ?? 0) + 1)
  return bins
}

test('a quantile is that of the sorted values, within 1 %', () => {
  const next = seeded(7)
  const values = Array.from({ length: 5001 }, () => 0.01 * 10 ** (next() * 6)).sort((a, b) => a - b)
  for (const share of [0.05, 0.5, 0.95, 1]) {
    const exact = values[Math.ceil(share * values.length) - 1]!
    expect(quantile(binned(values), share)! / exact).toBeCloseTo(1, 1.7)
  }
})

test('without values has no quantile', () => {
  expect(quantile(new Map(), 0.5)).toBeNull()
  expect(quantile(binned([0, 0, 5]), 0.5)).toBe(0)
})
