import { beforeAll, describe, expect, it } from 'vitest'
import { isCovered, type Row, rowOf } from '../../lab/sea-checks/band/rows.js'
import { BAND_TABLE } from '../../src/planning/voyage/distance-band.js'
import { sea } from '../support/sea.js'
import { tables } from '../support/tables.js'
import { isPlain, readPublished } from './pub151.js'

describe('the band of an answer against NGA Pub. 151 (20 km)', () => {
  let rows: readonly Row[] = []
  beforeAll(async () => {
    const { router } = await sea(20)
    rows = readPublished()
      .filter(isPlain)
      .map((pair) => rowOf(pair, 20, { ...tables, router }))
  })

  const coverage = (set: readonly Row[]) =>
    set.filter((row) => isCovered(row, BAND_TABLE)).length / set.length

  it('covers about nine in ten published distances', () => {
    expect(coverage(rows)).toBeGreaterThan(0.86)
    expect(coverage(rows)).toBeLessThan(0.95)
  })

  it('covers as many of short and of long ones', () => {
    for (const [from, to] of [
      [0, 400],
      [400, 4000],
      [4000, Number.POSITIVE_INFINITY],
    ] as const) {
      const set = rows.filter(({ pair: { nm } }) => nm >= from && nm < to)
      expect(coverage(set), `${from} to ${to} nm`).toBeGreaterThan(0.84)
      expect(coverage(set), `${from} to ${to} nm`).toBeLessThan(0.98)
    }
  })
})
