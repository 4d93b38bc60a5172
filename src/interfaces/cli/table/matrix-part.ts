import { createReadStream } from 'node:fs'
import { linesOf } from '../../../tables/text/lines-of.js'
import type { BlockFound } from '../reports/matrix-found.js'
import type { MatrixLines } from '../reports/matrix-lines.js'
import { ResultFile } from './write/result-file.js'

/** What all blocks of a file have in common: its first line. */
interface Conditions {
  /** Digest of the request and of everything else that decides its answer. */
  readonly digest: string
  /** When the run began, ms: the day of all rows. */
  readonly beganMs: number
}

/**
 * A matrix on its way to a file. Each block is a line of `….part` as soon as it is found, so an interrupted
 * run can be resumed by repeating its command.
 */
export class MatrixPart {
  readonly #file: ResultFile

  /** @throws UsageError if the file already exists or its folder does not */
  constructor(path: string, isOverwriting: boolean) {
    this.#file = new ResultFile(path, 'ndjson', isOverwriting)
  }

  /**
   * The blocks that an interrupted run has found, or the first line of a new file.
   * @param beganMs the time of a new run
   * @throws UsageError for the file of a different run
   */
  async begin(
    digest: string,
    beganMs: number,
  ): Promise<{ readonly beganMs: number; readonly found: readonly BlockFound[] }> {
    const file = this.#file
    if (!file.isBegun) {
      file.add(JSON.stringify({ digest, beganMs } satisfies Conditions))
      return { beganMs, found: [] }
    }
    const found: BlockFound[] = []
    let before: Conditions | null = null
    for await (const line of linesOf(createReadStream(file.part))) {
      const json = this.#parsed(line)
      if (before === null) before = json as Conditions
      else found.push(json as BlockFound)
      if (before.digest !== digest) {
        file.reject('its places, its options or the version of the data differ')
      }
    }
    return { beganMs: before!.beganMs, found }
  }

  add(block: BlockFound): void {
    this.#file.add(JSON.stringify(block))
  }

  /** Completes the file. */
  async finish(write: (path: string) => Promise<void>): Promise<void> {
    await this.#file.finish((_, whole) => write(whole))
  }

  close(): void {
    this.#file.close()
  }

  #parsed(line: string): unknown {
    try {
      return JSON.parse(line)
    } catch {
      this.#file.reject('it has a line that is no JSON')
    }
  }
}

/** The lines of a matrix as text, row by row. */
export function* matrixText(lines: MatrixLines, rows: number): Generator<string> {
  yield `${lines.head()}\n`
  for (let row = 0; row < rows; row++) {
    let text = ''
    for (const line of lines.ofRow(row)) text += `${line}\n`
    yield text
  }
}
