import { describe, expect, test } from 'vitest'
import { readPlaceCells } from '../../../src/tables/read/place-cells.js'
import { testPorts } from '../../support/test-ports.js'

const reading = { ports: testPorts, isLonLat: false, hasDecimalCommas: false }
const read = (cells: Parameters<typeof readPlaceCells>[0]) =>
  readPlaceCells(cells, 'origin', reading)

describe('the cells of a place', () => {
  test('are rejected where coordinates are far from the port of the name', () => {
    const swapped = { name: 'Rotterdam', latitude: '4.13', longitude: '51.95' }
    expect(() => read(swapped)).toThrow(
      'The position of the origin is far from Rotterdam, Netherlands (NLRTM), the port of its name. Correct one of them.',
    )
    expect(() => read({ ...swapped, name: 'Rotterdam, NL' })).toThrow('far from Rotterdam')
    expect(read({ ...swapped, latitude: '51.9', longitude: '4.2' })).toEqual({
      position: [4.2, 51.9],
    })
  })

  test('of a voyage in one cell are those of the end of their column', () => {
    const ends = (place: string) =>
      ['origin', 'destination'].map((end) => readPlaceCells({ place }, end, reading))
    const both = [{ name: 'NLRTM' }, { name: 'SGSIN' }]
    expect(ends('NLRTM>SGSIN')).toEqual(both)
    expect(ends('NLRTM ->> SGSIN')).toEqual(both)
    expect(ends('NLRTM → SGSIN')).toEqual(both)
    expect(ends('>SGSIN')).toEqual([{ name: '>SGSIN' }, { name: 'SGSIN' }])
    expect(ends('??>SGSIN')).toEqual([{ name: '??' }, { name: 'SGSIN' }])
  })

  test('have a country for a name in the column of places, too', () => {
    expect(read({ place: 'Rotterdam', country: 'NL' })).toEqual({
      name: 'Rotterdam',
      country: 'NL',
    })
  })

  test('are rejected where a code means another port than the name', () => {
    expect(() => read({ unlocode: 'NLRTM', name: 'Singapore' })).toThrow(
      'The port of the origin is far from Singapore',
    )
    expect(read({ unlocode: 'NLRTM', name: 'Maasvlakte terminal' })).toEqual({ portId: 88 })
  })

  test('are rejected where two columns name two ports, such as POL and Load Port', () => {
    expect(() => read({ place: 'Rotterdam', name: 'Singapore' })).toThrow(
      'The origin is Rotterdam, Netherlands (NLRTM) in one column and Singapore (SGSIN) in another.',
    )
    expect(read({ place: 'NLRTM', name: 'Rotterdam' })).toEqual({ name: 'Rotterdam' })
    expect(read({ place: 'Plant 7', name: 'Rotterdam' })).toEqual({ name: 'Rotterdam' })
  })

  test.each([
    ['51-57.3 N', '004\u201308.4 E'],
    ['51°57’18”N', '4°8′24″E'],
    ['N 51 57.3', 'E4 8.4'],
    ['51,955N', '4.14 E'],
  ])('have latitudes such as %s and longitudes such as %s', (latitude, longitude) => {
    expect(read({ latitude, longitude })).toEqual({
      position: [expect.closeTo(4.14, 5), expect.closeTo(51.955, 5)],
    })
  })

  test('are rejected for minutes above 59, or the letter of the other', () => {
    expect(() => read({ latitude: '51 60 N', longitude: '4 E' })).toThrow('is not a number')
    expect(() => read({ latitude: '4 8 E', longitude: '4 E' })).toThrow('is not a number')
  })
})
