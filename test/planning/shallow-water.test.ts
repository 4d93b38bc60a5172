import { describe, expect, it } from 'vitest'
import { watersMet } from '../../src/planning/closures/least-depth.js'
import { shallowWarnings } from '../../src/planning/warnings.js'
import { TEST_STRAIT } from '../support/test-strait.js'

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

const met = ({ positions }: typeof through | typeof past) =>
  watersMet({ positions, distancesKm: [0, 445] }, { straits: [TEST_STRAIT] })

describe('a warning of shallow water', () => {
  it('names a strait on the route with less water than 1.1 times the draught', () => {
    const [warning, ...others] = shallowWarnings([met(past), met(through)], 8.5, [TEST_STRAIT])
    expect(others).toEqual([])
    expect(warning).toMatchObject({
      code: 'shallow_water',
      field: 'vessel',
      place: 'Test Strait',
    })
    expect(warning!.detail).toContain('Test Strait: about 9 m')
    expect(warning!.detail).toContain('8.5 m')
  })

  it('is not given to a ship with enough water, on another route, or of unknown draught', () => {
    expect(shallowWarnings([met(through)], 8, [TEST_STRAIT])).toEqual([])
    expect(shallowWarnings([met(past)], 15, [TEST_STRAIT])).toEqual([])
    expect(shallowWarnings([met(through)], undefined, [TEST_STRAIT])).toEqual([])
  })
})
