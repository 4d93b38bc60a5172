import type { Command } from 'commander'
import type { EmissionsEstimate } from '../../../client/schema.js'
import { FOOTPRINT_FORMATS } from '../../../contract/schemas/common.js'
import { ESTIMATE_OPTIONS, SINGLE_OPTIONS } from '../../../tables/fields/estimate-fields.js'
import { CommandRequest } from '../../../tables/fields/request-body.js'
import type { Terminal } from '../../../tables/text/terminal.js'
import { addAnswerOptions, type FieldsOption, formatOf, partOf } from '../fields/answer-fields.js'
import { SHIP_TABLE_HELP, warnOfPacks, withShipTable } from '../fields/factor-files.js'
import { PLACES, type RequestOptions, requestCommand, setEnds } from '../fields/request-command.js'
import { answerTo } from '../reports/answer.js'
import type { OpenSea } from '../sea.js'
import { addPublisherOptions, type PublisherOptions } from './footprints.js'

const FIELDS = [...ESTIMATE_OPTIONS, ...SINGLE_OPTIONS]
const FORMATS = ['text', 'json', ...FOOTPRINT_FORMATS] as const

interface EmissionsOptions extends RequestOptions, FieldsOption, PublisherOptions {
  readonly shipTable?: string
  readonly format: (typeof FORMATS)[number]
  readonly shipmentId?: string
  readonly steps?: true
}

const AFTER_HELP = `
FROM and TO are each one of:${PLACES}

Examples:
  fairway emissions Rotterdam Singapore --teu 40 --vessel deep_sea_container
  fairway emissions Santos Qingdao --tonnes 60000 --vessel dry_bulk --deadweight 82000
  fairway emissions Rotterdam Singapore --burnt 1450 --burnt-fuel VLSFO
  fairway emissions --sailed 8400nm --teu 1 --format ileap > shipment.json

Aligned with the GLEC Framework and ISO 14083; not certified or verified. The emission factors are open
data; set FAIRWAY_FACTOR_PACK to use a file of your own.`

/** Estimates greenhouse gases in this process, without a server. */
export function emissionsCommand(terminal: Terminal, open: OpenSea): Command {
  const command = requestCommand('emissions', '/v1/emissions/sea', FIELDS)
  const help = 'json is the response of POST /v1/emissions/sea'
  return addPublisherOptions(addAnswerOptions(command, FORMATS, help))
    .description('Estimate greenhouse gas emissions of a voyage or its cargo.')
    .argument('[from]', 'origin')
    .argument('[to]', 'destination')
    .option(
      '--steps',
      'show every note, and every step of the calculation with its formula and values',
    )
    .option('--ship-table <file>', SHIP_TABLE_HELP)
    .option('--shipment-id <id>', 'id of the shipment in ileap and pact; default: of the estimate')
    .addHelpText('after', AFTER_HELP)
    .action((from: string | undefined, to: string | undefined, options: EmissionsOptions) =>
      estimateEmissions([from, to], options, terminal, open),
    )
}

async function estimateEmissions(
  ends: readonly [from: string | undefined, to: string | undefined],
  options: EmissionsOptions,
  terminal: Terminal,
  open: OpenSea,
): Promise<void> {
  const format = formatOf(options.format, options, 'json')
  const { estimate } = await import('../../../contract/operations/estimate.js')
  const { EstimateAnswer } = await import('../../../contract/schemas/emissions/emissions-answer.js')
  const environment = withShipTable(terminal.environment, options.shipTable)
  const request = requestOf(options)
  setEnds(request, ends, 'route.')
  const factors = await open.factors(environment)
  warnOfPacks(factors, terminal)
  const sources = { environment, open, factors }
  const answer = (await answerTo(estimate, request, sources)) as unknown as EmissionsEstimate
  if (format === 'json') {
    return terminal.say(JSON.stringify(partOf(answer, options, EstimateAnswer), null, 2))
  }
  if (format !== 'text') {
    const { footprintText } = await import('./footprints.js')
    const shipped = { answer, shipmentId: options.shipmentId ?? answer.id }
    return terminal.say(await footprintText(shipped, format, options))
  }
  const { estimateReport } = await import('../reports/estimate-report.js')
  const heading = ends[1] === undefined ? 'A known distance' : ends.join(' → ')
  const withSteps = options.steps === true
  for (const line of estimateReport(answer, heading, request, withSteps)) terminal.say(line)
}

function requestOf(options: EmissionsOptions): CommandRequest {
  const request = new CommandRequest(FIELDS, options)
  // The contract says what a route needs.
  request.body['route'] ??= {}
  const { distance, sailed, speed } = options
  if (distance !== undefined) request.set('route.distance_type', 'sfd', '--distance')
  if (sailed !== undefined) request.set('route.distance_type', 'actual', '--sailed')
  if (speed !== undefined) request.label('vessel.speed_kn', '--speed in knots')
  return request
}
