import { createReadStream, createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { parseExactly } from '../../../../tables/text/exact-json.js'
import { linesOf } from '../../../../tables/text/lines-of.js'
import { FORMATS } from '../../../../tables/write/row-formats.js'
import type { Cells } from '../../../../tables/write/typed-columns.js'
import type { FileLayout, LaidColumn, Values } from './file-layout.js'

/** Converts the lines of a result, which are NDJSON, to a file that is made of all rows. */
export async function convert(
  ndjson: string,
  path: string,
  format: 'parquet' | 'fgb',
  { columns, copied, isCorners }: FileLayout & { readonly isCorners: boolean },
): Promise<void> {
  // Only Parquet can have the columns of Parquet as they are.
  const own = format === 'parquet' ? columns : columns.map(({ name, type }) => ({ name, type }))
  const rows = rowsOf(ndjson, own, format === 'parquet' ? copied : undefined)
  await writePieces(path, FORMATS[format].pieces(own, rows, { isCorners }))
}

/** Writes a file piece by piece. */
export async function writePieces(
  path: string,
  pieces: Iterable<string> | AsyncIterable<string | Uint8Array>,
): Promise<void> {
  await pipeline(Readable.from(pieces), createWriteStream(path))
}

async function* rowsOf(
  ndjson: string,
  columns: readonly LaidColumn[],
  copied: AsyncIterable<Values> | undefined,
): AsyncGenerator<Cells> {
  const rows = copied?.[Symbol.asyncIterator]()
  for await (const text of linesOf(createReadStream(ndjson))) {
    const line = parseExactly(text) as Values
    const given: Values = (await rows?.next())?.value ?? {}
    yield columns.map((column) => cellOf(column, line, given))
  }
}

function cellOf({ name, copied, fill }: LaidColumn, line: Values, given: Values): unknown {
  const value = line[name] ?? null
  if (!copied) return value
  const isFilled = fill && isEmpty(given[name]) && value !== null
  return isFilled ? fill(value) : given[name]
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || (value as Partial<Uint8Array>).length === 0
}
