import { expect, test } from 'vitest'
import {
  assumedPoints,
  marksOf,
  markText,
  type NumberReading,
  withMarks,
} from '../../../src/tables/read/number-marks.js'
import { readDegrees, readNumber } from '../../../src/tables/read/numbers.js'
import type { Rows } from '../../../src/tables/read/row.js'

const COMMAS: NumberReading = { hasDecimalCommas: false }
const SEMICOLONS: NumberReading = { hasDecimalCommas: true }

/** How a table with one column is read. */
function columnOf(cells: readonly unknown[], separators = COMMAS): NumberReading {
  const rows = cells.map((cell) => ({ cells: [cell] }))
  return { ...separators, marks: marksOf(['mass_kg'], rows) }
}

test.each([
  ['21.300,0', 21300],
  ['21,300.0', 21300],
  ['1.234.567', 1234567],
  ['1,234,567', 1234567],
  ['21 300', 21300],
  ['21\u00a0300', 21300],
  ["21'300.5", 21300.5],
  ['-3', -3],
  ['\u22123', -3],
  ['\u20133,5', -3.5],
  ['18,5', 18.5],
  ['18.5', 18.5],
  ['0,125', 0.125],
  ['.5', 0.5],
  ['1400.125', 1400.125],
  ['21300 kg', 21300],
  ['21.300,5 kg', 21300.5],
  ['21 300 kg', 21300],
])('%s is a number in every file', (text, value) => {
  for (const reading of [COMMAS, SEMICOLONS]) {
    expect(readNumber(text, 'weight_kg', reading)).toBe(value)
  }
})

test.each([
  '1,2,3',
  '12,34.5',
  '1.2.3',
  '1.234,567.8',
  '1,23,456',
  'ten',
  '12 apples',
  '1 2',
  '.',
  '',
])('%s is none', (text) => {
  expect(() => readNumber(text, 'weight_kg', COMMAS)).toThrow('is not a number')
})

test.each([
  ['30.000', ['12.500,0'], 30_000],
  ['30.000', ['9500,5'], 30_000],
  ['30.000', ['1.250.000'], 30_000],
  ['30.000', ['12.5'], 30],
  ['30.000', ['12,500.0'], 30],
  ['1,200', ['950.5'], 1200],
  ['1,200', ['0,950'], 1.2],
  ['1,200 kg', ['1,250,000 kg', 950, null], 1200],
])('%s in a column that has %j too is %d, in every file', (text, others, value) => {
  for (const separators of [COMMAS, SEMICOLONS]) {
    const reading = columnOf([text, ...others], separators)
    expect(readNumber(text, 'mass_kg', reading, 'cargo.mass_kg')).toBe(value)
  }
})

test('a number that may have thousands or decimals is not guessed at, and the remedy says what each gives', () => {
  expect(() => readNumber('18.500', 'mass_kg', columnOf(['18.500'], SEMICOLONS))).toThrow(
    'mass_kg "18.500" may have thousands or decimals. Add --points decimals if it is 18.500, --points thousands if it is 18500.',
  )
  for (const separators of [COMMAS, SEMICOLONS]) {
    expect(() => readNumber('1,200', 'mass_kg', columnOf(['1,200'], separators))).toThrow(
      'Add --points decimals if it is 1200, --points thousands if it is 1.200.',
    )
  }
  const both = columnOf(['18.500', '12,5', '12.5'])
  expect(() => readNumber('18.500', 'mass_kg', both)).toThrow('thousands or decimals')
})

test('such a number is read as the caller says, whatever its column shows', () => {
  const read = (text: string, points: NumberReading['points']) =>
    readNumber(text, 'mass_kg', { ...columnOf(['12,5']), points })
  expect(read('18.500', 'thousands')).toBe(18_500)
  expect(read('18,500', 'thousands')).toBe(18.5)
  expect(read('18.500', 'decimals')).toBe(18.5)
  expect(read('18,500', 'decimals')).toBe(18_500)
  expect(read('18.500,5', 'decimals')).toBe(18_500.5)
  expect(read('18.5', 'thousands')).toBe(18.5)
})

test('a point that only the commas between the cells explain is that of decimals, with a note', () => {
  const unclear = columnOf(['18.500', '21'])
  expect(readNumber('18.500', 'mass_kg', unclear)).toBe(18.5)
  expect(assumedPoints(['mass_kg'], unclear)).toEqual([
    expect.stringMatching(/^mass_kg: the point of "18\.500".*add --points thousands\.$/),
  ])
  expect(assumedPoints(['mass_kg'], { ...unclear, points: 'decimals' })).toEqual([])
  expect(assumedPoints(['mass_kg'], columnOf(['18.500', '21.5']))).toEqual([])
  expect(assumedPoints(['mass_kg'], columnOf(['18500']))).toEqual([])
})

test('a column is described by what its cells show', () => {
  expect(markText('mass_kg', columnOf(['30.000', '12.500,0']))).toBe(
    'decimals have commas: "12.500,0"',
  )
  expect(markText('mass_kg', columnOf(['18.500'], SEMICOLONS))).toBe(
    '"18.500" may have thousands or decimals',
  )
  expect(markText('mass_kg', columnOf(['18500', 3]))).toBeNull()
})

test('degrees have no thousands', () => {
  expect(['51.950', '51,950', '-4.125', 3].map((text) => readDegrees(text, 'latitude'))).toEqual([
    51.95, 51.95, -4.125, 3,
  ])
  expect(() => readDegrees('51,9,4', 'latitude')).toThrow('is not a number')
})

test('a unit other than that of the column is named as such', () => {
  expect(() => readNumber('21 t', 'weight_kg', COMMAS)).toThrow('another unit than its column')
})

test('a column whose name every object has knows no unit', () => {
  expect(() => readNumber('12 kn', 'constructor', COMMAS)).toThrow('is not a number')
})

/** A table of numbers that ends with a fault. */
function tableOf(cells: readonly string[], fault?: Error): { table: Rows; read: () => number } {
  let read = 0
  async function* rows() {
    for (const cell of cells) {
      read += 1
      yield { line: read + 1, columns: ['kg'], cells: [cell] }
    }
    if (fault !== undefined) throw fault
  }
  const table = { name: 'x', format: 'csv', columns: ['kg'], ...COMMAS, rows: rows() } as const
  return { table: { ...table, share: () => null }, read: () => read }
}

test('a stream waits for its first 1,000 rows, and has all of them afterwards', async () => {
  const { table, read } = tableOf(['18.500', ...Array(1000).fill('7'), '12,5'])
  const { rows, marks } = await withMarks(table)
  expect(read()).toBe(1000)
  expect(marks?.get('kg')).toEqual({ shown: new Map(), unclear: '18.500' })
  const cells: unknown[] = []
  for await (const row of rows) cells.push(row.cells[0])
  expect([cells.length, cells[0], cells.at(-1)]).toEqual([1002, '18.500', '12,5'])
})

test('the rows before a fault come first', async () => {
  const { rows } = await withMarks(tableOf(['18.500'], new Error('a quoted cell')).table)
  const all = rows[Symbol.asyncIterator]()
  expect((await all.next()).value.cells).toEqual(['18.500'])
  await expect(all.next()).rejects.toThrow('a quoted cell')
})
