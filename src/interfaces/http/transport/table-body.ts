import { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { Problem } from '../../../contract/problems/problem.js'
import { requireUnpackable } from '../../../tables/read/limits.js'
import { openRows } from '../../../tables/read/open-rows.js'
import type { Row, Rows, TableFormat } from '../../../tables/read/row.js'
import { UsageError } from '../../../tables/text/failure.js'

export const CSV_TYPE = 'text/csv'
export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const FORMATS: Readonly<Record<string, TableFormat>> = { [CSV_TYPE]: 'csv', [XLSX_TYPE]: 'xlsx' }
/** Media types of a table. Rows of JSON name their own columns. */
export const TABLE_TYPES = [CSV_TYPE, XLSX_TYPE, 'application/x-ndjson']

const NAME = 'The workbook'
/** The reader of workbooks holds the thread: a quarter of a second for as much as this, bytes. */
const MOST_UNPACKED = 4_000_000
/** What it took for a megabyte of cells (20,000 rows, November 2026, a busy core), ms. */
const MS_OF_MEGABYTE = 100
/** All are in memory while they are answered: some 5 kB each. */
const MOST_ROWS = 20_000
const PART_BYTES = 64 * 1024

/** The bytes of a body. @throws Problem for more than its operation takes, or a compressed one */
export async function wholeBody(
  { headers, routeOptions: { bodyLimit } }: FastifyRequest,
  stream: AsyncIterable<Uint8Array>,
): Promise<Buffer> {
  if ((headers['content-encoding'] ?? 'identity') !== 'identity')
    throw new Problem('unsupported_media_type', 'Send the table uncompressed.')
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of stream) {
    bytes += part.length
    if (bytes > bodyLimit)
      throw new Problem('payload_too_large', `A table must have at most ${bodyLimit} bytes.`)
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/** A table in memory, and what its opening takes of the thread. */
export interface BodyTable {
  readonly rows: Rows
  readonly openingMs: number
}

/** The rows of a body. @param note takes what its reader says of it. @throws UsageError */
export async function tableOf(
  { headers, body }: Pick<FastifyRequest, 'headers' | 'body'>,
  note: (line: string) => void,
): Promise<BodyTable> {
  const type = headers['content-type']!.split(';')[0]!.trim().toLowerCase()
  const encoding = /;\s*charset\s*=\s*"?([^";\s]+)/i.exec(headers['content-type']!)?.[1]
  const format = FORMATS[type] ?? 'ndjson'
  const bytes = body as Buffer
  const unpacked = format === 'xlsx' ? requireUnpackable(NAME, bytes, MOST_UNPACKED) : 0
  const input = Readable.from(parts(bytes))
  const table = await openRows('-', { format, encoding }, { input, note })
  const openingMs = (unpacked / 1e6) * MS_OF_MEGABYTE
  return { rows: { ...table, rows: few(table.rows) }, openingMs }
}

/** As a reader of texts expects them, which refuses a line of megabytes. */
function* parts(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += PART_BYTES) yield bytes.subarray(at, at + PART_BYTES)
}

async function* few(rows: AsyncIterable<Row>): AsyncGenerator<Row> {
  let count = 0
  for await (const row of rows) {
    if (++count > MOST_ROWS)
      throw new UsageError(`The table has more than ${MOST_ROWS} rows. Send it in parts.`)
    yield row
  }
}
