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

  test.each([
    [[-200, 10, 170, 20], 'it is 370 degrees wide, and there are 360'],
    [[180, 10, -180, 20], '180 and -180 are one meridian'],
    [[10, 20, 30, 20], 'south 20 must be below north 20'],
    [[10, 20, 30, 91], 'south 20 and north 91 must be from -90 to 90'],
    [[10, 20, 10, 30], 'west must be other than east'],
  ])('%j is refused for what is wrong with it', (bbox, why) => {
    expect(() => ringOf(bbox)).toThrow(why)
  })
})
