import { describe, expect, it } from 'vitest'
import { shallowWarnings } from '../../src/planning/warnings.js'
import type { NamedStrait } from '../../src/sea/named-straits.js'

const strait: NamedStrait = {
  name: 'Test Strait',
  depthM: 9,
  leastWidthKm: 10,
  guide: [
    [10, 50],
    [10, 51],
    [10, 52],
  ],
}
const through = {
  positions: [
    [10, 49],
    [10, 53],
  ],
} as const
const past = {
  positions: [
    [12, 49],
    [12, 53],
  ],
} as const

describe('a warning of shallow water', () => {
  it('names a strait on the way that has less water than the draught and a tenth', () => {
    const [warning, ...others] = shallowWarnings([past, through], 8.5, [strait])
    expect(others).toEqual([])
    expect(warning).toMatchObject({ code: 'shallow_water', field: 'vessel' })
    expect(warning!.detail).toContain('Test Strait: about 9 m')
    expect(warning!.detail).toContain('8.5 m')
  })

  it('is not given to a ship with enough water, on another route, or of unknown draught', () => {
    expect(shallowWarnings([through], 8, [strait])).toEqual([])
    expect(shallowWarnings([past], 15, [strait])).toEqual([])
    expect(shallowWarnings([through], undefined, [strait])).toEqual([])
  })
})
