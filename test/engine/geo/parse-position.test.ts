import { describe, expect, it } from 'vitest'
import { parsePosition, readPosition } from '../../../src/engine/geo/parse-position.js'
import { seeded } from './random.js'

describe('a position in text', () => {
  it.each([
    ['51.955N 4.14E', [4.14, 51.955]],
    ['51 57.3N 4 8.4E', [4.14, 51.955]],
    ['51°57.3′N 4°8.4′E', [4.14, 51.955]],
    [`51°57'18"N, 4°8'24"E`, [4.14, 51.955]],
    ['N51 57.3 E4 8.4', [4.14, 51.955]],
    ['N 51° 57.3, E 004° 08.4', [4.14, 51.955]],
    ['51,955N 4,14E', [4.14, 51.955]],
    ['51-57.3N 004-08.4E', [4.14, 51.955]],
    ['51\u201357.3N 4\u20138.4E', [4.14, 51.955]],
    ['51° - 57.3\u2019 N / 4° \u2212 8.4\u2019 E', [4.14, 51.955]],
    ['51:57:18N 4:08:24E', [4.14, 51.955]],
    ['33 55S 18 26e', [18.433333, -33.916667]],
    ["1°15'N 103°50'W", [-103.833333, 1.25]],
    ['0N 180W', [-180, 0]],
    ['5157.3N 00408.4E', [4.14, 51.955]],
    ['515718N, 0040824E', [4.14, 51.955]],
    ['5157.3N00408.4E', [4.14, 51.955]],
    ['51˚57.3ʹN 4˚8.4`E', [4.14, 51.955]],
    ['(51°57’18”N, 4°8ʹ24ʺE)', [4.14, 51.955]],
    ['4.14E 51.955N', [4.14, 51.955]],
    ['E4 8.4, N51 57.3', [4.14, 51.955]],
    ['51N 181E', [-179, 51]],
    ['-17,184.15', [-175.85, -17]],
    ['-17,270.1', [-89.9, -17]],
    ['-17,-184.15', [175.85, -17]],
    ["51°57.3', 4°08.4'", [4.14, 51.955]],
    ["-33°55', 18°26'", [18.433333, -33.916667]],
    ['[4.14, 51.955]', [4.14, 51.955]],
    [' [ 4.14 51.955 ] ', [4.14, 51.955]],
    ['[51.955N, 4.14E]', [4.14, 51.955]],
    ['POINT(4.14 51.955)', [4.14, 51.955]],
    ['SRID=4326;Point (4.14 51.955)', [4.14, 51.955]],
    ["51° 57.3' N - 004° 08.4' E", [4.14, 51.955]],
    ['N51 57.3 - E4 8.4', [4.14, 51.955]],
    ["Lat: 51°57.3'N Long: 004°08.4'E", [4.14, 51.955]],
  ] as const)('%s is read', (text, [lon, lat]) => {
    const position = parsePosition(text)
    expect(position?.[0]).toBeCloseTo(lon, 5)
    expect(position?.[1]).toBeCloseTo(lat, 5)
  })

  it.each([
    ...['', 'Rotterdam', 'NLRTM', '51N', '91N 4E', '1N 2N', '51.98N 4.05'],
    ...[
      '51N 361E',
      '-33.9S 18.4E',
      '51°N 4°O',
      '51 60N 4E',
      '5160N 00400E',
      '515N 0040E',
      '51.5 30N 4E',
      '51 57 60N 4E',
      '51 57.3 18N 4E',
      'N51 E4 N',
    ],
    ...['51N 4E Rotterdam', '1e5N 4E', '-51N 4E'],
  ])('%j is not a position', (text) => {
    expect(parsePosition(text)).toBeNull()
  })

  it('of any place is read back in every notation', () => {
    const random = seeded(7)
    for (let n = 0; n < 200; n++) {
      const [lon, lat] = [random() * 360 - 180, random() * 180 - 90]
      const ends = (value: number, plus: string, minus: string) => (value < 0 ? minus : plus)
      const minutes = (value: number) => {
        const whole = Math.floor(Math.abs(value))
        return `${whole} ${((Math.abs(value) - whole) * 60).toFixed(6)}`.replace(' 60.000000', ' 0')
      }
      const [ns, ew] = [ends(lat, 'N', 'S'), ends(lon, 'E', 'W')]
      for (const text of [
        `${Math.abs(lat).toFixed(8)}${ns} ${Math.abs(lon).toFixed(8)}${ew}`,
        `${minutes(lat)}${ns} ${minutes(lon)}${ew}`,
        `${ns}${minutes(lat)} ${ew}${minutes(lon)}`,
      ]) {
        const read = parsePosition(text)
        expect(read?.[0]).toBeCloseTo(lon, 5)
        expect(read?.[1]).toBeCloseTo(lat, 5)
      }
    }
  })
})

describe('two numbers', () => {
  it.each([
    ['51.98,4.05', [4.05, 51.98]],
    [' 51.98, 4.05 ', [4.05, 51.98]],
    ['-33.9; 18.4', [18.4, -33.9]],
    ['1.26 103.84', [103.84, 1.26]],
    ['+90,-180', [-180, 90]],
    ['51,98', [98, 51]],
    ['51,98 4,05', [4.05, 51.98]],
    ['-33,9; 18,4', [18.4, -33.9]],
    ['1,26, 103,84', [103.84, 1.26]],
    ['\u221233.9, 18.4', [18.4, -33.9]],
    ['(51.98, 4.05)', [4.05, 51.98]],
    ['51.98°, 4.05°', [4.05, 51.98]],
    ['Lat 51.98 Lon 4.05', [4.05, 51.98]],
    ['lat=51.98, lon=4.05', [4.05, 51.98]],
  ] as const)('%j are latitude and longitude', (text, position) => {
    expect(parsePosition(text)).toEqual(position)
  })

  it.each([
    '103.84,1.26',
    '1,361',
    '51.98',
    '51,98,4,05',
    'Lon 4.05 Lat 51.98',
    '51,98 4',
    '1e1,2',
    '51.98,4.05,3',
    'x,1',
    '',
  ])('%j are not', (text) => {
    expect(parsePosition(text)).toBeNull()
  })
})

describe('two numbers in an order that the caller tells', () => {
  it('are longitude and latitude, unless letters or words say otherwise', () => {
    expect(readPosition('4.05, 51.98', true)).toEqual([4.05, 51.98])
    expect(readPosition('51.98N, 4.05E', true)).toEqual([4.05, 51.98])
    expect(readPosition('Lat 51.98 Lon 4.05', true)).toEqual([4.05, 51.98])
  })

  it.each([
    ['103.84, 1.26', 'latitude'],
    ['10, 370', 'longitude'],
    ['10N, 20N', 'letters'],
    ['10N, 20', 'letters'],
    ['-33.9S, 18.4E', 'letters'],
    ["51°58'N 4°3'O", 'letters'],
  ])('%s has a fault, and it is named', (text, fault) => {
    expect(readPosition(text)).toBe(fault)
  })
})
