import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type ShipCells, shipCellsOf } from '../../../../src/contract/columns/ship-names.js'
import { ofOneShip } from '../../../../src/interfaces/cli/files/one-ship.js'
import { temporaryFolder } from '../../../support/temporary.js'
import { fakeSea, run } from '../run.js'

const chosen = (rows: readonly ShipCells[], ship?: string) =>
  ofOneShip({ rows, cellsOf: (row) => row, path: 'a.csv', what: 'rows' }, ship)

describe('rows of a file', () => {
  test.each<[string, ShipCells[]]>([
    ['without a ship', [{}, {}]],
    ['of one ship', [{ imo: '9321483' }, { imo: 'IMO 9321483' }]],
    [
      'of a ship that was renamed',
      [
        { imo: 9321483, name: 'A' },
        { imo: 9321483, name: 'B' },
      ],
    ],
    ['of which some do not name it', [{ name: 'Aurora' }, {}, { name: 'M/V AURORA' }]],
    [
      'whose IMO number is none',
      [
        { mmsi: 1, imo: '0' },
        { mmsi: 1, imo: 'IMO0000000' },
      ],
    ],
    ['whose ship is not known', [{ vessel: 'tbn' }, { vessel: 'AURORA' }]],
  ])('%s are all read', (_, rows) => {
    expect(chosen(rows)).toEqual(rows)
  })

  test.each<[string, ShipCells[], string]>([
    ['IMO numbers', [{ imo: 1 }, { imo: 2 }, { imo: 2 }], '2 ships: 1 (1), 2 (2)'],
    ['names', [{ vessel: 'M/V Aurora' }, { vessel: 'Borealis' }], '--ship "M/V Aurora"'],
    [
      'IMO numbers under one name',
      [{ imo: 1, name: 'Aurora' }, { imo: 2, name: 'Aurora' }, { name: 'Aurora' }],
      '2 ships: 1 (1), 2 (1)',
    ],
    ['numbers, of which some lack', [{ mmsi: 1 }, { mmsi: 2 }, {}], '2 ships: 1 (1), 2 (1)'],
  ])('of two ships by their %s are refused by name', (_, rows, words) => {
    expect(() => chosen(rows)).toThrow(words)
  })

  test('of the ship that the caller names are read, by any of its columns', () => {
    const rows = [
      { imo: 'IMO 9321483', name: 'Aurora' },
      { imo: '9000001', name: 'Borealis' },
    ]
    for (const ship of ['9321483', 'imo 9321483', 'AURORA', 'MV Aurora'])
      expect(chosen(rows, ship)).toEqual([rows[0]])
    expect(() => chosen(rows, '7')).toThrow('no rows of 7. It has: IMO 9321483 (1), 9000001 (1)')
  })

  test('that do not say whose they are are not dropped', () => {
    const rows = [{ mmsi: 1, name: 'Aurora' }, { mmsi: 2, name: 'Borealis' }, { mmsi: 1 }]
    expect(() => chosen(rows, 'Aurora')).toThrow('1 rows without name')
    expect(() => chosen(rows, 'Aurora')).toThrow('Name it by its mmsi: 1 (2), 2 (1)')
    expect(chosen(rows, '1')).toHaveLength(2)
  })

  test('are those of a GeoJSON feature too', () => {
    expect(shipCellsOf({ MMSI: 1, 'Ship Name': 'A' })).toMatchObject({ mmsi: 1, name: 'A' })
  })
})

describe('a file of two ships', () => {
  const YEAR = [
    'ship-year',
    '-',
    '--year',
    '2026',
    '--type',
    'bulk_carrier',
    '--deadweight',
    '90000',
  ]
  const HEADS = ['IMO', 'Vessel', 'Vessel Name', 'MMSI', 'Ship', 'Call Sign', 'Schiffsname']

  test.each(HEADS)('in a column %s is refused by ship-year and trace alike', async (head) => {
    const rows = `${head},date,distance_nm,HFO\n9321483,2026-02-01,100,10\n9000001,2026-02-02,200,20\n`
    const told = 'of 2 ships: 9321483 (1), 9000001 (1). Name one of them: --ship 9321483.'
    expect((await run(YEAR, { input: rows })).errors).toContain(told)
    const fixes = `${head},time,lat,lon\n9321483,2026-02-01,36,-7\n9000001,2026-02-02,36,-8\n`
    expect((await run(['trace', '-'], { input: fixes, open: fakeSea().open })).errors).toContain(
      told,
    )
  })

  test('counts the rows of the one that is named', async () => {
    const input = 'Vessel,distance_nm,HFO\nA,100,10\nB,200,20\nA,300,30\n'
    const { output } = await run([...YEAR, '--ship', 'a', '--format', 'json'], { input })
    expect(JSON.parse(output)).toMatchObject({ distance_nm: 400, fuels: [{ tonnes: 40 }] })
  })
})

describe('tracks of two ships in a file for maps', () => {
  const point = (lon: number) =>
    `<trkpt lat="36" lon="${lon}"><time>2026-02-0${lon}T00:00:00Z</time><name>P${lon}</name></trkpt>`
  const gpx = (...heads: string[]) => {
    const tracks = heads.map((head, at) => `<trk>${head}<trkseg>${point(at + 1)}</trkseg></trk>`)
    return `<gpx><metadata><name>Fleet</name></metadata>${tracks.join('')}</gpx>`
  }
  const line = (name: string, day: number) => ({
    type: 'Feature',
    properties: { name, coordTimes: [`2026-02-0${day}T00:00:00Z`] },
    geometry: { type: 'LineString', coordinates: [[day, 36]] },
  })
  const lines = (...names: string[]) =>
    JSON.stringify({
      type: 'FeatureCollection',
      features: names.map((name, at) => line(name, at + 1)),
    })
  const trace = (name: string, text: string, ...args: string[]) => {
    const path = join(temporaryFolder(), name)
    writeFileSync(path, text)
    return run(['trace', path, ...args, '--format', 'json'], { open: fakeSea().open })
  }

  test.each([
    ['a.gpx', gpx('<name>Aurora</name>', '<name>Borealis</name>'), 'Aurora'],
    [
      'a.gpx',
      gpx(
        '<extensions><x:mmsi>1</x:mmsi></extensions>',
        '<extensions><x:mmsi>2</x:mmsi></extensions>',
      ),
      '1',
    ],
    ['a.geojson', lines('Aurora', 'Borealis'), 'Aurora'],
  ])('are refused by name: %s', async (name, text, ship) => {
    const { error } = await trace(name, text)
    expect(`${error}`).toContain('has fixes of 2 ships')
    expect(`${error}`).toContain(`Name one of them: --ship ${ship}`)
  })

  test('are read if they are of one', async () => {
    const same = gpx('<name>Aurora</name>', '<name>AURORA</name>', '<name>Aurora</name>')
    expect((await trace('a.gpx', same)).error).toBeNull()
    const legs = gpx('<name>Leg 1</name>', '<name>Leg 2</name>')
    expect((await trace('a.gpx', legs, '--ignore', 'name')).error).toBeNull()
  })
})
