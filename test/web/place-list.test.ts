import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { PortTable } from '../../src/ports/table.js'
import { portColumns, portNames } from '../../web/build/port-files.js'
import { portFileOf } from '../../web/map/map-file.js'
import { findPorts } from '../../web/matrix/find-ports.js'
import { heatScale } from '../../web/matrix/heat.js'
import { readPlaces, replaceLine } from '../../web/matrix/place-list.js'
import { searchedPorts } from '../../web/plan/searched-ports.js'
import { ports } from '../support/tables.js'

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

  test('looks up a name that occurs twice once, and reports unknown names', () => {
    const { found, unknown, ambiguous } = findPorts(
      readPlaces('NLRTM\nXyzzyq\nNLRTM\nXyzzyq'),
      ports,
    )
    expect(found.map(({ label }) => label)).toEqual(['Rotterdam', 'Rotterdam'])
    expect(unknown).toEqual(['Xyzzyq'])
    expect(ambiguous).toEqual([])
  })

  test('reads the country of a row, and replaces an ambiguous line by an exact one', () => {
    const csv = 'port,country\nPortland,US\nSantos,BR'
    expect(readPlaces(csv).map(({ label }) => label)).toEqual(['Portland, US', 'Santos, BR'])
    expect(replaceLine(csv, 'Portland, US', 'USPWM')).toBe('USPWM\nSantos, BR')
    expect(replaceLine(csv, 'Atlantis', 'USPWM')).toBe(csv)
  })
})

describe('a name of several ports', () => {
  const document = JSON.parse(readFileSync('data/built/ports.json', 'utf8'))
  const ofPage = new PortTable(
    searchedPorts(portFileOf(portColumns(document)), portNames(document)),
  )
  const meant = (line: string, table: PortTable) => {
    const { found, ambiguous } = findPorts(readPlaces(line), table)
    return [
      ...found.map(({ fullLabel }) => fullLabel),
      ...ambiguous.flatMap(({ candidates }) => candidates.map(({ id }) => id)),
    ]
  }

  test.each([
    ['Portland, US', 2],
    ['Newcastle', 2],
    ['Portland', 3],
  ])('is asked for: "%s"', (line, count) => {
    const { found, ambiguous } = findPorts(readPlaces(line), ofPage)
    expect(found).toEqual([])
    expect(ambiguous.map(({ candidates }) => candidates.length)).toEqual([count])
  })

  test.each([
    ['Newcastle upon Tyne', false],
    ['Rotterdam', false],
    ['Southampton', true],
    ['Alexandria', true],
  ])('is taken for the one that it means, and said if others have it: "%s"', (line, isSaid) => {
    const { found } = findPorts(readPlaces(line), ofPage)
    expect(found.map(({ hasNamesakes }) => hasNamesakes)).toEqual([isSaid])
  })

  test('means for the page what it means for every other door', () => {
    const names = ports.ports.flatMap(({ name, unlocode, alternateNames, localNames }) => [
      name,
      unlocode ?? name,
      ...alternateNames,
      ...localNames,
    ])
    // Some of all countries and kinds.
    const some = names.filter((_, i) => i % 211 === 0)
    for (const name of some) expect([name, meant(name, ofPage)]).toEqual([name, meant(name, ports)])
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
