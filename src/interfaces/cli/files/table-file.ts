import type { Command } from 'commander'
import { digestOf } from '../../../contract/operations/papers/digest.js'
import type { CsvRow } from '../../../emissions/pack/csv.js'
import type { NamedColumns } from '../../../tables/read/columns.js'
import { type OpenRowsOptions, openRows, wholeTableFormat } from '../../../tables/read/open-rows.js'
import { requireCells } from '../../../tables/read/row.js'
import { UsageError } from '../../../tables/text/failure.js'
import type { DateOrder } from '../../../tables/text/moments.js'
import { grouped } from '../../../tables/text/quantities.js'
import type { Terminal } from '../../../tables/text/terminal.js'
import { columnsOption, dateOrderOption, ignoreOption } from './table-command.js'

/** A CSV file or a sheet whose first line names its columns, in memory. */
export interface TableFile {
  readonly columns: readonly string[]
  readonly rows: readonly CsvRow[]
  readonly hasDecimalCommas: boolean
}

/** How to read a file. */
export type TableFileOptions = Pick<OpenRowsOptions, 'encoding' | 'sheet'> &
  NamedColumns & { readonly dateOrder?: DateOrder | undefined }

/** Options of every command that reads a whole file. */
export function addTableOptions(command: Command): Command {
  return command
    .option('--encoding <name>', 'encoding of the file, e.g. windows-1252; default: detected')
    .option('--sheet <name>', 'sheet of a workbook (.xlsx); default: the first')
    .addOption(columnsOption())
    .addOption(ignoreOption())
    .addOption(dateOrderOption())
}

/** What a file has that its answer does not count. */
export interface NotCounted {
  /** Columns that were not read. */
  readonly ignored: readonly string[]
  /** Rows that are cancelled. */
  readonly cancelled?: readonly (string | number)[]
}

/** An answer that names what its file has and it does not count. */
export function withFileNotes<Answer extends object>(
  answer: Answer,
  { ignored, cancelled = [] }: NotCounted,
): Answer {
  if (ignored.length + cancelled.length === 0) return answer
  const whole = {
    ...answer,
    ...(ignored.length > 0 && { ignored_columns: ignored }),
    ...(cancelled.length > 0 && { cancelled_rows: cancelled }),
  }
  return 'digest' in answer ? { ...whole, digest: digestOf(whole) } : whole
}

/** @throws UsageError for a missing or empty file, or for a misplaced quote */
export async function readTable(
  path: string,
  terminal: Pick<Terminal, 'input' | 'note'>,
  { encoding, sheet }: TableFileOptions = {},
): Promise<TableFile> {
  const { columns, hasDecimalCommas, rows } = await openRows(
    path,
    { format: wholeTableFormat(path), encoding, sheet },
    terminal,
  )
  const read: CsvRow[] = []
  for await (const { line, cells } of rows) read.push({ line, cells: cells.map(textOf) })
  return { columns: columns!, rows: read, hasDecimalCommas }
}

/** A cell of a workbook has a type of its own. */
function textOf(cell: unknown): string {
  return typeof cell === 'string' ? cell : String(cell ?? '')
}

/** A row with the columns of its file. */
export type TableRow = CsvRow & Pick<TableFile, 'columns'>

/** Faults of rows that are named; the others are counted. */
const MOST_NAMED = 20

/** What a reader makes of each row. @throws UsageError that names the first lines at fault */
export function readRows<Value>(
  path: string,
  { columns, rows }: TableFile,
  read: (row: TableRow) => Value,
): Value[] {
  const faults: string[] = []
  const values = rows.flatMap((row): Value[] => {
    try {
      requireCells(row, columns)
      return [read({ ...row, columns })]
    } catch (error) {
      if (!(error instanceof UsageError)) throw error
      faults.push(`  line ${row.line}: ${error.message}`)
      return []
    }
  })
  if (faults.length > 0) {
    const others = faults.length - MOST_NAMED
    const more = others > 0 ? `\n  and ${grouped(others)} more` : ''
    const named = faults.slice(0, MOST_NAMED).join('\n')
    throw new UsageError(`${path} has invalid rows:\n${named}${more}`)
  }
  if (values.length === 0) throw new UsageError(`${path} has no rows below its first line.`)
  return values
}
