import type { BodyReader } from '../../../tables/bodies/body-reader.js'
import type { RequestJson } from '../../../tables/fields/request-body.js'
import { ignoredNote } from '../../../tables/read/accounted.js'
import type { SeenTypes } from '../../../tables/read/column-types.js'
import type { Row, Rows } from '../../../tables/read/row.js'
import { UsageError } from '../../../tables/text/failure.js'
import type { LineFormat } from '../../../tables/write/row-formats.js'
import type { Shard } from '../files/table-command.js'
import type { NumberedRow } from './row-work.js'
import type { ResultLayouts } from './write/result-layout.js'

/** A row with what its result repeats. */
export interface Item {
  readonly row: NumberedRow
  readonly id: string | number
  readonly shown: Row
}

/** What a result repeats of each row: all of it, its id, or nothing beside a complete answer. */
export type Repeated = 'row' | 'id' | 'nothing'

export interface ItemOptions {
  readonly repeated: Repeated
  readonly format: LineFormat
  readonly shard: Shard | undefined
  readonly reader: BodyReader
  readonly layouts: ResultLayouts
  /** Defaults of every row. */
  readonly base: RequestJson
  /** Takes notice of all rows for the types of columns; null if nobody asks for them. */
  readonly seen: SeenTypes | null
}

const ID_COLUMNS = ['id']
const NOTHING: readonly string[] = []

/** The rows of a run, and the columns that the result repeats. @throws UsageError for invalid columns */
export async function openItems(
  input: Rows,
  options: ItemOptions,
  note: (line: string) => void,
): Promise<{ readonly columns: readonly string[]; readonly items: AsyncGenerator<Item> }> {
  const { reader, repeated, format, layouts } = options
  const all = input.rows[Symbol.asyncIterator]()
  const first = input.columns === null ? await all.next() : null
  const given = input.columns ?? (first!.done ? [] : (first!.value as Row).columns)
  if (input.columns !== null) {
    reader.columns.has(given)
    if (repeated === 'row') layouts.of(given)
    if (repeated === 'row' && format === 'ndjson') rejectSameNames(given)
  }
  const unread = reader.unread(given, options.base)
  const unreadText = ignoredNote(unread, [reader.columns])
  if (unreadText !== null) note(unreadText)
  const columns = { row: given, id: ID_COLUMNS, nothing: NOTHING }[repeated]
  return {
    columns,
    items: itemsOf(all, first, columns, { ...options, isJson: input.columns === null }),
  }
}

async function* itemsOf(
  all: AsyncIterator<Row>,
  first: IteratorResult<Row> | null,
  columns: readonly string[],
  { reader, repeated, format, layouts, shard, seen, isJson }: ItemOptions & { isJson: boolean },
): AsyncGenerator<Item> {
  let number = 0
  for (let next = first ?? (await all.next()); !next.done; next = await all.next()) {
    const isMine = isOf(shard, number++)
    if (!isMine && seen === null) continue
    const row: NumberedRow = { ...next.value, number }
    const id = reader.idOf(row) ?? number
    const shown =
      repeated === 'row'
        ? checked(row, format === 'csv' ? columns : null, layouts)
        : { line: row.line, columns, cells: repeated === 'id' ? [id] : [] }
    if (isJson && seen !== null) see(shown, seen)
    // The result must be able to repeat the row.
    if (isMine)
      yield { row: shown.fault === undefined ? row : { ...row, fault: shown.fault }, id, shown }
  }
}

/** Whether a row, by its number from 0, belongs to a shard. */
export function isOf(shard: Shard | undefined, row: number): boolean {
  return shard === undefined || row % shard.of === shard.number
}

/** Takes notice of a row for the types of its columns. A line that cannot be read is named by its number. */
function see({ columns, cells, line }: Row, seen: SeenTypes): void {
  if (columns.length > 0) seen.see(columns, cells)
  else seen.see(['line'], [line])
}

function rejectSameNames(columns: readonly string[]): void {
  const twice = columns.find((name, at) => columns.indexOf(name) !== at)
  if (twice === undefined) return
  throw new UsageError(
    `Two columns are named "${twice}", but names must be unique. Rename one of them.`,
  )
}

/** The row with its own columns, or with the reason why the result cannot contain it unchanged. */
function checked(row: Row, columns: readonly string[] | null, layouts: ResultLayouts): Row {
  if (columns === row.columns || row.fault !== undefined) return row
  const fault = faultOf(row, columns, layouts)
  if (fault === null) return row
  // Keeps as much as possible, so that the caller recognises the row.
  const kept = row.columns.filter(
    (name) => layouts.isFree(name) && (columns === null || columns.includes(name)),
  )
  return { ...row, columns: kept, cells: kept.map((n) => row.cells[row.columns.indexOf(n)]), fault }
}

function faultOf(
  row: Row,
  columns: readonly string[] | null,
  layouts: ResultLayouts,
): string | null {
  const surplus = columns && row.columns.find((name) => !columns.includes(name))
  if (surplus)
    return `It has the field "${surplus}", which the first row does not have. Write NDJSON instead.`
  try {
    layouts.of(row.columns)
    return null
  } catch (error) {
    if (error instanceof UsageError) return error.message
    throw error
  }
}
