import { Command } from 'commander'
import type { CsvRow } from '../emissions/pack/csv.js'
import { type CsvCell, csvLine } from '../export-formats/csv.js'
import { RESULT_COLUMNS } from './batch-columns.js'
import { UsageError } from './failure.js'
import {
  addPlanningOptions,
  askedOf,
  PLANNING_NAMES,
  type PlanningOptions,
  settingsOf,
} from './planning-options.js'
import { Progress } from './progress.js'
import { grouped } from './quantities.js'
import { ResultFile } from './result-file.js'
import { CLOSED_HELP, PLACES } from './route.js'
import type { OpenSea } from './sea.js'
import { readTable, type TableFile } from './table-file.js'
import type { Terminal } from './terminal.js'
import type { VoyagePlanner } from './voyages.js'

interface BatchOptions extends PlanningOptions {
  readonly out?: string
}

/** More faults than this stand in the result only. */
const MAX_NOTES = 20

const AFTER_HELP = `
The first line of the file names its columns: "origin" and "destination" with in each cell a place,
or "origin_latitude" and "origin_longitude", and the same for the destination. Other columns are kept;
no other column may have the name of an option, because options apply to all rows.

A place is one of${PLACES}
${CLOSED_HELP}

The result has the same rows in the same order with these columns behind them:
  ${RESULT_COLUMNS.join(', ')}

A row that can't be planned says why in the last one; then the exit status is 1. An interrupted run
goes on where it stopped when the same command is given again.

Examples:
  fairway batch voyages.csv --out result.csv
  fairway batch voyages.csv --no-suez --speed 16kn > cape.csv`

/** Routes for all rows of a file. */
export function batchCommand(terminal: Terminal, open: OpenSea): Command {
  return addPlanningOptions(new Command('batch'))
    .description('Plan a route for every row of a file.')
    .argument('<voyages>', 'a CSV file')
    .option('--out <file>', 'where the result goes; without it to the standard output')
    .addHelpText('after', AFTER_HELP)
    .action((voyages: string, options: BatchOptions) =>
      planVoyages(voyages, options, terminal, open),
    )
}

async function planVoyages(
  path: string,
  options: BatchOptions,
  terminal: Terminal,
  open: OpenSea,
): Promise<void> {
  const table = await readTable(path)
  const columns = allColumns(table)
  const settings = settingsOf(options)
  const tables = await open.tables(terminal.environment)
  const result = options.out === undefined ? null : new ResultFile(options.out, columns)
  try {
    const sea = { ...tables, ...(await open.sea(terminal.environment, settings.resolutionKm)) }
    const before = result?.before ?? []
    const departureMs = options.depart ?? departureOf(before, columns) ?? Date.now()
    const { VoyagePlanner } = await import('./voyages.js')
    const isLonLat = options.lonlat === true
    const planner = new VoyagePlanner(
      { table, settings, asked: askedOf(options), departureMs, isLonLat },
      sea,
    )
    const difference = differenceOf(before, table, planner.constants)
    if (difference !== null) result!.refuse(difference)

    if (result === null) terminal.say(csvLine(columns))
    const add = (cells: readonly CsvCell[]) =>
      result === null ? terminal.say(csvLine(cells)) : result.add(cells)
    const failed = planRows({ table, planner, before, columns, terminal, add })
    result?.finish()
    if (failed > 0) throw new Error(failures(failed, table.rows.length, options.out))
  } finally {
    result?.close()
  }
}

function failures(failed: number, total: number, out: string | undefined): string {
  const where = `the column "error"${out === undefined ? '' : ` of ${out}`}`
  return `${grouped(failed)} of ${grouped(total)} rows have no route: see ${where}.`
}

interface Work {
  readonly table: TableFile
  readonly planner: VoyagePlanner
  readonly before: readonly CsvRow[]
  readonly columns: readonly string[]
  readonly terminal: Terminal
  readonly add: (cells: readonly CsvCell[]) => void
}

/** @returns how many rows have no route, in this run and the interrupted ones */
function planRows({ table, planner, before, columns, terminal, add }: Work): number {
  const { rows } = table
  const progress = new Progress(rows.length, before.length, terminal)
  let failed = before.filter(({ cells }) => cells[columns.length - 1] !== '').length
  if (before.length > 0) terminal.note(`Going on behind row ${grouped(before.length)}.`)
  let noted = 0
  for (let at = before.length; at < rows.length; at++) {
    progress.at(at)
    const row = rows[at]!
    const { cells, error } = planner.plan(row)
    add([...inputCells(row, table), ...cells])
    if (error === null) continue
    failed++
    if (noted++ < MAX_NOTES) terminal.note(`line ${row.line}: ${error}`)
  }
  progress.end()
  if (noted > MAX_NOTES) terminal.note(`and ${grouped(noted - MAX_NOTES)} more`)
  return failed
}

/** @throws UsageError for names that would stand there twice, or promise what no column does */
function allColumns({ columns }: TableFile): string[] {
  const ignored = columns.find((name) => PLANNING_NAMES.includes(optionLike(name)))
  if (ignored !== undefined) {
    throw new UsageError(
      `The column "${ignored}" has the name of an option, and options apply to all rows. ` +
        'Give the option beside the file, and rename the column or leave it out.',
    )
  }
  const twice = columns.filter((name) => RESULT_COLUMNS.includes(name.toLowerCase()))
  if (twice.length > 0) {
    throw new UsageError(
      `The result has columns of its own named ${twice.join(', ')}. Rename them.`,
    )
  }
  return [...columns, ...RESULT_COLUMNS]
}

/** `Size_Class` as `size-class`, `no_suez` as `suez`. */
function optionLike(column: string): string {
  return column
    .toLowerCase()
    .replaceAll(/[\s_]+/g, '-')
    .replace(/^no-/, '')
}

/** As many cells as there are columns. */
function inputCells({ cells }: CsvRow, { columns }: TableFile): string[] {
  return columns.map((_, at) => cells[at] ?? '')
}

/** The day that an interrupted run has planned for. */
function departureOf(before: readonly CsvRow[], columns: readonly string[]): number | null {
  const day = before.at(-1)?.cells[columns.indexOf('departure')]
  return day === undefined ? null : Date.parse(day)
}

/** Why rows that were done before are none of this run; null if they are. */
function differenceOf(
  before: readonly CsvRow[],
  table: TableFile,
  constants: Readonly<Record<string, string>>,
): string | null {
  if (before.length > table.rows.length) return 'it has more rows than the voyages'
  const width = table.columns.length
  const other = before.findIndex(
    ({ cells }, at) =>
      csvLine(cells.slice(0, width)) !== csvLine(inputCells(table.rows[at]!, table)),
  )
  if (other >= 0) return `its row ${other + 1} is not that of the voyages`
  const last = before.at(-1)
  if (last === undefined) return null
  const changed = Object.entries(constants).find(
    ([name, value]) => last.cells[width + RESULT_COLUMNS.indexOf(name)] !== value,
  )
  return changed === undefined ? null : `it was planned with another ${changed[0]}`
}
