import { utcDay } from '../../../base/utc.js'
import { type FieldProblem, validationFailed } from '../../../contract/problems/problem.js'
import type { RowFormatName } from '../../../contract/schemas/common.js'
import { findProblems } from '../../../contract/validation/check.js'
import {
  findUnknownFields,
  unknownFieldProblem,
} from '../../../contract/validation/unknown-fields.js'
import type { BodyColumns } from '../../../tables/bodies/body-columns.js'
import { BodyReader } from '../../../tables/bodies/body-reader.js'
import { orderIn, withImplied } from '../../../tables/bodies/implied-columns.js'
import { tellingFaults } from '../../../tables/bodies/telling-cells.js'
import type { CommandRequest, RequestJson } from '../../../tables/fields/request-body.js'
import { failureOf, pathOf, valueAt } from '../../../tables/fields/wording.js'
import { requireAccounted } from '../../../tables/read/accounted.js'
import { SeenTypes } from '../../../tables/read/column-types.js'
import { requireStated } from '../../../tables/read/columns.js'
import { assumedPoints, withMarks } from '../../../tables/read/number-marks.js'
import { openRows, RESULT_ENDINGS, resultFormat } from '../../../tables/read/open-rows.js'
import type { Rows } from '../../../tables/read/row.js'
import { UsageError } from '../../../tables/text/failure.js'
import { isFile, namedFormat } from '../../../tables/text/out-format.js'
import { grouped } from '../../../tables/text/quantities.js'
import type { Terminal } from '../../../tables/text/terminal.js'
import { groupsOf, inOrder } from '../../../tables/write/in-order.js'
import { isFeatures, isForMaps, lineFormat } from '../../../tables/write/row-formats.js'
import { withDistantFiles } from '../files/distant-files.js'
import type { TableOptions } from '../files/table-command.js'
import { requireWriter } from '../missing-part.js'
import { Progress } from '../reports/progress.js'
import type { OpenSea } from '../sea.js'
import { dryRun } from './dry-run.js'
import { Failures, requireResults } from './failures.js'
import { type Item, isOf, openItems } from './items.js'
import { ERROR, type ResultType, withColumns } from './kind.js'
import {
  type Before,
  NOTHING_BEFORE,
  type Resumed,
  requireSameConditions,
  skipDone,
} from './resume.js'
import { KINDS, type RowSettings, RowWork } from './row-work.js'
import { here, onThreads, type Workers } from './workers.js'
import { fileLayout } from './write/file-layout.js'
import { ResultFile } from './write/result-file.js'
import { ResultLayouts } from './write/result-layout.js'
import { answerWriter, csvWriter, recordWriter } from './write/result-writer.js'
import { convert } from './write/written-file.js'

/** A command that calculates every row of a table. */
export interface TableCommand {
  readonly kind: 'route' | 'estimate'
  readonly path: string
  /** Defaults for every row. */
  readonly request: CommandRequest
  readonly options: TableOptions
}

/** More words of a file's own than these are no news. */
const MAX_TOLD = 20

interface Run extends Omit<Resumed, 'result'> {
  readonly input: Rows
  readonly items: AsyncIterator<Item>
  /** Null for the standard output. */
  readonly result: ResultFile | null
  /** Makes the result of its lines; null if they are the result. */
  readonly convert: Parameters<ResultFile['finish']>[0]
  readonly options: TableOptions
  /** Defaults for every row. */
  readonly base: RequestJson
  readonly terminal: Terminal
}

/** Calculates every row of a table. @throws Error after the last row if some rows have no result */
export async function runTable(
  command: TableCommand,
  terminal: Terminal,
  open: OpenSea,
): Promise<void> {
  const { path, options } = command
  await withDistantFiles({ inputs: [path], ...options }, terminal, async ([copy], out) => {
    const here = out === undefined ? options : { ...options, out }
    await runHere({ ...command, path: copy!, options: here }, terminal, open)
  })
}

async function runHere(
  { kind: asIs, path, request, options }: TableCommand,
  terminal: Terminal,
  open: OpenSea,
): Promise<void> {
  const { out, overwrite, ndjson, encoding, sheet, shard, fields } = options
  const named = namedFormat(out, ndjson ? 'ndjson' : options.format, RESULT_ENDINGS)
  const inputFormat = ndjson ? 'ndjson' : options.inputFormat
  const table = await openRows(path, { format: inputFormat, encoding, sheet }, terminal)
  const input = await withMarks(table)
  const outFormat = resultFormat(out, named, input.format)
  await requireWriter(outFormat)
  const name = nameOf(asIs, outFormat, options.geometry !== undefined)
  const whole = KINDS[name]
  requireDefaults(whole.columns, request)
  const format = lineFormat(outFormat)
  const isJson = input.columns === null
  const hasAnswers = whole.answers !== undefined && outFormat === 'ndjson'
  const kind = hasAnswers ? whole : withColumns(whole, fields)
  if (!isJson) requireStated(options, input.columns)
  const byName = isJson ? options : withImplied(input, options, kind.columns)
  const reader = new BodyReader(kind.columns, byName)
  if (!isJson) {
    const unread = reader.unread(input.columns, request.body, input.sample)
    requireAccounted(unread)
    kind.requireColumns(input.columns, reader, request.body)
    if (kind.columns.figures.includes('unit'))
      requireAccounted({ faults: tellingFaults(input, reader, unread.ignored, request.body) })
  }
  const reading: RowSettings = {
    kind: name,
    base: request.body,
    isLonLat: options.lonlat === true,
    hasDecimalCommas: input.hasDecimalCommas,
    dateOrder: options.dateOrder ?? orderIn(input, byName, kind.columns),
    points: options.points,
    marks: input.marks,
    named: { columns: byName.columns, ignore: byName.ignore },
    isJson,
    hasAnswers,
    fields,
    tenths: options.tenths === true,
    day: utcDay(Date.now()),
    environment: { ...terminal.environment },
  }
  const numbers = (input.columns ?? []).filter((name) => reader.isNumber(name))
  for (const line of assumedPoints(numbers, reading)) terminal.note(line)
  if (options.dryRun)
    return dryRun(input, { reader, reading }, await RowWork.open(reading, open), terminal)
  const layouts = new ResultLayouts(kind, reader, isJson)
  const made = outFormat === 'parquet' || outFormat === 'fgb' ? outFormat : null
  const seen = made && new SeenTypes()
  const repeated = hasAnswers ? 'nothing' : kind.answers && isJson ? 'id' : 'row'
  const base = request.body
  const itemOptions = { repeated, format, shard, reader, layouts, base, seen } as const
  const { columns, items } = await openItems(input, itemOptions, terminal.note)
  const types = kind.results.map(({ name, type }): [string, ResultType] => [name, type])
  // Its columns are known when all rows have been read.
  const layout =
    seen &&
    (await fileLayout(input, seen, new Map([...types, [ERROR, 'text']]), (row) => isOf(shard, row)))
  const writer = hasAnswers
    ? answerWriter(kind)
    : format === 'csv'
      ? csvWriter(columns, layouts)
      : recordWriter(isFeatures(outFormat) ? outFormat : 'ndjson', layouts)
  const result = isFile(out) ? new ResultFile(out, format, overwrite === true) : null
  const isCorners = request.body['geometry'] === 'corners'
  const run: Run = {
    kind,
    reader,
    writer,
    format,
    input,
    items,
    result,
    convert: layout && ((part, whole) => convert(part, whole, made!, { ...layout(), isCorners })),
    options,
    base,
    terminal,
  }
  try {
    const before = await resume(run)
    const settings: RowSettings = { ...reading, day: before.day ?? reading.day }
    const isHere = options.threads === 1
    const work = isHere || before.last !== null ? await RowWork.open(settings, open) : null
    if (before.last !== null)
      await requireSameConditions(before.last, work!, { ...run, result: result! })
    const workers = isHere ? here(work!) : onThreads(options.threads, settings)
    try {
      await calculateAll(run, before, workers)
    } finally {
      await workers.close()
    }
  } finally {
    result?.close()
  }
}

/** The kind of a table, with lines if they are asked for. @throws UsageError where there are none */
function nameOf(
  name: TableCommand['kind'],
  format: RowFormatName,
  asksForLines: boolean,
): keyof typeof KINDS {
  if (!asksForLines && !isForMaps(format)) return name
  if (name !== 'route')
    throw new UsageError(`Only routes have lines: ${format} is for fairway batch.`)
  if (format !== 'csv') return 'line'
  throw new UsageError(
    'CSV has no lines: --geometry needs --out with .geojsonl, .geojsons, .fgb, .parquet or .ndjson.',
  )
}

/** @throws UsageError for defaults that no row can complete */
function requireDefaults({ schema, typed }: BodyColumns, request: CommandRequest): void {
  const { body } = request
  // A row may complete whatever is missing, but not correct a value.
  const isMine = ({ code, pointer }: FieldProblem) =>
    code === 'required'
      ? pointer === `#/${typed}/type`
      : !['object', 'undefined'].includes(typeof valueAt(pathOf(pointer), body))
  const problems = [
    ...findUnknownFields(schema, body).map(unknownFieldProblem),
    ...findProblems(schema, body).filter(isMine),
  ]
  if (problems.length > 0) throw failureOf(validationFailed(problems), request)
}

/** Writes the header of a new result, or finds where an interrupted run stopped. */
async function resume({ result, items, terminal, options, ...run }: Run): Promise<Before> {
  if (!result?.isBegun) return NOTHING_BEFORE
  if (options.fields !== undefined || options.tenths) {
    throw new UsageError(
      `${result.part} is from an interrupted run. Rows of --fields or --tenths do not show how they were calculated, so it cannot be resumed: remove it.`,
    )
  }
  const before = await skipDone(items, { ...run, result }, terminal)
  if (before.rows > 0) terminal.note(`Resuming after row ${grouped(before.rows)}.`)
  return before
}

async function calculateAll(
  { kind, reader, base, writer, input, items, result, convert, options, terminal }: Run,
  before: Before,
  workers: Workers,
): Promise<void> {
  const write = result === null ? terminal.pour : async (line: string) => result.add(line)
  if (writer.head !== null && !result?.isBegun) await write(writer.head)
  const progress = new Progress(0, before.rows, terminal)
  const failures = new Failures(terminal)
  const told = new Set<string>()
  let total = before.rows
  const groups = inOrder(groupsOf(items, workers.rowsAtOnce), workers.atOnce, async (some) => {
    const done = await workers.answer(some.map(({ row }) => row))
    return some.map((item, at) => ({ item, done: done[at]! }))
  })
  for await (const group of groups) {
    for (const { item, done } of group) {
      await write(writer.line(item, done))
      progress.rows(++total, input.share)
      if (done.error !== null) failures.add(item.row.line, done.error)
      else if (told.size < MAX_TOLD)
        for (const note of reader.ignoredIn(item.row, base).notes) told.add(note)
    }
  }
  progress.end()
  failures.end()
  for (const note of told) terminal.note(note)
  await result?.finish(convert)
  const failed = before.failed + failures.count
  const out = result === null ? undefined : options.out
  const found = { missing: kind.missing, where: writer.reasons, failed, total, out }
  requireResults(found, options, terminal)
}
