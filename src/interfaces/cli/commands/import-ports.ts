import type { Position } from '../../../engine/geo/position.js'
import { PointOnLandError } from '../../../engine/routing/errors.js'
import type { RouteRequest, Router } from '../../../engine/routing/request.js'
import { type Imported, importPorts } from '../../../ports/import.js'
import { unlocodeColumns } from '../../../ports/names/published-unlocode.js'
import { type PortRecord, PortRowReader, type RejectedRow } from '../../../ports/port-records.js'
import { openOwnPorts, saveOwnPorts } from '../../../runtime/loading/own-ports.js'
import { readBuiltPorts } from '../../../runtime/loading/tables.js'
import { UsageError } from '../../../tables/text/failure.js'
import { grouped } from '../../../tables/text/quantities.js'
import type { Terminal } from '../../../tables/text/terminal.js'
import { onOneLine } from '../../../tables/text/visible.js'
import { readTable, type TableFile } from '../files/table-file.js'
import { folderOf, type OpenSea } from '../sea.js'
import { countryFinder } from './countries.js'

export interface ImportOptions {
  readonly dryRun?: true
  readonly replace?: true
}

/** The default resolution of a route. */
const RESOLUTION_KM = 20
/** Maximum number of characters shown of a cell or a reason: rejected text may have any length. */
const MAX_SHOWN = 200

/**
 * Imports the ports of a file into the data folder, and reports each rejected row.
 * @throws Error if a row was rejected, after all others have been imported
 */
export async function importPortFile(
  file: string,
  { dryRun, replace }: ImportOptions,
  terminal: Terminal,
  open: OpenSea,
): Promise<void> {
  const folder = folderOf(terminal.environment)
  const given = await readTable(file, terminal)
  if (given.rows.length === 0) throw new UsageError(`${file} has no rows below its first line.`)
  const { records, rejected, others } = readRecords(given)
  const { router } = await open.sea(terminal.environment, RESOLUTION_KM)
  const table = await readBuiltPorts(folder)
  const imported = importPorts(records, {
    table,
    own: await openOwnPorts(folder),
    findCountry: countryFinder(table),
    waterKm: (position) => waterKm(router, position),
    replace: replace === true,
  })
  const all = [...rejected, ...imported.rejected].sort((a, b) => a.line - b.line)
  for (const row of all) terminal.say(rejection(row))
  for (const line of summary(imported, all.length, others)) terminal.say(line)
  if (dryRun === true) terminal.say('Nothing was written (--dry-run).')
  else {
    const path = await saveOwnPorts(folder, imported.own)
    terminal.say(`Written to ${path}. Restart services to load it.`)
  }
  if (all.length > 0) throw new Error(failures(all.length, given.rows.length))
}

function rejection({ line, name, reason }: RejectedRow): string {
  return `line ${line}: ${onOneLine(name, MAX_SHOWN) || '–'}: ${onOneLine(reason, MAX_SHOWN)}`
}

function failures(rejected: number, total: number): string {
  return `${grouped(rejected)} of ${grouped(total)} rows were rejected. Correct them and import the file again.`
}

/** A table with a line of names, also of a list that is published without one. */
function named(given: TableFile): TableFile {
  const columns = unlocodeColumns(given.columns)
  if (columns === null) return given
  return { ...given, columns, rows: [{ line: 1, cells: [...given.columns] }, ...given.rows] }
}

function readRecords(given: TableFile) {
  const { columns, rows } = named(given)
  const reader = new PortRowReader(columns)
  const records: PortRecord[] = []
  const rejected: RejectedRow[] = []
  let others = 0
  for (const { cells, line } of rows) {
    const read = reader.read(cells, line)
    if (read.kind === 'port') records.push(read.record)
    else if (read.kind === 'rejected') rejected.push(read.rejected)
    else others += 1
  }
  return { records, rejected, others }
}

function waterKm(router: Router, position: Position): number | null {
  const end = { position }
  const question: RouteRequest = {
    origin: end,
    destination: end,
    resolutionKm: RESOLUTION_KM,
    closed: [],
    date: '2000-01-01',
  }
  try {
    return router.route(question).origin.distanceKm
  } catch (error) {
    if (error instanceof PointOnLandError) return error.distanceKm
    throw error
  }
}

function summary(
  { added, known, renamed, replaced }: Imported,
  rejected: number,
  others: number,
): string[] {
  const first = added[0]?.id
  const last = added.at(-1)?.id
  const ids =
    first === undefined ? '' : first === last ? `, id ${first}` : `, ids ${first} to ${last}`
  return [
    `${grouped(added.length)} ports added${ids}`,
    ...(replaced > 0 ? [`${grouped(replaced)} ports replaced`] : []),
    `${grouped(known)} rows of known ports, ${grouped(renamed)} of which got new names`,
    ...(others > 0 ? [`${grouped(others)} rows that are not seaports`] : []),
    `${grouped(rejected)} rows rejected`,
  ]
}
