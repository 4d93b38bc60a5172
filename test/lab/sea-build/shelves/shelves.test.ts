import { describe, expect, it } from 'vitest'
import { traceShelves } from '../../../../lab/sea-build/shelves/shelves.js'
import { COLUMNS } from '../../../../lab/sea-build/water/grid.js'
import { ring, ringContains } from '../../../../src/engine/geo/ring.js'

const [GRID_COLUMNS, GRID_ROWS] = [4320, 2161]
const REGION = { id: 'test', box: [10, 0, 14, 4] } as const
type Box = readonly [west: number, south: number, east: number, north: number]
const within = (lon: number, lat: number, [west, south, east, north]: Box) =>
  lon > west && lon < east && lat > south && lat < north

/** A sea 60 m deep with boxes of 10 m, and land. */
function inputs({ banks = [] as Box[], land = [] as Box[], near = [] as Box[] }) {
  const depths = new Uint8Array(GRID_COLUMNS * GRID_ROWS).fill(60)
  for (let row = 1080; row <= 1130; row++) {
    for (let column = 110; column <= 175; column++) {
      const [lon, lat] = [column / 12, row / 12 - 90]
      if (land.some((box) => within(lon, lat, box))) depths[row * GRID_COLUMNS + column] = 0
      else if (banks.some((box) => within(lon, lat, box))) depths[row * GRID_COLUMNS + column] = 10
    }
  }
  const distanceAt = (cell: number): number => {
    const row = Math.floor(cell / COLUMNS)
    const [lon, lat] = [((cell % COLUMNS) + 0.5) / 120, (row + 0.5) / 120 - 90]
    return land.some((box) => within(lon, lat, box)) ? 0 : 250
  }
  const distance = new Proxy([] as number[], { get: (_, cell) => distanceAt(Number(cell)) })
  const has = (lon: number, lat: number) => near.some((box) => within(lon, lat, box))
  return { depths, distance, near: { has } }
}
const trace = (sea: Parameters<typeof inputs>[0], underM = 15) =>
  traceShelves(REGION, 'Test Shelf', underM, inputs(sea))
const BANK: Box = [11, 1, 12.5, 2.5]

describe('shelves traced from the depth grid', () => {
  it('contain the shallow water, with few corners and a name', () => {
    const [shelf, ...others] = trace({ banks: [BANK] })
    expect(others).toEqual([])
    expect(shelf).toMatchObject({ id: 'test-15-1', name: 'Test Shelf', underM: 15 })
    expect(shelf!.outline.length).toBeLessThanOrEqual(12)
    expect(ringContains(ring(shelf!.outline), [11.7, 1.7])).toBe(true)
    for (const [lon, lat] of shelf!.outline)
      expect(within(lon, lat, [10.9, 0.9, 12.6, 2.6])).toBe(true)
  })

  it('leave out deeper water, small pieces and strips along a coast', () => {
    expect(trace({ banks: [BANK] }, 9)).toEqual([])
    expect(trace({ banks: [[11, 1, 11.17, 1.17]] })).toEqual([])
    expect(trace({ land: [[10, 0, 14, 2]] })).toEqual([])
  })

  it('keep clear of ports, links and narrow waters', () => {
    const [west, east, ...others] = trace({ banks: [BANK], near: [[11.6, 0, 11.9, 4]] })
    expect(others).toEqual([])
    for (const { outline } of [west!, east!]) {
      expect(ringContains(ring(outline), [11.75, 1.7])).toBe(false)
    }
  })

  it('reach over the land behind them, so that no path remains along the coast', () => {
    const [shelf] = trace({ banks: [[10.5, 1, 13.5, 2]], land: [[10, 0, 14, 1.2]] })
    expect(ringContains(ring(shelf!.outline), [12, 1.16])).toBe(true)
    expect(ringContains(ring(shelf!.outline), [12, 1.6])).toBe(true)
  })

  it('close the deep water that they enclose', () => {
    const around: Box[] = [
      [11, 1, 13, 1.5],
      [11, 2.5, 13, 3],
      [11, 1, 11.5, 3],
      [12.5, 1, 13, 3],
    ]
    const [shelf, ...others] = trace({ banks: around })
    expect(others).toEqual([])
    expect(ringContains(ring(shelf!.outline), [12, 2])).toBe(true)
  })
})
