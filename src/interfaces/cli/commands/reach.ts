import type { Command } from 'commander'
import type { Reach } from '../../../client/schema.js'
import { ReachAnswer, ReachRequestBody } from '../../../contract/schemas/reach.js'
import type { JsonSchema } from '../../../contract/validation/json-schema.js'
import { CommandRequest } from '../../../tables/fields/request-body.js'
import { routeFields } from '../../../tables/fields/route-fields.js'
import { warningSentences } from '../../../tables/fields/wording.js'
import { duration, grouped } from '../../../tables/text/quantities.js'
import type { Terminal } from '../../../tables/text/terminal.js'
import { addAnswerOptions, type FieldsOption, formatOf, partOf } from '../fields/answer-fields.js'
import {
  CLOSED_HELP,
  PLACES,
  type RequestOptions,
  requestCommand,
  setEnds,
} from '../fields/request-command.js'
import { answerTo, openFor } from '../reports/answer.js'
import { closedLines } from '../reports/report.js'
import type { OpenSea } from '../sea.js'

const FIELDS = routeFields(ReachRequestBody as JsonSchema)
const FORMATS = ['text', 'geojson'] as const
const TEN_DAYS = 240

interface ReachOptions extends RequestOptions, FieldsOption {
  readonly format: (typeof FORMATS)[number]
}

const AFTER_HELP = `
FROM is one of:${PLACES}
${CLOSED_HELP}

Examples:
  fairway reach Santos --hours 240 --speed 14kn
  fairway reach Santos --hours 48,96,144,192,240 --no-panama --format geojson > reach.geojson

Planning only: not for navigation.`

/** Draws isochrones and lists the large ports within reach in this process, without a server. */
export function reachCommand(terminal: Terminal, open: OpenSea): Command {
  const command = requestCommand('reach', '/v1/reach', FIELDS)
  return addAnswerOptions(command, FORMATS, 'geojson is the response of POST /v1/reach')
    .description('Find how far a ship can get in a given time.')
    .argument('[from]', 'origin')
    .option('--depart <moment>', 'no effect: reach does not depend on the day')
    .addHelpText('after', AFTER_HELP)
    .action((from: string | undefined, options: ReachOptions) =>
      planReach(from, options, terminal, open),
    )
}

async function planReach(
  from: string | undefined,
  options: ReachOptions,
  terminal: Terminal,
  open: OpenSea,
): Promise<void> {
  const { environment, say, note } = terminal
  if (options['depart'] !== undefined) note('--depart has no effect on reach.')
  const request = new CommandRequest(FIELDS, options)
  if ((request.body['hours'] ?? null) === null) request.set('hours', [TEN_DAYS], '--hours')
  const data = openFor(request, terminal, open)
  setEnds(request, [from])
  const { reach } = await import('../../../contract/operations/reach.js')
  const answer = (await answerTo(reach, request, { environment, open: data })) as unknown as Reach
  if (formatOf(options.format, options, 'geojson') === 'geojson') {
    return say(JSON.stringify(partOf(answer, options, ReachAnswer)))
  }
  const sentences = warningSentences(answer.warnings, request)
  for (const line of report(answer, sentences)) say(line)
}

function report(reach: Reach, sentences: readonly string[]): string[] {
  const { features, speed_kn, resolution_km } = reach
  const { hours, distance_nm } = features.at(-1)!.properties
  const heading = `Large ports within ${duration(hours)} at ${speed_kn.toFixed(1)} kn, ${grouped(distance_nm)} nm`
  const lines = reach.ports.map(({ port, distance_nm, duration_hours }) => {
    const name = `${port.name}, ${port.country}`.padEnd(40)
    return `    ${name} ${grouped(distance_nm).padStart(7)} nm   ${duration(duration_hours)}`
  })
  return [
    '',
    heading,
    '',
    ...(lines.length > 0 ? lines : ['    none']),
    ...closedLines(reach.options),
    '',
    ...sentences.map((text) => `  ! ${text}`),
    `  ${resolution_km} km coast. --format geojson draws the lines of equal time. Not for navigation.`,
  ]
}
