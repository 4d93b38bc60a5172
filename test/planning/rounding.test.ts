import { expect, test } from 'vitest'
import { seeded } from '../../lab/seeded.js'
import { roundedParts } from '../../src/engine/geo/digits.js'
import { roundKm } from '../../src/planning/rounding.js'

test('the rounded parts of a distance add up to the rounded whole', () => {
  const random = seeded(4711)
  for (let round = 0; round < 1000; round++) {
    const parts = Array.from({ length: 1 + Math.floor(random() * 8) }, () => random() * 900)
    const sum = (of: readonly number[]) => of.reduce((all, one) => all + one, 0)
    const rounded = roundedParts(parts, 3)
    expect(roundKm(sum(rounded))).toBe(roundKm(sum(parts)))
    for (const [at, part] of rounded.entries()) {
      expect(Math.abs(part - parts[at]!)).toBeLessThanOrEqual(0.001 + 1e-9)
    }
  }
})

test('parts that lead from one rounded sum to another make their difference, and nothing stays nothing', () => {
  const random = seeded(36)
  for (let round = 0; round < 1000; round++) {
    const [start, ...parts] = Array.from({ length: 6 }, () => (random() - 0.3) * 1e7)
    const end = parts.reduce((sum, part) => sum + part, start!)
    const rounded = roundedParts([...parts, 0], 0, start)
    expect(rounded.at(-1)).toBe(0)
    const sum = rounded.reduce((all, one) => all + one, 0)
    expect(sum).toBe(Math.round(end) - Math.round(start!))
  }
})
