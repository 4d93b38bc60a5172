import { nothingLeft } from '../../base/nothing-left.js'
import { utcDay } from '../../base/utc.js'
import type { PassageId } from '../../engine/routing/request.js'
import type { AreaGroup } from '../../engine/sea/areas.js'
import { type Constraints, DEFAULT_DEPTH } from '../../planning/closures/closures.js'
import { kmhOf } from '../../planning/ship/speed.js'
import { areaGroupOf } from '../areas.js'
import { PASSAGE_FLAGS, type PassageFlag } from '../passage-flags.js'
import { validationFailed } from '../problems/problem.js'
import { readMoment } from '../read-moment.js'
import type { ConditionsBody, waterOptions } from '../schemas/route-request.js'
import { readAvoidAreas } from './avoid-areas.js'
import { type ShipBody, vesselOf } from './read-ship.js'

type Constraining = keyof typeof waterOptions | 'avoid_areas' | 'channels'

/** The requested passages, open or closed, as the answer repeats them. */
export type RequestedOptions = {
  readonly [Name in Constraining]?: ConditionsBody[Name] | undefined
}

/** Fields of a request that plans which are read elsewhere: the first by `placeOf`, the second by its operation. */
type ReadElsewhere = 'accept_suggestions' | 'fuel_price_usd_per_tonne'

/** What all requests that plan have in common. @throws Problem validation_failed */
export function conditionsOf(body: ConditionsBody, today: string) {
  const { depart_at, resolution_km, ...others } = body
  const departureMs = depart_at === undefined ? undefined : readMoment(depart_at, '#/depart_at')
  nothingLeft(
    others as Omit<
      typeof others,
      keyof RequestedOptions | keyof ShipBody | keyof SpeedBody | ReadElsewhere
    >,
  )
  return {
    vessel: vesselOf(others),
    constraints: readConstraints(others),
    date: departureMs === undefined ? today : utcDay(departureMs),
    departureMs,
    speedKmh: speedOf(others, '#'),
    resolutionKm: resolution_km,
  }
}

type SpeedBody = Pick<ConditionsBody, 'speed_kmh' | 'speed_kn'>

/** Reads a speed in either unit, as km/h. @throws Problem validation_failed if both are given */
export function speedOf({ speed_kmh, speed_kn }: SpeedBody, base: string): number | undefined {
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
  const { avoid = [], allow = [], avoid_areas = [], channels = [], ...others } = body
  const { depth = DEFAULT_DEPTH, south_limit, ...flags } = others
  nothingLeft(flags as Omit<typeof flags, PassageFlag>)
  const flagged = (value: boolean) => PASSAGE_FLAGS.filter((id) => flags[id] === value)
  const areas = avoid.map(areaGroupOf)
  const passages = avoid.filter((_, at) => areas[at] === undefined) as PassageId[]
  return {
    closed: [...passages, ...flagged(false)],
    opened: [...flagged(true), ...allow],
    avoid: areas.filter((group): group is AreaGroup => group !== undefined),
    polygons: readAvoidAreas(avoid_areas, `${base}/avoid_areas`),
    channels: channels.map(({ name = '', coordinates }, at) => {
      return { name: name || `channel ${at + 1}`, line: coordinates }
    }),
    depth,
    southLimit: south_limit,
  }
}
