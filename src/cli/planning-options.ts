import { Command, Option } from 'commander'
import { API_AREAS, type ApiArea } from '../api/areas.js'
import { readConstraints } from '../api/read-voyage.js'
import type { AvoidAreaBody } from '../api/schemas/avoid-area.js'
import type { RequestedOptions } from '../api/write-route.js'
import { DEFAULT_SOUTH_LIMIT, DEPTH_MODES, type DepthMode } from '../planning/closures.js'
import { VESSEL_MAXIMA, type Vessel, VOYAGE_VESSEL_TYPES } from '../planning/vessel.js'
import type { Conditions } from '../planning/voyage.js'
import {
  CLOSED_BY_DEFAULT,
  DEFAULT_RESOLUTION_KM,
  PASSAGES,
  type PassageId,
  RESOLUTIONS,
  type Resolution,
  SOUTH_LIMIT_RANGE,
} from '../routing/request.js'
import { utcDay } from '../utc.js'
import { readAvoidAreaFile } from './avoid-area-files.js'
import { UsageError } from './failure.js'
import { DEPART_HELP, readMoment } from './moments.js'
import { metresUpTo, namesOf, readSouthLimit, readSpeedKmh } from './quantities.js'

/** Options of every command that plans routes. */
export interface PlanningOptions {
  readonly suez: boolean
  readonly panama: boolean
  readonly gibraltar: boolean
  readonly kiel: boolean
  readonly avoid?: (PassageId | ApiArea)[]
  readonly allow?: (typeof CLOSED_BY_DEFAULT)[number][]
  readonly avoidArea?: AvoidAreaBody[]
  readonly depth?: DepthMode
  readonly southLimit?: number
  readonly resolution: string
  readonly speed?: number
  readonly depart?: number
  readonly vessel?: Vessel['type']
  readonly sizeClass?: string
  readonly draught?: number
  readonly beam?: number
  readonly loa?: number
  readonly lonlat?: true
}

export const SAY_WHAT_SHIP = `The ship needs a type: add --vessel ${VOYAGE_VESSEL_TYPES.join(', --vessel ')}.`

/** A voyage without its stops and its day. */
export type PlanningSettings = Omit<Conditions, 'date'> & {
  readonly resolutionKm: Resolution
  readonly speedKmh?: number | undefined
}

export function addPlanningOptions(command: Command): Command {
  return command
    .option('--no-suez', 'close the Suez Canal')
    .option('--no-panama', 'close the Panama Canal')
    .option('--no-gibraltar', 'close the Strait of Gibraltar')
    .option('--no-kiel', 'close the Kiel Canal')
    .option(
      '--avoid <names>',
      `close passages (${PASSAGES.join(', ')}) or avoid areas (${API_AREAS.join(', ')})`,
      namesOf([...PASSAGES, ...API_AREAS]),
    )
    .option(
      '--avoid-area <file>',
      'avoid the polygons of a GeoJSON file; set the property mode to penalise to allow entry at a cost',
      readAvoidAreaFile,
    )
    .addOption(
      new Option(
        '--depth <mode>',
        'warn of straits and shelves too shallow for the ship, or avoid them',
      ).choices(DEPTH_MODES),
    )
    .option(
      '--allow <names>',
      'open passages that are closed by default',
      namesOf(CLOSED_BY_DEFAULT),
    )
    .addOption(
      new Option('--resolution <km>', 'coastline detail')
        .choices(RESOLUTIONS.map(String))
        .default(String(DEFAULT_RESOLUTION_KM)),
    )
    .option('--speed <speed>', 'speed with its unit: 14kn or 26km/h', readSpeedKmh)
    .option('--depart <moment>', DEPART_HELP, readMoment)
    .addOption(new Option('--vessel <type>', 'ship type').choices(VOYAGE_VESSEL_TYPES))
    .option(
      '--size-class <class>',
      'size class, e.g. panamax, capesize, vlcc; closes canals that are too small',
    )
    .option('--draught <m>', 'draught of the ship', metresUpTo(VESSEL_MAXIMA.draughtM))
    .option('--beam <m>', 'beam of the ship', metresUpTo(VESSEL_MAXIMA.beamM))
    .option('--loa <m>', 'length overall of the ship', metresUpTo(VESSEL_MAXIMA.loaM))
    .option('--lonlat', 'read coordinates as LONGITUDE,LATITUDE')
}

/** Adds --south-limit. */
export function addSouthLimit(command: Command): Command {
  return command.option(
    '--south-limit <latitude>',
    `latitude that routes stay north of; ${SOUTH_LIMIT_RANGE.min} for none; default: ${DEFAULT_SOUTH_LIMIT}`,
    readSouthLimit,
  )
}

/** Names of the options without `no-`, which columns may have too. */
export const PLANNING_NAMES: readonly string[] = addPlanningOptions(new Command()).options.map(
  (option) => option.name().replace(/^no-/, ''),
)

/** Converts the options to conditions of the domain. @throws UsageError for a vessel without a type */
export function settingsOf(options: PlanningOptions): PlanningSettings {
  return {
    resolutionKm: Number(options.resolution) as Resolution,
    speedKmh: options.speed,
    constraints: readConstraints(requestedOptions(options)),
    vessel: vesselOf(options),
  }
}

/** When a voyage departs, and the days that determine its rules and warnings. Default: now. */
export function departureOf({ depart }: Pick<PlanningOptions, 'depart'>) {
  const nowMs = Date.now()
  const departureMs = depart ?? nowMs
  return { departureMs, date: utcDay(departureMs), today: utcDay(nowMs) }
}

/** The options that a JSON answer repeats, and that errors can name. */
export function requestedOptions({
  suez,
  panama,
  gibraltar,
  kiel,
  avoid,
  avoidArea,
  depth,
  southLimit,
  allow,
}: PlanningOptions): RequestedOptions {
  return {
    ...(suez ? {} : { suez }),
    ...(panama ? {} : { panama }),
    ...(gibraltar ? {} : { gibraltar }),
    ...(kiel ? {} : { kiel }),
    ...(avoid === undefined ? {} : { avoid }),
    ...(avoidArea === undefined ? {} : { avoid_areas: avoidArea }),
    ...(depth === undefined ? {} : { depth }),
    ...(southLimit === undefined ? {} : { south_limit: southLimit }),
    ...(allow === undefined ? {} : { allow }),
  }
}

function vesselOf(options: PlanningOptions): Vessel | undefined {
  const { vessel, sizeClass, draught, beam, loa } = options
  if (vessel !== undefined) {
    return { type: vessel, sizeClass, draughtM: draught, beamM: beam, loaM: loa }
  }
  if ([sizeClass, draught, beam, loa].every((value) => value === undefined)) return undefined
  throw new UsageError(SAY_WHAT_SHIP)
}
