import { type Command, Option } from 'commander'
import type { Route } from '../../../client/schema.js'
import { RouteRequestBody } from '../../../contract/schemas/route-request.js'
import type { JsonSchema } from '../../../contract/validation/json-schema.js'
import { CommandRequest, placeJson } from '../../../tables/fields/request-body.js'
import { routeFields } from '../../../tables/fields/route-fields.js'
import { readVia } from '../../../tables/text/places.js'
import type { Terminal } from '../../../tables/text/terminal.js'
import { addAnswerOptions, type FieldsOption, formatOf, partOf } from '../fields/answer-fields.js'
import { type FieldOption, fieldOption, openOptionField } from '../fields/field-option.js'
import {
  CLOSED_HELP,
  departNow,
  leaveOutWaypoints,
  PLACES,
  type RequestOptions,
  requestCommand,
  setEnds,
} from '../fields/request-command.js'
import { answerTo, openFor } from '../reports/answer.js'
import type { OpenSea } from '../sea.js'
import { FORMATS, type Format, formatted } from './formats.js'

const FIELDS = routeFields(RouteRequestBody as JsonSchema)

interface RouteOptions extends RequestOptions, FieldsOption, FieldOption {
  readonly via?: readonly string[]
  readonly format: Format
  readonly json?: true
  readonly map: boolean
}

const AFTER_HELP = `
FROM and TO are each one of:${PLACES}
${CLOSED_HELP}

Examples:
  fairway route Rotterdam Singapore --no-suez --speed 16kn
  fairway route "New York" Yokohama --vessel container --size-class neo_panamax --alternatives 2
  fairway route Rotterdam Singapore --via Algeciras --via suez
  fairway route NLRTM 1.26,103.84 --resolution 5 --format geojson > route.geojson

Planning only: not for navigation.`

/** Plans a route in this process, without a server. */
export function routeCommand(terminal: Terminal, open: OpenSea): Command {
  const command = requestCommand('route', '/calculate-route', FIELDS)
  return addAnswerOptions(command, FORMATS, 'json is the response of POST /calculate-route')
    .description('Plan a sea route between two ports or positions.')
    .argument('[from]', 'origin')
    .argument('[to]', 'destination')
    .option(
      '--via <place>',
      'a place or passage to go through; repeatable',
      (text: string, before: readonly string[] = []) => [...before, text],
    )
    .addOption(new Option('--json', 'the same as --format json').conflicts('format'))
    .addOption(fieldOption())
    .option('--no-map', 'no sketch of the route')
    .addHelpText('after', AFTER_HELP)
    .action((from: string | undefined, to: string | undefined, options: RouteOptions) =>
      planRoute([from, to], options, terminal, open),
    )
}

async function planRoute(
  ends: readonly [string | undefined, string | undefined],
  options: RouteOptions,
  terminal: Terminal,
  open: OpenSea,
): Promise<void> {
  const { say, environment } = terminal
  const format = formatOf(options.json ? 'json' : options.format, options, 'json')
  const request = new CommandRequest(FIELDS, options)
  const data = openFor(request, terminal, open)
  const { ports } = await data.tables()
  setEnds(request, ends)
  if (options.via !== undefined) {
    const passed = options.via.map((text) => placeJson(readVia(text, request.isLonLat).place))
    request.set('via', passed, '--via')
    for (const [at, text] of options.via.entries()) request.label(`via.${at}`, `--via ${text}`)
  }
  const isDeparture = departNow(request, format === 'text', options)
  if (format === 'text') leaveOutWaypoints(request)
  const { route } = await import('../../../contract/operations/route.js')
  const { RouteAnswer } = await import('../../../contract/schemas/route-answer.js')
  const answer = (await answerTo(route, request, {
    environment,
    open: data,
    field: await openOptionField(options),
  })) as unknown as Route
  if (format !== 'text')
    return say(await formatted('route', partOf(answer, options, RouteAnswer), format))
  const { routeReport } = await import('../reports/report.js')
  const shown = { isDeparture, ports }
  for (const line of routeReport(answer, request, shown)) say(line)
  if (terminal.columns === undefined || !options.map) return
  const { lineOf, sketch } = await import('../reports/sketch.js')
  for (const line of sketch(lineOf(answer), await data.sea(), terminal)) terminal.draw(line)
}
