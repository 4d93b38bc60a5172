import { parseExactly } from '../text/exact-json.js'
import { UsageError } from '../text/failure.js'
import { parseJson } from '../text/json-text.js'
import { linesOf, RECORD_SEPARATOR } from '../text/lines-of.js'
import { MOST_IN_LINE, tooLongLine } from './limits.js'
import type { Row } from './row.js'

/**
 * The rows of a text with one JSON object per line (NDJSON). Any other line becomes a row with a fault.
 */
export async function* ndjsonRows(texts: AsyncIterable<string>, name: string): AsyncGenerator<Row> {
  let line = 0
  for await (const text of linesOf(within(texts, name))) {
    line++
    if (text.trim() !== '') yield rowOf(text, line)
  }
}

/** The parts of a text. @throws UsageError for a line that is too long, before it is in memory */
async function* within(texts: AsyncIterable<string>, name: string): AsyncGenerator<string> {
  let length = 0
  for await (const text of texts) {
    const last = text.lastIndexOf('\n')
    length = last < 0 ? length + text.length : text.length - last - 1
    if (length > MOST_IN_LINE) throw tooLongLine(name)
    yield text
  }
}

function rowOf(text: string, line: number): Row {
  try {
    // A text sequence (RFC 7464) begins each of its lines with this.
    const json = text.startsWith(RECORD_SEPARATOR) ? text.slice(1) : text
    const value = parseJson(json, 'line', parseExactly)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      return { line, columns: Object.keys(value), cells: Object.values(value) }
    }
    return faulty(line, 'The line is not a JSON object.')
  } catch (error) {
    if (error instanceof UsageError) return faulty(line, error.message)
    return faulty(line, `The line is not JSON: ${(error as Error).message}.`)
  }
}

function faulty(line: number, fault: string): Row {
  return { line, columns: [], cells: [], fault }
}
