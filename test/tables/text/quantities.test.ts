import { describe, expect, test } from 'vitest'
import { isoOfCell, readMoment } from '../../../src/tables/text/moments.js'
import {
  coordinates,
  duration,
  grouped,
  integerBetween,
  longerBy,
  minuteOf,
  namesOf,
  readMetres,
  readNumberOption,
  readSpeedKmh,
} from '../../../src/tables/text/quantities.js'

describe('quantities on the command line', () => {
  test.each([
    ['14kn', 25.928],
    ['14 knots', 25.928],
    ['26km/h', 26],
    ['26.5 kmh', 26.5],
  ])('%s is %d km/h', (text, kmh) => {
    expect(readSpeedKmh(text)).toBe(kmh)
  })

  test.each(['14', 'fast', '-3kn', '0.2kn', '500kn', 'Infinitykn'])('%s is not a speed', (text) => {
    expect(() => readSpeedKmh(text)).toThrow(/Give a unit|between/)
  })

  test('metres may have a unit', () => {
    expect(readMetres('14.5')).toBe(14.5)
    expect(readMetres('14.5 m')).toBe(14.5)
    for (const text of ['deep', '1e1', '']) expect(() => readMetres(text)).toThrow()
  })

  test('counts are whole numbers within bounds', () => {
    expect(integerBetween(0, 3)('2')).toBe(2)
    for (const text of ['4', '-1', '1.5', '']) expect(() => integerBetween(0, 3)(text)).toThrow()
  })

  test('names are separated by commas, in any case, and accumulate', () => {
    const names = namesOf(['suez', 'kiel'] as const)
    expect(names('Suez, kiel')).toEqual(['suez', 'kiel'])
    expect(names('kiel', ['suez'])).toEqual(['suez', 'kiel'])
    expect(() => names('sues')).toThrow('Unknown: sues. Known: suez, kiel.')
  })

  test('times are UTC unless they have a time zone', () => {
    expect(readMoment('2026-12-01')).toBe(Date.UTC(2026, 11, 1))
    expect(readMoment('2026-12-01T08:30')).toBe(Date.UTC(2026, 11, 1, 8, 30))
    expect(readMoment('2026-12-01T08:30+02:00')).toBe(Date.UTC(2026, 11, 1, 6, 30))
    expect(readMoment('2026-12-01 08:30:45')).toBe(Date.UTC(2026, 11, 1, 8, 30, 45))
    const wrong = ['tomorrow', '2026-13-01', '1.12.2026', '1899-12-31', '2026-12-01T08:30:99Z']
    for (const text of wrong) {
      expect(() => readMoment(text)).toThrow('Give a day')
    }
  })

  test.each([
    ['1.12.2026', '2026-12-01'],
    ['01.12.2026 08:00', '2026-12-01T08:00Z'],
    ['2026-12-01 08:00', '2026-12-01T08:00Z'],
    ['2026-12-01T08:00+02:00', '2026-12-01T08:00+02:00'],
    ['2026-12-24 08:00 +0800', '2026-12-24T08:00+08:00'],
    ['2026-12-24 08:00:30 -03:30', '2026-12-24T08:00:30-03:30'],
    ['2026-12-24T08:00+0800', '2026-12-24T08:00+08:00'],
    ['24.12.2026 8:00 +0100', '2026-12-24T08:00+01:00'],
    ['soon', 'soon'],
  ])('a cell with %s means %s', (text, iso) => {
    expect(isoOfCell(text)).toBe(iso)
  })

  test('a decimal comma has an error of its own', () => {
    for (const read of [readSpeedKmh, readMetres, readNumberOption]) {
      expect(() => read('14,5')).toThrow('Write decimals with a point.')
      expect(() => read('x')).toThrow(/^(?!.*decimals)/)
    }
  })

  test.each([
    ['2026-02-30', '2026-02-28'],
    ['2028-02-30T08:00', '2028-02-29'],
    ['2026-04-31T08:00Z', '2026-04-30'],
  ])('%s is not a day, and the error names the last day of its month', (text, last) => {
    expect(() => readMoment(text)).toThrow(`the month ends with ${last}.`)
    expect(readMoment(last)).toBe(Date.parse(`${last}T00:00Z`))
  })

  test('groups digits, and shows durations above two days in days', () => {
    expect(grouped(15292.68, 1)).toBe('15,292.7')
    expect(grouped(999)).toBe('999')
    expect(duration(5.5)).toBe('5 h 30 min')
    expect(duration(12)).toBe('12 h')
    expect(duration(47.999)).toBe('2 d 0 h')
    expect(duration(589.8)).toBe('24 d 14 h')
  })

  test('prints how much longer a route is, and "less than 1 km" instead of zero', () => {
    expect(longerBy(29, 1.45)).toBe('29 km and 1 h 27 min longer')
    expect(longerBy(0.4, 0.02)).toBe('less than 1 km longer')
    expect(longerBy(-40, -2)).toBe('40 km and 2 h shorter')
    expect(longerBy(90, -3)).toBe('90 km longer and 3 h shorter')
  })

  test('coordinates name their hemispheres, past the antimeridian too', () => {
    expect(coordinates([4.13, 51.95])).toBe('51.9500°N 4.1300°E')
    expect(coordinates([181, -16.5])).toBe('16.5000°S 179.0000°W')
  })
})

test('a time is in the minute of the second to which the service rounds it', () => {
  expect(minuteOf(Date.parse('2026-12-01T08:00:59.400Z'))).toBe('2026-12-01 08:00')
  expect(minuteOf(Date.parse('2026-12-01T08:00:59.600Z'))).toBe('2026-12-01 08:01')
})
