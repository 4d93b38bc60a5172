import { expect, test } from 'vitest'
import { vesselFaults } from '../../../src/planning/ship/vessel.js'

test('a ship is not wider or deeper than it is long', () => {
  const fields = (loaM: number, beamM: number, draughtM: number) =>
    vesselFaults({ loaM, beamM, draughtM }).map(({ field }) => field)
  expect(fields(5, 50, 12)).toEqual(['vessel.beamM', 'vessel.draughtM'])
  expect(fields(32, 200, 12)).toContain('vessel.beamM')
  expect(fields(80, 80, 20)).toEqual([])
  expect(fields(225, 32, 14)).toEqual([])
  expect(vesselFaults({ beamM: 50 })).toEqual([])
})
