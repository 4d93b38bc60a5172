import { describe, expect, test } from 'vitest'
import { UsageError } from '../../../src/tables/text/failure.js'
import { readPlace } from '../../../src/tables/text/places.js'
import { fakeSea, run } from '../../interfaces/cli/run.js'

const read = (text: string, isLonLat = false) => readPlace(text, isLonLat)

describe('places on the command line', () => {
  test.each([
    ['51.98,4.05', [4.05, 51.98]],
    ['51.98, 4.05', [4.05, 51.98]],
    ['-33.86,151.2', [151.2, -33.86]],
    [' -33.86,151.2', [151.2, -33.86]],
    ['33.86S 151.2E', [151.2, -33.86]],
    ['151.2°E, 33.86°S', [151.2, -33.86]],
    ['0,0', [0, 0]],
    ['10,190', [-170, 10]],
    ['10,-181', [179, 10]],
    ['10,180', [180, 10]],
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
    expect(() => read('10,370')).toThrow('longitude must be between -360 and 360')
    expect(() => read('10N,20N')).toThrow('mark latitude with N or S')
  })

  test('a number is an id, and any other text a name', () => {
    expect(read(' 1068 ')).toEqual({ portId: 1068 })
    expect(read(' Vancouver, CA ')).toEqual({ name: 'Vancouver, CA' })
  })
})

describe('names on the command line', () => {
  const { open } = fakeSea()
  const from = async (place: string, ...more: string[]) => {
    const { output, error } = await run(['route', place, 'Singapore', ...more], { open })
    return { output, error }
  }

  test.each(['Rotterdam', 'Rotterdam, Netherlands', 'nl rtm', ' 1068 ', 'ROTTERDAM (NETHERLANDS)'])(
    '%s is a port',
    async (place) => {
      expect((await from(place)).output).toContain('Rotterdam, Netherlands (NLRTM) → Singapore')
    },
  )

  test.each([
    ['87654', 'No port has the id 87654.'],
    ['rotterd', 'Did you mean Rotterdam, Netherlands (NLRTM)'],
    ['Foo', 'There is no port "Foo". Did you mean Fuzhou, China (CNFOC)'],
    ['Rotterdem', 'Did you mean Rotterdam, Netherlands (NLRTM)'],
    ['Singapoor', 'Singapore (SGSIN)'],
    ['qqqqxxxxqqqq', 'or give coordinates'],
    [
      'Vancouver',
      '2 ports are called "Vancouver": Vancouver, Canada (CAVAN); Vancouver, United States (USVAN). Add the country',
    ],
  ])('%s is none, and the error names the ports that were perhaps meant', async (place, text) => {
    const { error } = await from(place)
    expect(error).toBeInstanceOf(UsageError)
    expect(error?.message).toContain(text)
  })

  test('--accept-suggestions takes the only port that a name resembles, and says so', async () => {
    const { output } = await from('Rotterdamm', '--accept-suggestions')
    expect(output).toContain('Rotterdam, Netherlands (NLRTM) → Singapore')
    expect(output).toContain('! There is no port "Rotterdamm": Rotterdam, Netherlands (NLRTM)')
  })

  test('--accept-suggestions holds for tables too, whose remarks say so', async () => {
    const input = 'origin,destination\nRotterdamm,Singapore\n'
    const { output } = await run(['batch', '-', '--accept-suggestions'], { open, input })
    expect(output).toContain('Rotterdam, Netherlands (NLRTM)')
    expect(output).toContain('suggestion_taken')
    const strict = await run(['batch', '-'], { open, input })
    expect(strict.output).toContain('There is no port ""Rotterdamm""')
  })
})
