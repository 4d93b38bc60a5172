import { type Command, Option } from 'commander'
import { integerBetween } from './quantities.js'
import { TABLE_FORMATS } from './rows/row.js'

const MAX_THREADS = 64

/** A command's own descriptions of the table options. */
export interface TableOptionTexts {
  /** The default of `--format`. */
  readonly defaultFormat: string
  /** What a failed row lacks: a route, an estimate. */
  readonly result: string
}

/** Adds the options of every command that reads a table and writes one row for each of its rows. */
export function addTableOptions(
  command: Command,
  { defaultFormat, result }: TableOptionTexts,
): Command {
  const format = (flags: string, description: string) =>
    new Option(flags, description).choices(TABLE_FORMATS)
  return command
    .option('--out <file>', 'output file; default, or -: standard output')
    .option('--overwrite', 'replace an existing result')
    .addOption(format('--input-format <format>', 'format of the file; default: from its name'))
    .addOption(format('--format <format>', `format of the result; default: ${defaultFormat}`))
    .option('--encoding <name>', 'encoding of the file, e.g. windows-1252; default: detected')
    .option('--threads <n>', 'number of threads', integerBetween(1, MAX_THREADS), 1)
    .option('--accept-failed-rows', `exit with 0 even if some rows have no ${result}`)
}
