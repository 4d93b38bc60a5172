import type { Command } from 'commander'
import type { Voyage } from '../../../client/schema.js'
import { readStop } from '../../../contract/read/place-text.js'
import { VoyageRequestBody } from '../../../contract/schemas/voyage-request.js'
import type { JsonSchema } from '../../../contract/validation/json-schema.js'
import { STOP_RANGE } from '../../../planning/voyage/voyage.js'
import { CommandRequest, placeJson, type RequestJson } from '../../../tables/fields/request-body.js'
import { routeFields } from '../../../tables/fields/route-fields.js'
import { inPlace, UsageError } from '../../../tables/text/failure.js'
import { arrivalText } from '../../../tables/text/moments.js'
import { readPlace, readVia } from '../../../tables/text/places.js'
import { readSpeedKmh } from '../../../tables/text/quantities.js'
import type { Terminal } from '../../../tables/text/terminal.js'
import { addAnswerOptions, type FieldsOption, formatOf, partOf } from '../fields/answer-fields.js'
import { type FieldOption, fieldOption, openOptionField } from '../fields/field-option.js'
import {
  CLOSED_HELP,
  departNow,
  leaveOutWaypoints,
  PLACES,
  type RequestOptions,
  requestCommand,
} from '../fields/request-command.js'
import { answerTo, openFor } from '../reports/answer.js'
import type { OpenSea } from '../sea.js'
import { FORMATS, type Format, formatted } from './formats.js'

const FIELDS = routeFields(VoyageRequestBody as JsonSchema)

interface VoyageOptions extends RequestOptions, FieldsOption, FieldOption {
  readonly format: Format
}

const AFTER_HELP = `
Each STOP is one of:${PLACES}
Append +HOURSh for a stay: "Algeciras+18h". Put :load or :discharge behind a name to say on which legs the ship is
laden, and on which in ballast: "Santos:load+48h". Append @SPEED for the speed of the leg that begins there:
"Algeciras+18h@12kn". Append =MOMENT for the arrival wanted, which decides the speed of the legs before it:
"Singapore=2026-12-24T06:00Z", or a window: "Singapore=2026-12-22..2026-12-24". With the prefix via:, the vessel passes without a call (via:Algeciras, via:36N,6W),
or sails through a passage from end to end (via:suez).
With --vessel or --fuel-price, every format includes the ship's fuel at sea, its emissions and its cost,
for each leg and for the whole voyage. Text and JSON also have those of each stay in port.
${CLOSED_HELP}

Examples:
  fairway voyage Rotterdam Algeciras+18h via:suez Singapore --speed 14kn --depart 2026-12-01
  fairway voyage Rotterdam Algeciras+18h Singapore --vessel container --fuel-price 600
  fairway voyage NLRTM SGSIN+24h=2026-12-24 CNSHA --depart 2026-12-01 --vessel container
  fairway voyage Rotterdam Santos:load+48h Qingdao:discharge --vessel bulker --wind
  fairway voyage NLRTM SGSIN+24h CNSHA --format geojson > voyage.geojson

Planning only: not for navigation.`

/** Plans a voyage of many stops in this process, without a server. */
export function voyageCommand(terminal: Terminal, open: OpenSea): Command {
  const command = requestCommand('voyage', '/v1/voyages', FIELDS)
  return addAnswerOptions(command, FORMATS, 'json is the response of POST /v1/voyages')
    .description('Plan a voyage with several stops, calls and a timeline.')
    .argument('[stops...]', `${STOP_RANGE.min} to ${STOP_RANGE.max} stops in order`)
    .addOption(fieldOption())
    .addHelpText('after', AFTER_HELP)
    .action((stops: string[], options: VoyageOptions) => planVoyage(stops, options, terminal, open))
}

async function planVoyage(
  stops: readonly string[],
  options: VoyageOptions,
  terminal: Terminal,
  open: OpenSea,
): Promise<void> {
  const { environment, say } = terminal
  const format = formatOf(options.format, options, 'json')
  const request = new CommandRequest(FIELDS, options)
  const data = openFor(request, terminal, open)
  if (stops.length > 0) setStops(request, stops)
  const isDeparture = departNow(request, format === 'text', options)
  if (format === 'text') leaveOutWaypoints(request)
  const { voyage } = await import('../../../contract/operations/voyage.js')
  const { VoyageAnswer } = await import('../../../contract/schemas/voyage-answer.js')
  const field = await openOptionField(options)
  const sources = { environment, open: data, field }
  const answer = (await answerTo(voyage, request, sources)) as unknown as Voyage
  if (format !== 'text')
    return say(await formatted('voyage', partOf(answer, options, VoyageAnswer), format))
  const { voyageReport } = await import('../reports/voyage-report.js')
  for (const line of voyageReport(answer, request, isDeparture)) say(line)
}

/** A name with what looks like a stay but is none: `Algeciras+1,5h`, `+18`, `+2d`. */
const OTHER_STAY = /^\D+(\+\s*\d[\d.,]*\s*[a-z]*)$/i

/** Parses `Algeciras+18h`, `Algeciras+18h@12kn=2026-12-24`, `via:suez` or `via:36N,6W`. */
function setStops(request: CommandRequest, texts: readonly string[]): void {
  const stops = texts.map((written, at) => {
    const [stop, arrival] = written.split('=') as [string, string?]
    const [text, speed] = stop.split('@') as [string, string?]
    const { isVia, named, stayHours, operation } = readStop(text)
    const stay = OTHER_STAY.exec(named)?.[1]
    if (stay !== undefined) {
      throw new UsageError(
        `"${written}": ${stay} is no stay. Write hours with a decimal point, and h: +1.5h.`,
      )
    }
    const { place } = isVia
      ? readVia(named, request.isLonLat)
      : { place: readPlace(named, request.isLonLat) }
    const path = `stops.${at}`
    request.label(path, `"${written}"`)
    request.label(`${path}.stay_hours`, `"${written}", +${stayHours}h`)
    request.label(`${path}.operation`, `"${written}", :${operation}`)
    request.label(`${path}.speed_kmh`, `"${written}", @${speed}`)
    request.label(`${path}.arrive_at`, `"${written}", =${arrival}`)
    return {
      ...placeJson(place),
      ...(isVia && { kind: 'via' }),
      ...(operation && { operation }),
      ...(stayHours !== undefined && { stay_hours: stayHours }),
      ...(speed !== undefined && { speed_kmh: inPlace(`"${written}"`, () => readSpeedKmh(speed)) }),
      ...(arrival !== undefined && {
        arrive_at: inPlace(`"${written}"`, () => arrivalText(arrival)),
      }),
    } satisfies RequestJson
  })
  request.set('stops', stops, 'STOPS')
}
