import { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { Problem } from '../../../contract/problems/problem.js'
import { openRows } from '../../../tables/read/open-rows.js'
import type { Rows, TableFormat } from '../../../tables/read/row.js'

export const CSV_TYPE = 'text/csv'
export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const FORMATS: Readonly<Record<string, TableFormat>> = { [CSV_TYPE]: 'csv', [XLSX_TYPE]: 'xlsx' }
/** Media types of a table. Rows of JSON name their own columns. */
export const TABLE_TYPES = [CSV_TYPE, XLSX_TYPE, 'application/x-ndjson']

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

/** The rows of a body. @param note takes what its reader says of it. @throws UsageError */
export function tableOf(
  { headers, body }: FastifyRequest,
  note: (line: string) => void,
): Promise<Rows> {
  const type = headers['content-type']!.split(';')[0]!.trim().toLowerCase()
  const encoding = /;\s*charset\s*=\s*"?([^";\s]+)/i.exec(headers['content-type']!)?.[1]
  const input = Readable.from([body as Buffer])
  return openRows('-', { format: FORMATS[type] ?? 'ndjson', encoding }, { input, note })
}
