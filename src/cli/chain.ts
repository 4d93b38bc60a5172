import { Command, Option } from 'commander'
import { FOOTPRINT_FORMATS, type FootprintFormat } from '../api/schemas/common.js'
import type { ChainEstimate } from '../client/schema.js'
import { answerTo } from './answer.js'
import { addFieldsOption, type FieldsOption, formatOf, partOf } from './answer-fields.js'
import { readValues } from './answer-files.js'
import { SHIP_TABLE_HELP, warnOfPacks, withShipTable } from './factor-files.js'
import { UsageError } from './failure.js'
import { addPublisherOptions, type PublisherOptions } from './footprints.js'
import { CommandRequest, isObject } from './request-body.js'
import type { OpenSea } from './sea.js'
import type { Terminal } from './terminal.js'

interface ChainOptions extends FieldsOption, PublisherOptions {
  readonly shipTable?: string
  readonly format: 'text' | 'json' | FootprintFormat
  readonly shipmentId?: string
}

const AFTER_HELP = `
The file is a request body of POST /v1/emissions/chains: a cargo, and its legs and hubs in order. "-" is standard input.

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
  return addPublisherOptions(addFieldsOption(new Command('chain')))
    .description('Add up the emissions of a cargo over legs and hubs.')
    .argument('<file>', 'a JSON file with one chain; - for standard input')
    .option('--ship-table <file>', SHIP_TABLE_HELP)
    .addOption(
      new Option('--format <format>', 'json is the response of POST /v1/emissions/chains')
        .choices(['text', 'json', ...FOOTPRINT_FORMATS])
        .default('text'),
    )
    .option('--shipment-id <id>', 'id of the shipment in ileap and pact; default: of the chain')
    .addHelpText('after', AFTER_HELP)
    .action(async (file: string, options: ChainOptions) => {
      const format = formatOf(options.format, options, 'json')
      const request = await requestIn(file, terminal)
      const environment = withShipTable(terminal.environment, options.shipTable)
      const factors = await open.factors(environment)
      warnOfPacks(factors, terminal)
      const { chain } = await import('../operations/chain.js')
      const sources = { environment, open, factors }
      const answer = (await answerTo(chain, request, sources)) as unknown as ChainEstimate
      if (format === 'json') return terminal.say(JSON.stringify(partOf(answer, options), null, 2))
      if (format !== 'text') {
        const { footprintText } = await import('./footprints.js')
        const shipped = { answer, shipmentId: options.shipmentId ?? answer.id }
        return terminal.say(await footprintText(shipped, format, options))
      }
      const { chainReport } = await import('./chain-report.js')
      for (const line of chainReport(answer, request)) terminal.say(line)
    })
}

async function requestIn(file: string, terminal: Terminal): Promise<CommandRequest> {
  const values = await readValues(file, terminal)
  const [request] = values
  if (values.length === 1 && isObject(request)) return new CommandRequest([], { request })
  throw new UsageError(
    `${file} must contain one chain, a JSON object with cargo and elements. fairway worker answers many.`,
  )
}
