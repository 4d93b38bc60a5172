import { boundingBox, crossesAntimeridian } from '../geo/antimeridian.js'
import { densify } from '../geo/densify.js'
import type { Position } from '../geo/position.js'
import type { Closures } from '../planning/closures.js'
import type { PlannedLeg, PlannedVoyage } from '../planning/complete.js'
import { bandOf, type DistanceBand } from '../planning/distance-band.js'
import type { LeastDepth } from '../planning/least-depth.js'
import { asOneLeg } from '../planning/one-leg.js'
import { portsBeside } from '../planning/ports-beside.js'
import { nauticalMiles, roundHours, roundKm, roundKmParts } from '../planning/rounding.js'
import { SAILED_SOURCE, sailedEstimate } from '../planning/sailed-estimate.js'
import { delayHours, hoursTo, type SailedRoute } from '../planning/sailing-hours.js'
import type { Conditions } from '../planning/voyage.js'
import type { PortTable } from '../ports/table.js'
import { pickWaypoints, type WaypointStrategy } from '../routing/path/waypoints.js'
import type { Resolution, SeaRoute, SnappedEnd } from '../routing/request.js'
import { MS_PER_HOUR } from '../utc.js'
import { requestedAvoidAreas } from './avoid-areas.js'
import { lineGeometry, roundDegrees, roundedPlace } from './line-geometry.js'
import { PASSAGE_FLAGS } from './passage-flags.js'
import { portBody } from './port-body.js'
import { writeMoment } from './read-moment.js'
import type { bandFields, LegBody, RouteAnswerBody, RouteCoreBody } from './schemas/route-answer.js'
import type { AlternativeEmissionsBody, RouteEmissionsBody } from './schemas/route-emissions.js'
import type { RouteBody } from './schemas/route-request.js'
import type { WarningItem } from './warning.js'
import { eventsBody } from './write-timeline.js'

/** A great-circle leg can come closer to the pole than its ends; points this close together show it. */
const BOX_STEP_KM = 100

/** The requested passages, open or closed, as the answer repeats them. */
export type RequestedOptions = {
  readonly [Name in
    | 'avoid'
    | 'allow'
    | 'avoid_areas'
    | 'depth'
    | 'south_limit'
    | (typeof PASSAGE_FLAGS)[number]]?: RouteBody[Name] | undefined
}

/** Options that change only the form of the answer. */
export type RouteForm = RequestedOptions &
  Pick<
    RouteBody,
    | 'antimeridian'
    | 'geometry'
    | 'include_ports'
    | 'sailed_estimate'
    | 'waypoint_count'
    | 'waypoint_strategy'
  >

/** The tables needed to write an answer. */
export interface WritingSea {
  readonly ports: PortTable
  /** Whether a vessel can sail the great circle between two positions of a route. */
  legIsClear?(resolutionKm: Resolution, from: Position, to: Position): boolean
}

export interface WrittenRoute {
  readonly form: RouteForm
  /** Between two calls, with all via points and passages. */
  readonly planned: PlannedVoyage
  /** Null if there are none. */
  readonly emissions: RouteEmissionsBody | null
  /** Those of each alternative, if there are any. */
  readonly alternativeEmissions?: readonly AlternativeEmissionsBody[] | undefined
  /** Instead of the planned slug: null if nobody can read the route under it. */
  readonly slug?: string | null
}

/** The members of an answer besides its route. */
export interface AnswerFrame {
  readonly id: string
  readonly warnings: readonly WarningItem[]
  readonly dataVersion: string
  readonly calculatedAt: string
}

/** The answer of /calculate-route to its first caller, in reading order. */
export function routeAnswer(
  written: WrittenRoute,
  { id, warnings, dataVersion, calculatedAt }: AnswerFrame,
  sea: WritingSea,
): RouteAnswerBody {
  return {
    id,
    ...routeCore(written, sea),
    cached: false,
    warnings: [...warnings],
    data_version: dataVersion,
    calculated_at: calculatedAt,
  }
}

/** The part of the answer that depends only on the request, the sea data and the day. */
export function routeCore(
  { form, planned, emissions, alternativeEmissions, slug = planned.slug }: WrittenRoute,
  sea: WritingSea,
): RouteCoreBody {
  const { resolutionKm, closures, voyage, plannedLegs } = planned
  const leg = asOneLeg(planned)
  const departureMs = voyage.departureMs ?? null
  const hasTimeline = departureMs !== null || plannedLegs.length > 1
  return {
    ...legBody(
      {
        form,
        leg,
        legsKm: plannedLegs.map(({ route }) => route.distanceKm),
        resolutionKm,
        emissions,
        alternativeEmissions,
        departureMs,
      },
      sea,
    ),
    resolution_km: resolutionKm,
    options: optionsBody(form, closures, voyage),
    via: plannedLegs.slice(1).map(({ route }) => endBody(route.origin, sea)),
    ...(hasTimeline ? { timeline: eventsBody(planned.events) } : {}),
    slug,
  }
}

/** The members of an answer that do not grow with its line. */
export type RouteFiguresBody = Pick<
  RouteCoreBody,
  | 'origin'
  | 'destination'
  | 'distance_km'
  | 'distance_nm'
  | keyof typeof bandFields
  | 'duration_hours'
  | 'passages'
  | 'eca'
>

/** Writes only the figures of a route. */
export function figuresOf(
  { planned }: Pick<WrittenRoute, 'planned'>,
  sea: Pick<WritingSea, 'ports'>,
): RouteFiguresBody {
  const leg = asOneLeg(planned)
  const { route, speedKmh } = leg
  return {
    origin: endBody(route.origin, sea),
    destination: endBody(route.destination, sea),
    ...lengthBody(route, speedKmh),
    ...bandBody(leg),
    passages: passagesBody(route),
    eca: emissionControlBody(route),
  }
}

/** Writes the figures of a route and its line, cut at ±180° as maps want it. */
export function lineFiguresOf(
  written: Pick<WrittenRoute, 'planned' | 'form'>,
  sea: Pick<WritingSea, 'ports'>,
): RouteFiguresBody & Pick<RouteCoreBody, 'geometry'> {
  const { positions } = asOneLeg(written.planned).route
  const geometry = lineGeometry(positions, 'split', written.form.geometry)
  return { ...figuresOf(written, sea), geometry }
}

/** A leg with everything that its answer depends on. */
export interface WrittenLeg
  extends Pick<WrittenRoute, 'form' | 'emissions' | 'alternativeEmissions'> {
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
  const { route, speedKmh, speedSource, hours } = leg
  const momentAfter = (hours: number) =>
    departureMs === null ? null : writeMoment(departureMs + hours * MS_PER_HOUR)
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
    depart_at: momentAfter(0),
    arrive_at: momentAfter(hours),
    geometry: lineGeometry(route.positions, form.antimeridian, form.geometry),
    bbox: boundingBox(densify(route.positions, BOX_STEP_KM)).map(roundDegrees),
    crosses_antimeridian: crossesAntimeridian(route.positions),
    waypoint_strategy: waypointStrategyOf(form),
    waypoints: waypointsBody(form, leg, resolutionKm, sea),
    passages: passagesBody(route),
    eca: emissionControlBody(route),
    ...(form.avoid_areas && { avoid_areas: avoidedBody(form.avoid_areas, route) }),
    ...depthBody(leg),
    ...(form.include_ports === true ? { ports: portsBody(route, sea) } : {}),
    alternatives: leg.alternatives.map((other, i) => ({
      ...lengthBody(other, speedKmh),
      ...bandBody({ band: bandOf([{ route: other }], resolutionKm) }),
      passages: passagesBody(other),
      avoid: [...other.closed],
      geometry: lineGeometry(other.positions, form.antimeridian, form.geometry),
      ...(alternativeEmissions[i] && { emissions: alternativeEmissions[i] }),
    })),
    emissions,
  }
}

export function endBody(
  end: SnappedEnd,
  { ports }: Pick<WritingSea, 'ports'>,
): RouteCoreBody['origin'] {
  const port = end.portId === null ? undefined : ports.byId(end.portId)
  return {
    port: port === undefined ? null : portBody(port),
    requested: end.requested === null ? null : [...end.requested],
    snapped: {
      coordinates: [...roundedPlace(end.snapped)],
      distance_km: roundKm(end.distanceKm),
    },
  }
}

export function lengthBody(route: SailedRoute, speedKmh: number) {
  const { distanceKm } = route
  return {
    distance_km: roundKm(distanceKm),
    distance_nm: nauticalMiles(distanceKm),
    duration_hours: roundHours(hoursTo(distanceKm, route, speedKmh)),
    passage_delay_hours: roundHours(delayHours(route, speedKmh)),
  }
}

export function bandBody({ band }: { readonly band: DistanceBand }) {
  return { distance_low_km: roundKm(band.lowKm), distance_high_km: roundKm(band.highKm) }
}

/** @param legsKm lengths of the legs */
export function sailedBody(
  { sailed_estimate }: Pick<RouteForm, 'sailed_estimate'>,
  legsKm: readonly number[],
): Pick<LegBody, 'sailed_estimate'> {
  if (sailed_estimate !== true) return {}
  const { distanceKm, lowKm, highKm, basis } = sailedEstimate(legsKm)
  return {
    sailed_estimate: {
      distance_km: roundKm(distanceKm),
      distance_nm: nauticalMiles(distanceKm),
      ...bandBody({ band: { lowKm, highKm } }),
      basis,
      source: SAILED_SOURCE,
    },
  }
}

/** Snapping moves an end, and the length of a route is measured between the moved ends. */
function connectorsBody({ origin, destination, distanceKm }: SeaRoute) {
  const connectorsKm = origin.distanceKm + destination.distanceKm
  return {
    connectors_km: roundKm(connectorsKm),
    distance_with_connectors_km: roundKm(distanceKm + connectorsKm),
  }
}

/**
 * What the caller requested, followed by what else was closed. A flag is false if `avoid` names the
 * passage.
 */
export function optionsBody(
  asked: RequestedOptions,
  closures: Closures,
  { date }: Pick<Conditions, 'date'>,
): RouteCoreBody['options'] {
  const avoid = asked.avoid ?? []
  const flags = PASSAGE_FLAGS.map((id) => [id, asked[id] !== false && !avoid.includes(id)] as const)
  return {
    ...(Object.fromEntries(flags) as Record<(typeof PASSAGE_FLAGS)[number], boolean>),
    avoid,
    avoid_areas: requestedAvoidAreas(asked.avoid_areas ?? []),
    depth: asked.depth ?? 'warn',
    south_limit: closures.southLimit,
    allow: asked.allow ?? [],
    closed_by_vessel: [...closures.closedByVessel],
    closed_by_default: [...closures.closedByDefault],
    date,
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

export function passagesBody({ passages }: Pick<SeaRoute, 'passages'>): RouteCoreBody['passages'] {
  return passages.map(({ id, name, entryKm, exitKm, speedLimitKmh }) => ({
    id,
    name,
    entry_km: roundKm(entryKm),
    exit_km: roundKm(exitKm),
    speed_limit_kmh: speedLimitKmh === undefined ? null : roundKm(speedLimitKmh),
  }))
}

export function emissionControlBody(
  route: Pick<SeaRoute, 'areas' | 'areaKm'>,
): RouteCoreBody['eca'] {
  const km = route.areaKm.eca
  const zones = route.areas.filter(({ group }) => group === 'eca')
  const kmOfZones = roundKmParts(zones.map(({ distanceKm }) => distanceKm))
  return {
    distance_km: roundKm(km),
    distance_nm: nauticalMiles(km),
    zones: zones.map(({ id, name }, at) => ({ id, name, distance_km: kmOfZones[at]! })),
  }
}

function avoidedBody(
  areas: NonNullable<RequestedOptions['avoid_areas']>,
  { polygonKm = [] }: SeaRoute,
): NonNullable<LegBody['avoid_areas']> {
  return areas.map(({ name = null, mode = 'forbid' }, at) => {
    return { name, mode, distance_km: roundKm(polygonKm[at] ?? 0) }
  })
}

function depthBody({
  leastDepth,
  rounded = [],
}: PlannedLeg): Pick<LegBody, 'min_depth' | 'shoals_rounded'> {
  const shoals = new Map(rounded.map(({ name, underM }) => [name, underM]))
  return {
    ...(leastDepth === undefined ? {} : { min_depth: minDepthBody(leastDepth) }),
    ...(shoals.size > 0 && {
      shoals_rounded: [...shoals].map(([name, under_m]) => ({ name, under_m })),
    }),
  }
}

function minDepthBody(least: LeastDepth | null) {
  if (!least) return null
  const { depthM, bound, name, source } = least
  return { depth_m: depthM, bound, name, source }
}

function portsBody(route: SeaRoute, { ports }: WritingSea): NonNullable<RouteCoreBody['ports']> {
  return portsBeside(route, ports).map(({ port, distanceFromOriginKm, offRouteKm }) => ({
    id: port.id,
    name: port.name,
    unlocode: port.unlocode,
    coordinates: [...port.position],
    distance_from_origin_km: roundKm(distanceFromOriginKm),
    off_route_km: roundKm(offRouteKm),
  }))
}
