import { csvLine } from '../../src/papers/index.js'
import { plainNumber } from '../format/numbers.js'
import type { MatrixTable } from './matrix-run.js'

type Ends = Pick<MatrixTable, 'rows' | 'columns'>
type Values = readonly (readonly (number | null)[])[]

/**
 * The table for a spreadsheet: destinations in the header, one line per origin; below, after an
 * empty line, its notes.
 * @param notes name and text of each note
 */
export function matrixCsv(
  { rows, columns }: Ends,
  values: Values,
  notes: readonly (readonly [string, string])[],
): string {
  const head = csvLine(['', ...columns.map(({ fullLabel }) => fullLabel)])
  const lines = values.map((row, i) =>
    csvLine([rows[i]!.fullLabel, ...row.map((value) => value && plainNumber(value))]),
  )
  return `${[head, ...lines, '', ...notes.map(csvLine)].join('\n')}\n`
}

interface TsvOptions {
  readonly decimals: number
  /** Of the user's language, which a spreadsheet uses to read numbers. */
  readonly decimalSign: string
  /** Name and text of each note. */
  readonly notes: readonly (readonly [string, string])[]
}

/**
 * The table for the clipboard, with tabs between cells, as spreadsheets expect; below, after an
 * empty line, its unit and conditions.
 */
export function matrixTsv(
  { rows, columns }: Ends,
  values: Values,
  { decimals, decimalSign, notes }: TsvOptions,
): string {
  const cell = (value: number | null) =>
    value === null ? '' : value.toFixed(decimals).replace('.', decimalSign)
  const head = ['', '', ...columns.map(({ label }) => label)]
  const codes = ['', '', ...columns.map(({ code }) => code)]
  const lines = values.map((row, i) => [rows[i]!.label, rows[i]!.code, ...row.map(cell)])
  return [head, codes, ...lines, [], ...notes].map((line) => line.map(flat).join('\t')).join('\n')
}

const flat = (text: string): string => text.replaceAll(/[\t\r\n]+/g, ' ')
