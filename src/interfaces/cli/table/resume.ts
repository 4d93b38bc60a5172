import { columnKey } from '../../../contract/columns/column-key.js'
import { csvLine } from '../../../files/csv.js'
import type { BodyReader } from '../../../tables/bodies/body-reader.js'
import { EXCLUDED } from '../../../tables/bodies/row-faults.js'
import { isObject } from '../../../tables/fields/request-body.js'
import { openRows } from '../../../tables/read/open-rows.js'
import type { Row } from '../../../tables/read/row.js'
import type { Terminal } from '../../../tables/text/terminal.js'
import type { LineFormat } from '../../../tables/write/row-formats.js'
import type { Item } from './items.js'
import { ERROR, type TableKind } from './kind.js'
import type { RowWork } from './row-work.js'
import type { ResultFile } from './write/result-file.js'
import { isEmpty } from './write/result-layout.js'
import type { ResultWriter } from './write/result-writer.js'

/** The state left by an interrupted run. */
export interface Before {
  readonly rows: number
  readonly failed: number
  /** The day of its rows that do not state one. */
  readonly day: string | null
  /** Its last row that shows the conditions of its run, as input and as output. */
  readonly last: { readonly item: Item; readonly written: Row } | null
}

export const NOTHING_BEFORE: Before = { rows: 0, failed: 0, day: null, last: null }

export interface Resumed {
  readonly kind: TableKind
  readonly reader: BodyReader
  readonly result: ResultFile
  readonly writer: ResultWriter
  readonly format: LineFormat
}

/**
 * Skips the rows that an interrupted run has calculated, and compares each with the line that it wrote.
 * @throws UsageError for a part that this run could not have written
 */
export async function skipDone(
  items: AsyncIterator<Item>,
  { kind: { day, results }, reader, result, writer, format }: Resumed,
  terminal: Pick<Terminal, 'input' | 'note'>,
): Promise<Before> {
  const part = await openRows(result.part, { format, encoding: 'utf-8' }, terminal)
  const { head } = writer
  if (head !== null && part.columns!.length !== 0 && csvLine(part.columns!) !== head) {
    result.reject('its columns differ')
  }
  let before = NOTHING_BEFORE
  for await (const written of part.rows) {
    const { value: item, done } = await items.next()
    if (done) result.reject('it has more rows than the input')
    if (!writer.isOf(written, item)) {
      result.reject(`its row ${before.rows + 1} does not match the input`)
    }
    const value = (name: string) => writer.valueOf(written, name)
    const shown = day === undefined ? null : value(day.column)
    const isUndated = before.day === null && !isEmpty(shown) && !reader.states(item.row, day!.path)
    before = {
      rows: before.rows + 1,
      failed: before.failed + (isEmpty(value(ERROR)) || isExcluded(value(ERROR)) ? 0 : 1),
      day: isUndated ? String(shown) : before.day,
      // A row that could not be read has no conditions to compare.
      last: results.some(({ name }) => !isEmpty(value(name))) ? { item, written } : before.last,
    }
  }
  return before
}

/** Whether a row has no result because it is cancelled. @param error its reason, or its problem */
function isExcluded(error: unknown): boolean {
  const detail = isObject(error) ? error['detail'] : error
  return typeof detail === 'string' && detail.startsWith(EXCLUDED)
}

/** @throws UsageError if the earlier rows were calculated under other conditions */
export async function requireSameConditions(
  { item, written }: NonNullable<Before['last']>,
  work: RowWork,
  { writer, result }: Resumed,
): Promise<void> {
  const now = await work.conditionsOf(item.row)
  for (const [name, value] of now ?? []) {
    const isOwn = item.shown.columns.some((column) => columnKey(column) === name)
    if (!isOwn && String(writer.valueOf(written, name) ?? '') !== String(value ?? '')) {
      result.reject(`it was calculated with a different ${name}`)
    }
  }
  if (now === null) result.reject('its last row has no result now')
}
