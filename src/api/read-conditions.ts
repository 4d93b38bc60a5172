import type { Constraints } from '../planning/closures.js'
import { kmhOf } from '../planning/speed.js'
import type { PassageId } from '../routing/request.js'
import type { AreaGroup } from '../sea/areas.js'
import { utcDay } from '../utc.js'
import { areaGroupOf } from './areas.js'
import { readAvoidAreas } from './avoid-areas.js'
import { PASSAGE_FLAGS } from './passage-flags.js'
import { validationFailed } from './problem.js'
import { readMoment } from './read-moment.js'
import { vesselOf } from './read-ship.js'
import type { ConditionsBody, passageOptions } from './schemas/route-request.js'

type Constraining =
  | keyof typeof passageOptions
  | 'avoid_areas'
  | 'channels'
  | 'depth'
  | 'south_limit'

/** The requested passages, open or closed, as the answer repeats them. */
export type RequestedOptions = {
  readonly [Name in Constraining]?: ConditionsBody[Name] | undefined
}

/** What all requests that plan have in common. @throws Problem validation_failed */
export function conditionsOf(body: ConditionsBody, today: string) {
  const departureMs =
    body.depart_at === undefined ? undefined : readMoment(body.depart_at, '#/depart_at')
  return {
    vessel: vesselOf(body),
    constraints: readConstraints(body),
    date: departureMs === undefined ? today : utcDay(departureMs),
    departureMs,
    speedKmh: speedOf(body, '#'),
    resolutionKm: body.resolution_km,
  }
}

/** Reads a speed in either unit, as km/h. @throws Problem validation_failed if both are given */
export function speedOf(
  { speed_kmh, speed_kn }: Pick<ConditionsBody, 'speed_kmh' | 'speed_kn'>,
  base: string,
): number | undefined {
  if (speed_kn === undefined) return speed_kmh
  if (speed_kmh === undefined) return kmhOf(speed_kn)
  const detail = 'give either speed_kmh or speed_kn'
  throw validationFailed([{ pointer: `${base}/speed_kn`, code: 'not_allowed', detail }])
}

/**
 * A passage is closed by its name or by a flag that is false, and opened by its name or by a flag that
 * is true.
 */
export function readConstraints(body: RequestedOptions, base = '#'): Constraints {
  const { avoid = [], allow = [] } = body
  const flagged = (value: boolean) => PASSAGE_FLAGS.filter((id) => body[id] === value)
  const areas = avoid.map(areaGroupOf)
  const passages = avoid.filter((_, at) => areas[at] === undefined) as PassageId[]
  return {
    closed: [...passages, ...flagged(false)],
    opened: [...flagged(true), ...allow],
    avoid: areas.filter((group): group is AreaGroup => group !== undefined),
    polygons: readAvoidAreas(body.avoid_areas ?? [], `${base}/avoid_areas`),
    channels: (body.channels ?? []).map(({ name = '', coordinates }, at) => {
      return { name: name || `channel ${at + 1}`, line: coordinates }
    }),
    depth: body.depth ?? 'warn',
    southLimit: body.south_limit,
  }
}
