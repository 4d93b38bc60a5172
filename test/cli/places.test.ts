import { describe, expect, test } from 'vitest'
import { UsageError } from '../../src/cli/failure.js'
import { readPlace } from '../../src/cli/places.js'
import { ports } from '../support/tables.js'

const read = (text: string, isLonLat = false) => readPlace(text, ports, isLonLat)
const idOf = (unlocode: string) => ({ portId: ports.byLocode(unlocode)!.id })

describe('places on the command line', () => {
  test.each([
    ['51.98,4.05', [4.05, 51.98]],
    ['51.98, 4.05', [4.05, 51.98]],
    ['-33.86,151.2', [151.2, -33.86]],
    [' -33.86,151.2', [151.2, -33.86]],
    ['33.86S 151.2E', [151.2, -33.86]],
    ['151.2°E, 33.86°S', [151.2, -33.86]],
    ['0,0', [0, 0]],
    ['51 58.8N 4 3E', [4.05, 51.98]],
    [`1°15'N 103°30'E`, [103.5, 1.25]],
  ])('%s is latitude and longitude, unless its letters say otherwise', (text, coordinates) => {
    expect(read(text)).toEqual({ position: coordinates })
  })

  test('swaps a pair on request, but not one with letters', () => {
    expect(read('4.05,51.98', true)).toEqual({ position: [4.05, 51.98] })
    expect(read('51.98N,4.05E', true)).toEqual({ position: [4.05, 51.98] })
  })

  test('names the remedy for a pair in the wrong order', () => {
    expect(() => read('103.84,1.26')).toThrow('Add --lonlat')
    expect(() => read('1.26,103.84', true)).toThrow('Leave out --lonlat')
    expect(() => read('10,190')).toThrow('-170 is the same place')
    expect(() => read('10N,20N')).toThrow('mark latitude with N or S')
  })

  test('ports are found by full name, name with country, UN/LOCODE and id', () => {
    expect(read('Rotterdam')).toEqual(idOf('NLRTM'))
    expect(read('vancouver, ca')).toEqual(idOf('CAVAN'))
    expect(read('nl rtm')).toEqual(idOf('NLRTM'))
    expect(read(' 1068 ')).toEqual(idOf('NLRTM'))
    expect(() => read('87654')).toThrow('There is no port with the id 87654.')
  })

  test('a prefix of a name is not a place', () => {
    expect(() => read('rotterd')).toThrow(UsageError)
    expect(() => read('rotterd')).toThrow('Did you mean Rotterdam, Netherlands (NLRTM)')
    expect(() => read('Foo')).toThrow('There is no port "Foo". Did you mean Fuzhou, China (CNFOC)')
  })

  test('an ambiguous name lists what it may mean', () => {
    expect(() => read('Vancouver')).toThrow(UsageError)
    expect(() => read('Vancouver')).toThrow(
      '2 ports are called "Vancouver": Vancouver, Canada (CAVAN); Vancouver, United States (USVAN). Add the country',
    )
  })

  test('suggests the nearest names for a misspelt one, and none for nonsense', () => {
    expect(() => read('Roterdam')).toThrow('Did you mean Rotterdam, Netherlands (NLRTM)')
    expect(() => read('Singapoor')).toThrow('Singapore (SGSIN)')
    expect(() => read('qqqqxxxxqqqq')).toThrow('or give coordinates')
  })
})
