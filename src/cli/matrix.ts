import { writeFile } from 'node:fs/promises'
import { Command, Option } from 'commander'
import { csvLine } from '../export-formats/csv.js'
import type { PortTable } from '../ports/table.js'
import type { RouteEnd } from '../routing/types.js'
import { nauticalMiles, roundHours, roundKm } from '../service/planning/numbers.js'
import { UsageError } from './failure.js'
import { requireOutFolder } from './out-folder.js'
import { endOf } from './places.js'
import { addPlanningOptions, type PlanningOptions, settingsOf } from './planning-options.js'
import { Progress } from './progress.js'
import { PLACES } from './route.js'
import type { OpenSea } from './sea.js'
import { PlaceReader, readTable } from './table-file.js'
import type { Terminal } from './terminal.js'

const UNITS = ['km', 'nm', 'hours'] as const
type Unit = (typeof UNITS)[number]

interface MatrixOptions extends PlanningOptions {
  readonly out?: string
  readonly unit: Unit
}

const COLUMNS = {
  place: ['port', 'place', 'name', 'unlocode'],
  latitude: ['latitude', 'lat'],
  longitude: ['longitude', 'lon'],
}

const AFTER_HELP = `
The first line of each file names its columns: "port" (or place, name, unlocode) with in each cell a place,
or "latitude" and "longitude". A place is one of${PLACES}

Cells without a route stay empty, and the exit status is 1.

Examples:
  fairway matrix ports.csv --out matrix.csv
  fairway matrix origins.csv destinations.csv --unit nm --no-suez > matrix.csv`

/** Distances from all places of a file to all of the same or another one. */
export function matrixCommand(terminal: Terminal, open: OpenSea): Command {
  return addPlanningOptions(new Command('matrix'))
    .description('Distances between all ports or positions of a file.')
    .argument('<origins>', 'a CSV file, a row of the matrix for each of its rows')
    .argument('[destinations]', 'another one for the columns; without it the same')
    .option('--out <file>', 'where the matrix goes; without it to the standard output')
    .addOption(new Option('--unit <unit>', 'of the cells').choices(UNITS).default('km'))
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
  if (options.out !== undefined) requireOutFolder(options.out)
  const settings = settingsOf(options)
  const tables = await open.tables(terminal.environment)
  const read = (path: string) => readPlaces(path, tables.ports, options.lonlat === true)
  const origins = await read(originsFile)
  const destinations = destinationsFile === originsFile ? origins : await read(destinationsFile)
  const { router } = await open.sea(terminal.environment, settings.resolution_km!)
  const { closuresOf, querySettings } = await import('./calculate.js')
  const { speedOf } = await import('../service/planning/speed.js')
  const query = querySettings(settings, closuresOf(settings, tables), options.depart ?? Date.now())
  const cellOf = cellIn(options.unit, speedOf(settings).speedKmh)

  const progress = new Progress(origins.length, 0, terminal)
  const lines = [csvLine([options.unit, ...destinations.map(({ label }) => label)])]
  let empty = 0
  for (const [done, { label, end }] of origins.entries()) {
    progress.at(done)
    const ends = destinations.map((destination) => destination.end)
    const { distancesKm, unreachable } = router.matrix({
      ...query,
      origins: [end],
      destinations: ends,
    })
    empty += unreachable.length
    lines.push(csvLine([label, ...Array.from(distancesKm, cellOf)]))
  }
  progress.end()
  if (options.out === undefined) for (const line of lines) terminal.say(line)
  else await writeFile(options.out, `${lines.join('\n')}\n`)
  if (empty > 0) {
    throw new Error(`${empty} of ${origins.length * destinations.length} cells have no route.`)
  }
}

interface LabelledEnd {
  readonly label: string
  readonly end: RouteEnd
}

/** @throws UsageError that names every line at fault */
async function readPlaces(
  path: string,
  ports: PortTable,
  isLonLat: boolean,
): Promise<LabelledEnd[]> {
  const table = await readTable(path)
  const reader = new PlaceReader(table, COLUMNS, ports, isLonLat)
  const faults: string[] = []
  const places = table.rows.flatMap((row) => {
    try {
      return [{ label: reader.textOf(row), end: endOf(reader.read(row)) }]
    } catch (error) {
      if (!(error instanceof UsageError)) throw error
      faults.push(`  line ${row.line}: ${error.message}`)
      return []
    }
  })
  if (faults.length > 0) throw new UsageError(`${path} has rows at fault:\n${faults.join('\n')}`)
  if (places.length === 0) throw new UsageError(`${path} has no rows below its first line.`)
  return places
}

function cellIn(unit: Unit, speedKmh: number): (km: number) => number | null {
  return (km) => {
    if (Number.isNaN(km)) return null
    if (unit === 'hours') return roundHours(km / speedKmh)
    return unit === 'nm' ? nauticalMiles(km) : roundKm(km)
  }
}
