import {
  closeSync,
  existsSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
  truncateSync,
  writeSync,
} from 'node:fs'
import { UsageError } from '../../../../tables/text/failure.js'
import type { LineFormat } from '../../../../tables/write/row-formats.js'
import { requireFree } from '../../files/out-folder.js'

const CHUNK_BYTES = 1 << 16
const QUOTE = 0x22
const LINE_END = 0x0a

/**
 * A table that is written line by line, and can be resumed. Until it is complete, its name is `….part`.
 * Every line is passed to the operating system before work on the next one begins, so an interruption
 * loses no finished line.
 */
export class ResultFile {
  /** Name of the table until it is complete. */
  readonly part: string
  /** Whether an interrupted run has left lines in it. */
  readonly isBegun: boolean
  #handle: number | null = null

  /** @throws UsageError if the file already exists or its folder does not */
  constructor(
    private readonly path: string,
    format: LineFormat,
    isOverwriting: boolean,
  ) {
    requireFree(path, isOverwriting)
    this.part = `${path}.part`
    if (isOverwriting) rmSync(this.part, { force: true })
    const length = existsSync(this.part) ? wholeLines(this.part, format) : 0
    if (existsSync(this.part)) truncateSync(this.part, length)
    this.isBegun = length > 0
  }

  add(line: string): void {
    this.#handle ??= openSync(this.part, 'a')
    writeSync(this.#handle, `${line}\n`)
  }

  /**
   * Completes the table.
   * @param convert writes it from its lines; null if they are the table
   */
  async finish(convert: ((part: string, whole: string) => Promise<void>) | null): Promise<void> {
    this.#handle ??= openSync(this.part, 'a')
    this.close()
    if (convert === null) return renameSync(this.part, this.path)
    const whole = `${this.part}.whole`
    await convert(this.part, whole)
    renameSync(whole, this.path)
    rmSync(this.part)
  }

  /** Closes the table so that it can be resumed later. */
  close(): void {
    if (this.#handle !== null) closeSync(this.#handle)
    this.#handle = null
  }

  /** @throws UsageError that says what to do with a part that this run could not have written */
  reject(reason: string): never {
    throw new UsageError(
      `${this.part} is from a different run: ${reason}. Remove it, or give another --out.`,
    )
  }
}

/** Number of bytes up to the last line end outside quotes. Anything after it is an incomplete line. */
function wholeLines(path: string, format: LineFormat): number {
  const handle = openSync(path, 'r')
  const chunk = Buffer.alloc(CHUNK_BYTES)
  let end = 0
  let isQuoted = false
  let position = 0
  for (let length = 1; length > 0; position += length) {
    length = readSync(handle, chunk, 0, CHUNK_BYTES, position)
    for (let at = 0; at < length; at++) {
      if (chunk[at] === QUOTE && format === 'csv') isQuoted = !isQuoted
      else if (chunk[at] === LINE_END && !isQuoted) end = position + at + 1
    }
  }
  closeSync(handle)
  return end
}
