import { describe, expect, test } from 'vitest'
import { readPlaceCells } from '../../../src/cli/rows/place-cells.js'
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
})
