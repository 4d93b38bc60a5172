import { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { slices } from '../../../base/slices.js'
import { Problem } from '../../../contract/problems/problem.js'
import { MOST_IN_LINE, requireUnpackable } from '../../../tables/read/limits.js'
import { openRows } from '../../../tables/read/open-rows.js'
import type { Row, Rows, TableFormat } from '../../../tables/read/row.js'
import { UsageError } from '../../../tables/text/failure.js'
import { hasSource } from './json-body.js'

export const CSV_TYPE = 'text/csv'
export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const FORMATS: Readonly<Record<string, TableFormat>> = { [CSV_TYPE]: 'csv', [XLSX_TYPE]: 'xlsx' }
/** Media types of a table. Rows of JSON name their own columns. */
export const TABLE_TYPES = [CSV_TYPE, XLSX_TYPE, 'application/x-ndjson']

const NAME = 'The workbook'
/** The reader of workbooks holds the thread: a quarter of a second for as much as this, bytes. */
const MOST_UNPACKED = 4_000_000
/** What a megabyte of cells, and of text before its first row, takes (November 2026, a busy core), ms. */
const [MS_OF_CELLS, MS_OF_TEXT] = [100, 60]
/** A text whose first line has not ended by then is refused, bytes. */
const MOST_IN_TEXT = 2 * MOST_IN_LINE
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

/** What the opening of a table takes of the thread. @throws UsageError for a workbook that takes too much */
export function openingMs({ headers, body }: TableRequest): number {
  const bytes = body as Buffer
  if (formatOf(headers) !== 'xlsx') return (Math.min(bytes.length, MOST_IN_TEXT) / 1e6) * MS_OF_TEXT
  return (requireUnpackable(NAME, bytes, MOST_UNPACKED) / 1e6) * MS_OF_CELLS
}

type TableRequest = Pick<FastifyRequest, 'headers' | 'body' | 'query' | 'routeOptions'>

/** How errors name the table of a request: its body, or what stands at the address in its query. */
export function placeOfTable(request: Pick<FastifyRequest, 'query' | 'routeOptions'>) {
  return hasSource(request)
    ? { pointer: '#/source', name: 'The table at source' }
    : { pointer: '#', name: 'The body' }
}

function formatOf(headers: FastifyRequest['headers']): TableFormat {
  return FORMATS[headers['content-type']!.split(';')[0]!.trim().toLowerCase()] ?? 'ndjson'
}

/** The rows of a body. @param note takes what its reader says of it. @throws UsageError */
export async function tableOf(request: TableRequest, note: (line: string) => void): Promise<Rows> {
  const { headers, body } = request
  const encoding = /;\s*charset\s*=\s*"?([^";\s]+)/i.exec(headers['content-type']!)?.[1]
  const input = Readable.from(parts(body as Buffer))
  const { name } = placeOfTable(request)
  const options = { name, format: formatOf(headers), encoding }
  const table = await openRows('-', options, { input, note })
  return { ...table, rows: few(table.rows) }
}

/** As a reader of texts expects them, which refuses a line of megabytes. */
async function* parts(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += PART_BYTES) {
    await slices.next()
    yield bytes.subarray(at, at + PART_BYTES)
  }
}

async function* few(rows: AsyncIterable<Row>): AsyncGenerator<Row> {
  let count = 0
  for await (const row of rows) {
    if (++count > MOST_ROWS)
      throw new UsageError(`The table has more than ${MOST_ROWS} rows. Send it in parts.`)
    yield row
  }
}
