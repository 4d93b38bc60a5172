import { writeFile } from 'node:fs/promises'
import { Command, Option } from 'commander'
import { csvLine } from '../export-formats/csv.js'
import { KM_PER_NM } from '../geo/distance.js'
import type { PlannedMatrix } from '../planning/plan-matrix.js'
import { nauticalMiles, roundHours, roundKm } from '../planning/rounding.js'
import type { PortTable } from '../ports/table.js'
import { addFuelOptions, type FuelOptions, shipOf } from './answer-options.js'
import { UsageError } from './failure.js'
import { type Cell, OF_SHIP, requireRoutes, type ShipUnit } from './matrix-cells.js'
import { requireFree } from './out-folder.js'
import type { KnownPlace } from './places.js'
import {
  addPlanningOptions,
  addSouthLimit,
  departureOf,
  type PlanningOptions,
  requestedOptions,
  settingsOf,
} from './planning-options.js'
import { Progress } from './progress.js'
import { inWords } from './rejections.js'
import { CLOSED_HELP, PLACES } from './route.js'
import { ColumnReader, type Given, unreadNote } from './rows/columns.js'
import { STANDARD } from './rows/open-rows.js'
import { PLACE_COLUMNS, type PlaceField, readPlaceCells, tellsPlace } from './rows/place-cells.js'
import { requireCells } from './rows/row.js'
import type { OpenSea } from './sea.js'
import { readTable } from './table-file.js'
import type { Terminal } from './terminal.js'

const UNITS = ['km', 'nm', 'hours', ...OF_SHIP] as const
type Unit = (typeof UNITS)[number]

interface MatrixOptions extends PlanningOptions, FuelOptions {
  readonly out?: string
  readonly overwrite?: true
  readonly encoding?: string
  readonly unit: Unit
}

const AFTER_HELP = `
The first line of each file names its columns. Each row needs a place in one of these:
  port                  a place as below
  port_id, unlocode     exactly one port
  name, country         a full name, with the country if several ports share it
  latitude, longitude   degrees; take precedence over a name
"-" is standard input. A place is one of:${PLACES}
${CLOSED_HELP}

Cells without a route are empty; if there are any, the exit status is 1.

Examples:
  fairway matrix ports.csv --out matrix.csv
  fairway matrix origins.csv destinations.csv --unit nm --no-suez > matrix.csv`

/** Prints the distances from all places of a file to all places of the same or another file. */
export function matrixCommand(terminal: Terminal, open: OpenSea): Command {
  return addFuelOptions(addSouthLimit(addPlanningOptions(new Command('matrix'))))
    .description('Calculate distances between all ports or positions in a file.')
    .argument('<origins>', 'CSV file, one matrix row per line')
    .argument('[destinations]', 'places for the columns; default: same as the rows')
    .option('--out <file>', 'output file; default, or -: standard output')
    .option('--overwrite', 'replace an existing matrix')
    .option('--encoding <name>', 'encoding of the files, e.g. windows-1252; default: detected')
    .addOption(
      new Option('--unit <unit>', 'unit of the cells; fuel, CO2e and USD are for the whole ship')
        .choices(UNITS)
        .default('km'),
    )
    .addHelpText('after', AFTER_HELP)
    .action((origins: string, destinations: string | undefined, options: MatrixOptions) =>
      writeMatrix([origins, destinations ?? origins], options, terminal, open),
    )
}

async function writeMatrix(
  [originsFile, destinationsFile]: readonly [string, string],
  options: MatrixOptions,
  terminal: Terminal,
  open: OpenSea,
): Promise<void> {
  const out = options.out === STANDARD ? undefined : options.out
  if (out !== undefined) requireFree(out, options.overwrite === true)
  const vessel = shipOf(options)
  const settings = { ...settingsOf(options), vessel }
  const tables = await open.tables(terminal.environment)
  const read = (path: string) => readPlaces(path, tables.ports, options, terminal)
  const origins = await read(originsFile)
  const destinations = destinationsFile === originsFile ? origins : await read(destinationsFile)
  const { router } = await open.sea(terminal.environment, settings.resolutionKm)
  const { planPreparedMatrix, prepareMatrix, hoursOfCells } = await import(
    '../planning/plan-matrix.js'
  )
  const { EMISSIONS_QUANTITIES } = await import('../planning/vessel-emissions.js')
  const { TIMES } = await import('../planning/matrix-cells.js')
  const grid = {
    ...settings,
    origins: origins.map(({ place }) => place),
    destinations: destinations.map(({ place }) => place),
    ...departureOf(options),
  }
  const prepared = inWordsOf(options, () => prepareMatrix(grid, tables))
  const { speed } = prepared
  const isOfShip = OF_SHIP.some((unit) => unit === options.unit)
  const factors = isOfShip ? await open.factors(terminal.environment) : null
  if (options.unit === 'usd' && options.fuelPrice === undefined) {
    throw new UsageError('--unit usd needs a price: add --fuel-price.')
  }
  const { cellsOfShip } = await import('./matrix-fuel.js')
  const use = {
    vessel,
    speedKmh: speed.speedKmh,
    fuelPriceUsdPerTonne: options.fuelPrice ?? null,
  }
  const remarksOfShip = new Set<string>()

  const progress = new Progress(origins.length, 0, terminal)
  const planned = planPreparedMatrix(
    prepared,
    { ...tables, router },
    isOfShip ? EMISSIONS_QUANTITIES : TIMES,
    (row) => progress.at(row),
  )
  progress.end()
  const { cells } = planned.routed
  const values = {
    km: () => cells.distanceKm.map(roundKm),
    nm: () => cells.distanceKm.map(nauticalMiles),
    hours: () => hoursOfCells(planned).map(roundHours),
  }
  const figures =
    factors === null
      ? values[options.unit as keyof typeof values]()
      : cellsOfShip(cells, options.unit as ShipUnit, { use, factors, remarks: remarksOfShip })
  const rows = rowsOf(figures, planned)
  const lines = [
    csvLine([options.unit, ...destinations.map(({ label }) => label)]),
    ...rows.map((row, at) => csvLine([origins[at]!.label, ...row.map(numberOrNull)])),
  ]
  const { matrixRemarks } = await import('./matrix-remarks.js')
  const asked = { ...requestedOptions(options), isLonLat: options.lonlat === true }
  const remarks = matrixRemarks(planned, { origins, destinations }, asked)
  for (const remark of [...remarks, ...remarksOfShip]) terminal.note(remark)
  if (speed.source !== 'request' && (isOfShip || options.unit === 'hours')) {
    terminal.note(`Speed: ${Number((speed.speedKmh / KM_PER_NM).toFixed(1))} kn, as none is given.`)
  }
  if (options.fuelPrice !== undefined && options.unit !== 'usd') {
    terminal.note(`--fuel-price has no effect on --unit ${options.unit}.`)
  }
  if (out === undefined) for (const line of lines) terminal.say(line)
  else await writeFile(out, `${lines.join('\n')}\n`)
  requireRoutes(rows, origins, destinations)
}

/** The result of some work. Its errors are expressed in terms of the command line. */
function inWordsOf<Result>(options: MatrixOptions, work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    throw inWords(error, requestedOptions(options))
  }
}

/** The figures row by row; a cell without a route has the reason instead. */
function rowsOf(
  figures: Float64Array,
  { rows, columns, unreachable }: Pick<PlannedMatrix, 'rows' | 'columns' | 'unreachable'>,
): Cell[][] {
  const cells = Array.from({ length: rows }, (_, row): Cell[] =>
    Array.from(figures.subarray(row * columns, (row + 1) * columns)),
  )
  for (const { origin, destination, code } of unreachable) cells[origin]![destination] = code
  return cells
}

function numberOrNull(cell: Cell): number | null {
  return typeof cell === 'number' ? cell : null
}

interface LabelledPlace {
  readonly label: string
  readonly place: KnownPlace
}

/** @throws UsageError that names every line at fault */
async function readPlaces(
  path: string,
  ports: PortTable,
  { lonlat, encoding }: MatrixOptions,
  terminal: Terminal,
): Promise<LabelledPlace[]> {
  const { columns, rows, hasDecimalCommas } = await readTable(path, terminal, encoding)
  const reader = new ColumnReader<PlaceField>(PLACE_COLUMNS)
  requirePlace(reader.has(columns), columns)
  const note = unreadNote(columns, [reader])
  if (note !== null) terminal.note(note)
  const reading = { ports, isLonLat: lonlat === true, hasDecimalCommas }
  const faults: string[] = []
  const places = rows.flatMap((row) => {
    try {
      requireCells(row, columns)
      const given = reader.read({ ...row, columns })
      return [{ label: labelOf(given), place: readPlaceCells(given, 'place', reading) }]
    } catch (error) {
      if (!(error instanceof UsageError)) throw error
      faults.push(`  line ${row.line}: ${error.message}`)
      return []
    }
  })
  if (faults.length > 0) throw new UsageError(`${path} has invalid rows:\n${faults.join('\n')}`)
  if (places.length === 0) throw new UsageError(`${path} has no rows below its first line.`)
  return places
}

function requirePlace(fields: ReadonlySet<PlaceField>, columns: readonly string[]): void {
  if (tellsPlace((field) => fields.has(field))) return
  throw new UsageError(
    `A column is missing: "port", "unlocode", "name", or "latitude" and "longitude". ` +
      `The first line has: ${columns.join(', ')}.`,
  )
}

/** The name of a row's place in messages. */
function labelOf(given: Given<PlaceField>): string {
  const { name, place, unlocode, port_id, latitude, longitude } = given
  return String(name ?? place ?? unlocode ?? port_id ?? `${latitude},${longitude}`)
}
