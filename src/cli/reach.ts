import { type Command, InvalidArgumentError, Option } from 'commander'
import { KM_PER_NM } from '../geo/distance.js'
import type { PlannedReach } from '../planning/reach.js'
import { MAX_CONTOURS, MAX_REACH_HOURS } from '../planning/voyage.js'
import { UsageError } from './failure.js'
import { readPlace } from './places.js'
import {
  addPlanningOptions,
  addSouthLimit,
  departureOf,
  type PlanningOptions,
  requestedOptions,
  settingsOf,
} from './planning-options.js'
import { duration, grouped } from './quantities.js'
import { inWords } from './rejections.js'
import { contradictionsOf, sentencesOf } from './remarks.js'
import { CLOSED_HELP, PLACES, PlaceCommand } from './route.js'
import { type OpenSea, type Sea, started } from './sea.js'
import type { Terminal } from './terminal.js'

interface ReachOptions extends PlanningOptions {
  readonly hours: readonly number[]
  readonly format: 'text' | 'geojson'
}

const TEN_DAYS = 240

const AFTER_HELP = `
FROM is one of:${PLACES}
${CLOSED_HELP}

Examples:
  fairway reach Santos --hours 240 --speed 14kn
  fairway reach Santos --hours 48,96,144,192,240 --no-panama --format geojson > reach.geojson

Areas are not avoided. Planning only: not for navigation.`

/** Draws isochrones and lists the large ports within reach in this process, without a server. */
export function reachCommand(terminal: Terminal, open: OpenSea): Command {
  return addSouthLimit(addPlanningOptions(new PlaceCommand('reach')))
    .description('Find how far a ship can get in a given time.')
    .argument('<from>', 'origin')
    .option('--hours <hours>', 'hours under way, separated by commas', readHours, [TEN_DAYS])
    .addOption(
      new Option(
        '--format <format>',
        'default: text list of ports; geojson is the response of POST /v1/reach',
      )
        .choices(['text', 'geojson'])
        .default('text'),
    )
    .addHelpText('after', AFTER_HELP)
    .action((from: string, options: ReachOptions) => writeReach(from, options, terminal, open))
}

function readHours(text: string): number[] {
  const hours = text.split(',').map(Number)
  const isRight = hours.every((value) => value > 0 && value <= MAX_REACH_HOURS)
  if (isRight && hours.length <= MAX_CONTOURS) return hours
  throw new InvalidArgumentError(
    `Give up to ${MAX_CONTOURS} numbers, more than 0 and at most ${grouped(MAX_REACH_HOURS)}.`,
  )
}

async function writeReach(
  from: string,
  options: ReachOptions,
  { environment, say }: Terminal,
  open: OpenSea,
): Promise<void> {
  const settings = settingsOf(options)
  const { avoid = [], polygons = [] } = settings.constraints ?? {}
  if (avoid.length + polygons.length > 0) {
    throw new UsageError('Reach cannot avoid areas: remove --avoid-area, seca and piracy.')
  }
  const opening = started(open.sea(environment, settings.resolutionKm))
  const tables = await open.tables(environment)
  const origin = readPlace(from, tables.ports, options.lonlat === true)
  const sea = { ...tables, ...(await opening) }
  const question = { origin, hours: options.hours, ...settings, ...departureOf(options) }
  const planned = await plan(question, options, sea)
  if (options.format === 'geojson') return say(await asGeojson(planned, options, sea))
  const warnings = [...planned.warnings, ...contradictionsOf(requestedOptions(options))]
  const sentences = sentencesOf(warnings, planned, { isLonLat: options.lonlat === true })
  for (const line of report(planned, sentences)) say(line)
}

async function plan(
  question: Parameters<typeof import('../planning/reach.js')['prepareReach']>[0],
  options: ReachOptions,
  sea: Sea,
): Promise<PlannedReach> {
  const { completeReach, explainReachRejection, prepareReach, routeReach } = await import(
    '../planning/reach.js'
  )
  try {
    const prepared = prepareReach(question, sea)
    return completeReach(prepared, routeReach(prepared.work, sea.router), sea)
  } catch (error) {
    throw inWords(explainReachRejection(error), requestedOptions(options))
  }
}

async function asGeojson(planned: PlannedReach, options: ReachOptions, sea: Sea): Promise<string> {
  const { reachCore } = await import('../api/write-reach.js')
  const { answerOf } = await import('../operations/index.js')
  const { REACH_BODY, warningItems } = await import('../api/pointers.js')
  const { newId } = await import('./local-tools.js')
  const frame = {
    id: newId('reach'),
    warnings: [
      ...warningItems(planned.warnings, REACH_BODY),
      ...contradictionsOf(requestedOptions(options)),
    ],
    calculatedAt: new Date().toISOString(),
  }
  const core = reachCore(requestedOptions(options), planned, sea)
  const { dataVersion } = sea.router
  return JSON.stringify(answerOf({ core, warnings: [], dataVersion, engineMs: 0 }, frame))
}

function report(planned: PlannedReach, sentences: readonly string[]): string[] {
  const { work, reached, closures, resolutionKm } = planned
  const { hours, speedKmh } = work
  const latest = hours.at(-1)!
  const knots = (speedKmh / KM_PER_NM).toFixed(1)
  const far = grouped((latest * speedKmh) / KM_PER_NM)
  const heading = `Large ports within ${duration(latest)} at ${knots} kn, ${far} nm`
  const lines = reached.map(({ port, distanceKm, hours: under }) => {
    const name = `${port.name}, ${port.country}`.padEnd(40)
    const nm = grouped(distanceKm / KM_PER_NM).padStart(7)
    return `    ${name} ${nm} nm   ${duration(under)}`
  })
  return [
    '',
    heading,
    '',
    ...(lines.length > 0 ? lines : ['    none']),
    '',
    ...(closures.closed.length > 0 ? [`  Closed      ${closures.closed.join(', ')}`, ''] : []),
    ...sentences.map((text) => `  ! ${text}`),
    `  ${resolutionKm} km coast. --format geojson draws the lines of equal time. Not for navigation.`,
  ]
}
