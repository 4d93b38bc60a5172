import { Command, InvalidArgumentError } from 'commander'
import type { ChainEstimate } from '../../../client/schema.js'
import { FOOTPRINT_FORMATS } from '../../../contract/schemas/common.js'
import { CommandRequest, isObject } from '../../../tables/fields/request-body.js'
import type { ChainEntry } from '../../../tables/legs/leg-chains.js'
import type { LegOptions } from '../../../tables/legs/leg-table.js'
import { openRows } from '../../../tables/read/open-rows.js'
import { UsageError } from '../../../tables/text/failure.js'
import type { Terminal } from '../../../tables/text/terminal.js'
import { addAnswerOptions, type FieldsOption, formatOf, partOf } from '../fields/answer-fields.js'
import { SHIP_TABLE_HELP, warnOfPacks, withShipTable } from '../fields/factor-files.js'
import { pointsOption } from '../fields/points-option.js'
import { readValues } from '../files/answer-files.js'
import { addTableOptions, type TableFileOptions } from '../files/table-file.js'
import { answerTo } from '../reports/answer.js'
import { folderOf, type OpenSea, type Tables } from '../sea.js'
import { addPublisherOptions, type PublisherOptions } from './footprints.js'

const FORMATS = ['text', 'json', 'ndjson', 'csv', ...FOOTPRINT_FORMATS] as const
/** Files whose rows are legs. */
const TABLES = /\.(csv|txt|tsv|xlsx|parquet)$/i

interface ChainOptions extends FieldsOption, PublisherOptions, TableFileOptions, LegOptions {
  readonly shipTable?: string
  readonly format: (typeof FORMATS)[number]
  readonly shipmentId?: string
}

const AFTER_HELP = `
The file is a request body of POST /v1/emissions/chains: a cargo, and its legs and hubs in order; it may have an id of
your own. "-" is standard input. --format ndjson takes any number of them, one per line or as a list, and writes a line for
each, which fairway declaration, footprints and verify read. A chain without an answer does not stop the others; the
exit status is then 1.

A table of legs (CSV, XLSX, Parquet) has the columns of fairway shipments. Rows of one reference are a chain, in the order of
"Leg" or of the file; several containers of a reference are a chain each. A mode by air, road, rail or barge makes a leg
with an open factor. Its distance is distance_km, or by road, rail and air estimated from the great circle. A
transhipment port makes two legs at sea; a place of receipt or delivery a leg before or after them. The answer
names what was assumed.

Example:
  echo '{"cargo": {"teu": 2}, "elements": [
    {"kind": "leg", "mode": "road", "distance_km": 180},
    {"kind": "hub", "operation": "maritime_container_terminal",
     "factor": {"ttw": 0.9, "wtt": 0.2, "source": "statement of the terminal", "year": 2025}},
    {"kind": "sea", "route": {"origin": {"unlocode": "NLRTM"}, "destination": {"unlocode": "SGSIN"}}}]}' |
    fairway chain -
  fairway chain legs.xlsx --format ndjson > chains.ndjson

Aligned with the GLEC Framework and ISO 14083; not certified or verified.`

/** Adds up the emissions of a transport chain in this process, without a server. */
export function chainCommand(terminal: Terminal, open: OpenSea): Command {
  const help = 'json is the response of POST /v1/emissions/chains'
  const command = addPublisherOptions(addAnswerOptions(new Command('chain'), FORMATS, help))
  return addTableOptions(command)
    .description('Add up the emissions of a cargo over legs and hubs.')
    .argument(
      '<file>',
      'a JSON file with a chain, an NDJSON file, or a table of legs; - for JSON on standard input',
    )
    .addOption(pointsOption())
    .option('--lonlat', 'read coordinates of a table as LONGITUDE,LATITUDE')
    .option(
      '--hub <kg>',
      'kg CO2e of a container at a terminal, for a table; default: a figure of HHLA; 0 leaves hubs out',
      readHub,
    )
    .option('--ship-table <file>', SHIP_TABLE_HELP)
    .option(
      '--shipment-id <id>',
      'id of the shipment in ileap and pact; default: id of the file or of the answer',
    )
    .addHelpText('after', AFTER_HELP)
    .action(async (file: string, options: ChainOptions) => {
      const format = formatOf(options.format, options, 'json')
      const environment = withShipTable(terminal.environment, options.shipTable)
      const isTable = TABLES.test(file)
      const tables = isTable ? await open.tables(environment) : null
      const entries = await (tables === null
        ? entriesOf(file, terminal)
        : legsOf(file, tables, options, terminal))
      const factors = await open.factors(environment)
      warnOfPacks(factors, terminal)
      if (isTable || format === 'ndjson' || format === 'csv') {
        const { chainLines } = await import('../reports/chain-lines.js')
        const { localTools } = await import('../local-tools.js')
        const tools = localTools({
          ...{ environment, open, factors },
          tables: tables ?? (await open.tables(environment)),
        })
        if (format === 'ndjson') return chainLines(entries, tools, terminal)
        if (format !== 'text' && format !== 'csv')
          throw new UsageError('A table of legs is answered with --format csv or ndjson.')
        const { CHAIN_HEAD, chainRow } = await import('../reports/chain-rows.js')
        await terminal.pour(CHAIN_HEAD)
        return chainLines(entries, tools, terminal, chainRow)
      }
      const { id, body } = onlyOne(entries, file)
      const request = new CommandRequest([], { request: body })
      const { chain } = await import('../../../contract/operations/chain.js')
      const { ChainAnswer } = await import('../../../contract/schemas/emissions/chain.js')
      const sources = { environment, open, factors }
      const answer = (await answerTo(chain, request, sources)) as unknown as ChainEstimate
      if (format === 'json')
        return terminal.say(JSON.stringify(partOf(answer, options, ChainAnswer), null, 2))
      if (format !== 'text') {
        const { footprintText } = await import('./footprints.js')
        const shipped = { answer, shipmentId: options.shipmentId ?? String(id ?? answer.id) }
        return terminal.say(await footprintText(shipped, format, options))
      }
      const { chainReport } = await import('../reports/chain-report.js')
      for (const line of chainReport(answer, request)) terminal.say(line)
    })
}

async function legsOf(
  file: string,
  { ports }: Tables,
  options: ChainOptions,
  terminal: Terminal,
): Promise<readonly ChainEntry[]> {
  const { readLegs } = await import('../../../tables/legs/leg-table.js')
  const { InlandPlaces } = await import('../../../tables/legs/inland-places.js')
  const { encoding, sheet } = options
  const rows = await openRows(file, { encoding, sheet }, terminal)
  const inland = InlandPlaces.read(folderOf(terminal.environment), ports)
  const table = await readLegs(rows, { ports, inland }, options)
  for (const note of table.notes) terminal.note(note)
  return table.entries
}

/** @throws UsageError for what is no request */
async function entriesOf(file: string, terminal: Terminal): Promise<readonly ChainEntry[]> {
  const values = await readValues(file, terminal)
  if (values.length === 0) throw new UsageError(`${file} contains no chain.`)
  return values.map((value, at) => {
    if (!isObject(value))
      throw new UsageError(`${file}: entry ${at + 1} is no JSON object with cargo and elements.`)
    const { id, ...body } = value
    if (id === undefined || typeof id === 'string' || typeof id === 'number') return { id, body }
    throw new UsageError(`${file}: the id of entry ${at + 1} must be a text or a number.`)
  })
}

function readHub(text: string): number {
  const kg = Number(text)
  if (Number.isFinite(kg) && kg >= 0) return kg
  throw new InvalidArgumentError('Give kilograms of CO2e for each container, 0 or more.')
}

function onlyOne(entries: readonly ChainEntry[], file: string): ChainEntry {
  const [entry, ...others] = entries
  if (entry !== undefined && others.length === 0) return entry
  throw new UsageError(`${file} contains ${entries.length} chains: add --format ndjson.`)
}
