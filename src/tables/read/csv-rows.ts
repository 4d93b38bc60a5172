import { Readable } from 'node:stream'
import { parse } from 'csv-parse'
import {
  CsvSyntaxError,
  csvOptions,
  type ParsedRecord,
  rowOf,
  separatorOf,
  syntaxErrorOf,
} from '../../emissions/pack/csv.js'
import { UsageError } from '../text/failure.js'
import { headed } from './header.js'
import { MOST_IN_LINE, tooLongLine } from './limits.js'
import type { Row } from './row.js'

/** Excel's line before the header, which names the separator. */
const SEPARATOR_LINE = /^\ufeff?sep=(.)[ \t]*\n/i

/** A line that is not blank. From the start, so that a line of megabytes is not tried at each of its letters. */
const WHOLE_LINE = /^\s*\S[^\n]*\n/

export interface CsvTable {
  readonly columns: readonly string[]
  readonly separator: string
  readonly rows: AsyncIterable<Row>
  /** For the user; null if there is nothing to say. */
  readonly note: string | null
}

/** Reads a CSV text as a stream. @throws UsageError if it has no header */
export async function openCsv(texts: AsyncIterable<string>, name: string): Promise<CsvTable> {
  const pieces = unixLines(texts)[Symbol.asyncIterator]()
  let start = ''
  while (!WHOLE_LINE.test(start.replace(SEPARATOR_LINE, ''))) {
    const { value, done } = await pieces.next()
    if (done) break
    start += value
    // Also many blank lines, each of which would be passed over again with every piece.
    if (start.length > 2 * MOST_IN_LINE) throw tooLongLine(name)
  }
  const named = SEPARATOR_LINE.exec(start)
  // An empty line replaces it, to preserve the line numbers.
  const text = start.replace(SEPARATOR_LINE, '\n')
  const separator = named?.[1] ?? separatorOf(text)
  const records = recordsOf(resumed(text, pieces), separator, name)
  const { head, rows, note } = await headed(records, name)
  if (head === undefined) {
    throw new UsageError(`${name} is empty. The first line must name the columns.`)
  }
  return { columns: head.cells, separator, rows: withColumns(rows, head.cells), note }
}

async function* withColumns(
  records: AsyncIterable<{ readonly line: number; readonly cells: readonly string[] }>,
  columns: readonly string[],
): AsyncGenerator<Row> {
  for await (const { line, cells } of records) yield { line, columns, cells }
}

async function* recordsOf(texts: AsyncIterable<string>, separator: string, name: string) {
  const parser = parse({ ...csvOptions(separator), max_record_size: MOST_IN_LINE })
  const source = Readable.from(texts)
  source.on('error', (error) => parser.destroy(error))
  source.pipe(parser)
  try {
    for await (const record of parser) yield rowOf(record as ParsedRecord)
  } catch (cause) {
    if ((cause as { code?: string }).code === 'CSV_MAX_RECORD_SIZE') throw tooLongLine(name)
    const error = syntaxErrorOf(cause)
    if (!(error instanceof CsvSyntaxError)) throw error
    throw new UsageError(`${name}, line ${error.line}: ${error.detail}.`)
  } finally {
    source.destroy()
  }
}

async function* resumed(start: string, rest: AsyncIterator<string>): AsyncGenerator<string> {
  if (start !== '') yield start
  for (let next = await rest.next(); !next.done; next = await rest.next()) {
    if (next.value !== '') yield next.value
  }
}

/** The parser counts CR LF inside a quoted cell as two lines. */
async function* unixLines(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let held = ''
  for await (const text of texts) {
    const all = held + text
    held = all.endsWith('\r') ? '\r' : ''
    yield all.slice(0, all.length - held.length).replace(/\r\n?/g, '\n')
  }
  if (held !== '') yield '\n'
}
