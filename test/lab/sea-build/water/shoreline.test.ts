import { describe, expect, it } from 'vitest'
import { levelAt } from '../../../../lab/sea-build/water/gshhg.js'
import { Shoreline } from '../../../../lab/sea-build/water/shoreline.js'
import { seeded } from '../../../../lab/seeded.js'
import { syntheticCoast } from '../coast.js'

const ISLAND = [
  [10.3, 50.3],
  [10.7, 50.35],
  [10.65, 50.7],
  [10.45, 50.5],
] as const

describe('Shoreline', () => {
  const coast = syntheticCoast([ISLAND])
  const shoreline = new Shoreline(coast, () => true)

  it('finds that a short line crosses exactly if one end is on land and the other on water', () => {
    const random = seeded(11)
    let crossed = 0
    for (let i = 0; i < 3000; i++) {
      const lon = 10.25 + 0.5 * random()
      const lat = 50.25 + 0.5 * random()
      // Shorter than the thickness of the island anywhere but at its corners, so that no chord
      // leaves it again.
      const to = [lon + 0.002 * (random() - 0.5), lat + 0.002 * (random() - 0.5)] as const
      const differ = levelAt(coast, lon, lat) !== levelAt(coast, ...to)
      if (differ) {
        crossed++
        expect(shoreline.crossed(lon, lat, ...to)).toBe(true)
      }
    }
    expect(crossed).toBeGreaterThan(5)
    expect(shoreline.crossed(10.2, 50.2, 10.21, 50.21)).toBe(false)
    expect(shoreline.crossed(10.6, 50.4, 10.61, 50.41)).toBe(false)
  })

  it('sees a chord that enters and leaves the land', () => {
    expect(shoreline.crossed(10.29, 50.32, 10.72, 50.36)).toBe(true)
  })

  it('searches the next bin and across 180 degrees', () => {
    const coasts = syntheticCoast([
      [
        [-179.999, 0.2],
        [-179.99, 0.2],
        [-179.99, 0.4],
        [-179.999, 0.4],
      ],
    ])
    const there = new Shoreline(coasts, () => true)
    expect(there.crossed(179.995, 0.3, -179.995, 0.3)).toBe(true)
    expect(there.crossed(-179.995, 0.3, 179.995, 0.3)).toBe(true)
    expect(there.crossed(179.98, 0.3, 179.99, 0.3)).toBe(false)
  })

  it('leaves out the shores that are not its own', () => {
    const blind = new Shoreline(coast, () => false)
    expect(blind.crossed(10.29, 50.32, 10.72, 50.36)).toBe(false)
  })
})
