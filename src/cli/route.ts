import { Command, Option } from 'commander'
import { CLOSED_BY_DEFAULT } from '../routing/request.js'
import { type AnswerOptions, addAnswerOptions, formOf, shipOf } from './answer-options.js'
import { FORMATS, type Format, formatted } from './formats.js'
import { readPlace, readVia } from './places.js'
import { addPlanningOptions, addSouthLimit, departureOf, settingsOf } from './planning-options.js'
import { type OpenSea, started, type Tables } from './sea.js'
import type { Terminal } from './terminal.js'

interface RouteOptions extends AnswerOptions {
  readonly via?: readonly string[]
  readonly format?: Format
  readonly json?: true
  readonly map: boolean
}

/** How to write a place, for the help of each command that accepts one. */
export const PLACES = `
  a port        its full name ("Rotterdam"), with the country if several ports share it ("Vancouver, CA"),
                or its id (1068)
  a UN/LOCODE   NLRTM
  coordinates   LATITUDE,LONGITUDE in degrees: 51.98,4.05 or -33.86,151.2 (with --lonlat,
                longitude first); in either order with letters: 51.98N,4.05E or "151.2E 33.86S";
                in degrees and minutes: "51 57.3N 4 8.5E"`

/** For the help of each command that accepts --allow. */
export const CLOSED_HELP = `
Closed unless --allow opens them: ${CLOSED_BY_DEFAULT.join(', ')}.`

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
  return addAnswerOptions(addSouthLimit(addPlanningOptions(new PlaceCommand('route'))))
    .description('Plan a sea route between two ports or positions.')
    .argument('<from>', 'origin')
    .argument('<to>', 'destination')
    .option(
      '--via <place>',
      'a place or passage to go through; repeatable',
      (text: string, before: readonly string[] = []) => [...before, text],
    )
    .addOption(
      new Option(
        '--format <format>',
        'default: text; json is the response of POST /calculate-route',
      ).choices(FORMATS),
    )
    .addOption(new Option('--json', 'the same as --format json').conflicts('format'))
    .option('--no-map', 'no sketch of the route')
    .addHelpText('after', AFTER_HELP)
    .action((from: string, to: string, options: RouteOptions) =>
      planRoute({ from, to, options, terminal, open }),
    )
}

/** A command that reads `-33.86,151.2` as a place and not as a list of options. */
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
  const settings = settingsOf(options)
  const opening = started(open.sea(environment, settings.resolutionKm))
  const tables = await open.tables(environment)
  const { answerOf, calculate } = await import('./calculate.js')
  const question = questionOf({ from, to, options }, settings, tables)
  const { voyage, fuelPriceUsdPerTonne } = question
  const sea = { ...tables, ...(await opening) }
  // Like the service, which reports fuel if a vessel or a price is given.
  const asksForFuel = voyage.vessel !== undefined || fuelPriceUsdPerTonne !== undefined
  const factors = asksForFuel ? await open.factors(environment) : null
  const calculated = await calculate(question, sea, factors)
  const format = options.json ? 'json' : (options.format ?? 'text')
  if (format !== 'text')
    return say(await formatted('route', await answerOf(calculated, sea), format))
  const { report } = await import('./report.js')
  const shown = { isDeparture: options.depart !== undefined, isLonLat: options.lonlat === true }
  for (const line of report(calculated, sea, shown)) say(line)
  if (terminal.columns === undefined || !options.map) return
  const { sketch } = await import('./sketch.js')
  const { asOneLeg } = await import('../planning/one-leg.js')
  const { route } = asOneLeg(calculated.planned)
  for (const line of sketch(route, sea, terminal)) terminal.draw(line)
}

function questionOf(
  { from, to, options }: Pick<Job, 'from' | 'to' | 'options'>,
  settings: ReturnType<typeof settingsOf>,
  { ports }: Tables,
) {
  const { alternatives, lonlat, fuelPrice, via = [] } = options
  const place = (text: string) => readPlace(text, ports, lonlat === true)
  const passed = via.map((text) => readVia(text, ports, lonlat === true))
  return {
    voyage: {
      stops: [{ place: place(from) }, ...passed, { place: place(to) }],
      ...settings,
      vessel: shipOf(options),
      alternatives,
      ...departureOf(options),
    },
    form: formOf(options),
    fuelPriceUsdPerTonne: fuelPrice,
  }
}
