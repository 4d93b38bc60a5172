import type { POINTS } from '../../contract/schemas/common.js'
import { type DecimalMark, shownMark } from './number-text.js'
import type { Row, Rows } from './row.js'

/** Number of rows from which the marks of a streamed table are read: its first rows wait for no more. */
const LOOKED_AT = 1000
/** They are looked at in one go: of a table of hundreds of columns, fewer rows. */
const CELLS_LOOKED_AT = 100_000

export type Points = (typeof POINTS)[number]

/** What separates the decimals of a column. */
interface Marks {
  /** The marks that cells show, each with an example: `12.500,0`. */
  readonly shown: ReadonlyMap<DecimalMark, string>
  /** A number that could have either: `30.000`. */
  readonly unclear: string | undefined
}

/** By the names of the columns. */
export type ColumnMarks = ReadonlyMap<string, Marks>

/** How the numbers of a table are written. */
export interface NumberReading {
  /** Whether another character than a comma separates the cells. */
  readonly hasDecimalCommas: boolean
  /** What the cells of its columns show. */
  readonly marks?: ColumnMarks | undefined
  /** What the caller says of the whole table. */
  readonly points?: Points | undefined
}

/**
 * The mark of decimals in a text that could have either: what the caller says, or what other cells of its
 * column show. Without these, a point in a table that commas separate is that of decimals, and so is that of pounds;
 * `assumedPoints` tells both. Undefined otherwise.
 */
export function markOf(
  column: string,
  text: string,
  { hasDecimalCommas, marks, points }: NumberReading,
): DecimalMark | undefined {
  if (points !== undefined) return points === 'decimals' ? '.' : ','
  const shown = [...(marks?.get(column)?.shown.keys() ?? [])]
  if (shown.length > 0) return shown.length === 1 ? shown[0] : undefined
  return !hasDecimalCommas && (text.includes('.') || POUNDS.test(column)) ? '.' : undefined
}

/** Where masses are in pounds, commas part thousands. */
const POUNDS = /(^|[^a-z])(lbs?|pounds)([^a-z]|$)/i

/** A table whose first rows were looked at. */
export type LookedAt = Rows & Pick<NumberReading, 'marks'> & { readonly sample?: readonly Row[] }

/** Looks at the first rows of a table whose header names the columns. */
export async function withMarks(table: Rows): Promise<LookedAt> {
  const { columns } = table
  if (columns === null) return table
  const all = table.rows[Symbol.asyncIterator]()
  const most = Math.min(LOOKED_AT, CELLS_LOOKED_AT / columns.length)
  const first: Row[] = []
  let fault: { readonly error: unknown } | null = null
  try {
    while (first.length < most) {
      const next = await all.next()
      if (next.done) break
      first.push(next.value)
    }
  } catch (error) {
    // The rows before it come first.
    fault = { error }
  }
  const marks = marksOf(columns, first)
  const sample = [...first]
  async function* rows(): AsyncGenerator<Row> {
    try {
      yield* first.splice(0)
      if (fault !== null) throw fault.error
      for (let next = await all.next(); !next.done; next = await all.next()) yield next.value
    } finally {
      await all.return?.()
    }
  }
  return { ...table, rows: rows(), marks, sample }
}

/** What the cells of each column show. */
export function marksOf(
  columns: readonly string[],
  rows: readonly Pick<Row, 'cells'>[],
): ColumnMarks {
  const entries = columns.map((name, at) => {
    const shown = new Map<DecimalMark, string>()
    let unclear: string | undefined
    for (const { cells } of rows) {
      const cell = cells[at]
      const mark = typeof cell === 'string' ? shownMark(cell) : null
      if (mark === 'unclear') unclear ??= cell as string
      else if (mark !== null && !shown.has(mark)) shown.set(mark, cell as string)
    }
    return [name, { shown, unclear }] as const
  })
  return new Map(entries)
}

/** How a column of numbers is read, if its cells show it or could be read in two ways; otherwise null. */
export function markText(column: string, reading: NumberReading): string | null {
  const { shown, unclear } = reading.marks?.get(column) ?? {}
  const example = unclear ?? shown?.values().next().value
  if (example === undefined) return null
  const mark = markOf(column, example, reading)
  if (mark === undefined) return `"${example}" may have thousands or decimals`
  return `decimals have ${mark === '.' ? 'points' : 'commas'}: "${shown?.get(mark) ?? example}"`
}

/** Tells of columns whose points no other cell explains, and are taken for those of decimals. */
export function assumedPoints(columns: readonly string[], reading: NumberReading): string[] {
  if (reading.hasDecimalCommas || reading.points !== undefined) return []
  return columns.flatMap((column) => {
    const { shown, unclear = '' } = reading.marks?.get(column) ?? {}
    if (shown?.size !== 0) return []
    if (unclear.includes(',') && POUNDS.test(column))
      return `${column}: the comma of "${unclear}" is read as that of thousands, as pounds are written. If it is that of decimals, add --points thousands.`
    if (!unclear.includes('.')) return []
    return `${column}: the point of "${unclear}" is read as that of decimals, because commas separate the cells. If it is that of thousands, add --points thousands.`
  })
}
