import { writeFile } from 'node:fs/promises'
import { type Command, Option } from 'commander'
import { MatrixRequestBody } from '../api/schemas/matrix.js'
import type { JsonSchema } from '../api/validation/json-schema.js'
import type { Matrix, MatrixEnd } from '../client/schema.js'
import { csvLine } from '../export-formats/csv.js'
import { KM_PER_NM } from '../geo/distance.js'
import type { PortTable } from '../ports/table.js'
import { answerTo, openFor } from './answer.js'
import { UsageError } from './failure.js'
import { isOfShip, requireRoutes, UNIT_TABLES, type Unit } from './matrix-cells.js'
import { requireFree } from './out-folder.js'
import { requireKnown, type WrittenPlace } from './places.js'
import { Progress } from './progress.js'
import { CommandRequest, placeJson } from './request-body.js'
import { CLOSED_HELP, PLACES, type RequestOptions, requestCommand } from './request-command.js'
import { routeFields } from './route-fields.js'
import { ColumnReader, type Given, unreadNote } from './rows/columns.js'
import { isFile } from './rows/open-rows.js'
import { PLACE_COLUMNS, type PlaceField, readPlaceCells, tellsPlace } from './rows/place-cells.js'
import type { OpenSea } from './sea.js'
import { readRows, readTable } from './table-file.js'
import type { Terminal } from './terminal.js'

const FIELDS = routeFields(MatrixRequestBody as JsonSchema)

interface MatrixOptions extends RequestOptions {
  readonly acceptSuggestions?: boolean
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
  return requestCommand('matrix', '/calculate-matrix', FIELDS)
    .description('Calculate distances between all ports or positions in a file.')
    .argument('[origins]', 'CSV file, one matrix row per line')
    .argument('[destinations]', 'places for the columns; default: same as the rows')
    .option('--out <file>', 'output file; default, or -: standard output')
    .option('--overwrite', 'replace an existing matrix')
    .option('--encoding <name>', 'encoding of the files, e.g. windows-1252; default: detected')
    .addOption(
      new Option('--unit <unit>', 'unit of the cells; fuel, CO2e and USD are for the whole ship')
        .choices(Object.keys(UNIT_TABLES))
        .default('km'),
    )
    .addHelpText('after', AFTER_HELP)
    .action((origins: string | undefined, destinations: string | undefined, options) =>
      writeMatrix([origins, destinations], options, terminal, open),
    )
}

async function writeMatrix(
  [origins, destinations]: readonly [string | undefined, string | undefined],
  options: MatrixOptions,
  terminal: Terminal,
  open: OpenSea,
): Promise<void> {
  const { environment, note } = terminal
  const { out, unit } = options
  if (isFile(out)) requireFree(out, options.overwrite === true)
  const request = new CommandRequest(FIELDS, options)
  const noteOfPrice = setPrice(request, unit)
  const data = openFor(request, terminal, open)
  const { ports } = await data.tables()
  const read = (path: string) => readPlaces(path, ports, options, terminal)
  const rows = origins === undefined ? undefined : await read(origins)
  const hasColumns = (request.body['destinations'] ?? null) !== null
  const columns = destinations ? await read(destinations) : hasColumns ? undefined : rows
  setPlaces(request, 'origins', rows)
  setPlaces(request, 'destinations', columns)

  const progress = new Progress(sizeOf(request.body['origins']), 0, terminal)
  const onRow = (row: number) => progress.at(row)
  const factors = isOfShip(unit) ? await open.factors(environment) : null
  const { matrix } = await import('../operations/matrix.js')
  const sources = { environment, open: data, factors, onRow }
  const answer = (await answerTo(matrix, request, sources)) as Matrix
  progress.end()

  const { warningSentences } = await import('./wording.js')
  const inSentences = (codes: (code: string) => boolean) => {
    const warnings = answer.warnings.filter(({ code }) => codes(code))
    return warningSentences(warnings, request)
  }
  const table = answer[UNIT_TABLES[unit]]
  if (table === null) {
    throw new UsageError(inSentences((code) => code === 'emissions_not_calculated').join(' '))
  }
  // Without factors, the answer says that it has no emissions. Nobody asked for them.
  const sentences = inSentences((code) => isOfShip(unit) || code !== 'emissions_unavailable')
  for (const text of new Set([...sentences, ...answer.assumptions])) note(text)
  if (answer.speed_source !== 'request' && (isOfShip(unit) || unit === 'hours')) {
    note(`Speed: ${Number((answer.speed_kmh / KM_PER_NM).toFixed(1))} kn, as none is given.`)
  }
  if (noteOfPrice !== null) note(noteOfPrice)
  const labels = {
    origins: answer.origins.map((end, at) => rows?.[at]?.label ?? endLabel(end)),
    destinations: answer.destinations.map((end, at) => columns?.[at]?.label ?? endLabel(end)),
  }
  const lines = [
    csvLine([unit, ...labels.destinations]),
    ...table.map((cells, row) => csvLine([labels.origins[row]!, ...cells])),
  ]
  if (isFile(out)) await writeFile(out, `${lines.join('\n')}\n`)
  else for (const line of lines) terminal.say(line)
  requireRoutes(answer, labels)
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

function sizeOf(list: unknown): number {
  return Array.isArray(list) ? list.length : 0
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

/** The name of a place of a file of --request. */
function endLabel({ port, requested }: MatrixEnd): string {
  return port === null ? `${requested![1]},${requested![0]}` : port.name
}

/** @throws UsageError that names every line at fault */
async function readPlaces(
  path: string,
  ports: PortTable,
  { lonlat, acceptSuggestions: accepts = false, encoding }: MatrixOptions,
  terminal: Terminal,
): Promise<LabelledPlace[]> {
  const file = await readTable(path, terminal, encoding)
  const { columns, hasDecimalCommas } = file
  const reader = new ColumnReader<PlaceField>(PLACE_COLUMNS)
  requirePlace(reader.has(columns), columns)
  const note = unreadNote(columns, [reader])
  if (note !== null) terminal.note(note)
  const reading = { ports, isLonLat: lonlat === true, hasDecimalCommas }
  return readRows(path, file, (row) => {
    const given = reader.read(row)
    const place = readPlaceCells(given, 'place', reading)
    return { label: labelOf(given), place: requireKnown(place, ports, accepts) }
  })
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
