import { utcDay } from '../../utc.js'
import { UsageError } from '../failure.js'
import { settingsOf } from '../planning-options.js'
import { Progress } from '../progress.js'
import { grouped } from '../quantities.js'
import { SeenTypes } from '../rows/column-types.js'
import { unreadNote } from '../rows/columns.js'
import { Failures, requireResults } from '../rows/failures.js'
import { isFile, openRows, requireSameFormat, resultFormat } from '../rows/open-rows.js'
import { tellsPlace } from '../rows/place-cells.js'
import { type LineFormat, lineFormat, type Row, type Rows } from '../rows/row.js'
import type { OpenSea } from '../sea.js'
import type { Terminal } from '../terminal.js'
import type { BatchOptions, Shard } from './options.js'
import type { ParquetLayout } from './parquet-file.js'
import { parquetLayout } from './parquet-layout.js'
import { planInOrder } from './pipeline.js'
import { type Planners, planHere, planOnThreads, type ThreadSettings } from './planners.js'
import { RESULT_KINDS } from './result-columns.js'
import { ResultFile } from './result-file.js'
import { isFree, layoutOf, type ResultWriter, resultWriter } from './result-writer.js'
import { type Before, NOTHING_BEFORE, passDone, requireSameConditions } from './resume.js'
import { rowReader } from './row-fields.js'
import { type BatchDefaults, type PlannedRow, RowPlanner } from './row-planner.js'

const THREAD = new URL('./thread.js', import.meta.url)

interface Batch {
  readonly input: Rows
  readonly rows: AsyncIterator<Row>
  readonly writer: ResultWriter
  /** Null for the standard output. */
  readonly result: ResultFile | null
  /** The columns of a Parquet result, known when all rows have been read. */
  readonly layout: () => ParquetLayout
  readonly terminal: Terminal
  readonly options: BatchOptions
}

/** Plans every row of a table. @throws Error after the last row if some rows have no route */
export async function runBatch(
  path: string,
  options: BatchOptions,
  terminal: Terminal,
  open: OpenSea,
): Promise<void> {
  const { out, format, overwrite } = options
  const settings = settingsOf(options)
  const asked = ndjsonOf(options) ?? format
  requireSameFormat(out, asked)
  const input = await openRows(
    path,
    { format: inputFormat(options), encoding: options.encoding },
    terminal,
  )
  const outFormat = resultFormat(out, asked, input.format)
  const lines = lineFormat(outFormat)
  const seen = outFormat === 'parquet' ? new SeenTypes() : null
  const { columns, rows } = await begun(input, lines, options.shard, terminal, seen)
  const layout = await layoutFor(input, options.shard, seen)
  const writer = resultWriter(lines, columns)
  const result = isFile(out) ? new ResultFile(out, outFormat, overwrite === true) : null
  const batch: Batch = { input, rows, writer, result, layout, terminal, options }
  try {
    const before = await takeUp(batch, lines)
    const defaults: BatchDefaults = {
      options,
      departureMs: options.depart ?? before.departureMs ?? Date.now(),
      today: utcDay(Date.now()),
      hasDecimalCommas: input.hasDecimalCommas,
    }
    const tables = await open.tables(terminal.environment)
    const sea = { ...tables, ...(await open.sea(terminal.environment, settings.resolutionKm)) }
    const planner = new RowPlanner(defaults, sea)
    if (result !== null) requireSameConditions(before, planner, result)
    const planners =
      options.threads === 1
        ? planHere(planner)
        : planOnThreads<Row, PlannedRow>(options.threads, THREAD, {
            defaults,
            environment: { ...terminal.environment },
          } satisfies ThreadSettings)
    try {
      await planAll(batch, before, planners)
    } finally {
      await planners.close()
    }
  } finally {
    result?.close()
  }
}

const ndjsonOf = ({ ndjson }: BatchOptions) => (ndjson ? 'ndjson' : undefined)
const inputFormat = (options: BatchOptions) => ndjsonOf(options) ?? options.inputFormat

/** The rows of this run, and the columns of the first one. @throws UsageError for invalid columns */
async function begun(
  input: Rows,
  outFormat: LineFormat,
  shard: Shard | undefined,
  terminal: Terminal,
  seen: SeenTypes | null,
) {
  const reader = rowReader()
  const all = input.rows[Symbol.asyncIterator]()
  const first = input.columns === null ? await all.next() : null
  const columns = input.columns ?? (first!.done ? [] : first!.value.columns)
  if (input.columns !== null) {
    reader.has(columns)
    requireEnds(columns, reader)
    layoutOf(columns)
    if (outFormat === 'ndjson') rejectSameNames(columns)
  }
  const note = unreadNote(columns, [reader])
  if (note !== null) terminal.note(note)
  async function* rows() {
    let number = 0
    for (let next = first ?? (await all.next()); !next.done; next = await all.next()) {
      const isMine = isOf(shard, number++)
      if (!isMine && seen === null) continue
      const row = checked(next.value, outFormat === 'csv' ? columns : null)
      if (input.columns === null && seen !== null) see(row, seen)
      if (isMine) yield row
    }
  }
  return { columns, rows: rows() }
}

/** Takes notice of a row for the types of its columns. A line that cannot be read is named by its number. */
function see({ columns, cells, line }: Row, seen: SeenTypes): void {
  if (columns.length > 0) seen.see(columns, cells)
  else seen.see(['line'], [line])
}

function isOf(shard: Shard | undefined, row: number): boolean {
  return shard === undefined || row % shard.of === shard.number
}

async function layoutFor(
  input: Rows,
  shard: Shard | undefined,
  seen: SeenTypes | null,
): Promise<() => ParquetLayout> {
  if (seen === null) return () => ({ columns: [] })
  return parquetLayout(input, seen, RESULT_KINDS, (row) => isOf(shard, row))
}

/** @throws UsageError if the header lacks a column for the place of one of the ends */
function requireEnds(columns: readonly string[], reader: ReturnType<typeof rowReader>): void {
  const fields = reader.has(columns)
  for (const end of ['origin', 'destination'] as const) {
    if (tellsPlace((field) => fields.has(`${end}.${field}`))) continue
    throw new UsageError(
      `A column is missing: "${end}", "${end}_unlocode", "${end}_name", or "${end}_latitude" and ` +
        `"${end}_longitude". The first line has: ${columns.join(', ')}.`,
    )
  }
}

function rejectSameNames(columns: readonly string[]): void {
  const twice = columns.find((name, at) => columns.indexOf(name) !== at)
  if (twice === undefined) return
  throw new UsageError(
    `Two columns are named "${twice}", but names must be unique. Rename one of them.`,
  )
}

/** The row with its own columns, or with the reason why the result cannot contain it unchanged. */
function checked(row: Row, columns: readonly string[] | null): Row {
  if (columns === row.columns || row.fault !== undefined) return row
  const fault = faultOf(row, columns)
  if (fault === null) return row
  // Keeps as much as possible, so that the caller recognises the row.
  const kept = row.columns.filter(
    (name) => isFree(name) && (columns === null || columns.includes(name)),
  )
  return { ...row, columns: kept, cells: kept.map((n) => row.cells[row.columns.indexOf(n)]), fault }
}

function faultOf(row: Row, columns: readonly string[] | null): string | null {
  const surplus = columns && row.columns.find((name) => !columns.includes(name))
  if (surplus)
    return `It has the field "${surplus}", which the first row does not have. Write NDJSON instead.`
  try {
    layoutOf(row.columns)
    return null
  } catch (error) {
    if (error instanceof UsageError) return error.message
    throw error
  }
}

/** Writes the header of a new result, or finds where an interrupted run stopped. */
async function takeUp(
  { rows, writer, result, terminal }: Batch,
  format: LineFormat,
): Promise<Before> {
  const { head } = writer
  if (result?.isBegun) {
    const before = await passDone(result, rows, { head, format }, terminal)
    if (before.rows > 0) terminal.note(`Resuming after row ${grouped(before.rows)}.`)
    return before
  }
  return NOTHING_BEFORE
}

async function planAll(
  { input, rows, writer, result, layout, terminal, options }: Batch,
  before: Before,
  planners: Planners,
): Promise<void> {
  const write = result === null ? terminal.pour : async (line: string) => result.add(line)
  if (writer.head !== null && !result?.isBegun) await write(writer.head)
  const progress = new Progress(0, before.rows, terminal)
  const failures = new Failures(terminal)
  let done = before.rows
  await planInOrder(rows, planners, async (row: Row, { values, error }: PlannedRow) => {
    await write(writer.line(row, values))
    progress.rows(++done, input.share)
    if (error !== null) failures.add(row.line, error)
  })
  progress.end()
  failures.end()
  await result?.finish(layout)
  const found = { missing: 'route', where: 'the column "error"' }
  const failed = before.failed + failures.count
  const out = result === null ? undefined : options.out
  requireResults({ ...found, failed, total: done, out }, options, terminal)
}
