import { describe, expect, test } from 'vitest'
import type { Position } from '../../src/engine/geo/position.js'
import { resolvePlace } from '../../src/ports/find/place.js'
import { type ImportTools, importPorts } from '../../src/ports/import.js'
import { FIRST_OWN_ID, NO_OWN_PORTS, withOwnPorts } from '../../src/ports/own-ports.js'
import type { Port } from '../../src/ports/port.js'
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
      'with latitude and longitude swapped it is 56 km from Rotterdam: correct the position',
    ],
    [
      record({ position: [4.5, -51.7] }),
      'km from all other ports of Netherlands; with N and S swapped it is',
    ],
    [
      record({ position: [-26.83, 40] }),
      'km from all other ports of Netherlands; correct the position or the country',
    ],
    [
      record({ unlocode: 'NLRTM', position: [4.13, -51.95] }),
      'with N and S swapped it is 0 km from there',
    ],
  ])('rejects, with line and reason: %#', (given, reason) => {
    const { rejected, own } = importPorts([{ ...given, line: 17 }], tools)
    expect(rejected).toEqual([
      { line: 17, name: given.name, reason: expect.stringContaining(reason) },
    ])
    expect(own).toEqual(NO_OWN_PORTS)
  })

  test('rejects a mirrored position on the coast of another country', () => {
    const at = (id: number, countryCode: string, position: Position): Port => ({
      ...testPorts.ports[0]!,
      ...{ id, name: `Port ${id}`, slug: `port-${id}`, unlocode: null, alternateNames: [] },
      ...{ countryCode, country: countryCode, position },
    })
    const table = [at(1, 'GB', [-3.93, 51.6]), at(2, 'GB', [1.3, 51.95]), at(3, 'NL', [3.6, 51.4])]
    const findCountry = (code: string) => ({ code, name: code })
    const given = record({ name: 'Briton Ferry', country: 'GB', position: [3.83, 51.63] })
    const { rejected } = importPorts([given], { ...tools, table, findCountry })
    expect(rejected[0]?.reason).toContain('with E and W swapped it is 8 km from Port 1')
  })

  test('accepts the first port of a country, and one far out that no mirroring explains', () => {
    const first = record({ name: 'Nuku', country: 'TO', position: [-175.2, -21.1] })
    const far = record({ name: 'Vava', country: 'TO', position: [-173.98, -18.65] })
    expect(importPorts([first, far], tools).added).toHaveLength(2)
  })

  test('says how to repair a port whose code is elsewhere', () => {
    const { rejected } = importPorts(
      [record({ unlocode: 'NLRTM', position: [6.83451, 53.45] })],
      tools,
    )
    expect(rejected[0]?.reason).toContain('or import the row with --replace')
  })
})

describe('importing ports with replace', () => {
  const replacing = { ...tools, replace: true }
  const corrected = record({ name: 'Maasmond', unlocode: 'NLRTM', position: [6.83451, 53.45] })
  const { own, replaced, rejected, added, known } = importPorts([corrected], replacing)
  const table = new PortTable(withOwnPorts(testPorts.ports, own))

  test('puts a row with a known code in the place of that port, under its id and slug', () => {
    expect([replaced, rejected, added.length, known]).toEqual([1, [], 0, 0])
    const old = testPorts.byId(88)!
    expect(table.byId(88)).toEqual({
      ...old,
      name: 'Maasmond',
      alternateNames: ['Rotterdam', ...old.alternateNames],
      position: [6.8345, 53.45],
    })
    expect(table.ports).toHaveLength(testPorts.ports.length)
  })

  test('finds it by its code, its id, its slug, its new name and its old name', () => {
    const found = [
      table.byLocode('NLRTM'),
      table.bySlug('rotterdam'),
      table.search('Maasmond', 1)[0]?.port,
      table.search('Rotterdam', 1)[0]?.port,
      resolvePlace(table, { name: 'Maasmond' }).port,
      resolvePlace(table, { unlocode: 'NLRTM' }).port,
    ]
    expect(new Set(found)).toEqual(new Set([table.byId(88)]))
  })

  test('replaces once: the same row again changes nothing', () => {
    const again = importPorts([corrected], { ...replacing, own })
    expect([again.replaced, again.known, again.own]).toEqual([0, 1, own])
  })

  test('replaces a port of an earlier import too', () => {
    const first = importPorts([record({ unlocode: 'NLEEM' })], tools)
    const moved = record({ unlocode: 'NLEEM', position: [6.9, 53.4] })
    const again = importPorts([moved], { ...replacing, own: first.own })
    expect(again.replaced).toBe(1)
    expect(again.own.ports).toEqual([
      [FIRST_OWN_ID, 'NLEEM', 'Eemshaven', 'NL', 6.9, 53.4, 'eemshaven', null, []],
    ])
  })

  test('still rejects a mirrored or inland position', () => {
    const rows = [
      record({ unlocode: 'NLRTM', position: [4.13, -51.95] }),
      record({ unlocode: 'NLRTM', position: [7.6, 47] }),
    ]
    const { rejected, own } = importPorts(rows, replacing)
    expect(rejected.map(({ reason }) => reason)).toEqual([
      expect.stringContaining('with N and S swapped it is 0 km from Rotterdam'),
      expect.stringContaining('is inland'),
    ])
    expect(own).toEqual(NO_OWN_PORTS)
  })
})
