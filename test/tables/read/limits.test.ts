import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { RowFaults } from '../../../src/tables/bodies/row-faults.js'
import { openCsv } from '../../../src/tables/read/csv-rows.js'
import { decoded } from '../../../src/tables/read/decode.js'
import { requireShortRow, requireUnpackable } from '../../../src/tables/read/limits.js'
import { ndjsonRows } from '../../../src/tables/read/ndjson-rows.js'
import { compressorsOfGroup, requireSmallGroups } from '../../../src/tables/read/parquet-limits.js'
import { UsageError, withShortQuotes } from '../../../src/tables/text/failure.js'

async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const found: Item[] = []
  for await (const item of items) found.push(item)
  return found
}

/** Pieces of a text without end, with the number of those that were read. */
function endless(piece: string) {
  const read = { pieces: 0 }
  async function* pieces() {
    for (;;) {
      read.pieces += 1
      yield piece
    }
  }
  return { read, pieces: pieces() }
}

async function* once<Piece>(piece: Piece) {
  yield piece
}

test.each([
  [
    'gzip',
    gzipSync('origin,destination\nRotterdam,Santos\n'),
    'a.csv is packed with gzip. Unpack it',
  ],
  ['a workbook', Buffer.from('PK\u0003\u0004rest'), 'a.csv is a workbook or another ZIP file'],
  ['zstd', Buffer.from('28b52ffd24', 'hex'), 'a.csv is packed with zstd. Unpack it'],
  ['Parquet', Buffer.from('PAR1\u0015\u0004'), 'a.csv is a Parquet file. Name it .parquet.'],
  ['an old workbook', Buffer.from('d0cf11e0a1', 'hex'), 'a.csv is an old workbook (.xls)'],
])('%s under the name of a text is refused, not read as letters', async (_, bytes, said) => {
  await expect(all(decoded(once(bytes), { name: 'a.csv' }))).rejects.toThrow(said)
})

test.each(['P', 'PK', 'PKx,y\n', 'Port,Days\n', 'PAR1,PAR2\n', 'BZh9,x\n'])(
  '%j is a text',
  async (text) => {
    expect((await all(decoded(once(Buffer.from(text)), { name: 'a.csv' }))).join('')).toBe(text)
  },
)

test.each([
  ['the header of a CSV file', '', (pieces: AsyncIterable<string>) => openCsv(pieces, 'a.csv')],
  [
    'a row of a CSV file',
    'origin,destination\n',
    async (pieces: AsyncIterable<string>) => all((await openCsv(pieces, 'a.csv')).rows),
  ],
  ['a line of NDJSON', '', (pieces: AsyncIterable<string>) => all(ndjsonRows(pieces, 'a.csv'))],
])('%s without end is refused before it fills the memory', async (_, head, read) => {
  const { pieces, read: counted } = endless('a'.repeat(65_536))
  async function* whole() {
    if (head !== '') yield head
    yield* pieces
  }
  await expect(read(whole())).rejects.toThrow('a.csv has a line of more than 262144 characters')
  expect(counted.pieces).toBeLessThan(20)
})

test('a file of blank lines is refused, not looked through again with every piece', async () => {
  const { pieces, read: counted } = endless('\n'.repeat(65_536))
  await expect(openCsv(pieces, 'a.csv')).rejects.toThrow('Check its line ends')
  expect(counted.pieces).toBeLessThan(20)
})

test('a thousand columns are read, and more are refused', async () => {
  const header = (count: number) => `${Array.from({ length: count }, (_, n) => n).join()}\n`
  expect((await openCsv(once(header(1000)), 'a.csv')).columns).toHaveLength(1000)
  await expect(openCsv(once(header(1001)), 'a.csv')).rejects.toThrow('a.csv has 1001 columns')
})

/** The list of contents of a ZIP file with one part. */
function contents(unpacked: number): Buffer {
  const entry = Buffer.alloc(46 + 5)
  entry.write('PK\u0001\u0002')
  entry.writeUInt32LE(unpacked, 24)
  entry.writeUInt16LE(5, 28)
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006')
  end.writeUInt16LE(1, 10)
  return Buffer.concat([entry, end])
}

test('a workbook that would be a gigabyte unpacked is refused before it is', () => {
  expect(() => requireUnpackable('a.xlsx', contents(1e9))).toThrow('1000 MB unpacked')
  expect(() => requireUnpackable('a.xlsx', contents(900_000))).not.toThrow()
  expect(() => requireUnpackable('a.xlsx', Buffer.from('no ZIP file'))).not.toThrow()
})

test('a row of a workbook or a Parquet file has no more characters than a line', () => {
  const cell = 'x'.repeat(131_072)
  expect(() => requireShortRow('a.xlsx', 2, [cell, cell, 7])).not.toThrow()
  expect(() => requireShortRow('a.xlsx', 2, [cell, cell, 'x'])).toThrow('a.xlsx, row 2')
})

const groups = (rows: number, bytes: number, values: readonly number[] = [rows]) => {
  const columns = values.map((count) => ({ meta_data: { num_values: BigInt(count) } }))
  const group = { num_rows: BigInt(rows), total_byte_size: BigInt(bytes), columns }
  return { row_groups: [group] } as never
}

test('a Parquet file whose groups of rows would fill the memory is refused before they are read', async () => {
  expect(() => requireSmallGroups('a.parquet', groups(1_048_576, 1e8), 20)).not.toThrow()
  expect(() => requireSmallGroups('a.parquet', groups(30_000_000, 1e4), 2)).toThrow(
    '30000000 values',
  )
  // A row that is a list, and as many columns as there may be.
  expect(() => requireSmallGroups('a.parquet', groups(20, 1e4, [20_000_000]), 1)).toThrow(
    '20000000 values',
  )
  const many = Array.from({ length: 30 }, () => 2_000_000)
  expect(() => requireSmallGroups('a.parquet', groups(2_000_000, 1e4, many), 30)).toThrow(
    '60000000 values',
  )
  expect(() => requireSmallGroups('a.parquet', groups(10, 1e9), 2)).toThrow('1000 MB')
  expect(() => requireSmallGroups('a.parquet', groups(10, 10), 20_000)).toThrow('20000 columns')
  const { SNAPPY } = await compressorsOfGroup()
  expect(() => SNAPPY!(new Uint8Array(10), 1e9)).toThrow('more than 256 MB unpacked')
})

test('a message quotes no more than a person reads', () => {
  const long = 'x'.repeat(100_000)
  expect(withShortQuotes(`No port "${long}", but "Rotterdam".`)).toBe(
    `No port "${'x'.repeat(200)}…", but "Rotterdam".`,
  )
})

test('the fault of a row quotes no more either', () => {
  const faults = new RowFaults()
  const read = () => {
    throw new UsageError(`weight "${'9'.repeat(100_000)}" is no number.`)
  }
  faults.attempt('/weight', read)
  const words = {} as never
  expect(() => faults.require(() => [], words)).toThrow(
    `weight "${'9'.repeat(200)}…" is no number.`,
  )
})

test.each([
  ['more than a thousand columns', Array.from({ length: 1001 }, (_, n) => `column ${n}`).join()],
  [
    'names of more than 32,768 characters',
    Array.from({ length: 130 }, () => 'x'.repeat(255)).join(),
  ],
])('a header with %s is refused', async (_, header) => {
  await expect(openCsv(once(`${header}\n`), 'a.csv')).rejects.toThrow(/^(a\.csv has|The names of)/)
})
