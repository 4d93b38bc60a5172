import { beforeAll, describe, expect, it } from 'vitest'
import { sea } from '../support/sea.js'
import {
  isPlain,
  LENGTH_CLASSES,
  type Measured,
  measure,
  quantilePercent,
  readPublished,
} from './pub151.js'

/**
 * Median and 95th percentile of the error in per cent, slightly above what was measured at 5 km.
 */
const BY_LENGTH: Readonly<Record<string, readonly [number, number]>> = {
  'under 400 nm': [2.3, 8.8],
  '400 to 1,000 nm': [1.3, 8.85],
  '1,000 to 4,000 nm': [0.7, 4.1],
  'over 4,000 nm': [0.3, 2.65],
}
const BY_REGION: Readonly<Record<string, readonly [number, number]>> = {
  Arctic: [0.75, 4.75],
  Australasia: [0.55, 5.9],
  'Baltic-Kattegat': [1.1, 7.3],
  'Black Sea': [1.15, 7.6],
  'Caribbean-Gulf': [0.75, 4.2],
  'East Asia': [0.95, 3.15],
  'Indian Ocean': [0.55, 3.2],
  Mediterranean: [0.65, 2.6],
  'N Pacific': [0.45, 8.85],
  'NE Atlantic': [0.55, 4.7],
  'NE Pacific': [0.35, 6.3],
  'NW Atlantic': [0.9, 4.75],
  'North Sea-NW Europe': [0.7, 6.4],
  'Pacific Islands': [0.35, 3],
  'Persian Gulf': [0.75, 5.9],
  'Red Sea': [0.9, 7.9],
  'SE Asia': [0.75, 5.55],
  'SE Atlantic': [0.45, 3.35],
  'SE Pacific': [0.3, 3.8],
  'SW Atlantic': [0.9, 4.05],
}

describe('lengths against NGA Pub. 151 (5 km)', () => {
  let all: readonly Measured[] = []
  beforeAll(async () => {
    const known = await sea(5)
    all = readPublished().map((pair) => measure(known, pair))
  })

  const check = (set: readonly Measured[], [median, p95]: readonly [number, number]) => {
    expect(set.length).toBeGreaterThan(3)
    expect(quantilePercent(set, 0.5)).toBeLessThan(median)
    expect(quantilePercent(set, 0.95)).toBeLessThan(p95)
  }

  it('contains at least 300 pairs without options and answers every pair', () => {
    expect(all.filter(isPlain).length).toBeGreaterThanOrEqual(300)
    expect(all.filter(({ off }) => Number.isNaN(off)).map(({ id }) => id)).toEqual([])
  })

  it('is within 0.75 % in the median and 5.5 % for 95 % of all pairs', () => {
    check(all.filter(isPlain), [0.75, 5.5])
  })

  it.each(LENGTH_CLASSES)('stays within its bounds for pairs $name', ({ name, from, to }) => {
    check(
      all.filter((pair) => isPlain(pair) && pair.nm >= from && pair.nm < to),
      BY_LENGTH[name]!,
    )
  })

  it.each(Object.keys(BY_REGION))('stays within its bounds for pairs from or to %s', (region) => {
    check(
      all.filter((pair) => isPlain(pair) && pair.regions.includes(region)),
      BY_REGION[region]!,
    )
  })

  it('avoids the canals that a pair has to avoid, and is as long as published', () => {
    for (const canal of ['suez', 'panama'] as const) {
      const set = all.filter((pair) => pair.avoid.includes(canal) && pair.allow.length === 0)
      expect(set.filter((pair) => pair.passages.includes(canal))).toEqual([])
      check(set, [0.95, 6.6])
    }
    const byWayOfSkaw = all.filter((pair) => pair.avoid.includes('kiel'))
    expect(byWayOfSkaw.map((pair) => pair.passages.includes('kiel'))).toEqual([false])
  })

  it.each([
    ['suez', 0.95, 7.5],
    ['panama', 0.5, 6.5],
    ['kiel', 1.6, 2.8],
  ] as const)('goes through %s where the table says so', (canal, median, p95) => {
    const set = all.filter((pair) => pair.via === canal && !pair.avoid.includes(canal))
    // Some pairs have two routes that differ by less than the error of the table.
    const elsewhere = set.filter((pair) => !pair.passages.includes(canal))
    expect(elsewhere.length / set.length).toBeLessThan(0.2)
    expect(quantilePercent(elsewhere, 1) || 0).toBeLessThan(3)
    check(set, [median, p95])
  })

  it('goes through the Corinth Canal when it is opened and the table says so', () => {
    const set = all.filter((pair) => pair.allow.includes('corinth') && pair.via === 'corinth')
    expect(set.filter((pair) => !pair.passages.includes('corinth'))).toEqual([])
    check(set, [0.8, 3.6])
  })

  it('is as long as published through the Strait of Magellan, and names it for most', () => {
    const set = all.filter((pair) => pair.via === 'magellan')
    check(set, [0.9, 8])
    const named = set.filter((pair) => pair.passages.includes('magellan'))
    expect(named.length / set.length).toBeGreaterThan(0.5)
  })

  it('takes the Northern Sea Route when it is open, within 16 % of published lengths', () => {
    // No official table has these lengths. The figures were measured along historical tracks, which
    // are not the shortest.
    const set = all.filter((pair) => pair.allow.includes('northeast'))
    expect(set.filter((pair) => !pair.passages.includes('northeast'))).toEqual([])
    check(set, [14, 16])
  })
})
