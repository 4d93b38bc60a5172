import { MS_PER_HOUR } from '../base/utc.js'
import { boundingBox, crossesAntimeridian } from '../engine/geo/antimeridian.js'
import { densify } from '../engine/geo/densify.js'
import { hoursTo } from '../engine/geo/sailing-hours.js'
import { pickWaypoints, type WaypointStrategy } from '../engine/routing/path/waypoints.js'
import type { ChannelUse, Resolution, SeaRoute, SnappedEnd } from '../engine/routing/request.js'
import { nauticalMiles, roundHours, roundKm } from '../planning/rounding.js'
import type { PlannedLeg } from '../planning/voyage/complete.js'
import { bandOf } from '../planning/voyage/distance-band.js'
import { lineGeometry, roundDegrees, roundedPlace } from './line-geometry.js'
import type { RequestedOptions } from './read/read-conditions.js'
import { writeMoment } from './read-moment.js'
import type { LegBody, RouteCoreBody } from './schemas/route-answer.js'
import type { AlternativeEmissionsBody, RouteEmissionsBody } from './schemas/route-emissions.js'
import type { RouteBody } from './schemas/route-request.js'
import { bandBody, connectorsBody, lengthBody, sailedBody } from './write/write-length.js'
import { depthBody, emissionControlBody, passagesBody } from './write/write-met.js'
import { endBody, portsBody, type WritingSea, zoneOfEnd } from './write/write-places.js'
import { localTime } from './zoned-time.js'

/** A great-circle leg can come closer to the pole than its ends; points this close together show it. */
const BOX_STEP_KM = 100

/** Options that change only the form of the answer. */
export type AnswerForm = Pick<
  RouteBody,
  | 'antimeridian'
  | 'geometry'
  | 'include_ports'
  | 'sailed_estimate'
  | 'waypoint_count'
  | 'waypoint_strategy'
  | 'wind'
>

/** What an answer repeats of its request, and its form. */
export type RouteForm = RequestedOptions & AnswerForm

/** How an answer is written, and the emissions in it. */
export interface FormAndEmissions {
  readonly form: RouteForm
  /** Null if there are none. */
  readonly emissions: RouteEmissionsBody | null
  /** Those of each alternative, if there are any. */
  readonly alternativeEmissions?: readonly AlternativeEmissionsBody[] | undefined
}

/** A leg with everything that its answer depends on. */
export interface WrittenLeg extends FormAndEmissions {
  readonly leg: PlannedLeg
  /** Lengths of the legs that it consists of. Default: its own. */
  readonly legsKm?: readonly number[]
  readonly resolutionKm: Resolution
  /** Null without a departure time. */
  readonly departureMs: number | null
}

/** A leg of a voyage, with the members of a route. */
export function legBody(
  {
    form,
    leg,
    resolutionKm,
    emissions,
    alternativeEmissions = [],
    departureMs,
    legsKm = [leg.route.distanceKm],
  }: WrittenLeg,
  sea: WritingSea,
): LegBody {
  const { route, speedKmh, speedSource } = leg
  return {
    origin: endBody(route.origin, sea),
    destination: endBody(route.destination, sea),
    ...lengthBody(route, speedKmh),
    ...bandBody(leg),
    ...sailedBody(form, legsKm),
    ...connectorsBody(route),
    great_circle_km: roundKm(route.greatCircleKm),
    speed_kmh: speedKmh,
    speed_kn: nauticalMiles(speedKmh),
    speed_source: speedSource,
    ...(leg.condition && { condition: leg.condition }),
    ...waitBody(leg),
    ...timesBody(leg, departureMs, sea),
    geometry: lineGeometry(route.positions, form.antimeridian, form.geometry),
    bbox: boundingBox(densify(route.positions, BOX_STEP_KM)).map(roundDegrees),
    crosses_antimeridian: crossesAntimeridian(route.positions),
    waypoint_strategy: waypointStrategyOf(form),
    waypoints: waypointsBody(form, leg, resolutionKm, sea),
    passages: passagesBody(route),
    eca: emissionControlBody(route),
    ...(form.avoid_areas && { avoid_areas: avoidedBody(form.avoid_areas, route) }),
    ...(route.channels && { channels: channelsBody(form.channels ?? [], route.channels) }),
    ...depthBody(leg),
    ...(form.include_ports === true ? { ports: portsBody(route, sea) } : {}),
    alternatives: leg.alternatives.map((other, i) => ({
      ...lengthBody(other, speedKmh),
      ...bandBody({ band: bandOf([{ route: other }]) }),
      passages: passagesBody(other),
      avoid: [...other.closed],
      geometry: lineGeometry(other.positions, form.antimeridian, form.geometry),
      ...(alternativeEmissions[i] && { emissions: alternativeEmissions[i] }),
    })),
    emissions,
  }
}

/** How long the ship waits where the leg ends, if it does. */
export function waitBody({
  waitHours,
}: Pick<PlannedLeg, 'waitHours'>): Pick<RouteCoreBody, 'wait_hours'> {
  return waitHours > 0 ? { wait_hours: roundHours(waitHours) } : {}
}

/** When a leg begins and ends, with any wait, in UTC; null without a departure time. */
export function timesInUtc(
  { hours, waitHours }: Pick<PlannedLeg, 'hours' | 'waitHours'>,
  departureMs: number | null,
): Pick<RouteCoreBody, 'depart_at' | 'arrive_at'> {
  if (departureMs === null) return { depart_at: null, arrive_at: null }
  return {
    depart_at: writeMoment(departureMs),
    arrive_at: writeMoment(departureMs + (hours + waitHours) * MS_PER_HOUR),
  }
}

/** The same, and on the clocks of both ends. */
export function timesBody(
  leg: Pick<PlannedLeg, 'hours' | 'waitHours' | 'route'>,
  departureMs: number | null,
  { ports }: Pick<WritingSea, 'ports'>,
): Pick<RouteCoreBody, 'depart_at' | 'arrive_at' | 'depart_at_local' | 'arrive_at_local'> {
  const { origin, destination } = leg.route
  const local = (hours: number, end: SnappedEnd) =>
    departureMs === null
      ? null
      : localTime(departureMs + hours * MS_PER_HOUR, zoneOfEnd(end, ports))
  return {
    ...timesInUtc(leg, departureMs),
    depart_at_local: local(0, origin),
    arrive_at_local: local(leg.hours + leg.waitHours, destination),
  }
}

function waypointsBody(
  form: RouteForm,
  { route, speedKmh }: PlannedLeg,
  resolutionKm: Resolution,
  { legIsClear }: WritingSea,
): RouteCoreBody['waypoints'] {
  const picked = pickWaypoints(route, {
    strategy: form.waypoint_strategy,
    count: form.waypoint_count,
    resolutionKm,
    legIsClear: legIsClear && ((from, to) => legIsClear(resolutionKm, from, to)),
  })
  return picked.map(({ index, position, distanceFromOriginKm, legKm, bearingDeg }) => ({
    index,
    coordinates: [...roundedPlace(position)],
    distance_from_origin_km: roundKm(distanceFromOriginKm),
    elapsed_hours: roundHours(hoursTo(distanceFromOriginKm, route, speedKmh)),
    leg_km: legKm === null ? null : roundKm(legKm),
    bearing_deg: bearingDeg === null ? null : Math.round(bearingDeg * 10) / 10,
  }))
}

function waypointStrategyOf({ waypoint_strategy, waypoint_count }: RouteForm): WaypointStrategy {
  return waypoint_strategy ?? (waypoint_count === undefined ? 'simplify' : 'count')
}

function channelsBody(
  asked: NonNullable<RequestedOptions['channels']>,
  uses: readonly ChannelUse[],
): NonNullable<LegBody['channels']> {
  return uses.map(({ channel, entryKm, exitKm }) => {
    const { name = null } = asked[channel]!
    return { name, entry_km: roundKm(entryKm), exit_km: roundKm(exitKm) }
  })
}

function avoidedBody(
  areas: NonNullable<RequestedOptions['avoid_areas']>,
  { polygonKm = [] }: SeaRoute,
): NonNullable<LegBody['avoid_areas']> {
  return areas.map(({ name = null, mode = 'forbid' }, at) => {
    return { name, mode, distance_km: roundKm(polygonKm[at] ?? 0) }
  })
}
