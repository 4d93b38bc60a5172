import { columnKey } from '../../../../contract/columns/column-key.js'
import type { BodyReader } from '../../../../tables/bodies/body-reader.js'
import type { Row } from '../../../../tables/read/row.js'
import { UsageError } from '../../../../tables/text/failure.js'
import { type ResultValues, resultNames, type TableKind } from '../kind.js'

/**
 * Where the values of a result are written: after the columns of the row, or into an empty column of
 * the row with the same name.
 */
export interface Layout {
  readonly columns: readonly string[]
  /** Index in `columns` of each result column. */
  readonly at: readonly number[]
}

/** Files have remarks of their own. */
const REMARKS = 'remarks'

/** Arranges the columns of a result beside those of the rows. */
export class ResultLayouts {
  readonly #names: readonly string[]
  #last: { readonly of: readonly string[]; readonly layout: Layout } | null = null

  /** @param isJson whether each row names its own columns */
  constructor(
    private readonly kind: TableKind,
    private readonly reader: BodyReader,
    private readonly isJson: boolean,
  ) {
    this.#names = resultNames(kind)
  }

  /** Whether a result can contain a column of this name beside its own. */
  isFree(name: string): boolean {
    return this.#isRead(name) || !(this.#names.includes(columnKey(name)) || this.#isOption(name))
  }

  /** @throws UsageError for columns that the result has itself, or that resemble options */
  of(columns: readonly string[]): Layout {
    if (this.#last?.of !== columns) this.#last = { of: columns, layout: this.#newLayout(columns) }
    return this.#last.layout
  }

  #newLayout(columns: readonly string[]): Layout {
    const unread = columns.filter((name) => !this.#isRead(name))
    const option = unread.find((name) => this.#isOption(name))
    if (option !== undefined) {
      throw new UsageError(
        `The column "${option}" has the name of an option that applies to all rows. ` +
          'Give the option on the command line, and rename or remove the column.',
      )
    }
    const result = this.#names.map((name) => {
      const isTaken = name === REMARKS && unread.some((one) => columnKey(one) === REMARKS)
      return isTaken ? `fairway_${REMARKS}` : name
    })
    const twice = unread.filter((name) => result.includes(columnKey(name)))
    if (twice.length > 0) {
      throw new UsageError(`The result already has columns named ${twice.join(', ')}. Rename them.`)
    }
    const keys = columns.map(columnKey)
    const all = [...columns]
    const at = result.map((name) => {
      const own = keys.indexOf(name)
      return own >= 0 ? own : all.push(name) - 1
    })
    return { columns: all, at }
  }

  #isRead(name: string): boolean {
    return (
      this.reader.columns.fieldOf(name) !== undefined || (this.isJson && this.reader.isMember(name))
    )
  }

  /** Whether the name of a column is that of an option: `resolution`, `avoid_area`. */
  #isOption(column: string): boolean {
    const name = columnKey(column).replace(/^no_/, '').replaceAll('_', '-')
    return this.kind.options.includes(name)
  }
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
