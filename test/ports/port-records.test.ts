import { describe, expect, test } from 'vitest'
import { unlocodeColumns } from '../../src/ports/names/published-unlocode.js'
import { PortRowReader } from '../../src/ports/port-records.js'

const WPI = ['OID_', 'Main Port Name', 'Alternate Port Name', 'UN/LOCODE', 'Country Code']
const WPI_HEADER = [...WPI, 'Latitude', 'Longitude']
const UNECE_HEADER = ['Country', 'Location', 'Name', 'Function', 'Coordinates']

const read = (header: readonly string[], cells: readonly string[]) =>
  new PortRowReader(header).read(cells, 5)

describe('a row of the World Port Index', () => {
  test('gives name, other names, code, country and place', () => {
    const cells = ['7', 'Los Angeles', 'San Pedro', ' US LAX', 'United States', '33.72', '-118.27']
    expect(read(WPI_HEADER, cells)).toEqual({
      kind: 'port',
      record: {
        line: 5,
        name: 'Los Angeles',
        alternateNames: ['San Pedro'],
        unlocode: 'USLAX',
        country: 'United States',
        position: [-118.27, 33.72],
      },
    })
  })

  test('may have a name of a hundred letters, of any script', () => {
    const name = '𐐀'.repeat(100)
    const row = read(WPI_HEADER, ['7', name, '', '', 'United States', '40.5', '-74.25'])
    expect(row).toMatchObject({ kind: 'port', record: { name } })
  })

  test('may lack other names and a code', () => {
    const row = read(WPI_HEADER, ['7', 'Maurer', '', ' ', 'United States', '40.5', '-74.25'])
    expect(row).toMatchObject({ record: { unlocode: null, alternateNames: [] } })
  })

  test.each([
    [['7', '', '', '', 'NL', '52', '4'], 'has no name'],
    [['7', 'A', '', '', 'NL', '', '4'], 'has no position'],
    [['7', 'A', '', '', 'NL'], 'has no position'],
    [['7', 'A', '', '', 'NL', '52,1,4', '4'], '52,1,4, 4 is not a latitude and a longitude'],
    [['7', 'A', '', '', 'NL', '91', '4'], 'latitude 91 is not between'],
    [['7', 'A', '', '', 'NL', '52', '181'], 'longitude 181 is not between'],
    [['7', 'A\u001b[2J', '', '', 'NL', '52', '4'], 'control characters'],
    [['7', 'A\nB', '', '', 'NL', '52', '4'], 'a line break'],
    [['7', 'A', 'B\u009b2J', '', 'NL', '52', '4'], 'control characters'],
    [['7', 'A'.repeat(101), '', '', 'NL', '52', '4'], 'longer than 100 characters; shorten'],
    [['7', 'A', 'B'.repeat(101), '', 'NL', '52', '4'], 'longer than 100 characters; shorten'],
    [['7', 'A', '', 'NL-01', 'NL', '52', '4'], 'NL-01 is not a UN/LOCODE'],
  ])('is rejected with its line: %j', (cells, reason) => {
    expect(read(WPI_HEADER, cells)).toEqual({
      kind: 'rejected',
      rejected: { line: 5, name: cells[1], reason: expect.stringContaining(reason) },
    })
  })
})

describe('a row of a UN/LOCODE list', () => {
  test('gives the same', () => {
    const cells = ['CL', 'VAP', 'Valparaíso', '1-3-----', '3302S 07138W']
    const record = { name: 'Valparaíso', unlocode: 'CLVAP', country: 'CL' }
    const position = [expect.closeTo(-71.633, 3), expect.closeTo(-33.033, 3)]
    expect(read(UNECE_HEADER, cells)).toMatchObject({ record: { ...record, position } })
  })

  test('is not a port if its function has no 1 in first place', () => {
    const cells = ['CH', 'BSL', 'Basel', '-23-----', '4733N 00735E']
    expect(read(UNECE_HEADER, cells)).toEqual({ kind: 'no_port' })
  })

  test('is rejected without a readable position', () => {
    for (const [place, reason] of [
      ['', 'has no position'],
      ['4733N', '4733N is not a position like 5155N 00430E'],
      ['4799N 00735E', 'is not a position'],
    ] as const) {
      const row = read(UNECE_HEADER, ['NL', 'RTM', 'Rotterdam', '1234----', place])
      expect(row).toMatchObject({ rejected: { reason: expect.stringContaining(reason) } })
    }
  })
})

test.each([
  [['name', 'country'], 'the position (Latitude and Longitude, or Coordinates)'],
  [['name', 'lat', 'lon'], 'the country or the UN/LOCODE (Country Code, UN/LOCODE)'],
  [['Hafen', 'country', 'lat', 'lon'], 'the name (Main Port Name, Port Name, Name)'],
])(
  'a table with only the columns %j is rejected with what is missing, and with these',
  (header, missing) => {
    expect(() => new PortRowReader(header)).toThrow(
      new Error(
        `A column is missing: ${missing}. The first line must name the columns, as in the World Port Index or a UN/LOCODE list; it names ${header.join(', ')}.`,
      ),
    )
  },
)

describe('rows as others publish them', () => {
  test('may have heads in camel case', () => {
    const row = read(['portName', 'countryCode', 'latitude', 'longitude'], ['Kai', 'DE', '53', '9'])
    expect(row).toMatchObject({ record: { name: 'Kai', country: 'DE', position: [9, 53] } })
  })

  test.each([
    [
      ['Terminal', 'Country', 'Lat', 'Long'],
      ['Kai', 'DE', '53', '9'],
    ],
    [
      ['terminal_name', 'iso2', 'y', 'x'],
      ['Kai', 'DE', '53', '9'],
    ],
    [
      ['Port', 'Country', 'Lat/Long'],
      ['Kai', 'DE', '53, 9'],
    ],
    [
      ['Port', 'Country', 'Position'],
      ['Kai', 'DE', '53°00′N 9°00′E'],
    ],
  ])('may have the columns %j', (header, cells) => {
    expect(read(header, cells)).toMatchObject({ record: { name: 'Kai', position: [9, 53] } })
  })

  test('that the next edition of the UN/LOCODE list drops are no ports', () => {
    const header = ['Change', ...UNECE_HEADER, 'Status']
    const cells = ['NL', 'TST', 'A', '1-------', '5152N 00430E']
    expect(read(header, ['', ...cells, 'RL']).kind).toBe('port')
    expect(read(header, ['X', ...cells, 'RL']).kind).toBe('no_port')
    expect(read(header, ['', ...cells, 'XX']).kind).toBe('no_port')
  })

  const PLAIN = ['portname', 'ISO3', 'lat', 'lon']

  test.each([
    ['53,87', '8,7'],
    ['53.87', '8.7'],
    ['53°52.2′N', '8°42′E'],
    ['53 52.2 N', '8 42 E'],
  ])('%s, %s is a position', (lat, lon) => {
    const row = read(PLAIN, ['Here', 'DEU', lat, lon])
    expect(row).toMatchObject({ record: { name: 'Here', country: 'DEU', position: [8.7, 53.87] } })
  })

  test('a part of the UN/LOCODE list begins without the names of its columns', () => {
    const country = ['', 'NL', '', '.NETHERLANDS', '', '', '', '', '', '', '', '']
    const place = [
      '+',
      'NL',
      'TST',
      'A',
      'A',
      'ZH',
      '1-------',
      'RL',
      '2401',
      '',
      '5152N 00430E',
      '',
    ]
    const header = unlocodeColumns(country)!
    expect(unlocodeColumns(place)).toEqual(header)
    expect(read(header, country).kind).toBe('no_port')
    expect(read(header, place)).toMatchObject({ record: { unlocode: 'NLTST', name: 'A' } })
    expect(unlocodeColumns(WPI_HEADER)).toBeNull()
  })
})
