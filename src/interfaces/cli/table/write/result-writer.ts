import { columnKey } from '../../../../contract/columns/column-key.js'
import type { Answer } from '../../../../contract/operations/index.js'
import { inertText } from '../../../../files/csv.js'
import type { Row } from '../../../../tables/read/row.js'
import { stringifyExactly } from '../../../../tables/text/exact-json.js'
import { FORMATS } from '../../../../tables/write/row-formats.js'
import type { Item } from '../items.js'
import { ERROR, type TableKind } from '../kind.js'
import type { DoneRow } from '../row-work.js'
import { isEmpty, merged, type ResultLayouts } from './result-layout.js'

/** Writes rows with their results as lines of text, and recognises the lines of an earlier run. */
export interface ResultWriter {
  /** The first line; null if the format has none. */
  readonly head: string | null
  /** Where a line says why its row has no result. */
  readonly reasons: string
  line(item: Item, done: DoneRow): string
  /** Whether a line is the result of a row. Empty cells may have been filled. */
  isOf(written: Row, item: Item): boolean
  /** The value of a column of the result. */
  valueOf(written: Row, name: string): unknown
}

/** Writes CSV. @param columns those of the first row, if the table has no header */
export function csvWriter(columns: readonly string[], layouts: ResultLayouts): ResultWriter {
  const layout = layouts.of(columns)
  const { head, line } = FORMATS.csv.text!
  /** The cells of a row that names its own columns, arranged under those of the first row. */
  const inColumns = (row: Row): Row => {
    if (row.columns === columns) return row
    const cells = columns.map((name) => row.cells[row.columns.indexOf(name)])
    return { ...row, columns, cells }
  }
  return {
    ...rowWriter((cell) => inertText(textOf(cell))),
    head: head!(layout.columns),
    line: ({ shown }, { values }) => line(layout.columns, merged(inColumns(shown), values, layout)),
  }
}

/** Writes a record per row: an object, or a GeoJSON feature with the line of its route. */
export function recordWriter(
  format: 'ndjson' | 'geojsonl' | 'geojsons',
  layouts: ResultLayouts,
): ResultWriter {
  const { line } = FORMATS[format].text!
  const rows = rowWriter(textOf)
  const own = {
    head: null,
    line: ({ shown }: Item, { values }: DoneRow) => {
      const layout = layouts.of(shown.columns)
      const cells = merged(shown, values, layout)
      if (shown.columns.length > 0) return line(layout.columns, cells)
      // A line that could not be read has no other identification.
      return line(['line', ...layout.columns], [shown.line, ...cells])
    },
  }
  if (format === 'ndjson') return { ...rows, ...own }
  const recordIn = ({ line, columns, cells }: Row): Row => {
    const properties = (cells[columns.indexOf('properties')] ?? {}) as Record<string, unknown>
    return { line, columns: Object.keys(properties), cells: Object.values(properties) }
  }
  return {
    ...own,
    reasons: 'the property "error"',
    isOf: (written, item) => rows.isOf(recordIn(written), item),
    valueOf: (written, name) => rows.valueOf(recordIn(written), name),
  }
}

/** What lines that repeat their rows have in common. */
function rowWriter(
  written: (cell: unknown) => string,
): Pick<ResultWriter, 'reasons' | 'isOf' | 'valueOf'> {
  /** Those of the last line, which all lines of CSV have. */
  let last: { readonly of: readonly string[]; readonly keys: readonly string[] } | null = null
  const keysOf = (columns: readonly string[]) => {
    if (last?.of !== columns) last = { of: columns, keys: columns.map(columnKey) }
    return last.keys
  }
  return {
    reasons: 'the column "error"',
    isOf: ({ cells }, { shown }) =>
      shown.fault !== undefined ||
      shown.columns.every((_, at) => {
        const cell = shown.cells[at]
        return isEmpty(cell) || written(cell) === textOf(cells[at])
      }),
    // As layouts place the values.
    valueOf: ({ columns, cells }, name) => cells[keysOf(columns).indexOf(name)],
  }
}

/** Writes complete answers, as in a batch of the service. */
export function answerWriter({ results }: TableKind): ResultWriter {
  const memberOf = ({ columns, cells }: Row, name: string) => cells[columns.indexOf(name)]
  return {
    reasons: 'the member "problem"',
    head: null,
    line: (_, { line }) => line!,
    isOf: (written, { row, id }) =>
      memberOf(written, 'row') === row.number && memberOf(written, 'id') === id,
    valueOf: (written, name) => {
      if (name === ERROR) return memberOf(written, 'problem')
      const answer = memberOf(written, 'answer') as Answer<object> | null
      return answer && results.find((column) => column.name === name)?.of?.(answer)
    },
  }
}

function textOf(cell: unknown): string {
  return typeof cell === 'object' && cell !== null ? stringifyExactly(cell) : String(cell ?? '')
}
