import { Command, Option } from 'commander'
import { type AllowValue, type AvoidValue, CLOSED_BY_DEFAULT } from '../routing/restrictions.js'
import { AREA_GROUPS, PASSAGES, RESOLUTIONS, type Resolution } from '../routing/types.js'
import type { RouteBody } from '../service/schemas/route-request.js'
import { UsageError } from './failure.js'
import { readPlace } from './places.js'
import { integerBetween, metresUpTo, namesOf, readMoment, readSpeedKmh } from './quantities.js'
import type { OpenSea, Tables } from './sea.js'
import type { Terminal } from './terminal.js'

interface RouteOptions {
  readonly suez: boolean
  readonly panama: boolean
  readonly gibraltar: boolean
  readonly kiel: boolean
  readonly avoid?: AvoidValue[]
  readonly allow?: AllowValue[]
  readonly resolution: string
  readonly speed?: number
  readonly depart?: number
  readonly vessel?: 'container' | 'bulker' | 'tanker'
  readonly sizeClass?: string
  readonly draught?: number
  readonly beam?: number
  readonly loa?: number
  readonly includePorts?: true
  readonly alternatives?: number
  readonly lonlat?: true
  readonly json?: true
  readonly geojson?: true
  readonly map: boolean
}

const AFTER_HELP = `
FROM and TO are each one of
  a port        "Rotterdam", "Vancouver, CA", or the beginning of a name that only one port has
  a UN/LOCODE   NLRTM
  coordinates   LATITUDE,LONGITUDE in degrees: 51.98,4.05 or -33.86,151.2 (with --lonlat the other
                way round); with letters in any order: 51.98N,4.05E or "151.2E 33.86S"

Closed unless --allow opens them: ${CLOSED_BY_DEFAULT.join(', ')}.

Examples:
  fairway route Rotterdam Singapore --no-suez --speed 16kn
  fairway route "New York" Yokohama --vessel container --size-class neo_panamax --alternatives 2
  fairway route NLRTM 1.26,103.84 --resolution 5 --geojson > route.geojson

Planning only: not for navigation.`

/** Plans a route in this process, without a server. */
export function routeCommand(terminal: Terminal, open: OpenSea): Command {
  return new PlaceCommand('route')
    .description('Plan a sea route between two ports or positions.')
    .argument('<from>', 'where it starts')
    .argument('<to>', 'where it ends')
    .option('--no-suez', 'close the Suez Canal')
    .option('--no-panama', 'close the Panama Canal')
    .option('--no-gibraltar', 'close the Strait of Gibraltar')
    .option('--no-kiel', 'close the Kiel Canal')
    .option(
      '--avoid <names>',
      `close passages (${PASSAGES.join(', ')}) or keep out of areas (${AREA_GROUPS.join(', ')})`,
      namesOf([...PASSAGES, ...AREA_GROUPS]),
    )
    .option('--allow <names>', 'open what is closed by default', namesOf(CLOSED_BY_DEFAULT))
    .addOption(
      new Option('--resolution <km>', 'detail of the coast')
        .choices(RESOLUTIONS.map(String))
        .default('20'),
    )
    .option('--speed <speed>', 'with its unit: 14kn or 26km/h', readSpeedKmh)
    .option('--depart <moment>', 'UTC, e.g. 2026-12-01T08:00; without it now', readMoment)
    .addOption(
      new Option('--vessel <type>', 'type of the ship').choices(['container', 'bulker', 'tanker']),
    )
    .option('--size-class <class>', 'e.g. panamax, capesize, vlcc; its size closes canals')
    .option('--draught <m>', 'draught of the ship', metresUpTo(30))
    .option('--beam <m>', 'beam of the ship', metresUpTo(80))
    .option('--loa <m>', 'length over all of the ship', metresUpTo(500))
    .option('--include-ports', 'list the ports within 25 km of the line')
    .option('--alternatives <n>', 'up to 3 further routes', integerBetween(0, 3))
    .option('--lonlat', 'read coordinates as LONGITUDE,LATITUDE')
    .addOption(
      new Option('--json', 'print the answer of POST /calculate-route').conflicts('geojson'),
    )
    .option('--geojson', 'print a FeatureCollection of the lines')
    .option('--no-map', 'no sketch of the route')
    .addHelpText('after', AFTER_HELP)
    .action((from: string, to: string, options: RouteOptions) =>
      planRoute({ from, to, options, terminal, open }),
    )
}

/** A command that takes `-33.86,151.2` for a place and not for a list of options. */
class PlaceCommand extends Command {
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
  const { calculate, jsonOf } = await import('./calculate.js')
  const calculated = calculate(body, options.depart ?? Date.now(), sea)
  if (options.json) return say(await jsonOf(calculated, sea))
  if (options.geojson) {
    const { geojsonOf } = await import('./geojson.js')
    return say(geojsonOf(calculated, sea))
  }
  const { report } = await import('./report.js')
  for (const line of report(calculated, sea, { isDeparture: options.depart !== undefined }))
    say(line)
  if (terminal.columns === undefined || !options.map) return
  const { sketch } = await import('./sketch.js')
  for (const line of sketch(calculated.route, sea, terminal)) say(line)
}

/** The options in the words of the HTTP request. */
function bodyOf(from: string, to: string, options: RouteOptions, { ports }: Tables): RouteBody {
  const { suez, panama, gibraltar, kiel, avoid, allow, speed, alternatives, includePorts } = options
  return {
    origin: readPlace(from, ports, options.lonlat === true),
    destination: readPlace(to, ports, options.lonlat === true),
    resolution_km: Number(options.resolution) as Resolution,
    ...(speed === undefined ? {} : { speed_kmh: speed }),
    ...(suez ? {} : { suez }),
    ...(panama ? {} : { panama }),
    ...(gibraltar ? {} : { gibraltar }),
    ...(kiel ? {} : { kiel }),
    ...(avoid === undefined ? {} : { avoid }),
    ...(allow === undefined ? {} : { allow }),
    ...(includePorts === undefined ? {} : { include_ports: true }),
    ...(alternatives === undefined ? {} : { alternatives }),
    ...vesselOf(options),
  }
}

function vesselOf({
  vessel,
  sizeClass,
  draught,
  beam,
  loa,
}: RouteOptions): Pick<RouteBody, 'vessel'> {
  if (vessel === undefined) {
    if ([sizeClass, draught, beam, loa].every((value) => value === undefined)) return {}
    throw new UsageError('Say what ship it is: add --vessel container, bulker or tanker.')
  }
  return {
    vessel: {
      type: vessel,
      ...(sizeClass === undefined ? {} : { size_class: sizeClass }),
      ...(draught === undefined ? {} : { draft_m: draught }),
      ...(beam === undefined ? {} : { beam_m: beam }),
      ...(loa === undefined ? {} : { loa_m: loa }),
    },
  }
}
