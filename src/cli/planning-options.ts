import { Command, Option } from 'commander'
import type { RouteBody } from '../api/schemas/route-request.js'
import {
  type AllowValue,
  AVOIDABLE_AREAS,
  type AvoidValue,
  CLOSED_BY_DEFAULT,
} from '../routing/restrictions.js'
import { PASSAGES, RESOLUTIONS, type Resolution } from '../routing/types.js'
import { UsageError } from './failure.js'
import { metresUpTo, namesOf, readMoment, readSpeedKmh } from './quantities.js'

/** What every command that plans routes takes. */
export interface PlanningOptions {
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
  readonly lonlat?: true
}

export const SAY_WHAT_SHIP = 'Say what ship it is: add --vessel container, bulker or tanker.'

/** A request without its two ends. */
export type PlanningSettings = Omit<RouteBody, 'origin' | 'destination'>

export function addPlanningOptions(command: Command): Command {
  return command
    .option('--no-suez', 'close the Suez Canal')
    .option('--no-panama', 'close the Panama Canal')
    .option('--no-gibraltar', 'close the Strait of Gibraltar')
    .option('--no-kiel', 'close the Kiel Canal')
    .option(
      '--avoid <names>',
      `close passages (${PASSAGES.join(', ')}) or keep out of areas (${AVOIDABLE_AREAS.join(', ')})`,
      namesOf([...PASSAGES, ...AVOIDABLE_AREAS]),
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
    .option('--lonlat', 'read coordinates as LONGITUDE,LATITUDE')
}

/** The options by name, without `no-`, as a column of a table might be called. */
export const PLANNING_NAMES: readonly string[] = addPlanningOptions(new Command()).options.map(
  (option) => option.name().replace(/^no-/, ''),
)

/** The options in the words of the HTTP request. */
export function settingsOf(options: PlanningOptions): PlanningSettings {
  const { suez, panama, gibraltar, kiel, avoid, allow, speed } = options
  return {
    resolution_km: Number(options.resolution) as Resolution,
    ...(speed === undefined ? {} : { speed_kmh: speed }),
    ...(suez ? {} : { suez }),
    ...(panama ? {} : { panama }),
    ...(gibraltar ? {} : { gibraltar }),
    ...(kiel ? {} : { kiel }),
    ...(avoid === undefined ? {} : { avoid }),
    ...(allow === undefined ? {} : { allow }),
    ...vesselOf(options),
  }
}

function vesselOf(options: PlanningOptions): Pick<RouteBody, 'vessel'> {
  const { vessel, sizeClass, draught, beam, loa } = options
  if (vessel === undefined) {
    if ([sizeClass, draught, beam, loa].every((value) => value === undefined)) return {}
    throw new UsageError(SAY_WHAT_SHIP)
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
