import { describe, expect, it } from 'vitest'
import { cellsUnderBarriers } from '../../../../lab/sea-build/water/fine-barriers.js'
import type { Point } from '../../../../lab/sea-build/water/fine-grid.js'
import { FineRaster } from '../../../../lab/sea-build/water/fine-raster.js'
import { FineSearch, kmBetween } from '../../../../lab/sea-build/water/fine-search.js'
import { levelAt } from '../../../../lab/sea-build/water/gshhg.js'
import { NO_LINES, syntheticCoast } from '../coast.js'

/** A bar of land with a gap of about a kilometre at its east end, and land beyond that. */
const coast = syntheticCoast([
  [
    [10.1, 50.45],
    [10.7, 50.45],
    [10.7, 50.55],
    [10.1, 50.55],
  ],
  [
    [10.715, 50.3],
    [10.95, 50.3],
    [10.95, 50.7],
    [10.715, 50.7],
  ],
])
const search = new FineSearch(new FineRaster(coast, NO_LINES, [], []))

const towards =
  (to: Point) =>
  (lon: number, lat: number): boolean =>
    kmBetween([lon, lat], to) < 1

const lengthKm = (line: readonly Point[]): number =>
  line.slice(1).reduce((sum, point, i) => sum + kmBetween(line[i]!, point), 0)

describe('FineSearch', () => {
  const north: Point = [10.6, 50.7]
  const south: Point = [10.6, 50.3]

  it('passes a gap that is narrow, and straightens the path without touching land', () => {
    const line = search.pull(search.path(north, towards(south), 200)!)
    for (let i = 1; i < line.length; i++) {
      for (let k = 0; k <= 50; k++) {
        const [a, b] = [line[i - 1]!, line[i]!]
        const lon = a[0] + (k / 50) * (b[0] - a[0])
        expect(levelAt(coast, lon, a[1] + (k / 50) * (b[1] - a[1]))).toBe(0)
      }
    }
    const through = kmBetween(north, [10.707, 50.55]) + kmBetween([10.707, 50.45], south) + 11
    expect(lengthKm(line)).toBeGreaterThan(through - 2)
    expect(lengthKm(line)).toBeLessThan(through + 3)
  })

  it('takes the detour where the gap is blocked', () => {
    const blocked = search.block(search.cellsRound(10.7075, 50.5, 8))
    const line = search.pull(search.path(north, towards(south), 200)!)
    search.unblock(blocked)
    expect(lengthKm(line)).toBeGreaterThan(80)
  })

  it('stays on water while no land is allowed', () => {
    const inland: Point = [10.4, 50.5]
    expect(search.path(inland, towards(north), 500, 'none')).toBeNull()
    expect(search.path(inland, towards(north), 5000, 'any')).not.toBeNull()
  })

  it('crosses no barrier, neither at a corner of cells nor over land', () => {
    const barrier: Point[] = [
      [10.69, 50.52],
      [10.72, 50.48],
    ]
    const barred = new FineSearch(
      new FineRaster(coast, NO_LINES, [], [], [], cellsUnderBarriers([barrier])),
    )
    const line = barred.pull(barred.path(north, towards(south), 400, 'none')!)
    expect(lengthKm(line)).toBeGreaterThan(80)
  })

  it('finds nothing beyond its limit', () => {
    expect(search.path(north, towards(south), 10)).toBeNull()
  })

  it('avoids places where no ship sails', () => {
    const dry = new FineSearch(new FineRaster(coast, NO_LINES, [], [[10.6, 50.4, 10.8, 50.6]]))
    const line = dry.pull(dry.path(north, towards(south), 200)!)
    expect(lengthKm(line)).toBeGreaterThan(80)
  })
})
