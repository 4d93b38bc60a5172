import { writeFile } from 'node:fs/promises'
import { Command, Option } from 'commander'
import { csvLine } from '../export-formats/csv.js'
import { nauticalMiles, roundHours, roundKm } from '../planning/rounding.js'
import type { PortTable } from '../ports/table.js'
import { UsageError } from './failure.js'
import { requireOutFolder } from './out-folder.js'
import type { KnownPlace } from './places.js'
import { addPlanningOptions, type PlanningOptions, settingsOf } from './planning-options.js'
import { Progress } from './progress.js'
import { CLOSED_HELP, PLACES } from './route.js'
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
${CLOSED_HELP}

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
  const { router } = await open.sea(terminal.environment, settings.resolutionKm)
  const { prepareMatrix } = await import('../planning/plan-matrix.js')
  const { request, speed } = prepareMatrix(
    {
      ...settings,
      origins: origins.map(({ place }) => place),
      destinations: destinations.map(({ place }) => place),
      date: new Date(options.depart ?? Date.now()).toISOString().slice(0, 10),
    },
    tables,
  )
  const cellOf = cellIn(options.unit, speed.speedKmh)

  const progress = new Progress(origins.length, 0, terminal)
  const lines = [csvLine([options.unit, ...destinations.map(({ label }) => label)])]
  let empty = 0
  for (const [done, { label }] of origins.entries()) {
    progress.at(done)
    // Row by row, so that it can be seen how far it is.
    const row = { ...request, origins: request.origins.slice(done, done + 1) }
    const { distancesKm, unreachable } = router.matrix(row)
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

interface LabelledPlace {
  readonly label: string
  readonly place: KnownPlace
}

/** @throws UsageError that names every line at fault */
async function readPlaces(
  path: string,
  ports: PortTable,
  isLonLat: boolean,
): Promise<LabelledPlace[]> {
  const table = await readTable(path)
  const reader = new PlaceReader(table, COLUMNS, ports, isLonLat)
  const faults: string[] = []
  const places = table.rows.flatMap((row) => {
    try {
      return [{ label: reader.textOf(row), place: reader.read(row) }]
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
