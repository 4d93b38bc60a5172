import { parquetReadObjects } from 'hyparquet'
import { describe, expect, test } from 'vitest'
import { ROW_FORMATS } from '../../../src/contract/schemas/common.js'
import { answerLine } from '../../../src/tables/write/answer-line.js'
import { FORMATS } from '../../../src/tables/write/row-formats.js'
import type { Cells, TypedColumn } from '../../../src/tables/write/typed-columns.js'
import { featuresOf } from '../../support/flatgeobuf.js'

const COLUMNS: readonly TypedColumn[] = [
  { name: 'id', type: 'STRING' },
  { name: 'long', type: 'INT64' },
  { name: 'km', type: 'DOUBLE' },
  { name: 'tags', type: 'JSON' },
  { name: 'geometry', type: 'LINE' },
]
const NAMES = COLUMNS.map(({ name }) => name)
const LONG = 9007199254740993n
const LINE = {
  type: 'LineString',
  coordinates: [
    [1, 2],
    [3, 4],
  ],
}
const ROWS: readonly Cells[] = [
  [7, LONG, 1.5, { a: [LONG] }, LINE],
  ['=b', null, undefined, null, null],
]

async function written(format: (typeof ROW_FORMATS)[number], rows = ROWS): Promise<Buffer> {
  const items = async function* () {
    yield* rows
  }
  const pieces: Uint8Array[] = []
  for await (const piece of FORMATS[format].pieces(COLUMNS, items()))
    pieces.push(Buffer.from(piece))
  return Buffer.concat(pieces)
}

describe('a table of results', () => {
  test.each(ROW_FORMATS.filter((format) => FORMATS[format].text))(
    'has the same lines as %s in one file and one by one',
    async (format) => {
      const { head, line } = FORMATS[format].text!
      const lines = [...(head ? [head(NAMES)] : []), ...ROWS.map((cells) => line(NAMES, cells))]
      expect((await written(format)).toString()).toBe(lines.map((text) => `${text}\n`).join(''))
    },
  )

  test('keeps every digit and has no formula as CSV', async () => {
    const [, first, second] = (await written('csv')).toString().split('\n')
    expect(first).toMatch(/^7,9007199254740993,1\.5,"\{""a"":\[9007199254740993\]\}",/)
    expect(second).toBe("'=b,,,,")
  })

  test('is a feature per row, without a geometry if there is no line', async () => {
    const [first, second] = (await written('geojsons')).toString().split('\n')
    expect(first).toContain('\u001e{"type":"Feature","geometry":{"type":"LineString"')
    expect(first).toContain('"long":9007199254740993')
    expect(JSON.parse(second!.slice(1))).toMatchObject({ geometry: null, properties: { id: '=b' } })
  })

  test('has the types of its columns as Parquet, whatever type a value has', async () => {
    const file = Uint8Array.from(await written('parquet')).buffer
    expect(await parquetReadObjects({ file })).toMatchObject([
      { id: '7', long: LONG, km: 1.5, geometry: { type: 'LineString' } },
      { id: '=b', long: null, km: null, tags: null, geometry: null },
    ])
  })

  test('has the types of its columns as FlatGeobuf', async () => {
    const features = await featuresOf(await written('fgb'))
    expect(features).toMatchObject([
      { geometry: LINE, properties: { id: '7', km: 1.5 } },
      { geometry: { coordinates: [] }, properties: { id: '=b' } },
    ])
  })
})

test('a complete answer has the same members in every line, and ignored columns only if there are any', () => {
  const line = { id: 'a"', row: 1, status: 200, answer: '{"km":1}' }
  expect(JSON.parse(answerLine(line))).toEqual({
    ...{ id: 'a"', row: 1, status: 200, replayed: false },
    ...{ answer: { km: 1 }, problem: null },
  })
  expect(JSON.parse(answerLine({ ...line, ignored: ['x'] }))['ignored_columns']).toEqual(['x'])
})
