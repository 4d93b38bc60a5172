import { describe, expect, test } from 'vitest'
import { type ImportTools, importPorts } from '../../src/ports/import.js'
import { FIRST_OWN_ID, NO_OWN_PORTS, withOwnPorts } from '../../src/ports/own-ports.js'
import type { PortRecord } from '../../src/ports/port-records.js'
import { PortTable } from '../../src/ports/table.js'
import { testPorts } from '../support/test-ports.js'

const COUNTRIES = [
  { code: 'NL', name: 'Netherlands' },
  { code: 'TO', name: 'Tonga' },
]

const tools: ImportTools = {
  table: testPorts.ports,
  own: NO_OWN_PORTS,
  findCountry: (text) => COUNTRIES.find(({ code, name }) => code === text || name === text) ?? null,
  waterKm: ([, lat]) => (lat === 47 ? 400 : lat === 46 ? null : 0.5),
}

const record = (given: Partial<PortRecord>): PortRecord => ({
  line: 2,
  name: 'Eemshaven',
  alternateNames: [],
  unlocode: null,
  country: 'NL',
  position: [6.83451, 53.45],
  ...given,
})

describe('importing ports', () => {
  test('gives a new port an id that no port ever had, and a unique slug', () => {
    const records = [
      record({ unlocode: 'NLEEM', alternateNames: ['Eems'] }),
      record({ name: 'Rotterdam', country: 'Tonga', position: [-175, -21] }),
      record({ name: 'Quay to Sea', position: [5, 52] }),
      record({ name: '上海', position: [5, 53] }),
    ]
    const { own, added } = importPorts(records, tools)
    expect(own.ports).toEqual([
      [FIRST_OWN_ID, 'NLEEM', 'Eemshaven', 'NL', 6.8345, 53.45, 'eemshaven', null, ['Eems']],
      [FIRST_OWN_ID + 1, null, 'Rotterdam', 'TO', -175, -21, 'rotterdam-1000002', null, []],
      [FIRST_OWN_ID + 2, null, 'Quay to Sea', 'NL', 5, 52, 'quay-tosea', null, []],
      [FIRST_OWN_ID + 3, null, '上海', 'NL', 5, 53, 'port-1000004', null, []],
    ])
    expect(added.map(({ country }) => country)).toContain('Tonga')
  })

  test('keeps the id, name and place of a port known by code or by name, and adds names', () => {
    const records = [
      record({ name: 'Europoort', unlocode: 'NLRTM', position: [4.2, 51.9] }),
      record({ name: 'ROTTERDAM', alternateNames: ['Rotter Dam'], position: [4.4, 51.9] }),
      record({ name: 'Rotterdam', unlocode: 'NLRTX', position: [4.1, 51.95] }),
    ]
    const { own, added, known, renamed } = importPorts(records, tools)
    expect([added.length, known, renamed]).toEqual([0, 3, 1])
    expect(own.names).toEqual([[88, ['Europoort', 'Rotter Dam', 'NLRTX']]])
    const table = new PortTable(withOwnPorts(testPorts.ports, own))
    expect(table.byId(88)).toMatchObject({ name: 'Rotterdam', position: [4.13, 51.95] })
    expect(table.search('europo', 1)[0]?.port.id).toBe(88)
    expect(table.byLocode('NLRTX')?.id).toBe(88)
  })

  test('changes nothing the second time, and continues from the highest id', () => {
    const first = importPorts([record({ unlocode: 'NLEEM' })], tools)
    const again = importPorts([record({ unlocode: 'NLEEM' })], { ...tools, own: first.own })
    expect([again.added.length, again.own]).toEqual([0, first.own])
    const delfzijl = record({ name: 'Delfzijl', position: [6.9, 53.3] })
    const more = importPorts([delfzijl], { ...tools, own: first.own })
    expect(more.own.ports.map(([id]) => id)).toEqual([FIRST_OWN_ID, FIRST_OWN_ID + 1])
  })

  test('imports a port that occurs twice in a file only once', () => {
    const { added, known } = importPorts([record({}), record({ line: 3 })], tools)
    expect([added.length, known]).toEqual([1, 1])
  })

  test.each([
    [record({ position: [7.6, 47] }), 'is inland, 400 km from navigable water'],
    [record({ position: [7.6, 46] }), 'is inland, far from navigable water'],
    [record({ country: 'Atlantis' }), '"Atlantis" is not a known country'],
    [record({ country: '' }), '"" is not a known country'],
    [
      record({ unlocode: 'NLRTM', position: [-4, 40] }),
      'from Rotterdam (id 88), which has the code NLRTM',
    ],
    [
      record({ position: [52.4, 4.5] }),
      'with latitude and longitude swapped 56 km from Rotterdam; swap them',
    ],
  ])('rejects, with line and reason: %#', (given, reason) => {
    const { rejected, own } = importPorts([{ ...given, line: 17 }], tools)
    expect(rejected).toEqual([
      { line: 17, name: given.name, reason: expect.stringContaining(reason) },
    ])
    expect(own).toEqual(NO_OWN_PORTS)
  })
})
