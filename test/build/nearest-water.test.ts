import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { GSHHG_FOLDER, readCoast } from '../../src/build/gshhg.js'
import { nearestWaterKm } from '../../src/build/nearest-water.js'

// The shoreline is a build input of 170 MB that a checkout doesn't hold.
const present = existsSync(join(GSHHG_FOLDER, 'binned_GSHHS_f.nc'))

describe.runIf(present)('nearestWaterKm', () => {
  const coast = present ? readCoast() : undefined!
  const km = (lon: number, lat: number) => nearestWaterKm(coast, lon, lat)

  it('is nought at sea, at any turn of longitude', () => {
    expect(km(-30, 40)).toBe(0)
    expect(km(330, 40)).toBe(0)
    expect(km(179.99, 0)).toBe(0)
  })

  it('is the way to the shore from inland', () => {
    expect(km(2.35, 48.86)).toBeGreaterThan(120)
    expect(km(2.35, 48.86)).toBeLessThan(180)
    expect(km(4.17, 51.95)).toBeLessThan(3)
  })

  it('counts the Great Lakes as water, and small lakes not', () => {
    expect(km(-87.62, 41.88)).toBeLessThan(3)
    expect(km(8.54, 47.37)).toBeGreaterThan(250)
  })
})
