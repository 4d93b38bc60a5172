import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type CellValue, writeXlsx } from 'hucre/xlsx'
import { describe, expect, test } from 'vitest'
import { temporaryFolder } from '../../support/temporary.js'
import { fakeSea, run } from './run.js'

type Sheets = Readonly<Record<string, CellValue[][]>>

async function setUp(sheets: Sheets) {
  const folder = temporaryFolder()
  const at = (name: string) => join(folder, name)
  const all = Object.entries(sheets).map(([name, rows]) => ({ name, rows }))
  writeFileSync(at('v.xlsx'), await writeXlsx({ sheets: all }))
  const { open, router } = fakeSea()
  const fairway = (...args: string[]) => run(args, { open })
  const rows = async (...args: string[]) => {
    const { errors } = await fairway('batch', at('v.xlsx'), '--out', at('r.ndjson'), ...args)
    if (errors !== '') return [{ errors }]
    const text = readFileSync(at('r.ndjson'), 'utf8').trimEnd()
    return text.split('\n').map((line) => JSON.parse(line) as Record<string, unknown>)
  }
  return { at, fairway, rows, router }
}

const day = (hour = 0, minute = 0, second = 0, ms = 0) =>
  new Date(Date.UTC(2026, 11, 24, hour, minute, second, ms))

describe('a workbook', () => {
  test('is read as a table, with the days and numbers of its cells', async () => {
    const { rows } = await setUp({
      Fahrten: [
        [],
        ['POL', 'POD', 'ETD', 'speed_kn', 'Kunde', null],
        ['NLRTM', 'Göteborg', day(), 14.5, 'Müller ✓'],
        [],
        ['Rotterdam', 'SGSIN', day(23, 59, 59, 400), '14 kn', 7, null],
      ],
    })
    expect(await rows()).toMatchObject([
      { POL: 'NLRTM', Kunde: 'Müller ✓', ETD: '2026-12-24', speed_kmh: 26.854, error: null },
      { Kunde: 7, ETD: '2026-12-24T23:59:59Z', departure: '2026-12-24', speed_kmh: 25.928 },
    ])
  })

  test('fills merged names and days into the rows below, but no amounts', async () => {
    const { at, fairway } = await setUp({ None: [[]] })
    const rows = [
      ['POL', 'POD', 'ETD', 'Speed kn'],
      ['NLRTM', 'SGSIN', day(), 14],
      [null, 'CNSHA', null, null],
      ['DEHAM', 'USNYC', day(), 15],
    ]
    const over = (startCol: number) => ({ startRow: 1, endRow: 2, startCol, endCol: startCol })
    const sheet = { name: 'Plan', rows, merges: [over(0), over(2), over(3)] }
    writeFileSync(at('m.xlsx'), await writeXlsx({ sheets: [sheet] }))
    await fairway('batch', at('m.xlsx'), '--out', at('m.ndjson'))
    const read = readFileSync(at('m.ndjson'), 'utf8').trimEnd().split('\n')
    expect(read.map((line) => JSON.parse(line))).toMatchObject([
      { POL: 'NLRTM', ETD: '2026-12-24', 'Speed kn': 14 },
      { POL: 'NLRTM', POD: 'CNSHA', ETD: '2026-12-24', 'Speed kn': null },
      { POL: 'DEHAM', POD: 'USNYC', 'Speed kn': 15 },
    ])
  })

  test('may have several sheets, of which --sheet names one', async () => {
    const { rows, fairway, at } = await setUp({
      Notes: [['nothing here']],
      Year: [
        ['origin', 'destination', 'via'],
        ['NLRTM', 'SGSIN', 'suez|36N 6W'],
      ],
    })
    expect(await rows('--sheet', 'Year')).toMatchObject([{ origin: 'NLRTM', error: null }])
    const { errors } = await fairway('batch', at('v.xlsx'), '--sheet', '2025')
    expect(errors).toMatch(/no sheet "2025"\. It has: Notes, Year\.$/)
    expect((await rows('--overwrite'))[0]!['errors']).toContain('A column is missing')
  })

  test('names the row of the sheet in its faults, and is looked at by --dry-run', async () => {
    const { fairway, at } = await setUp({
      A: [['origin', 'destination'], [], ['Rotterdem', 'SGSIN'], ['NLRTM', 'SGSIN', 'surplus']],
    })
    const { output } = await fairway('batch', at('v.xlsx'), '--dry-run')
    expect(output).toContain('line 3: There is no port "Rotterdem"')
    expect(output).toContain('line 4: It has 3 cells, but the first line has 2')
    expect(output).toContain('2 of 2 rows cannot be read')
  })

  test('may have a title above the names of the columns, in a merged cell', async () => {
    const { fairway, at } = await setUp({
      A: [['Shipments 2026'], [], ['POL', 'POD', 'ETD'], ['NLRTM', 'SGSIN', day()]],
    })
    const { output, notes } = await fairway('batch', at('v.xlsx'), '--dry-run')
    expect(notes.join()).toContain('v.xlsx: Line 3 names the columns. Above it is a title.')
    expect(output).toContain('line 4: {"origin":{"name":"NLRTM"}')
  })

  test('makes a matrix, and CSV unless --out says otherwise', async () => {
    const { fairway, at } = await setUp({
      A: [
        ['port', 'destination', 'origin'],
        ['NLRTM', 'SGSIN', 'NLRTM'],
      ],
    })
    const matrix = await fairway('matrix', at('v.xlsx'))
    expect(matrix.output).toBe('km,NLRTM,ignored_columns\nNLRTM,0,"destination, origin"\n')
    const batch = await fairway('batch', at('v.xlsx'))
    expect(batch.output).toMatch(/^port,destination,origin,origin_port_id,/)
  })

  test.each([
    ['two columns that mean the same', [['origin', 'from', 'destination']], /mean the same/],
    ['an empty sheet', [], /empty sheet\. Its first row must name the columns/],
  ])('with %s is rejected', async (_, rows, message) => {
    const { fairway, at } = await setUp({ A: rows })
    expect((await fairway('batch', at('v.xlsx'))).errors).toMatch(message)
  })

  test('that is none, or not there, is rejected by name', async () => {
    const { fairway, at } = await setUp({ A: [] })
    writeFileSync(at('v.xlsx'), 'origin,destination\n')
    expect((await fairway('batch', at('v.xlsx'))).errors).toMatch(
      /v\.xlsx can't be read as a workbook/,
    )
    expect((await fairway('batch', at('w.xlsx'))).errors).toMatch(/There is no file .*w\.xlsx/)
    writeFileSync(at('v.csv'), 'origin,destination\nNLRTM,SGSIN\n')
    const { errors } = await fairway('batch', at('v.csv'), '--sheet', 'A')
    expect(errors).toMatch(/v\.csv is not a workbook/)
  })
})
