import { Command, InvalidArgumentError, Option } from 'commander'
import { DATE_ORDERS, ROW_FORMATS, type RowFormatName } from '../../../contract/schemas/common.js'
import { addFields, type Field } from '../../../tables/fields/fields.js'
import { type RequestJson, readRequestFile } from '../../../tables/fields/request-body.js'
import { readColumns, type StatedColumns } from '../../../tables/read/columns.js'
import type { Points } from '../../../tables/read/number-marks.js'
import { TABLE_FORMATS, type TableFormat } from '../../../tables/read/row.js'
import type { DateOrder } from '../../../tables/text/moments.js'
import { integerBetween } from '../../../tables/text/quantities.js'
import { type FieldsOption, readFieldsOption } from '../fields/answer-fields.js'
import { pointsOption } from '../fields/points-option.js'

const MAX_THREADS = 64
const MAX_SHARDS = 100_000

/** A share of the rows: every `of`th, starting with the row of this number, from 0. */
export interface Shard {
  readonly number: number
  readonly of: number
}

/** The options of every command that reads a table and writes one row for each of its rows. */
export interface TableOptions extends FieldsOption {
  readonly request?: RequestJson
  readonly lonlat?: true
  readonly out?: string
  readonly overwrite?: true
  readonly inputFormat?: TableFormat
  readonly sheet?: string
  /** The lines of routes that the result has. */
  readonly geometry?: string
  readonly format?: RowFormatName
  readonly ndjson?: true
  readonly encoding?: string
  readonly columns?: StatedColumns
  readonly ignore?: readonly string[]
  readonly dateOrder?: DateOrder
  readonly points?: Points
  readonly dryRun?: true
  /** Only of `fairway batch`. */
  readonly tenths?: true
  readonly threads: number
  readonly shard?: Shard
  readonly acceptFailedRows?: true
}

/**
 * A command that reads a table and writes one row for each of its rows, with an option for each field.
 * @param result what a failed row lacks: a route, an estimate
 */
export function tableCommand(name: string, fields: readonly Field[], result: string): Command {
  const format = (flags: string, description: string, formats: readonly string[]) =>
    new Option(flags, description).choices(formats)
  return addFields(new Command(name), fields)
    .option('--lonlat', 'read coordinates as LONGITUDE,LATITUDE')
    .option(
      '--request <file>',
      'JSON with defaults for all rows; options override it',
      readRequestFile,
    )
    .option('--out <file>', 'output file; default, or -: standard output')
    .option('--overwrite', 'replace an existing result')
    .addOption(
      format(
        '--input-format <format>',
        'format of the file; default: from its name',
        TABLE_FORMATS,
      ),
    )
    .option('--sheet <name>', 'sheet of a workbook (.xlsx); default: the first')
    .addOption(
      format(
        '--format <format>',
        'format of the result; default: from the name of --out',
        ROW_FORMATS,
      ),
    )
    .option('--ndjson', 'the same as --input-format ndjson --format ndjson')
    .option(
      '--fields <names>',
      'only these columns of the result, or these members of complete answers',
      readFieldsOption,
    )
    .option('--encoding <name>', 'encoding of the file, e.g. windows-1252; default: detected')
    .addOption(columnsOption())
    .addOption(ignoreOption())
    .addOption(dateOrderOption())
    .addOption(pointsOption())
    .option(
      '--dry-run',
      'show the columns and the first rows as understood, and rows that cannot be read',
    )
    .addOption(threadsOption(1))
    .option('--shard <i/n>', 'only every nth row; i from 0 to n-1', readShard)
    .option('--accept-failed-rows', `exit with 0 even if some rows have no ${result}`)
}

/** Columns that the caller names, for every command that reads a table. */
export function columnsOption(): Option {
  return new Option(
    '--columns <names>',
    'columns of the file by the names above: origin=POL,destination=POD; repeatable',
  ).argParser(readColumns)
}

/** Columns that are not to be read although they look as if they changed a figure. */
export function ignoreOption(): Option {
  return new Option(
    '--ignore <column>',
    'do not read this column, which could change a figure; the answer says so; repeatable',
  ).argParser((name: string, before: readonly string[] = []) => [...before, name])
}

export function dateOrderOption(): Option {
  return new Option('--date-order <order>', 'how to read 01/04/2026: day or month first').choices(
    DATE_ORDERS,
  )
}

export function threadsOption(count: number): Option {
  const read = integerBetween(1, MAX_THREADS)
  return new Option('--threads <n>', 'number of threads').argParser(read).default(count)
}

function readShard(text: string): Shard {
  const match = /^(\d+)\/(\d+)$/.exec(text.trim())
  const [number, of] = [Number(match?.[1]), Number(match?.[2])]
  if (match === null || of < 1 || of > MAX_SHARDS || number >= of) {
    throw new InvalidArgumentError('Give i/n with i from 0 to n-1: 0/8 is the first of eight.')
  }
  return { number, of }
}
