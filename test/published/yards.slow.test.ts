import { beforeAll, describe, expect, it } from 'vitest'
import { sea } from '../support/sea.js'
import {
  biasPercent,
  type Measured,
  measure,
  quantilePercent,
  readPublished,
  YARDS,
} from './pub151.js'

describe('lengths against publishers other than NGA (5 km)', () => {
  let sure: readonly Measured[] = []
  beforeAll(async () => {
    const known = await sea(5)
    sure = readPublished(YARDS)
      .filter(({ isDoubtful }) => !isDoubtful)
      .map((pair) => measure(known, pair))
  })

  it('answers all of more than 150 rows', () => {
    expect(sure.length).toBeGreaterThan(150)
    expect(sure.filter(({ off }) => Number.isNaN(off)).map(({ id }) => id)).toEqual([])
  })

  it('is within 1.2 % in the median and 5.2 % for 95 %', () => {
    expect(quantilePercent(sure, 0.5)).toBeLessThan(1.2)
    expect(quantilePercent(sure, 0.95)).toBeLessThan(5.2)
  })

  it('is not more than 1.2 % too long in the Mediterranean', () => {
    const there = sure.filter(({ regions }) => regions.every((one) => one === 'Mediterranean'))
    expect(Math.abs(biasPercent(there))).toBeLessThan(1.2)
  })

  it('names a publisher and a source for every row, and a reason for every doubt', () => {
    for (const { id, yard, source, note, isDoubtful } of readPublished(YARDS)) {
      expect(yard, id).toMatch(/^[A-Z]{2}$/)
      expect(source, id).not.toBe('')
      if (isDoubtful) expect(note, id).not.toBe('')
    }
  })
})
