import { Command, Option } from 'commander'
import type { RouteBody } from '../api/schemas/route-request.js'
import { CLOSED_BY_DEFAULT } from '../routing/restrictions.js'
import { UsageError } from './failure.js'
import { FORMATS, type Format, formatted } from './formats.js'
import { readPlace } from './places.js'
import {
  addPlanningOptions,
  type PlanningOptions,
  type PlanningSettings,
  SAY_WHAT_SHIP,
  settingsOf,
} from './planning-options.js'
import { amountUpTo, integerBetween } from './quantities.js'
import type { OpenSea, Tables } from './sea.js'
import type { Terminal } from './terminal.js'

interface RouteOptions extends PlanningOptions {
  readonly fuelPrice?: number
  readonly fuelPerDay?: number
  readonly fuelType?: 'HFO' | 'VLSFO' | 'MGO'
  readonly includePorts?: true
  readonly alternatives?: number
  readonly format?: Format
  readonly json?: true
  readonly map: boolean
}

/** How a place is written, for the help of each command that takes one. */
export const PLACES = `
  a port        its whole name ("Rotterdam"), with the country where several share it ("Vancouver, CA"),
                or its id (1068)
  a UN/LOCODE   NLRTM
  coordinates   LATITUDE,LONGITUDE in degrees: 51.98,4.05 or -33.86,151.2 (with --lonlat the other
                way round); with letters in any order: 51.98N,4.05E or "151.2E 33.86S"

Closed unless --allow opens them: ${CLOSED_BY_DEFAULT.join(', ')}.`

const AFTER_HELP = `
FROM and TO are each one of${PLACES}

Examples:
  fairway route Rotterdam Singapore --no-suez --speed 16kn
  fairway route "New York" Yokohama --vessel container --size-class neo_panamax --alternatives 2
  fairway route NLRTM 1.26,103.84 --resolution 5 --format geojson > route.geojson

Planning only: not for navigation.`

/** Plans a route in this process, without a server. */
export function routeCommand(terminal: Terminal, open: OpenSea): Command {
  return addPlanningOptions(new PlaceCommand('route'))
    .description('Plan a sea route between two ports or positions.')
    .argument('<from>', 'where it starts')
    .argument('<to>', 'where it ends')
    .option('--fuel-price <usd>', 'a tonne; tells what the fuel costs', amountUpTo(100_000))
    .option('--fuel-per-day <t>', 'what the ship burns at its speed, in tonnes', amountUpTo(500))
    .addOption(new Option('--fuel-type <fuel>', 'which').choices(['HFO', 'VLSFO', 'MGO']))
    .option('--include-ports', 'list the ports within 25 km of the line')
    .option('--alternatives <n>', 'up to 3 further routes', integerBetween(0, 3))
    .addOption(
      new Option(
        '--format <format>',
        'text without it; json is the answer of POST /calculate-route',
      ).choices(FORMATS),
    )
    .addOption(new Option('--json', 'the same as --format json').conflicts('format'))
    .option('--no-map', 'no sketch of the route')
    .addHelpText('after', AFTER_HELP)
    .action((from: string, to: string, options: RouteOptions) =>
      planRoute({ from, to, options, terminal, open }),
    )
}

/** A command that takes `-33.86,151.2` for a place and not for a list of options. */
export class PlaceCommand extends Command {
  override parseOptions(args: string[]) {
    return super.parseOptions(args.map((text) => (/^-[\d.]/.test(text) ? ` ${text}` : text)))
  }
}

interface Job {
  readonly from: string
  readonly to: string
  readonly options: RouteOptions
  readonly terminal: Terminal
  readonly open: OpenSea
}

async function planRoute({ from, to, options, terminal, open }: Job): Promise<void> {
  const { environment, say } = terminal
  const tables = await open.tables(environment)
  const body = bodyOf(from, to, options, tables)
  const sea = { ...tables, ...(await open.sea(environment, body.resolution_km!)) }
  const { answerOf, calculate, withEmissions } = await import('./calculate.js')
  const route = calculate(body, options.depart ?? Date.now(), sea)
  const calculated = asksForFuel(body)
    ? await withEmissions(route, await open.factors(environment))
    : route
  const format = options.json ? 'json' : (options.format ?? 'text')
  if (format !== 'text') return say(await formatted(await answerOf(calculated, sea), format))
  const { report } = await import('./report.js')
  for (const line of report(calculated, sea, { isDeparture: options.depart !== undefined }))
    say(line)
  if (terminal.columns === undefined || !options.map) return
  const { sketch } = await import('./sketch.js')
  for (const line of sketch(calculated.route, sea, terminal)) terminal.draw(line)
}

function bodyOf(from: string, to: string, options: RouteOptions, { ports }: Tables): RouteBody {
  const { alternatives, includePorts, lonlat } = options
  return {
    origin: readPlace(from, ports, lonlat === true),
    destination: readPlace(to, ports, lonlat === true),
    ...withFuel(settingsOf(options), options),
    ...(includePorts === undefined ? {} : { include_ports: true }),
    ...(alternatives === undefined ? {} : { alternatives }),
  }
}

/** As the service does, which tells of fuel where a ship or a price is given. */
function asksForFuel({ vessel, fuel_price_usd_per_tonne }: RouteBody): boolean {
  return vessel !== undefined || fuel_price_usd_per_tonne !== undefined
}

function withFuel(
  settings: PlanningSettings,
  { fuelPrice, fuelPerDay, fuelType }: RouteOptions,
): PlanningSettings {
  const ofShip = {
    ...(fuelPerDay === undefined ? {} : { fuel_tonnes_per_day: fuelPerDay }),
    ...(fuelType === undefined ? {} : { fuel_type: fuelType }),
  }
  const { vessel } = settings
  if (vessel === undefined && Object.keys(ofShip).length > 0) throw new UsageError(SAY_WHAT_SHIP)
  return {
    ...settings,
    ...(fuelPrice === undefined ? {} : { fuel_price_usd_per_tonne: fuelPrice }),
    ...(vessel === undefined ? {} : { vessel: { ...vessel, ...ofShip } }),
  }
}
