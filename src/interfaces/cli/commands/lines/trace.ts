import type { Command } from 'commander'
import type { Trace } from '../../../../client/schema.js'
import { TraceAnswer, TraceRequestBody } from '../../../../contract/schemas/trace.js'
import type { JsonSchema } from '../../../../contract/validation/json-schema.js'
import { CommandRequest } from '../../../../tables/fields/request-body.js'
import { routeFields } from '../../../../tables/fields/route-fields.js'
import { warningSentences } from '../../../../tables/fields/wording.js'
import type { Terminal } from '../../../../tables/text/terminal.js'
import {
  addAnswerOptions,
  type FieldsOption,
  formatOf,
  partOf,
} from '../../fields/answer-fields.js'
import { CLOSED_HELP, type RequestOptions, requestCommand } from '../../fields/request-command.js'
import { type FixFile, type FixOptions, readFixes } from '../../files/fix-files.js'
import { addTableOptions, withFileNotes } from '../../files/table-file.js'
import { answerTo, openFor } from '../../reports/answer.js'
import { linesGeojson, traceReport } from '../../reports/trace-report.js'
import type { OpenSea } from '../../sea.js'

const FIELDS = routeFields(TraceRequestBody as JsonSchema)
const FORMATS = ['text', 'json', 'geojson'] as const
const FORMATS_HELP =
  'json is the response of POST /v1/traces, geojson its line and the shortest one'

interface TraceOptions extends Omit<RequestOptions, 'lonlat'>, FieldsOption, FixOptions {
  readonly format: (typeof FORMATS)[number]
}

const AFTER_HELP = `
FILE is a CSV, XLSX, NDJSON or Parquet file with the columns time, lat and lon (or position), a GeoJSON file of
points with a time, a GPX or KML track, or a log of NMEA 0183 or AIS. Times without a zone are UTC. Of a file with several ships, --ship names one.
${CLOSED_HELP}

Examples:
  fairway trace ais.csv
  fairway trace noon.csv --no-suez --format geojson > sailed.geojson

Planning only: not for navigation.`

/** Draws what a ship sailed from the positions that it reported, without a server. */
export function traceCommand(terminal: Terminal, open: OpenSea): Command {
  const command = requestCommand('trace', '/v1/traces', FIELDS)
  return addTableOptions(addAnswerOptions(command, FORMATS, FORMATS_HELP))
    .description('Turn reported positions into the line and distance that a ship sailed.')
    .argument('[file]', 'positions with times')
    .option('--ship <id>', 'the ship whose fixes count: its MMSI, IMO number or name in the file')
    .addHelpText('after', AFTER_HELP)
    .action((file: string | undefined, options: TraceOptions) =>
      drawTrace(file, options, terminal, open),
    )
}

async function drawTrace(
  file: string | undefined,
  options: TraceOptions,
  terminal: Terminal,
  open: OpenSea,
): Promise<void> {
  const { environment, say } = terminal
  const request = new CommandRequest(FIELDS, options)
  const data = openFor(request, terminal, open)
  const read: FixFile | null = file === undefined ? null : await readFixes(file, terminal, options)
  if (read !== null) request.set('fixes', read.fixes, file!)
  const ignored = read?.ignored ?? []
  const format = formatOf(options.format, options, 'json')
  if (format === 'text') request.body['geometry'] = 'corners'
  const { trace } = await import('../../../../contract/operations/trace.js')
  const answer = (await answerTo(trace, request, {
    environment,
    open: data,
    factors: null,
  })) as Trace
  if (format === 'json')
    return say(JSON.stringify(partOf(withFileNotes(answer, { ignored }), options, TraceAnswer)))
  if (format === 'geojson') return say(JSON.stringify(linesGeojson([{ name: 'sailed', answer }])))
  const sentences = warningSentences(answer.warnings, request)
  const told = ignored.length > 0 ? [`Ignored columns: ${ignored.join(', ')}.`] : []
  for (const line of traceReport(answer, [...sentences, ...told])) say(line)
}
