import { eachInSteps } from '../../base/slices.js'
import { KM_PER_NM } from '../../engine/geo/distance.js'
import { hoursTo } from '../../engine/geo/sailing-hours.js'
import { nauticalMiles, roundHours, roundKm } from '../../planning/rounding.js'
import type { PlannedTrace } from '../../planning/trace/trace.js'
import type { WaypointLeg } from '../../planning/trace/waypoint-line.js'
import type { CheckedWaypoints } from '../../planning/trace/waypoints.js'
import { lineGeometry, roundedPlace } from '../line-geometry.js'
import { writeMoment } from '../read-moment.js'
import type { RouteEmissionsBody } from '../schemas/route-emissions.js'
import type { TraceBody, TraceCoreBody } from '../schemas/trace.js'
import { timesInUtc } from '../write-leg.js'
import { emissionControlBody, passagesBody } from './write-met.js'
import { optionsBody } from './write-options.js'
import { eventsBody } from './write-timeline.js'

/** Legs that one step writes. */
const LEGS_PER_STEP = 500

/** The answer of /v1/traces, without the members that differ between callers, in steps. */
export function* traceCore(
  body: TraceBody,
  planned: PlannedTrace,
  queries: number,
): Generator<void, Omit<TraceCoreBody, 'asked'>> {
  const { prepared, sailed, legs, asVoyage, hours } = planned
  const { fixes } = prepared.question
  const kmOf = (isObserved: boolean) =>
    roundKm(
      legs
        .filter(({ kind }) => (kind === 'observed') === isObserved)
        .reduce((sum, { km }) => sum + km, 0),
    )
  const firstMs = fixes[legs[0]!.from]!.timeMs
  const lastMs = fixes[legs.at(-1)!.to]!.timeMs
  const written = yield* eachInSteps(legs, LEGS_PER_STEP, ({ kind, from, to, km, hours }) => ({
    kind,
    from_fix: from,
    to_fix: to,
    ...distanceBody(km),
    duration_hours: roundHours(hours),
    mean_speed_kn: knots(km, hours),
  }))
  yield
  const geometry = lineGeometry(sailed.positions, body.antimeridian, body.geometry)
  yield
  return {
    ...distanceBody(sailed.distanceKm),
    observed_km: kmOf(true),
    bridged_km: kmOf(false),
    started_at: writeMoment(firstMs),
    ended_at: writeMoment(lastMs),
    duration_hours: roundHours(hours),
    mean_speed_kn: knots(sailed.distanceKm, hours),
    fixes: {
      given: fixes.length,
      used: planned.used,
      dropped: [...planned.dropped],
      moved: planned.moved.map(({ fix, position, km }) => ({
        fix,
        coordinates: [...roundedPlace(position)],
        distance_km: roundKm(km),
      })),
    },
    legs: written,
    passages: passagesBody(sailed),
    eca: emissionControlBody(sailed),
    geometry,
    ...besideBody(body, sailed.distanceKm, planned),
    check: null,
    resolution_km: asVoyage.resolutionKm,
    options: optionsBody(body, asVoyage.closures, prepared.question),
    queries_charged: queries,
  }
}

/** The answer of /v1/traces to a route as its waypoints, in steps. */
export function* waypointsCore(
  body: TraceBody,
  { line, asVoyage, findings, queries, ...beside }: CheckedWaypoints,
  emissions: RouteEmissionsBody | null,
): Generator<void, Omit<TraceCoreBody, 'asked'>> {
  const [leg] = asVoyage.plannedLegs
  const { route, hours, speedKmh, speedSource } = leg!
  const times = timesInUtc(leg!, asVoyage.voyage.departureMs ?? null)
  const sum = (of: (leg: WaypointLeg) => number) =>
    line.legs.reduce((total, one) => total + of(one), 0)
  const [rhumbKm, greatCircleKm] = [sum((one) => one.rhumbKm), sum((one) => one.greatCircleKm)]
  let km = 0
  const hoursOf = (legKm: number) => {
    const before = hoursTo(km, route, speedKmh)
    km += legKm
    return hoursTo(km, route, speedKmh) - before
  }
  const legs = yield* eachInSteps(line.legs, LEGS_PER_STEP, (one) => {
    const legHours = hoursOf(one.km)
    return {
      kind: 'planned' as const,
      from_fix: one.from,
      to_fix: one.from + 1,
      ...distanceBody(one.km),
      duration_hours: roundHours(legHours),
      mean_speed_kn: legHours === 0 ? 0 : knots(one.km, legHours),
      line: one.line,
      rhumb_km: roundKm(one.rhumbKm),
      great_circle_km: roundKm(one.greatCircleKm),
    }
  })
  yield
  const geometry = lineGeometry(route.positions, body.antimeridian, body.geometry)
  yield
  return {
    ...distanceBody(route.distanceKm),
    observed_km: 0,
    bridged_km: 0,
    started_at: times.depart_at,
    ended_at: times.arrive_at,
    duration_hours: roundHours(hours),
    mean_speed_kn: knots(route.distanceKm, hours),
    fixes: { given: body.fixes.length, used: body.fixes.length, dropped: [], moved: [] },
    legs,
    passages: passagesBody(route),
    eca: emissionControlBody(route),
    geometry,
    ...besideBody(body, route.distanceKm, beside),
    check: {
      rhumb_km: roundKm(rhumbKm),
      rhumb_nm: nauticalMiles(rhumbKm),
      great_circle_km: roundKm(greatCircleKm),
      great_circle_nm: nauticalMiles(greatCircleKm),
      speed_kmh: speedKmh,
      speed_kn: nauticalMiles(speedKmh),
      speed_source: speedSource,
      findings: findings.map(({ kind, name, leg, fromKm, toKm, from, to }) => ({
        kind,
        name,
        leg,
        from_km: roundKm(fromKm),
        to_km: roundKm(toKm),
        from: [...roundedPlace(from)],
        to: [...roundedPlace(to)],
      })),
      events: eventsBody(asVoyage.events),
      emissions,
    },
    resolution_km: asVoyage.resolutionKm,
    options: optionsBody(body, asVoyage.closures, asVoyage.voyage),
    queries_charged: queries,
  }
}

/** The shortest voyage beside a line. */
function besideBody(
  { antimeridian, geometry }: TraceBody,
  lineKm: number,
  { shortest, differences }: Pick<PlannedTrace, 'shortest' | 'differences'>,
): Pick<TraceCoreBody, 'shortest' | 'extra_km' | 'extra_percent' | 'differences'> {
  const direct = shortest && shortest.plannedLegs[0]!.route
  const extraKm = direct && lineKm - direct.distanceKm
  return {
    shortest: direct && {
      ...distanceBody(direct.distanceKm),
      passages: passagesBody(direct),
      eca: emissionControlBody(direct),
      geometry: lineGeometry(direct.positions, antimeridian, geometry),
    },
    extra_km: extraKm === null ? null : roundKm(extraKm),
    extra_percent:
      extraKm === null || direct!.distanceKm === 0
        ? null
        : Math.round((1000 * extraKm) / direct!.distanceKm) / 10,
    differences: differences.map(({ fromKm, toKm, offKm, extraKm }) => ({
      from_km: roundKm(fromKm),
      to_km: roundKm(toKm),
      off_km: roundKm(offKm),
      extra_km: roundKm(extraKm),
    })),
  }
}

function distanceBody(km: number) {
  return { distance_km: roundKm(km), distance_nm: nauticalMiles(km) }
}

function knots(km: number, hours: number): number {
  return Math.round((100 * km) / KM_PER_NM / hours) / 100
}
