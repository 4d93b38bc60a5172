import type { Command } from 'commander'
import type { Trace } from '../../../client/schema.js'
import { TraceRequestBody } from '../../../contract/schemas/trace.js'
import type { JsonSchema } from '../../../contract/validation/json-schema.js'
import type { Terminal } from '../../../tables/text/terminal.js'
import { addAnswerOptions, type FieldsOption, formatOf, partOf } from '../fields/answer-fields.js'
import { CommandRequest } from '../fields/request-body.js'
import { CLOSED_HELP, type RequestOptions, requestCommand } from '../fields/request-command.js'
import { routeFields } from '../fields/route-fields.js'
import { type FixFile, type FixOptions, readFixes } from '../files/fix-files.js'
import { addTableOptions, withFileNotes } from '../files/table-file.js'
import { duration, grouped } from '../quantities.js'
import { answerTo, openFor } from '../reports/answer.js'
import { closedLines } from '../reports/report.js'
import { warningSentences } from '../reports/wording.js'
import type { OpenSea } from '../sea.js'

const FIELDS = routeFields(TraceRequestBody as JsonSchema)
const FORMATS = ['text', 'json', 'geojson'] as const
const FORMATS_HELP =
  'json is the response of POST /v1/traces, geojson its line and the shortest one'

interface TraceOptions extends Omit<RequestOptions, 'lonlat'>, FieldsOption, FixOptions {
  readonly format: (typeof FORMATS)[number]
}

const AFTER_HELP = `
FILE is a CSV, XLSX, NDJSON or Parquet file with the columns time, lat and lon (or position), a GeoJSON file of
points with a time, or a GPX track. Times without a zone are UTC. Of a file with several ships, --ship names one.
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
  const { trace } = await import('../../../contract/operations/trace.js')
  const answer = (await answerTo(trace, request, {
    environment,
    open: data,
    factors: null,
  })) as Trace
  if (format === 'json')
    return say(JSON.stringify(partOf(withFileNotes(answer, { ignored }), options)))
  if (format === 'geojson') return say(JSON.stringify(asGeojson(answer)))
  const sentences = warningSentences(answer.warnings, request)
  const told = ignored.length > 0 ? [`Ignored columns: ${ignored.join(', ')}.`] : []
  for (const line of report(answer, [...sentences, ...told])) say(line)
}

/** The two lines, each with the figures of its own. */
function asGeojson(trace: Trace) {
  const { shortest } = trace
  const feature = (
    name: string,
    { geometry, distance_km, distance_nm }: Trace | NonNullable<Trace['shortest']>,
  ) => ({ type: 'Feature', properties: { name, distance_km, distance_nm }, geometry })
  return {
    type: 'FeatureCollection',
    features: [feature('sailed', trace), ...(shortest ? [feature('shortest', shortest)] : [])],
  }
}

function report(trace: Trace, sentences: readonly string[]): string[] {
  const { fixes, legs, shortest } = trace
  const row = (label: string, value: string) => `  ${label.padEnd(12)}${value}`
  const length = ({ distance_nm, distance_km }: { distance_nm: number; distance_km: number }) =>
    `${grouped(distance_nm)} nm (${grouped(distance_km)} km)`
  const bridges = legs.filter(({ kind }) => kind !== 'observed').length
  const lost = fixes.given - fixes.used
  return [
    '',
    row(
      'Sailed',
      `${length(trace)} in ${duration(trace.duration_hours)}, ${trace.mean_speed_kn.toFixed(1)} kn`,
    ),
    row(
      'Observed',
      `${grouped(trace.observed_km)} km, and ${grouped(trace.bridged_km)} km over ${bridges} ${bridges === 1 ? 'gap' : 'gaps'}`,
    ),
    row('Fixes', `${fixes.used} used, ${lost} dropped, ${fixes.moved.length} moved to water`),
    row('Passages', trace.passages.map(({ name }) => name).join(', ') || 'none'),
    row('ECA', `${grouped(trace.eca.distance_nm)} nm`),
    ...(shortest
      ? [
          row('Shortest', length(shortest)),
          row('Longer by', `${grouped(trace.extra_km!)} km (${trace.extra_percent ?? 0} %)`),
          ...trace.differences.map(({ from_km, to_km, off_km }) =>
            row(
              '',
              `${grouped(from_km)} to ${grouped(to_km)} km: up to ${grouped(off_km)} km away`,
            ),
          ),
        ]
      : []),
    ...closedLines(trace.options),
    '',
    ...sentences.map((text) => `  ! ${text}`),
    `  ${trace.resolution_km} km coast, data ${trace.data_version}. Not for navigation.`,
  ]
}
