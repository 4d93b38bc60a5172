import { type Command, InvalidArgumentError, Option } from 'commander'
import { KM_PER_NM } from '../geo/distance.js'
import { readAvoidAreaFile } from './avoid-area-files.js'
import {
  type EmissionsOptions,
  type RequestJson,
  readRequestFile,
  SHIP_TABLE_HELP,
} from './estimate-body.js'
import { addEstimateOptions } from './estimate-options.js'
import { PLACES, PlaceCommand } from './route.js'
import type { OpenSea } from './sea.js'
import type { Terminal } from './terminal.js'

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
  return addEstimateOptions(new PlaceCommand('emissions'))
    .description('Estimate greenhouse gas emissions of a voyage or its cargo.')
    .argument('[from]', 'origin')
    .argument('[to]', 'destination')
    .option(
      '--distance <distance>',
      'shortest feasible distance, instead of calculating a route',
      readDistanceKm,
    )
    .option('--sailed <distance>', 'distance actually sailed, instead of a route', readDistanceKm)
    .option('--ship-table <file>', SHIP_TABLE_HELP)
    .option(
      '--avoid-area <file>',
      'avoid the polygons of a GeoJSON file, as in fairway route',
      readAvoidAreaFile,
    )
    .option(
      '--request <file>',
      'request body of POST /v1/emissions/sea, for fields without an option; options take precedence',
      readRequestFile,
    )
    .addOption(
      new Option('--format <format>', 'json is the response of POST /v1/emissions/sea')
        .choices(['text', 'json', 'ileap'])
        .default('text'),
    )
    .option('--lonlat', 'read coordinates as LONGITUDE,LATITUDE')
    .addHelpText('after', AFTER_HELP)
    .action(async (from: string | undefined, to: string | undefined, options: EmissionsOptions) => {
      const { bodyOf, estimateFor } = await import('./estimate.js')
      const tables = await open.tables(terminal.environment)
      const body = bodyOf({ from, to, options }, tables)
      const answer = await estimateFor(body, options, { terminal, open, tables })
      const heading = to === undefined ? 'A known distance' : `${from} → ${to}`
      for (const line of await linesOf(answer, { heading, body, format: options.format })) {
        terminal.say(line)
      }
    })
}

type Answer = Awaited<ReturnType<typeof import('./estimate.js')['estimateFor']>>

interface Shown {
  readonly heading: string
  /** The request. */
  readonly body: RequestJson
  readonly format: EmissionsOptions['format']
}

async function linesOf(answer: Answer, { heading, body, format }: Shown): Promise<string[]> {
  if (format === 'json') return [JSON.stringify(answer, null, 2)]
  if (format === 'text')
    return (await import('./estimate-report.js')).estimateReport(answer, heading, body)
  const { ileapShipment } = await import('../export-formats/ileap.js')
  return [JSON.stringify(ileapShipment(answer, { shipmentId: answer.id }), null, 2)]
}

/** Parses `8400nm` or `15300km`, as km. */
function readDistanceKm(text: string): number {
  const match = /^(\d+(?:\.\d+)?)\s*(km|nm)$/i.exec(text.trim())
  if (match === null) throw new InvalidArgumentError('Give a unit: 8400nm or 15300km.')
  const km = Number(match[1]) * (match[2]!.toLowerCase() === 'nm' ? KM_PER_NM : 1)
  if (km > 100_000) throw new InvalidArgumentError('At most 100,000 km.')
  return Math.round(km * 1000) / 1000
}
