import type { Command } from 'commander'
import type { Trace } from '../../../../client/schema.js'
import { TraceAnswer, TraceRequestBody } from '../../../../contract/schemas/trace.js'
import type { JsonSchema } from '../../../../contract/validation/json-schema.js'
import { CommandRequest } from '../../../../tables/fields/request-body.js'
import { routeFields } from '../../../../tables/fields/route-fields.js'
import { warningSentences } from '../../../../tables/fields/wording.js'
import { UsageError } from '../../../../tables/text/failure.js'
import type { Terminal } from '../../../../tables/text/terminal.js'
import {
  addAnswerOptions,
  type FieldsOption,
  formatOf,
  partOf,
} from '../../fields/answer-fields.js'
import { CLOSED_HELP, type RequestOptions, requestCommand } from '../../fields/request-command.js'
import { type BroughtFile, type BroughtOptions, readBrought } from '../../files/brought-file.js'
import { addTableOptions, withFileNotes } from '../../files/table-file.js'
import { answerTo, openFor } from '../../reports/answer.js'
import { checkReport, shipLine } from '../../reports/check-report.js'
import { linesGeojson, traceReport } from '../../reports/trace-report.js'
import type { OpenSea } from '../../sea.js'

const FIELDS = routeFields(TraceRequestBody as JsonSchema)
const FORMATS = ['text', 'json', 'geojson'] as const
const FORMATS_HELP =
  'json is the response of POST /v1/traces, or a list of them for several ships; geojson the lines and the shortest ones'

interface CheckOptions extends Omit<RequestOptions, 'lonlat'>, FieldsOption, BroughtOptions {
  readonly format: (typeof FORMATS)[number]
}

const AFTER_HELP = `
FILE is a route in GPX, RTZ, KML, GeoJSON or CSV (columns lat and lon), or - for the standard input. Its legs are rhumb
lines, unless the file says otherwise. A file with times (a track, a log of NMEA 0183 or AIS, a table of fixes) is drawn as
by fairway trace, a line for each ship.
${CLOSED_HELP}

Examples:
  fairway check passage.rtz --vessel tanker --size-class aframax --speed 12.5kn
  fairway route NLRTM SGSIN --format gpx | fairway check -
  fairway check ais.nmea --ship 244660000 --format geojson > sailed.geojson

Planning only: not for navigation.`

/** Checks a route that the user brings, without a server. */
export function checkCommand(terminal: Terminal, open: OpenSea): Command {
  const command = requestCommand('check', '/v1/traces', FIELDS)
  return addTableOptions(addAnswerOptions(command, FORMATS, FORMATS_HELP))
    .description(
      'Check a route of a file: its length, land, shoals, passages, fuel, and the shortest beside it.',
    )
    .argument('<file>', 'route or tracks')
    .option('--route <name>', 'the route, of several in the file: its name or number')
    .option('--ship <id>', 'the ship, of several: its MMSI, IMO number or name in the file')
    .addHelpText('after', AFTER_HELP)
    .action((file: string, options: CheckOptions) => check(file, options, terminal, open))
}

async function check(
  path: string,
  options: CheckOptions,
  terminal: Terminal,
  open: OpenSea,
): Promise<void> {
  const data = openFor(new CommandRequest(FIELDS, options), terminal, open)
  const file = await readBrought(path, terminal, options)
  for (const note of file.notes) terminal.note(note)
  if (file.tracks.length === 0) {
    throw new UsageError(
      `${path} has no route and no track: give it a line (LineString, rte, trk) or whole sentences.`,
    )
  }
  const format = formatOf(options.format, options, 'json')
  const answers: Checked[] = []
  for (const track of file.tracks) {
    const request = requestOf(track, path, options)
    if (format === 'text') request.body['geometry'] = 'corners'
    const answer = await answerOf(request, terminal, data, file)
    answers.push({ name: track.name, request, answer })
  }
  for (const line of shown(answers, file, format, options)) terminal.say(line)
}

interface Checked {
  readonly name: string | null
  readonly request: CommandRequest
  /** Text for a track of many that cannot be drawn. */
  readonly answer: Trace | string
}

function requestOf(
  { points }: BroughtFile['tracks'][number],
  path: string,
  options: CheckOptions,
): CommandRequest {
  const request = new CommandRequest(FIELDS, options)
  request.set('fixes', points, path)
  return request
}

/** One ship of many that stays in port must not lose the others. */
async function answerOf(
  request: CommandRequest,
  { environment }: Terminal,
  open: OpenSea,
  { tracks }: BroughtFile,
): Promise<Trace | string> {
  const { trace } = await import('../../../../contract/operations/trace.js')
  try {
    return (await answerTo(trace, request, { environment, open })) as Trace
  } catch (error) {
    if (tracks.length === 1 || !(error instanceof Error)) throw error
    return error.message
  }
}

function shown(
  answers: readonly Checked[],
  { isRoute, ignored }: BroughtFile,
  format: CheckOptions['format'],
  options: CheckOptions,
): string[] {
  const [first] = answers
  const drawn = answers.flatMap(({ name, answer }) =>
    typeof answer === 'string' ? [] : [{ name, answer }],
  )
  if (format === 'geojson') return [JSON.stringify(linesGeojson(drawn))]
  if (answers.length > 1) {
    if (format === 'text') return answers.map(({ name, answer }) => shipLine(name!, answer))
    return [JSON.stringify(answers.map((one) => shipJson(one, ignored)))]
  }
  const answer = first!.answer as Trace
  if (format === 'json')
    return [JSON.stringify(partOf(withFileNotes(answer, { ignored }), options, TraceAnswer))]
  const told = ignored.length > 0 ? [`Ignored columns: ${ignored.join(', ')}.`] : []
  const sentences = [...warningSentences(answer.warnings, first!.request), ...told]
  return isRoute ? checkReport(answer, first!.name, sentences) : traceReport(answer, sentences)
}

function shipJson({ name, answer }: Checked, ignored: readonly string[]): object {
  return typeof answer === 'string'
    ? { ship: name, error: answer }
    : { ship: name, ...withFileNotes(answer, { ignored }) }
}
