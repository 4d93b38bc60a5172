import { describe, expect, test } from 'vitest'
import { readAvoidAreas } from '../../../src/contract/read/avoid-areas.js'

const ringOf = (bbox: number[]) => readAvoidAreas([{ bbox }], '#/avoid_areas')[0]!.rings[0]!

describe('a box', () => {
  test.each([
    [[-12, 44, -5, 48], -12, -5],
    [[170, -10, -170, 10], -190, -170],
    [[60, 10, 40, 15], -300, 40],
    [[350, 10, 10, 15], -10, 10],
    [[-180, 10, 180, 15], -180, 180],
  ])('%j extends from %i to %i degrees, as a polygon may', (bbox, west, east) => {
    const longitudes = ringOf(bbox).map(([lon]) => lon)
    expect([Math.min(...longitudes), Math.max(...longitudes)]).toEqual([west, east])
  })
})
