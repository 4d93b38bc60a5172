import { Command } from 'commander'
import type { ChainEstimate } from '../../../client/schema.js'
import { FOOTPRINT_FORMATS } from '../../../contract/schemas/common.js'
import { UsageError } from '../../../tables/text/failure.js'
import type { Terminal } from '../../../tables/text/terminal.js'
import { addAnswerOptions, type FieldsOption, formatOf, partOf } from '../fields/answer-fields.js'
import { SHIP_TABLE_HELP, warnOfPacks, withShipTable } from '../fields/factor-files.js'
import { CommandRequest, isObject } from '../fields/request-body.js'
import { readValues } from '../files/answer-files.js'
import { answerTo } from '../reports/answer.js'
import type { ChainEntry } from '../reports/chain-lines.js'
import type { OpenSea } from '../sea.js'
import { addPublisherOptions, type PublisherOptions } from './footprints.js'

const FORMATS = ['text', 'json', 'ndjson', ...FOOTPRINT_FORMATS] as const

interface ChainOptions extends FieldsOption, PublisherOptions {
  readonly shipTable?: string
  readonly format: (typeof FORMATS)[number]
  readonly shipmentId?: string
}

const AFTER_HELP = `
The file is a request body of POST /v1/emissions/chains: a cargo, and its legs and hubs in order; it may have an id of
your own. "-" is standard input. --format ndjson takes any number of them, one per line or as a list, and writes a line for
each, which fairway declaration, footprints and verify read. A chain without an answer does not stop the others; the
exit status is then 1.

Example:
  echo '{"cargo": {"teu": 2}, "elements": [
    {"kind": "leg", "mode": "road", "distance_km": 180},
    {"kind": "hub", "operation": "maritime_container_terminal",
     "factor": {"ttw": 0.9, "wtt": 0.2, "source": "statement of the terminal", "year": 2025}},
    {"kind": "sea", "route": {"origin": {"unlocode": "NLRTM"}, "destination": {"unlocode": "SGSIN"}}}]}' |
    fairway chain -

Aligned with the GLEC Framework and ISO 14083; not certified or verified.`

/** Adds up the emissions of a transport chain in this process, without a server. */
export function chainCommand(terminal: Terminal, open: OpenSea): Command {
  const help = 'json is the response of POST /v1/emissions/chains'
  return addPublisherOptions(addAnswerOptions(new Command('chain'), FORMATS, help))
    .description('Add up the emissions of a cargo over legs and hubs.')
    .argument('<file>', 'a JSON file with a chain, or an NDJSON file; - for standard input')
    .option('--ship-table <file>', SHIP_TABLE_HELP)
    .option(
      '--shipment-id <id>',
      'id of the shipment in ileap and pact; default: id of the file or of the answer',
    )
    .addHelpText('after', AFTER_HELP)
    .action(async (file: string, options: ChainOptions) => {
      const format = formatOf(options.format, options, 'json')
      const entries = await entriesOf(file, terminal)
      const environment = withShipTable(terminal.environment, options.shipTable)
      const factors = await open.factors(environment)
      warnOfPacks(factors, terminal)
      if (format === 'ndjson') {
        const { chainLines } = await import('../reports/chain-lines.js')
        const { localTools } = await import('../local-tools.js')
        const tables = await open.tables(environment)
        const tools = localTools({ environment, open, tables, factors })
        return chainLines(entries, tools, terminal)
      }
      const { id, body } = onlyOne(entries, file)
      const request = new CommandRequest([], { request: body })
      const { chain } = await import('../../../contract/operations/chain.js')
      const sources = { environment, open, factors }
      const answer = (await answerTo(chain, request, sources)) as unknown as ChainEstimate
      if (format === 'json') return terminal.say(JSON.stringify(partOf(answer, options), null, 2))
      if (format !== 'text') {
        const { footprintText } = await import('./footprints.js')
        const shipped = { answer, shipmentId: options.shipmentId ?? String(id ?? answer.id) }
        return terminal.say(await footprintText(shipped, format, options))
      }
      const { chainReport } = await import('../reports/chain-report.js')
      for (const line of chainReport(answer, request)) terminal.say(line)
    })
}

/** @throws UsageError for what is no request */
async function entriesOf(file: string, terminal: Terminal): Promise<ChainEntry[]> {
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

function onlyOne(entries: readonly ChainEntry[], file: string): ChainEntry {
  const [entry, ...others] = entries
  if (entry !== undefined && others.length === 0) return entry
  throw new UsageError(`${file} contains ${entries.length} chains: add --format ndjson.`)
}
