import { type Command, InvalidArgumentError, Option } from 'commander'
import { API_AREAS } from '../api/areas.js'
import { METHODS } from '../emissions/methods/registry.js'
import { BOUNDARIES, CONSUMED_FUELS } from '../emissions/request.js'
import { VESSEL_TYPES } from '../emissions/vessel-types.js'
import { KM_PER_NM } from '../geo/distance.js'
import { DEFAULT_RESOLUTION_KM, PASSAGES, RESOLUTIONS } from '../routing/request.js'
import type { EmissionsOptions } from './emissions-options.js'
import { amountUpTo, namesOf } from './quantities.js'
import { PLACES, PlaceCommand } from './route.js'
import type { OpenSea } from './sea.js'
import type { Terminal } from './terminal.js'

const AFTER_HELP = `
FROM and TO are each one of${PLACES}

Examples:
  fairway emissions Rotterdam Singapore --teu 40 --vessel deep_sea_container
  fairway emissions Santos Qingdao --tonnes 60000 --vessel dry_bulk --deadweight 82000
  fairway emissions Rotterdam Singapore --burnt 1450 --burnt-fuel VLSFO
  fairway emissions --sailed 8400nm --teu 1 --format ileap > shipment.json

Aligned with the GLEC Framework and ISO 14083; not certified or verified by anyone. The factors are
open ones; FAIRWAY_FACTOR_PACK names a file of your own.`

/** Estimates greenhouse gases in this process, without a server. */
export function emissionsCommand(terminal: Terminal, open: OpenSea): Command {
  return new PlaceCommand('emissions')
    .description('Estimate the greenhouse gases of a voyage or of a cargo on it.')
    .argument('[from]', 'where it starts')
    .argument('[to]', 'where it ends')
    .option('--teu <n>', 'cargo in twenty-foot units', amountUpTo(100_000))
    .option('--tonnes <t>', 'cargo in tonnes', amountUpTo(1e7))
    .option('--container-type <type>', 'e.g. 45R1, 40HC, light, heavy')
    .option('--reefer', 'the cargo is cooled')
    .addOption(new Option('--vessel <type>', 'type of the ship').choices(VESSEL_TYPES))
    .option(
      '--capacity-teu <n>',
      'of a container ship: chooses its size class',
      amountUpTo(100_000),
    )
    .option('--deadweight <t>', 'of other ships: chooses the size class', amountUpTo(1e6))
    .option('--fuel-type <fuel>', 'fuel that the vessel burns, e.g. VLSFO, LNG')
    .option('--imo <number>', 'seven digits; finds the ship in --ship-table')
    .option('--ship-table <file>', "your copy of THETIS-MRV's yearly file, as CSV")
    .option('--name <name>', 'of the ship, repeated in the answer')
    .option('--burnt <t>', 'tonnes of fuel burnt on the whole voyage', amountUpTo(100_000))
    .addOption(new Option('--burnt-fuel <fuel>', 'type of the fuel burnt').choices(CONSUMED_FUELS))
    .option('--carrier <code>', 'SCAC, for a carrier of your factor pack')
    .addOption(new Option('--method <method>', 'instead of the best').choices(['auto', ...METHODS]))
    .addOption(
      new Option('--boundary <boundary>', 'boundary of the headline figure').choices(BOUNDARIES),
    )
    .option(
      '--avoid <names>',
      'close passages or keep out of areas, as in fairway route',
      namesOf([...PASSAGES, ...API_AREAS]),
    )
    .addOption(
      new Option('--resolution <km>', 'detail of the coast')
        .choices(RESOLUTIONS.map(String))
        .default(String(DEFAULT_RESOLUTION_KM)),
    )
    .option(
      '--distance <distance>',
      'shortest feasible distance, instead of calculating a route',
      readDistanceKm,
    )
    .option(
      '--sailed <distance>',
      'the one that the ship sailed, instead of a route',
      readDistanceKm,
    )
    .addOption(
      new Option('--format <format>', 'json is the answer of POST /v1/emissions/sea')
        .choices(['text', 'json', 'ileap'])
        .default('text'),
    )
    .option('--lonlat', 'read coordinates as LONGITUDE,LATITUDE')
    .addHelpText('after', AFTER_HELP)
    .action(async (from: string | undefined, to: string | undefined, options: EmissionsOptions) => {
      const { consignmentOf, estimateFor } = await import('./estimate.js')
      const tables = await open.tables(terminal.environment)
      const consignment = consignmentOf({ from, to, options }, tables)
      const answer = await estimateFor(consignment, options, { terminal, open, tables })
      const heading = to === undefined ? 'A known distance' : `${from} → ${to}`
      for (const line of await linesOf(answer, heading, options.format)) terminal.say(line)
    })
}

type Answer = Awaited<ReturnType<typeof import('./estimate.js')['estimateFor']>>

async function linesOf(
  answer: Answer,
  heading: string,
  format: EmissionsOptions['format'],
): Promise<string[]> {
  if (format === 'json') return [JSON.stringify(answer, null, 2)]
  if (format === 'text')
    return (await import('./estimate-report.js')).estimateReport(answer, heading)
  const { ileapShipment } = await import('../export-formats/ileap.js')
  return [JSON.stringify(ileapShipment(answer, { shipmentId: answer.id }), null, 2)]
}

/** `8400nm` or `15300km`, as km. */
function readDistanceKm(text: string): number {
  const match = /^(\d+(?:\.\d+)?)\s*(km|nm)$/i.exec(text.trim())
  if (match === null) throw new InvalidArgumentError('Give a unit: 8400nm or 15300km.')
  const km = Number(match[1]) * (match[2]!.toLowerCase() === 'nm' ? KM_PER_NM : 1)
  if (km > 100_000) throw new InvalidArgumentError('At most 100,000 km.')
  return Math.round(km * 1000) / 1000
}
