import { CsvError, type InfoRecord, parse } from 'csv-parse/sync'
import { EmissionsError } from '../errors.js'

/** A row of a table with the line it starts on, from 1. */
export interface CsvRow {
  readonly line: number
  readonly cells: readonly string[]
}

/** The text is not CSV. The message names the line and the remedy. */
export class CsvSyntaxError extends EmissionsError {
  override readonly name = 'CsvSyntaxError'
  constructor(
    /** Line on which the row starts, from 1. */
    readonly line: number,
    readonly detail: string,
  ) {
    super(`Line ${line}: ${detail}.`)
  }
}

/**
 * The rows of a CSV text (RFC 4180): quoted cells may contain separators, doubled quotes and line
 * breaks. The separator is a comma, a semicolon, a tab or a bar.
 * Blank lines are skipped; cells are trimmed.
 * @throws CsvSyntaxError for a quoted cell without a proper end
 */
export function parseCsv(text: string): CsvRow[] {
  // csv-parse counts CR LF inside a quoted cell as two lines.
  const lines = text.replace(/\r\n?/g, '\n')
  return readRecords(lines).map(rowOf)
}

/** A record as the parser returns it with `csvOptions`. */
export function rowOf({ record, info, raw }: ParsedRecord): CsvRow {
  return { line: firstLine(info.lines, raw), cells: record.map((cell) => cell.trim()) }
}

/** A record as csv-parse returns it. */
export interface ParsedRecord {
  readonly record: readonly string[]
  readonly info: InfoRecord
  readonly raw: string
}

function readRecords(text: string): ParsedRecord[] {
  try {
    return parse(text, csvOptions(separatorOf(text))) as unknown as ParsedRecord[]
  } catch (error) {
    throw syntaxErrorOf(error)
  }
}

/** How the parser reads a table, whole or as a stream. Line ends must be line feeds. */
export function csvOptions(separator: string) {
  return {
    delimiter: separator,
    record_delimiter: '\n',
    bom: true,
    trim: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    info: true,
    raw: true,
  } as const
}

/** The parser's error with our own message; other errors unchanged. */
export function syntaxErrorOf(error: unknown): unknown {
  if (!(error instanceof CsvError)) return error
  const { lines, raw } = error
  const line = firstLine(Number(lines), String(raw))
  const detail =
    error.code === 'CSV_QUOTE_NOT_CLOSED'
      ? 'a quoted cell has no closing quote; add it'
      : 'a quoted cell has text after its closing quote; double the quotes inside it'
  return new CsvSyntaxError(line, detail)
}

/** The first line of a record, because the parser counts the line on which a record ends. */
function firstLine(lastLine: number, raw: string): number {
  return lastLine - (raw.trim().match(/\n/g)?.length ?? 0)
}

const SEPARATORS = [',', ';', '\t', '|'] as const
/** Rows that are looked at for the separator. */
const LOOKED_AT = 6
const MIN_COLUMNS = 3

/**
 * The separator, whichever is most frequent in the first row outside of quotes. If that looks like a title, it is the one that
 * gives all of the next rows the same cells.
 */
export function separatorOf(text: string): string {
  const rows: string[] = []
  for (const [row] of text.matchAll(/^(?!#)[^\n]*\S.*$/gm)) {
    if (rows.push(row.replace(/"[^"]*"/g, '')) === LOOKED_AT) break
  }
  const [first = '', ...others] = rows
  const count = (row: string, separator: string) => row.split(separator).length
  const most = SEPARATORS.reduce((best, other) =>
    count(first, other) > count(first, best) ? other : best,
  )
  if (count(first, most) >= MIN_COLUMNS || others.length < 2) return most
  const divides = (separator: string, least: number) => {
    const cells = count(others[0]!, separator)
    return cells >= least && others.every((row) => count(row, separator) === cells)
  }
  // Two columns with decimal commas: lat;lon.
  if (divides(most, 2) && count(others[0]!, most) === count(first, most)) return most
  return SEPARATORS.find((separator) => divides(separator, MIN_COLUMNS)) ?? most
}
