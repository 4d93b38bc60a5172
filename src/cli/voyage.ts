import { type Command, Option } from 'commander'
import type { Voyage as VoyageAnswer } from '../client/schema.js'
import type { PlannedVoyage } from '../planning/complete.js'
import { STOP_RANGE, type Stop } from '../planning/voyage.js'
import { type AnswerOptions, addAnswerOptions, formOf, shipOf } from './answer-options.js'
import { UsageError } from './failure.js'
import { FORMATS, type Format, formatted } from './formats.js'
import { readPlace, readVia } from './places.js'
import {
  addPlanningOptions,
  addSouthLimit,
  departureOf,
  requestedOptions,
  settingsOf,
} from './planning-options.js'
import { readSpeedKmh } from './quantities.js'
import { inWords } from './rejections.js'
import { contradictionsOf, sentencesOf } from './remarks.js'
import { CLOSED_HELP, PLACES, PlaceCommand } from './route.js'
import { type OpenSea, type Sea, started, type Tables } from './sea.js'
import type { Terminal } from './terminal.js'

interface VoyageOptions extends AnswerOptions {
  readonly format?: Format
}

const AFTER_HELP = `
Each STOP is one of:${PLACES}
Append +HOURSh for a stay: "Algeciras+18h". Append @SPEED for the speed of the leg that begins there:
"Algeciras+18h@12kn". With the prefix via:, the vessel passes without a call (via:Gibraltar, via:36N,6W),
or sails through a passage from end to end (via:suez).
With --vessel or --fuel-price, every format includes the ship's fuel at sea, its emissions and its cost,
for each leg and for the whole voyage. Text and JSON also have those of each stay in port.
${CLOSED_HELP}

Examples:
  fairway voyage Rotterdam Algeciras+18h via:suez Singapore --speed 14kn --depart 2026-12-01
  fairway voyage Rotterdam Algeciras+18h Singapore --vessel container --fuel-price 600
  fairway voyage NLRTM SGSIN+24h CNSHA --format geojson > voyage.geojson

Planning only: not for navigation.`

/** Plans a voyage of many stops in this process, without a server. */
export function voyageCommand(terminal: Terminal, open: OpenSea): Command {
  return addAnswerOptions(addSouthLimit(addPlanningOptions(new PlaceCommand('voyage'))))
    .description('Plan a voyage with several stops, calls and a timeline.')
    .argument('<stops...>', `${STOP_RANGE.min} to ${STOP_RANGE.max} stops in order`)
    .addOption(
      new Option(
        '--format <format>',
        'default: text; json is the response of POST /v1/voyages',
      ).choices(FORMATS),
    )
    .addHelpText('after', AFTER_HELP)
    .action((stops: string[], options: VoyageOptions) =>
      writeVoyage(stops, options, terminal, open),
    )
}

async function writeVoyage(
  texts: readonly string[],
  options: VoyageOptions,
  { environment, say }: Terminal,
  open: OpenSea,
): Promise<void> {
  const settings = { ...settingsOf(options), vessel: shipOf(options) }
  const opening = started(open.sea(environment, settings.resolutionKm))
  const tables = await open.tables(environment)
  const read = texts.map((text) => readStop(text, tables, options.lonlat === true))
  const stops = read.map(({ stop }) => stop)
  rejectStayAtEnds(texts, stops)
  const speeds = read.map(({ speedKmh }) => speedKmh)
  if (speeds.at(-1) !== undefined) {
    throw new UsageError('No leg begins at the last stop: remove its speed.')
  }
  // One speed per leg if a stop gives its own.
  const speedKmh = speeds.some((speed) => speed !== undefined)
    ? speeds.slice(0, -1).map((speed) => speed ?? settings.speedKmh)
    : settings.speedKmh
  const sea = { ...tables, ...(await opening) }
  const { alternatives } = options
  const voyage = { stops, ...settings, speedKmh, alternatives, ...departureOf(options) }
  const planned = await plan(voyage, options, sea)
  const estimated = await emissionsOf(planned, options, { environment, open })
  const { format = 'text' } = options
  const warnings = await warningsOf(planned, estimated, options)
  if (format !== 'text') {
    return say(await formattedVoyage({ planned, estimated, warnings, options }, sea, format))
  }
  const { voyageReport } = await import('./voyage-report.js')
  const sentences = sentencesOf(warnings, planned, { isLonLat: options.lonlat === true })
  const { dataVersion } = sea.router
  for (const line of voyageReport(planned, estimated, sentences, dataVersion)) say(line)
}

async function plan(
  voyage: Parameters<typeof import('../planning/plan-voyage.js')['planVoyage']>[0],
  options: VoyageOptions,
  sea: Sea,
): Promise<PlannedVoyage> {
  const { planVoyage } = await import('../planning/plan-voyage.js')
  try {
    return planVoyage(voyage, sea)
  } catch (error) {
    throw inWords(error, requestedOptions(options), voyage.stops)
  }
}

function rejectStayAtEnds(texts: readonly string[], stops: readonly Stop[]): void {
  for (const at of [0, stops.length - 1]) {
    if (!stops[at]!.stayHours) continue
    const stay = /\+[\d.]+h/i.exec(texts[at]!)![0]
    throw new UsageError(`"${texts[at]}": the first and last stop have no stay. Leave out ${stay}.`)
  }
}

interface ToldStop {
  readonly stop: Stop
  /** Speed of the leg that begins at this stop. */
  readonly speedKmh: number | undefined
}

/** Parses `Algeciras+18h`, `Algeciras+18h@12kn`, `via:suez` or `via:36N,6W`. */
function readStop(written: string, { ports }: Tables, isLonLat: boolean): ToldStop {
  const [text, speed] = written.split('@') as [string, string?]
  const [, isVia, named = '', hours] = /^(via:)?(.*?)(?:\+(\d+(?:\.\d+)?)h)?$/i.exec(text.trim())!
  const speedKmh = speed === undefined ? undefined : speedOf(speed, written)
  if (isVia) {
    if (Number(hours) > 0) {
      throw new UsageError(
        `"${written}": a ship does not stay at a via point. Leave out +${hours}h.`,
      )
    }
    return { stop: readVia(named, ports, isLonLat), speedKmh }
  }
  const place = readPlace(named, ports, isLonLat)
  return { stop: hours === undefined ? { place } : { place, stayHours: Number(hours) }, speedKmh }
}

function speedOf(speed: string, written: string): number {
  try {
    return readSpeedKmh(speed)
  } catch (error) {
    throw new UsageError(`"${written}": ${(error as Error).message}`)
  }
}

type Estimated = Awaited<ReturnType<typeof emissionsOf>>

/** Fuel, emissions and cost, if a vessel or a price is given, as in the service. */
async function emissionsOf(
  planned: PlannedVoyage,
  { fuelPrice }: VoyageOptions,
  { environment, open }: { environment: Terminal['environment']; open: OpenSea },
) {
  if (planned.voyage.vessel === undefined && fuelPrice === undefined) return null
  const { estimateVoyage } = await import('../planning/vessel-emissions.js')
  const factors = await open.factors(environment)
  const { version } = factors
  return { ...estimateVoyage(planned, factors, fuelPrice ?? null), version }
}

/** Warnings of the plan, of contradictory options and of the emissions. */
async function warningsOf(planned: PlannedVoyage, estimated: Estimated, options: VoyageOptions) {
  const { emissionsWarnings } = await import('../api/write-emissions.js')
  const { VOYAGE_BODY, warningItems } = await import('../api/pointers.js')
  return [
    ...warningItems(planned.warnings, VOYAGE_BODY),
    ...contradictionsOf(requestedOptions(options)),
    ...(estimated ? emissionsWarnings(estimated, VOYAGE_BODY) : []),
  ]
}

interface Answered {
  readonly planned: PlannedVoyage
  readonly estimated: Estimated
  readonly warnings: Awaited<ReturnType<typeof warningsOf>>
  readonly options: VoyageOptions
}

async function formattedVoyage(
  { planned, estimated, warnings, options }: Answered,
  sea: Sea,
  format: Exclude<Format, 'text'>,
): Promise<string> {
  const { NO_EMISSION_TOTALS, voyageAnswer } = await import('../api/write-voyage.js')
  const { routeEmissionsBody } = await import('../api/write-emissions.js')
  const { newId } = await import('./local-tools.js')
  const frame = {
    id: newId('voyage'),
    warnings,
    dataVersion: sea.router.dataVersion,
    calculatedAt: new Date().toISOString(),
  }
  const emissionTotals = estimated ?? NO_EMISSION_TOTALS
  const emissions =
    estimated?.emissions?.map((leg) => routeEmissionsBody(leg, estimated.version)) ?? null
  const written = { form: formOf(options), planned, emissions, emissionTotals }
  // The schema has positions as arrays of two, which the compiler does not know.
  const answer = voyageAnswer(written, frame, sea) as VoyageAnswer
  return formatted('voyage', answer, format)
}
