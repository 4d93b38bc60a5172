import type { CsvRow } from '../emissions/pack/csv.js'
import { UsageError } from './failure.js'
import { openRows } from './rows/open-rows.js'
import { requireCells } from './rows/row.js'
import type { Terminal } from './terminal.js'

/** A CSV file whose first line names its columns, in memory. */
export interface TableFile {
  readonly columns: readonly string[]
  readonly rows: readonly CsvRow[]
  readonly hasDecimalCommas: boolean
}

/** @throws UsageError for a missing or empty file, or for a misplaced quote */
export async function readTable(
  path: string,
  terminal: Pick<Terminal, 'input' | 'note'>,
  encoding?: string,
): Promise<TableFile> {
  const { columns, hasDecimalCommas, rows } = await openRows(
    path,
    { format: 'csv', encoding },
    terminal,
  )
  const read: CsvRow[] = []
  for await (const { line, cells } of rows) read.push({ line, cells: cells as readonly string[] })
  return { columns: columns!, rows: read, hasDecimalCommas }
}

/** A row with the columns of its file. */
export type TableRow = CsvRow & Pick<TableFile, 'columns'>

/** What a reader makes of each row. @throws UsageError that names every line at fault */
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
  if (faults.length > 0) throw new UsageError(`${path} has invalid rows:\n${faults.join('\n')}`)
  if (values.length === 0) throw new UsageError(`${path} has no rows below its first line.`)
  return values
}
