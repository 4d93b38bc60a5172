import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { extname } from 'node:path'
import type { RowFormatName } from '../../contract/schemas/common.js'
import { UsageError } from '../text/failure.js'
import { isFile, STANDARD } from '../text/out-format.js'
import { readFault } from '../text/read-fault.js'
import type { Terminal } from '../text/terminal.js'
import { openCsv } from './csv-rows.js'
import { decoded } from './decode.js'
import { ndjsonRows } from './ndjson-rows.js'
import { openParquet } from './parquet-rows.js'
import type { Rows, TableFormat } from './row.js'
import { openXlsx } from './xlsx-rows.js'

/** Formats that are read and written, by file extension. */
const BOTH_FORMATS = {
  '.csv': 'csv',
  '.txt': 'csv',
  '.ndjson': 'ndjson',
  '.jsonl': 'ndjson',
  '.parquet': 'parquet',
} as const
const FORMAT_OF: Readonly<Record<string, TableFormat>> = {
  ...BOTH_FORMATS,
  '.tsv': 'csv',
  '.xlsx': 'xlsx',
}
/** Formats of a result by file extension. */
export const RESULT_ENDINGS: Readonly<Record<string, RowFormatName>> = {
  ...BOTH_FORMATS,
  '.geojsonl': 'geojsonl',
  '.geojsons': 'geojsons',
  '.fgb': 'fgb',
}

export interface OpenRowsOptions {
  /** How errors name it. Default: its path. */
  readonly name?: string
  /** Default: implied by the file extension, otherwise CSV. */
  readonly format?: TableFormat | undefined
  /** Default: detected. */
  readonly encoding?: string | undefined
  /** The sheet of a workbook. Default: the first. */
  readonly sheet?: string | undefined
}

/** The format that the name of a file implies. */
function formatOf(path: string): TableFormat | undefined {
  const ending = extname(path).toLowerCase()
  if (ending !== '.json') return FORMAT_OF[ending]
  throw new UsageError(
    `${path}: JSON is no table. Write one object per line (.ndjson) or CSV; if it is that already, rename it.`,
  )
}

/** The format of a table that is read as a whole. @throws UsageError for a file of rows with types */
export function wholeTableFormat(path: string): 'csv' | 'xlsx' {
  const format = formatOf(path) ?? 'csv'
  if (format === 'csv' || format === 'xlsx') return format
  throw new UsageError(`${path}: this command reads CSV and XLSX. Save the table as one of them.`)
}

/**
 * The format of a result: the requested one or that of its name, otherwise that of the input.
 *
 * @throws UsageError for a format on the standard output that is made of all rows at the end
 */
export function resultFormat(
  out: string | undefined,
  named: RowFormatName | undefined,
  input: TableFormat,
): RowFormatName {
  const format = named ?? (input === 'xlsx' ? 'csv' : input)
  const name = { parquet: 'Parquet', fgb: 'FlatGeobuf' }[String(format)]
  if (name === undefined || isFile(out)) return format
  throw new UsageError(
    `A ${name} file needs --out with a path: it cannot be written to standard output.`,
  )
}

/**
 * Opens a table, or the standard input for `-`, and reads it up to the end of its header. @throws
 * UsageError
 */
export async function openRows(
  path: string,
  {
    format = formatOf(path) ?? 'csv',
    encoding,
    sheet,
    name = path === STANDARD ? 'Standard input' : path,
  }: OpenRowsOptions,
  terminal: Pick<Terminal, 'input' | 'note'>,
): Promise<Rows> {
  if (format === 'parquet') {
    if (path !== STANDARD) return openParquet(path, name)
    throw new UsageError('A Parquet file cannot be read from standard input. Give its path.')
  }
  if (format === 'xlsx') return openXlsx(path, { name, sheet }, terminal)
  if (sheet !== undefined) throw new UsageError(`--sheet: ${name} is not a workbook (.xlsx).`)
  const { chunks, share } = await sourceOf(path, terminal)
  const onGuess = (guess: string) =>
    terminal.note(
      `${name} is not UTF-8; it is read as ${guess}. If that is wrong, give --encoding.`,
    )
  const texts = decoded(chunks, { name, encoding, onGuess })
  if (format === 'ndjson') {
    return {
      name,
      format,
      columns: null,
      hasDecimalCommas: false,
      rows: ndjsonRows(texts, name),
      share,
    }
  }
  const { columns, separator, rows, note } = await openCsv(texts, name)
  if (note !== null) terminal.note(`${name}: ${note}`)
  return { name, format, columns, hasDecimalCommas: separator !== ',', rows, share }
}

interface Source {
  readonly chunks: AsyncIterable<Uint8Array | string>
  readonly share: Rows['share']
}

async function sourceOf(path: string, terminal: Pick<Terminal, 'input'>): Promise<Source> {
  if (path === STANDARD) {
    return { chunks: terminal.input as AsyncIterable<Uint8Array | string>, share: () => null }
  }
  const cause = (error: unknown) => new UsageError(readFault(path, error))
  const found = await stat(path).catch((error: unknown) => {
    throw cause(error)
  })
  if (found.isDirectory()) throw cause({ code: 'EISDIR' })
  const stream = createReadStream(path)
  async function* chunks() {
    try {
      yield* stream as AsyncIterable<Buffer>
    } catch (error) {
      throw cause(error)
    }
  }
  const { size } = found
  return { chunks: chunks(), share: () => (size > 0 ? stream.bytesRead / size : null) }
}
