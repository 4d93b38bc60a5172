import {
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  renameSync,
  truncateSync,
  writeSync,
} from 'node:fs'
import { type CsvRow, parseCsv } from '../emissions/pack/csv.js'
import { type CsvCell, csvLine } from '../export-formats/csv.js'
import { UsageError } from './failure.js'
import { requireOutFolder } from './out-folder.js'

/**
 * A table that is written row by row and can be taken up again: until it is whole it is called
 * `….part`. Every row is handed to the system before the next one is worked on, so that an
 * interruption costs none that was done.
 */
export class ResultFile {
  readonly #part: string
  /** Rows that an interrupted run has left, without the head. */
  readonly before: readonly CsvRow[]
  #handle: number | null

  /** @throws UsageError when the file is there already, its folder isn't, or its part has other columns */
  constructor(
    private readonly path: string,
    private readonly columns: readonly string[],
  ) {
    if (existsSync(path)) {
      throw new UsageError(`${path} is there already. Remove it, or give another --out.`)
    }
    requireOutFolder(path)
    this.#part = `${path}.part`
    this.before = this.#takeUp()
    this.#handle = openSync(this.#part, 'a')
    if (this.before.length === 0) this.#start()
  }

  add(cells: readonly CsvCell[]): void {
    writeSync(this.#handle!, `${csvLine(cells)}\n`)
  }

  /** The table is whole. */
  finish(): void {
    this.close()
    renameSync(this.#part, this.path)
  }

  /** The table can be taken up later. */
  close(): void {
    if (this.#handle !== null) closeSync(this.#handle)
    this.#handle = null
  }

  /** @throws UsageError that says what to do with a part that this run could not have written */
  refuse(reason: string): never {
    throw new UsageError(
      `${this.#part} is left of another run: ${reason}. Remove it, or give another --out.`,
    )
  }

  #start(): void {
    truncateSync(this.#part)
    this.add(this.columns)
  }

  #takeUp(): CsvRow[] {
    if (!existsSync(this.#part)) return []
    const bytes = readFileSync(this.#part)
    const text = wholeRows(bytes.toString())
    const [head, ...rows] = parseCsv(text)
    if (head === undefined) return []
    if (csvLine(head.cells) !== csvLine(this.columns)) {
      this.refuse('it has other columns')
    }
    truncateSync(this.#part, Buffer.byteLength(text))
    return rows
  }
}

/** The text up to its last line end outside of quotes: a row after it was not written to its end. */
function wholeRows(text: string): string {
  let end = 0
  let isQuoted = false
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '"') isQuoted = !isQuoted
    else if (text[at] === '\n' && !isQuoted) end = at + 1
  }
  return text.slice(0, end)
}
