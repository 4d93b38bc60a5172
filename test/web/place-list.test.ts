import { describe, expect, test } from 'vitest'
import { findPorts } from '../../web/matrix/find-ports.js'
import { heatScale } from '../../web/matrix/heat.js'
import { readPlaces, replaceLine } from '../../web/matrix/place-list.js'
import { testPorts } from '../support/test-ports.js'

describe('a list of places', () => {
  test('has the divider of its head line, and decimal commas beside semicolons', () => {
    expect(readPlaces('name;lat;lon\nRotterdam, NL;51,98;4,05')).toEqual([
      { label: 'Rotterdam, NL', position: [4.05, 51.98] },
    ])
  })

  test('is one per line: names, codes and positions', () => {
    expect(readPlaces('Rotterdam\r\n\n# a remark\nNLRTM\n51.98, 4.05')).toEqual([
      { label: 'Rotterdam', position: null },
      { label: 'NLRTM', position: null },
      { label: '51.98, 4.05', position: [4.05, 51.98] },
    ])
  })

  test('is a table with a header, in any order and with quotes', () => {
    const csv = 'lon,lat,name\n4.05,51.98,"Hook, outer"\n"103.8",1.26,Singapore'
    expect(readPlaces(csv)).toEqual([
      { label: 'Hook, outer', position: [4.05, 51.98] },
      { label: 'Singapore', position: [103.8, 1.26] },
    ])
  })

  test('prefers a code to a name, because it is unambiguous', () => {
    expect(readPlaces('name;unlocode\nRotterdam;NLRTM')).toEqual([
      { label: 'NLRTM', position: null },
    ])
  })

  test('looks up each name once, and reports unknown names', () => {
    const asked: string[] = []
    const search = (words: string) => {
      asked.push(words)
      return testPorts.search(words, 5).map(({ port }) => port)
    }
    const [port] = testPorts.ports
    const listed = readPlaces(`${port!.name}\nAtlantis\n${port!.name}`)
    const { found, unknown } = findPorts(listed, search)
    expect(found.map(({ place }) => place)).toEqual([{ portId: port!.id }, { portId: port!.id }])
    expect(unknown).toEqual(['Atlantis'])
    expect(asked).toHaveLength(2)
  })

  test('reads the country of a row, and replaces an ambiguous line by an exact one', () => {
    const csv = 'port,country\nPortland,US\nSantos,BR'
    expect(readPlaces(csv).map(({ label }) => label)).toEqual(['Portland, US', 'Santos, BR'])
    expect(replaceLine(csv, 'Portland, US', 'USPWM')).toBe('USPWM\nSantos, BR')
    expect(replaceLine(csv, 'Atlantis', 'USPWM')).toBe(csv)
  })
})

describe('names of several ports', () => {
  const port = (id: number, name: string, countryCode: string, unlocode: string | null) => ({
    ...{ id, name, countryCode, unlocode, country: `land of ${countryCode}` },
    position: [id, 0] as const,
  })
  const PORTS = [
    port(1, 'Portland', 'AU', 'AUPTJ'),
    port(2, 'Portland', 'US', 'USPDX'),
    port(3, 'Newcastle', 'AU', 'AUNTL'),
    port(4, 'Newcastle upon Tyne', 'GB', null),
    port(5, 'Santos', 'BR', 'BRSSZ'),
    port(6, 'Hamburg', 'DE', 'DEHAM'),
    port(3121, 'Hamburg Harbor', 'PG', null),
  ]
  const search = (words: string) =>
    PORTS.filter(({ name, unlocode }) =>
      `${name} ${unlocode}`.toLowerCase().includes(words.toLowerCase()),
    )

  test.each([
    ['Portland', [1, 2]],
    ['Newcastle', [3, 4]],
    ['San', [5]],
    ['Santos, US', [5]],
  ])('"%s" is ambiguous', (line, ids) => {
    const { found, ambiguous } = findPorts(readPlaces(line), search)
    expect(found).toEqual([])
    expect(ambiguous.map(({ candidates }) => candidates.map(({ id }) => id))).toEqual([ids])
  })

  test.each([
    ['Portland, US', 2],
    ['portland, land of au', 1],
    ['auntl', 3],
    ['newcastle upon tyne', 4],
    ['brssz', 5],
    ['Hamburg', 6],
    ['Hamburg Harbor', 3121],
  ])('"%s" is unambiguous', (line, portId) => {
    const { found } = findPorts(readPlaces(line), search)
    expect(found.map(({ place }) => place)).toEqual([{ portId }])
  })
})

test('colours are between those of the smallest and the largest value of a table, whatever is missing', () => {
  const heat = heatScale([
    [0, 100, null],
    [300, 0, 200],
  ])
  expect([100, 200, 300, 0].map(heat)).toEqual([0, 0.5, 1, 0])
  expect(heatScale([[0]])(0)).toBe(0)
})
