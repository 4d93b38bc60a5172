import { describe, expect, test } from 'vitest'
import { vesselOf } from '../../../src/contract/read/read-ship.js'
import { asksForEmissions } from '../../../src/contract/write/write-vessel-emissions.js'

describe('a ship without a type', () => {
  test('has its dimensions, for canals and straits, and no emissions are asked for', () => {
    const vessel = vesselOf({ vessel: { imo: 9_811_000, draft_m: 12.8, loa_m: 200 } })
    expect(vessel).toEqual({ draughtM: 12.8, loaM: 200 })
    expect(asksForEmissions({ vessel }, undefined)).toBe(false)
  })

  test('is none with an IMO number alone', () => {
    expect(vesselOf({ vessel: { imo: 9_811_000 } })).toBeUndefined()
  })

  test.each([
    { deadweight_tonnes: 82_000 },
    { gross_tonnage: 40_000 },
    { size_class: 'panamax' },
    { fuel_tonnes_per_day: 20 },
  ])('is refused beside %j, which says nothing without it', (vessel) => {
    expect(() => vesselOf({ vessel })).toThrow()
  })
})
