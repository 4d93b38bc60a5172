import { describe, expect, test } from 'vitest'
import { placeOf } from '../../../src/contract/read/read-place.js'

const ends = (name: string) =>
  (['origin', 'destination'] as const).map((end) => placeOf({ name }, {}, end))

describe('a voyage in one name, as AIS has it,', () => {
  test.each(['NLRTM>SGSIN', 'NLRTM => SGSIN', 'NLRTM ->> SGSIN', 'NLRTM-SGSIN', 'NLRTM – SGSIN'])(
    '%s begins at the first port for an origin and ends at the second for a destination',
    (name) => {
      expect(ends(name)).toEqual([{ name: 'NLRTM' }, { name: 'SGSIN' }])
    },
  )

  test.each(['>SGSIN', '??>SGSIN', 'RTM-SIN', 'Fos-sur-Mer', 'Rotterdam - Europoort'])(
    '%s is left as it is',
    (name) => {
      expect(ends(name)).toEqual([{ name }, { name }])
    },
  )

  test('has no end where nobody asks for one', () => {
    expect(placeOf({ name: 'NLRTM>SGSIN' })).toEqual({ name: 'NLRTM>SGSIN' })
  })
})
