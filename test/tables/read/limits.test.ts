import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { openCsv } from '../../../src/tables/read/csv-rows.js'
import { decoded } from '../../../src/tables/read/decode.js'
import { requireUnpackable } from '../../../src/tables/read/limits.js'
import { ndjsonRows } from '../../../src/tables/read/ndjson-rows.js'
import { withShortQuotes } from '../../../src/tables/text/failure.js'

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
])('%s under the name of a text is refused, not read as letters', async (_, bytes, said) => {
  await expect(all(decoded(once(bytes), { name: 'a.csv' }))).rejects.toThrow(said)
})

test.each(['P', 'PK', 'PKx,y\n', 'Port,Days\n'])('%j is a text', async (text) => {
  expect((await all(decoded(once(Buffer.from(text)), { name: 'a.csv' }))).join('')).toBe(text)
})

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

test('a message quotes no more than a person reads', () => {
  const long = 'x'.repeat(100_000)
  expect(withShortQuotes(`No port "${long}", but "Rotterdam".`)).toBe(
    `No port "${'x'.repeat(200)}…", but "Rotterdam".`,
  )
})
