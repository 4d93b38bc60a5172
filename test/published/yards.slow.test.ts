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

/** Publishers of distances along rivers and ship canals. */
const ON_RIVERS = ['AM', 'BS', 'CG', 'KC', 'KP', 'MC', 'MS', 'PA', 'RH']

describe('lengths against publishers other than NGA (5 km)', () => {
  let sure: readonly Measured[] = []
  beforeAll(async () => {
    const known = await sea(5)
    sure = readPublished(YARDS)
      .filter(({ isDoubtful }) => !isDoubtful)
      .map((pair) => measure(known, pair))
  })

  it('answers all of more than 190 rows of at least 15 publishers', () => {
    expect(sure.length).toBeGreaterThan(190)
    expect(new Set(sure.map(({ yard }) => yard)).size).toBeGreaterThanOrEqual(15)
    expect(sure.filter(({ off }) => Number.isNaN(off)).map(({ id }) => id)).toEqual([])
  })

  it('is within 1.2 % in the median and 5.2 % for 95 % at sea', () => {
    const atSea = sure.filter(({ yard }) => !ON_RIVERS.includes(yard))
    expect(quantilePercent(atSea, 0.5)).toBeLessThan(1.2)
    expect(quantilePercent(atSea, 0.95)).toBeLessThan(5.2)
  })

  it('is within 12 % of river miles', () => {
    const onRivers = sure.filter(({ yard }) => ON_RIVERS.includes(yard))
    const far = onRivers.filter(({ off }) => Math.abs(off) > 0.12)
    expect(onRivers.length).toBeGreaterThan(10)
    expect(far.map(({ id }) => id)).toEqual([])
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
