import { expect, test } from 'vitest'
import { seeded } from '../../scripts/seeded.js'
import { roundKm, roundKmParts } from '../../src/planning/rounding.js'

test('the rounded parts of a distance add up to the rounded whole', () => {
  const random = seeded(4711)
  for (let round = 0; round < 1000; round++) {
    const parts = Array.from({ length: 1 + Math.floor(random() * 8) }, () => random() * 900)
    const sum = (of: readonly number[]) => of.reduce((all, one) => all + one, 0)
    const rounded = roundKmParts(parts)
    expect(roundKm(sum(rounded))).toBe(roundKm(sum(parts)))
    for (const [at, part] of rounded.entries()) {
      expect(Math.abs(part - parts[at]!)).toBeLessThanOrEqual(0.001 + 1e-9)
    }
  }
})
