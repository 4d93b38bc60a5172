import type { CsvRow } from '../emissions/pack/csv.js'
import { openRows } from './rows/open-rows.js'
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
