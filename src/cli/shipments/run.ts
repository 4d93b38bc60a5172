import { csvLine } from '../../export-formats/csv.js'
import { parquetLayout } from '../batch/parquet-layout.js'
import { planInOrder } from '../batch/pipeline.js'
import { type Planners, planOnThreads } from '../batch/planners.js'
import { ResultFile } from '../batch/result-file.js'
import { isObject, type RequestJson, requestOf } from '../estimate-body.js'
import { Estimator, warnOfPacks, withShipTable } from '../estimator.js'
import { UsageError } from '../failure.js'
import { requireFree } from '../out-folder.js'
import { Progress } from '../progress.js'
import { SeenTypes } from '../rows/column-types.js'
import { type ColumnReader, columnKey, unreadNote } from '../rows/columns.js'
import { Failures, requireResults } from '../rows/failures.js'
import { isFile, openRows, requireSameFormat, resultFormat } from '../rows/open-rows.js'
import type { Rows, TableFormat } from '../rows/row.js'
import type { OpenSea } from '../sea.js'
import type { Terminal } from '../terminal.js'
import { SHIPMENT_COLUMNS, SHIPMENT_KINDS } from './columns.js'
import { idOfRow, shipmentReader } from './rows.js'
import { pathOfField, QUANTITIES } from './units.js'
import { type DoneShipment, type NumberedRow, type ShipmentSettings, ShipmentWork } from './work.js'

export interface ShipmentsOptions {
  readonly out?: string
  readonly overwrite?: true
  readonly inputFormat?: TableFormat
  readonly format?: TableFormat
  readonly encoding?: string
  readonly threads: number
  readonly acceptFailedRows?: true
  readonly request?: RequestJson
  readonly shipTable?: string
  readonly lonlat?: true
  readonly [field: string]: unknown
}

/** Estimates every row of a table. @throws Error after the last row if some rows have no estimate */
export async function runShipments(
  path: string,
  options: ShipmentsOptions,
  terminal: Terminal,
  open: OpenSea,
): Promise<void> {
  const { out, overwrite, encoding, inputFormat } = options
  requireSameFormat(out, options.format)
  if (isFile(out)) requireFree(out, overwrite === true)
  const input = await openRows(path, { format: inputFormat, encoding }, terminal)
  const base = requestOf(options)
  checkColumns(input, base, terminal)
  const settings: ShipmentSettings = {
    format: resultFormat(out, options.format, input.format),
    columns: input.columns ?? [],
    isLonLat: options.lonlat === true,
    hasDecimalCommas: input.hasDecimalCommas,
    base,
  }
  const seen = new SeenTypes()
  const layout =
    settings.format === 'parquet'
      ? await parquetLayout(input, seen, SHIPMENT_KINDS)
      : () => ({ columns: [] })
  const result = isFile(out) ? new ResultFile(out, settings.format, true) : null
  const planners = await plannersOf(settings, options, terminal, open)
  try {
    const write = result === null ? terminal.pour : async (line: string) => result.add(line)
    const { done, failed } = await estimateAll(input, settings, seen, planners, write, terminal)
    await result?.finish(layout)
    const where = settings.format === 'ndjson' ? 'the member "problem"' : 'the column "error"'
    const found = { failed, total: done, missing: 'estimate', where, out }
    requireResults(found, options, terminal)
  } finally {
    result?.close()
    await planners.close()
  }
}

async function estimateAll(
  input: Rows,
  { format, columns }: ShipmentSettings,
  seen: SeenTypes,
  planners: Planners<NumberedRow, DoneShipment>,
  write: (line: string) => Promise<void>,
  terminal: Terminal,
) {
  if (format === 'csv') {
    await write(csvLine([...(columns.length > 0 ? columns : ['id']), ...SHIPMENT_COLUMNS]))
  }
  const progress = new Progress(0, 0, terminal)
  const failures = new Failures(terminal)
  let done = 0
  await planInOrder(numbered(input, seen), planners, async (row, { line, error }) => {
    await write(line)
    progress.rows(++done, input.share)
    if (error !== null) failures.add(row.line, error)
  })
  progress.end()
  failures.end()
  return { done, failed: failures.count }
}

/** Rows with their numbers. Of rows that name their own columns, a table repeats only the id. */
async function* numbered({ rows, columns }: Rows, seen: SeenTypes): AsyncGenerator<NumberedRow> {
  const reader = shipmentReader()
  let number = 0
  for await (const row of rows) {
    number++
    if (columns === null) seen.see(['id'], [idOfRow(row, reader) ?? number])
    yield { ...row, number }
  }
}

/** Estimates on this thread, or on threads that each open their own data. */
async function plannersOf(
  settings: ShipmentSettings,
  { threads, shipTable }: ShipmentsOptions,
  { environment: given, note }: Terminal,
  open: OpenSea,
): Promise<Planners<NumberedRow, DoneShipment>> {
  const environment = withShipTable(given, shipTable)
  const factors = await open.factors(environment)
  warnOfPacks(factors, { note })
  if (threads > 1) {
    const script = new URL('./thread.js', import.meta.url)
    return planOnThreads(threads, script, { settings, environment: { ...environment } })
  }
  const tables = await open.tables(environment)
  const estimator = new Estimator({ environment, open, tables, factors })
  const work = new ShipmentWork(settings, tables.ports, estimator)
  return {
    rowsAtOnce: 1,
    atOnce: 1,
    plan: (rows) => Promise.all(rows.map((row) => work.estimate(row))),
    close: async () => undefined,
  }
}

/** @throws UsageError */
function checkColumns({ columns }: Rows, base: RequestJson, { note }: Terminal): void {
  if (columns === null) return
  const reader = shipmentReader()
  reader.has(columns)
  const twice = columns.filter(
    (name) => SHIPMENT_COLUMNS.includes(columnKey(name)) && reader.fieldOf(name) === undefined,
  )
  if (twice.length > 0) {
    throw new UsageError(`The result already has columns named ${twice.join(', ')}. Rename them.`)
  }
  requireCargo(columns, reader, base)
  const unread = unreadNote(columns, [reader])
  if (unread !== null) note(unread)
}

/** Names of columns for an amount of cargo; the last ones count containers by their length. */
const LOOKS_LIKE_CARGO =
  /mass|weight|gewicht|tonn|tons?$|teu|ffe|feu|^(kg|kgs|lbs?|cbm|m3|qty|quantity|containers?|boxes)$|_(kg|lbs?|t)$|^\d\d_?('|ft|gp|dc|dv|hc|hq|rf|rh)/i

/** A file whose only amounts are in columns that are not read would fail in every row. @throws UsageError */
function requireCargo(
  columns: readonly string[],
  reader: ColumnReader<string>,
  { cargo }: RequestJson,
): void {
  const fields = columns.map((name) => reader.fieldOf(name))
  if (fields.some((field) => field !== undefined && QUANTITIES.has(pathOfField(field)))) return
  if (isObject(cargo) && ('teu' in cargo || 'mass_tonnes' in cargo)) return
  const unread = columns.filter(
    (name, at) => fields[at] === undefined && LOOKS_LIKE_CARGO.test(columnKey(name)),
  )
  if (unread.length === 0) return
  throw new UsageError(
    `The column ${unread.join(', ')} is not read. Cargo is in mass_tonnes (metric tonnes) or mass_kg, in teu or ffe (2 TEU).`,
  )
}
