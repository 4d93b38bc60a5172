import { csvLine } from '../../src/export-formats/index.js'
import { plainNumber } from '../format/numbers.js'
import type { MatrixTable } from './matrix-run.js'

/**
 * The table as a spreadsheet has it: destinations in the head, a line for each origin; under it,
 * after an empty line, what it is of.
 * @param notes name and text of each
 */
export function matrixCsv(
  { rows, columns }: MatrixTable,
  values: readonly (readonly (number | null)[])[],
  notes: readonly (readonly [string, string])[],
): string {
  const head = csvLine(['', ...columns.map(({ fullLabel }) => fullLabel)])
  const lines = values.map((row, i) =>
    csvLine([rows[i]!.fullLabel, ...row.map((value) => value && plainNumber(value))]),
  )
  return `${[head, ...lines, '', ...notes.map(csvLine)].join('\n')}\n`
}
