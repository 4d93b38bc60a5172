import { expect, test } from 'vitest'
import { bandLines } from '../../../../src/interfaces/cli/reports/report.js'

const BAND = { distance_low_km: 1852, distance_high_km: 2037.2 }

test('the band says that it is an estimate', () => {
  expect(bandLines(BAND, []).join().trim()).toBe(
    'estimated band of tables: 1,000 to 1,100 nm, nine in ten',
  )
})

test.each(['inshore_only', 'closed_by_default'])('no band stands beside %s', (code) => {
  expect(bandLines(BAND, [{ code }])).toEqual([])
})
