import { type CsvCell, csvLine } from '../../export-formats/csv.js'
import { stringifyExactly } from '../exact-json.js'
import { UsageError } from '../failure.js'
import { columnKey } from '../rows/columns.js'
import type { LineFormat, Row } from '../rows/row.js'
import { RESULT_COLUMNS, type ResultValues } from './result-columns.js'
import { isOptionOnly, rowReader } from './row-fields.js'

const reader = rowReader()

/**
 * Where the values of a result are written: after the columns of the row, or into an empty column of
 * the row with the same name.
 */
export interface Layout {
  readonly columns: readonly string[]
  /** Index in `columns` of each result column. */
  readonly at: readonly number[]
}

/** Whether a result can contain a column of this name beside its own. */
export function isFree(name: string): boolean {
  if (reader.fieldOf(name) !== undefined) return true
  const known: readonly string[] = RESULT_COLUMNS
  return !known.includes(columnKey(name)) && !isOptionOnly(name)
}

/** @throws UsageError for columns that the result has itself, or that resemble options */
export function layoutOf(columns: readonly string[]): Layout {
  const optional = columns.find((name) => reader.fieldOf(name) === undefined && isOptionOnly(name))
  if (optional !== undefined) {
    throw new UsageError(
      `The column "${optional}" has the name of an option that applies to all rows. ` +
        'Give the option on the command line, and rename or remove the column.',
    )
  }
  const keys = columns.map(columnKey)
  const known: readonly string[] = RESULT_COLUMNS
  const twice = columns.filter(
    (name, at) => known.includes(keys[at]!) && reader.fieldOf(name) === undefined,
  )
  if (twice.length > 0) {
    throw new UsageError(`The result already has columns named ${twice.join(', ')}. Rename them.`)
  }
  const all = [...columns]
  const at = RESULT_COLUMNS.map((name) => {
    const own = keys.indexOf(name)
    return own >= 0 ? own : all.push(name) - 1
  })
  return { columns: all, at }
}

/** A row with its result, in the order of the layout's columns. */
export function merged(row: Row, values: ResultValues, { columns, at }: Layout): unknown[] {
  const cells: unknown[] = columns.map((_, index) =>
    index < row.columns.length ? (row.cells[index] ?? null) : null,
  )
  at.forEach((index, column) => {
    if (isEmpty(cells[index])) cells[index] = values[column]
  })
  return cells
}

export const isEmpty = (cell: unknown) => cell === undefined || cell === null || cell === ''

/** Writes rows with their results as lines of text. */
export interface ResultWriter {
  /** The first line; null if the format has none. */
  readonly head: string | null
  line(row: Row, values: ResultValues): string
}

/** @param columns columns of the first row, if the table has no header */
export function resultWriter(format: LineFormat, columns: readonly string[]): ResultWriter {
  return format === 'csv' ? new CsvWriter(columns) : new NdjsonWriter()
}

class CsvWriter implements ResultWriter {
  readonly head: string
  readonly #layout: Layout

  constructor(private readonly columns: readonly string[]) {
    this.#layout = layoutOf(columns)
    this.head = csvLine(this.#layout.columns)
  }

  line(row: Row, values: ResultValues): string {
    return csvLine(merged(this.#inColumns(row), values, this.#layout).map(cellText))
  }

  /** The cells of a row that names its own columns, arranged under the columns of the first row. */
  #inColumns(row: Row): Row {
    if (row.columns === this.columns) return row
    const cells = this.columns.map((name) => row.cells[row.columns.indexOf(name)])
    return { ...row, columns: this.columns, cells }
  }
}

class NdjsonWriter implements ResultWriter {
  readonly head = null
  #last: { readonly of: readonly string[]; readonly layout: Layout } | null = null

  line(row: Row, values: ResultValues): string {
    const layout = this.#layoutFor(row.columns)
    const cells = merged(row, values, layout)
    const entries = layout.columns.map((name, at) => [name, cells[at]] as const)
    // A line that could not be read has no other identification.
    const place = row.columns.length > 0 ? [] : [['line', row.line] as const]
    return stringifyExactly(Object.fromEntries([...place, ...entries]))
  }

  #layoutFor(columns: readonly string[]): Layout {
    if (this.#last?.of !== columns) this.#last = { of: columns, layout: layoutOf(columns) }
    return this.#last.layout
  }
}

function cellText(cell: unknown): CsvCell {
  if (typeof cell === 'bigint') return String(cell)
  return typeof cell === 'object' && cell !== null ? stringifyExactly(cell) : (cell as CsvCell)
}
