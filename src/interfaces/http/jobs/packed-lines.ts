import { promisify } from 'node:util'
import { deflateRaw, inflateRaw } from 'node:zlib'
import { slices } from '../../../base/slices.js'
import type { JobPart } from '../../../keeping/store/database/store.js'

const NEWLINE = '\n'
/** Rows that are stored together, and their bytes: read at once when a job goes on. */
const [MOST_ROWS, MOST_BYTES] = [100, 64 * 1024]

/** In another thread. */
export const packLine = (line: string): Promise<Uint8Array> => promisify(deflateRaw)(line)

export const unpackLine = async (packed: Uint8Array): Promise<string> =>
  (await promisify(inflateRaw)(packed)).toString()

/** The rows of a part. They are bytes, because what a caller sent need not be text. */
export async function linesIn(packed: Uint8Array): Promise<Buffer[]> {
  const bytes = await promisify(inflateRaw)(packed)
  const lines: Buffer[] = []
  for (let start = 0; start < bytes.length; ) {
    const end = bytes.indexOf(NEWLINE, start)
    lines.push(bytes.subarray(start, end))
    start = end + 1
  }
  return lines
}

/** Rows as parts, and their number. @param take called with each row; may throw */
export async function partsOf(
  rows: AsyncIterable<Uint8Array | string>,
  take: (row: number) => void,
): Promise<{ readonly parts: readonly JobPart[]; readonly rows: number }> {
  const parts: JobPart[] = []
  let row = 0
  let lines: Buffer[] = []
  let bytes = 0
  const close = async () => {
    if (lines.length === 0) return
    const firstRow = row - lines.length + 1
    parts.push({ firstRow, packed: await promisify(deflateRaw)(Buffer.concat(lines, bytes)) })
    lines = []
    bytes = 0
  }
  for await (const one of rows) {
    const rest = slices.next()
    if (rest) await rest
    const line = Buffer.concat([Buffer.from(one), Buffer.from(NEWLINE)])
    if (bytes + line.length > MOST_BYTES || lines.length === MOST_ROWS) await close()
    take(++row)
    lines.push(line)
    bytes += line.length
  }
  await close()
  return { parts, rows: row }
}
