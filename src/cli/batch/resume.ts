import { csvLine, inertText } from '../../export-formats/csv.js'
import { stringifyExactly } from '../exact-json.js'
import { openRows } from '../rows/open-rows.js'
import type { LineFormat, Row } from '../rows/row.js'
import type { Terminal } from '../terminal.js'
import { CONDITION_COLUMNS, type ResultColumn } from './result-columns.js'
import type { ResultFile } from './result-file.js'
import { isEmpty } from './result-writer.js'
import { rowReader } from './row-fields.js'
import type { RowPlanner } from './row-planner.js'

/** The state left by an interrupted run. */
export interface Before {
  readonly rows: number
  readonly failed: number
  /** The day of its rows that do not name one. */
  readonly departureMs: number | null
  /** Its last readable row, as input and as output. */
  readonly last: { readonly given: Row; readonly written: Row } | null
}

export const NOTHING_BEFORE: Before = { rows: 0, failed: 0, departureMs: null, last: null }

/**
 * Skips the rows that an interrupted run has planned, and compares each with the line that it wrote.
 * @param head the first line that this run would write; null if there is none
 * @throws UsageError for a part that this run could not have written
 */
export async function passDone(
  result: ResultFile,
  rows: AsyncIterator<Row>,
  { head, format }: { readonly head: string | null; readonly format: LineFormat },
  terminal: Pick<Terminal, 'input' | 'note'>,
): Promise<Before> {
  const reader = rowReader()
  const part = await openRows(result.part, { format, encoding: 'utf-8' }, terminal)
  if (head !== null && part.columns!.length !== 0 && csvLine(part.columns!) !== head) {
    result.reject('its columns differ')
  }
  let before = NOTHING_BEFORE
  for await (const written of part.rows) {
    const { value: given, done } = await rows.next()
    if (done) result.reject('it has more rows than the input')
    if (!isSame(given, written, format)) {
      result.reject(`its row ${before.rows + 1} does not match the input`)
    }
    const day = cellOf(written, 'departure')
    const isUndated =
      before.departureMs === null && !isEmpty(day) && reader.read(given).depart === undefined
    before = {
      rows: before.rows + 1,
      failed: before.failed + (isEmpty(cellOf(written, 'error')) ? 0 : 1),
      departureMs: isUndated ? Date.parse(String(day)) : before.departureMs,
      // A row that could not be read has no conditions to compare.
      last: isEmpty(cellOf(written, 'data_version')) ? before.last : { given, written },
    }
  }
  return before
}

/** @throws UsageError if the earlier rows were planned under other conditions */
export function requireSameConditions(
  { last }: Before,
  planner: RowPlanner,
  result: ResultFile,
): void {
  if (last === null) return
  const now = planner.conditionsOf(last.given)
  CONDITION_COLUMNS.forEach((name, at) => {
    const isOwn = last.given.columns.some((column) => column.toLowerCase() === name)
    if (!isOwn && String(cellOf(last.written, name) ?? '') !== String(now[at] ?? '')) {
      result.reject(`it was planned with a different ${name}`)
    }
  })
}

function cellOf({ columns, cells }: Row, name: ResultColumn): unknown {
  return cells[columns.findLastIndex((column) => column.toLowerCase() === name)]
}

/** Whether the output starts with the input. Empty cells may have been filled. */
function isSame(given: Row, written: Row, format: LineFormat): boolean {
  if (given.fault !== undefined) return true
  return given.columns.every((_, at) => {
    const cell = given.cells[at]
    const text = format === 'csv' ? inertText(textOf(cell)) : textOf(cell)
    return isEmpty(cell) || text === textOf(written.cells[at])
  })
}

function textOf(cell: unknown): string {
  return typeof cell === 'object' && cell !== null ? stringifyExactly(cell) : String(cell ?? '')
}
