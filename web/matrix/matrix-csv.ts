import { csvLine } from '../../src/export-formats/index.js'
import type { MatrixTable } from './matrix-run.js'

/** The table as a spreadsheet has it: destinations in the head, a line for each origin. */
export function matrixCsv(
  { rows, columns }: MatrixTable,
  values: readonly (readonly (number | null)[])[],
): string {
  const head = csvLine(['', ...columns.map(({ label }) => label)])
  const lines = values.map((row, i) => csvLine([rows[i]!.label, ...row]))
  return `${[head, ...lines].join('\n')}\n`
}
