import { type Command, Option } from 'commander'
import { MatrixRequestBody } from '../../../contract/schemas/matrix.js'
import type { JsonSchema } from '../../../contract/validation/json-schema.js'
import type { PortTable } from '../../../ports/table.js'
import { CommandRequest, placeJson } from '../../../tables/fields/request-body.js'
import { routeFields } from '../../../tables/fields/route-fields.js'
import { accounted, ignoredNote, requireAccounted } from '../../../tables/read/accounted.js'
import {
  ColumnReader,
  type Given,
  type NamedColumns,
  requireStated,
} from '../../../tables/read/columns.js'
import {
  PLACE_COLUMNS,
  type PlaceField,
  readPlaceCells,
  tellsPlace,
} from '../../../tables/read/place-cells.js'
import { UsageError } from '../../../tables/text/failure.js'
import { isFile, namedFormat } from '../../../tables/text/out-format.js'
import { requireKnown, type WrittenPlace } from '../../../tables/text/places.js'
import type { Terminal } from '../../../tables/text/terminal.js'
import {
  CLOSED_HELP,
  PLACES,
  type RequestOptions,
  requestCommand,
} from '../fields/request-command.js'
import { requireFree } from '../files/out-folder.js'
import { columnsOption, ignoreOption, threadsOption } from '../files/table-command.js'
import { readRows, readTable } from '../files/table-file.js'
import { openFor, resolutionOf } from '../reports/answer.js'
import { isOfShip, UNIT_TABLES, type Unit } from '../reports/matrix-cells.js'
import { type OpenSea, started } from '../sea.js'
import { type MatrixWork, runMatrix } from '../table/matrix-run.js'

export const MATRIX_FIELDS = routeFields(MatrixRequestBody as JsonSchema)

export interface MatrixOptions extends RequestOptions, NamedColumns {
  readonly acceptSuggestions?: boolean
  readonly out?: string
  readonly overwrite?: true
  readonly encoding?: string
  readonly sheet?: string
  readonly unit: Unit
  readonly long?: true
  readonly threads: number
}

/** What a matrix is written as. */
const ENDINGS = { '.csv': 'csv', '.txt': 'csv', '.parquet': 'parquet' } as const

const AFTER_HELP = `
The first line of each file names its columns. Each row needs a place in one of these:
  port                  a place as below
  port_id, unlocode     exactly one port
  name, country         a full name, with the country if several ports share it
  latitude, longitude   degrees; take precedence over a name
"-" is standard input. A place is one of:${PLACES}
${CLOSED_HELP}

Columns that are not read are named in a last column, ignored_columns.
Cells without a route are empty; if there are any, the exit status is 1. To resume an interrupted run with
--out, repeat its command: its rows are in FILE.part.

Examples:
  fairway matrix ports.csv --out matrix.csv
  fairway matrix origins.csv destinations.csv --unit nm --no-suez > matrix.csv
  fairway matrix ports.csv --unit nm --threads 2 --out distances.parquet`

/** Prints the distances from all places of a file to all places of the same or another file. */
export function matrixCommand(terminal: Terminal, open: OpenSea): Command {
  const command = requestCommand('matrix', '/calculate-matrix', MATRIX_FIELDS)
    .description('Calculate distances between all ports or positions in a file.')
    .argument('[origins]', 'CSV or XLSX file, one matrix row per line')
    .argument('[destinations]', 'places for the columns; default: same as the rows')
    .option('--long', 'a row per cell: origin, destination, value; always so in a .parquet file')
    .option('--encoding <name>', 'encoding of the files, e.g. windows-1252; default: detected')
    .option('--sheet <name>', 'sheet of a workbook (.xlsx); default: the first')
    .addOption(columnsOption())
    .addOption(ignoreOption())
  return addMatrixOptions(command, { unit: 'km', threads: 1 })
    .addHelpText('after', AFTER_HELP)
    .action(async (origins: string | undefined, destinations: string | undefined, options) => {
      const { withDistantFiles } = await import('../files/distant-files.js')
      const files = { ...options, inputs: [origins, destinations] }
      await withDistantFiles(files, terminal, (inputs, out) =>
        writeMatrix(inputs, { ...options, out }, terminal, open),
      )
    })
}

/** The options of every command that writes a matrix. */
export function addMatrixOptions(
  command: Command,
  defaults: Pick<MatrixOptions, 'unit' | 'threads'>,
): Command {
  return command
    .option('--out <file>', 'output file; default, or -: standard output')
    .option('--overwrite', 'replace an existing matrix')
    .addOption(
      new Option('--unit <unit>', 'unit of the cells; fuel, CO2e and USD are for the whole ship')
        .choices(Object.keys(UNIT_TABLES))
        .default(defaults.unit),
    )
    .addOption(threadsOption(defaults.threads))
}

async function writeMatrix(
  [origins, destinations]: readonly (string | undefined)[],
  options: MatrixOptions,
  terminal: Terminal,
  open: OpenSea,
): Promise<void> {
  if (isFile(options.out)) requireFree(options.out, options.overwrite === true)
  const request = new CommandRequest(MATRIX_FIELDS, options)
  await calculate(request, options, terminal, open, async (data) => {
    const { ports } = await data.tables(terminal.environment)
    const read = (path: string) => readPlaces(path, ports, options, terminal)
    const rows = origins === undefined ? undefined : await read(origins)
    const hasColumns = (request.body['destinations'] ?? null) !== null
    const columns = destinations ? await read(destinations) : hasColumns ? undefined : rows
    setPlaces(request, 'origins', rows?.places)
    setPlaces(request, 'destinations', columns?.places)
    const labels = {
      origins: rows?.places.map(labelIn),
      destinations: columns?.places.map(labelIn),
    }
    const ignored = [...new Set([...(rows?.ignored ?? []), ...(columns?.ignored ?? [])])]
    const isMirrored = rows !== undefined && columns === rows
    return { labels, isMirrored, long: options.long, ignored }
  })
}

/**
 * Calculates the matrix of a request and writes it as its options say.
 * @param read sets the places of the request, while the sea is being opened
 */
export async function calculate(
  request: CommandRequest,
  { out, overwrite, unit, threads }: Pick<MatrixOptions, 'out' | 'overwrite' | 'unit' | 'threads'>,
  terminal: Terminal,
  open: OpenSea,
  read: (
    data: OpenSea,
  ) => Promise<Pick<MatrixWork, 'labels' | 'isMirrored' | 'keys' | 'long' | 'ignored'>>,
): Promise<void> {
  const { environment } = terminal
  const isParquet = namedFormat(out, undefined, ENDINGS) === 'parquet'
  const noteOfPrice = setPrice(request, unit)
  const opening =
    threads > 1 ? started(open.onThreads(environment, [resolutionOf(request)], threads)) : null
  const data = openFor(request, terminal, opening ? { ...open, sea: () => opening } : open)
  try {
    const places = await read(data)
    const factors = isOfShip(unit) ? await open.factors(environment) : null
    const threaded = await opening
    const work = {
      request,
      unit,
      out,
      isParquet,
      overwrite,
      open: data,
      threaded,
      factors,
      ...places,
    }
    await runMatrix(work, terminal, noteOfPrice)
  } finally {
    await opening?.then((sea) => sea.close()).catch(() => undefined)
  }
}

/**
 * A price asks for the fuel of a ship that the request does not name; it costs nothing here.
 * @returns a note if the price has no effect
 * @throws UsageError for costs without a price
 */
function setPrice({ body }: CommandRequest, unit: Unit): string | null {
  const isPriced = (body['fuel_price_usd_per_tonne'] ?? null) !== null
  if (unit === 'usd' && !isPriced) {
    throw new UsageError('--unit usd needs a price: add --fuel-price.')
  }
  if (isPriced) return unit === 'usd' ? null : `--fuel-price has no effect on --unit ${unit}.`
  if (isOfShip(unit)) body['fuel_price_usd_per_tonne'] = 0
  return null
}

interface LabelledPlace {
  readonly label: string
  readonly place: WrittenPlace
}

function setPlaces(
  request: CommandRequest,
  side: 'origins' | 'destinations',
  places: readonly LabelledPlace[] | undefined,
): void {
  if (places === undefined) return
  const written = places.map(({ place }) => placeJson(place))
  request.set(side, written, side.toUpperCase())
  for (const [at, { label }] of places.entries()) request.label(`${side}.${at}`, label)
}

const labelIn = ({ label }: LabelledPlace) => label

interface PlaceFile {
  readonly places: readonly LabelledPlace[]
  /** Columns that were not read. */
  readonly ignored: readonly string[]
}

/** @throws UsageError that names every line at fault */
async function readPlaces(
  path: string,
  ports: PortTable,
  options: MatrixOptions,
  terminal: Terminal,
): Promise<PlaceFile> {
  const { lonlat, acceptSuggestions: accepts = false, encoding, sheet } = options
  const file = await readTable(path, terminal, { encoding, sheet })
  const { columns, hasDecimalCommas } = file
  requireStated(options, columns)
  const reader = new ColumnReader<PlaceField>(PLACE_COLUMNS, options)
  requirePlace(reader.has(columns), columns)
  const unread = accounted(columns, { figures: [], readers: [reader as ColumnReader<string>] })
  requireAccounted(unread)
  const note = ignoredNote(unread, [reader as ColumnReader<string>])
  if (note !== null) terminal.note(note)
  const reading = { ports, isLonLat: lonlat === true, hasDecimalCommas }
  const places = readRows(path, file, (row) => {
    const given = reader.read(row)
    const place = readPlaceCells(given, 'place', reading)
    return { label: labelOf(given), place: requireKnown(place, ports, accepts) }
  })
  return { places, ignored: unread.ignored }
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
