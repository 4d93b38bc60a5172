import { Command } from 'commander'
import { CLOSED_BY_DEFAULT } from '../../../engine/routing/request.js'
import { addFields, type Field } from '../../../tables/fields/fields.js'
import {
  type CommandRequest,
  placeJson,
  type RequestJson,
  readRequestFile,
} from '../../../tables/fields/request-body.js'
import { readPlace } from '../../../tables/text/places.js'
import type { FieldOption } from './field-option.js'

/** How to write a place, for the help of each command that accepts one. */
export const PLACES = `
  a port        its full name ("Rotterdam"), with the country if several ports share it ("Vancouver, CA"),
                or its id (1068)
  a UN/LOCODE   NLRTM
  coordinates   LATITUDE,LONGITUDE in degrees: 51.98,4.05 or -33.86,151.2 (with --lonlat,
                longitude first); in either order with letters: 51.98N,4.05E or "151.2E 33.86S";
                in degrees and minutes: "51 57.3N 4 8.5E"; as in JSON: "[4.05, 51.98]"`

/** For the help of each command that accepts --allow. */
export const CLOSED_HELP = `
Closed unless --allow opens them (some are open to local voyages: docs/narrow-waters.md):\n${CLOSED_BY_DEFAULT.join(', ')}.`

/** Options of every command that sends a request. */
export interface RequestOptions {
  readonly request?: CommandRequest['body']
  readonly lonlat?: true
  readonly [field: string]: unknown
}

/** A command with an option for each field of a request. @param endpoint that takes the same request */
export function requestCommand(name: string, endpoint: string, fields: readonly Field[]): Command {
  return addFields(new PlaceCommand(name), fields)
    .option('--lonlat', 'read coordinates as LONGITUDE,LATITUDE')
    .option(
      '--request <file>',
      `request body of POST ${endpoint}, for fields without an option; options take precedence`,
      readRequestFile,
    )
}

/** A command that reads `-33.86,151.2` as a place and not as a list of options. */
class PlaceCommand extends Command {
  override parseOptions(args: string[]) {
    return super.parseOptions(args.map((text) => (/^-[\d.]/.test(text) ? ` ${text}` : text)))
  }
}

/** Sets the ends that are given as arguments. */
export function setEnds(
  request: CommandRequest,
  ends: readonly [from: string | undefined, to?: string | undefined],
  within = '',
): void {
  for (const [at, end] of (['origin', 'destination'] as const).entries()) {
    const text = ends[at]
    if (text === undefined) continue
    const place = readPlace(text, request.isLonLat)
    request.set(within + end, placeJson(place), `the ${end}`)
  }
}

/**
 * Departs now, unless the request says when: in a report, and where a typed arrival or a field of weather needs a moment. Other
 * formats are answers of the service, which knows no now. @returns whether the request says when
 */
export function departNow(
  request: CommandRequest,
  isReport: boolean,
  { request: file, field }: RequestOptions & FieldOption,
): boolean {
  if ((request.body['depart_at'] ?? null) !== null) return true
  const isTimed = field !== undefined || (file === undefined && isArrivalWanted(request.body))
  if (isReport || isTimed) request.set('depart_at', new Date().toISOString(), '--depart')
  return false
}

function isArrivalWanted({ arrive_at, stops }: RequestJson): boolean {
  const timed = [{ arrive_at }, ...((stops as RequestJson[] | undefined) ?? [])]
  return timed.some((stop) => (stop['arrive_at'] ?? null) !== null)
}

/** The text of a route has no waypoints: choosing them takes as long as finding it. */
export function leaveOutWaypoints({ body }: CommandRequest): void {
  if ((body['waypoint_count'] ?? null) === null) body['waypoint_strategy'] = 'none'
  body['geometry'] = 'corners'
}
