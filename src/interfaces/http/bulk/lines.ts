import { slices } from '../../../base/slices.js'

const NEWLINE = 0x0a

/** The bytes of a line, or null if it is longer than allowed. */
export type Line = Buffer | null

/**
 * The lines of a stream that are not blank. Holds at most one line and one chunk, and continues reading
 * only when the next line is requested. Lines that take no time to answer are yielded in slices of the thread's time.
 *
 * @param mostBytes longer lines are skipped and yielded as null
 * @param mostBlank after as many blank lines in a row, each further one is yielded, empty
 */
export async function* linesOf(
  chunks: AsyncIterable<Uint8Array>,
  mostBytes: number,
  mostBlank = Number.POSITIVE_INFINITY,
): AsyncGenerator<Line> {
  let parts: Uint8Array[] = []
  let length = 0
  let blank = 0
  const finish = (): Line | undefined => {
    const line = length > mostBytes ? null : Buffer.concat(parts)
    parts = []
    length = 0
    if (line?.toString().trim() !== '') {
      blank = 0
      return line
    }
    blank += 1
    return blank > mostBlank ? Buffer.alloc(0) : undefined
  }
  for await (const chunk of chunks) {
    for (let start = 0; start < chunk.length; ) {
      // Blank lines and rejected rows wait for nothing else.
      const rest = slices.next()
      if (rest) await rest
      const end = chunk.indexOf(NEWLINE, start)
      const part = chunk.subarray(start, end < 0 ? chunk.length : end)
      length += part.length
      if (length <= mostBytes) parts.push(part)
      start += part.length + 1
      if (end < 0) break
      const line = finish()
      if (line !== undefined) yield line
    }
  }
  const last = finish()
  if (last !== undefined) yield last
}
