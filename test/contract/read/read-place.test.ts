import { describe, expect, test } from 'vitest'
import { placeOf } from '../../../src/contract/read/read-place.js'

const ends = (name: string) =>
  (['origin', 'destination'] as const).map((end) => placeOf({ name }, {}, end))

describe('a voyage in one name, as AIS has it,', () => {
  test.each([
    ...['NLRTM>SGSIN', 'NLRTM => SGSIN', 'NLRTM ->> SGSIN', 'NLRTM-SGSIN', 'NLRTM – SGSIN'],
    ...['NLRTM → SGSIN', 'NLRTM–→SGSIN'],
  ])(
    '%s begins at the first port for an origin and ends at the second for a destination',
    (name) => {
      expect(ends(name)).toEqual([{ name: 'NLRTM' }, { name: 'SGSIN' }])
    },
  )

  test.each(['>', 'A>B>C', 'NLRTM<>GBFXT', 'RTM-SIN', 'Fos-sur-Mer', 'Rotterdam - Europoort'])(
    '%s is left as it is',
    (name) => {
      expect(ends(name)).toEqual([{ name }, { name }])
    },
  )

  test.each(['?', 'TBN', 'XXXXX', 'NLRTN'])('from or to %s is never its other end', (name) => {
    expect(ends(`${name}>SGSIN`)).toEqual([{ name }, { name: 'SGSIN' }])
    expect(ends(`NLRTM > ${name}`)).toEqual([{ name: 'NLRTM' }, { name }])
  })

  test('may begin or end at a position', () => {
    expect(ends('51.98,4.05 → SGSIN')).toEqual([{ position: [4.05, 51.98] }, { name: 'SGSIN' }])
  })

  test('has no end where nobody asks for one', () => {
    expect(placeOf({ name: 'NLRTM>SGSIN' })).toEqual({ name: 'NLRTM>SGSIN' })
  })
})
