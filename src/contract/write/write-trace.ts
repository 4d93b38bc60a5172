import { KM_PER_NM } from '../../engine/geo/distance.js'
import { nauticalMiles, roundHours, roundKm } from '../../planning/rounding.js'
import type { PlannedTrace } from '../../planning/trace/trace.js'
import { lineGeometry, roundedPlace } from '../line-geometry.js'
import { writeMoment } from '../read-moment.js'
import type { TraceBody, TraceCoreBody } from '../schemas/trace.js'
import { emissionControlBody, passagesBody } from './write-met.js'
import { optionsBody } from './write-options.js'

/** The answer of /v1/traces, without the members that differ between callers. */
export function traceCore(
  body: TraceBody,
  planned: PlannedTrace,
  queries: number,
): Omit<TraceCoreBody, 'asked'> {
  const { prepared, sailed, legs, asVoyage, shortest, hours } = planned
  const { fixes } = prepared.question
  const kmOf = (isObserved: boolean) =>
    roundKm(
      legs
        .filter(({ kind }) => (kind === 'observed') === isObserved)
        .reduce((sum, { km }) => sum + km, 0),
    )
  const firstMs = fixes[legs[0]!.from]!.timeMs
  const lastMs = fixes[legs.at(-1)!.to]!.timeMs
  const direct = shortest === null ? null : shortest.plannedLegs[0]!.route
  const extraKm = direct && sailed.distanceKm - direct.distanceKm
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
    legs: legs.map(({ kind, from, to, km, hours }) => ({
      kind,
      from_fix: from,
      to_fix: to,
      ...distanceBody(km),
      duration_hours: roundHours(hours),
      mean_speed_kn: knots(km, hours),
    })),
    passages: passagesBody(sailed),
    eca: emissionControlBody(sailed),
    geometry: lineGeometry(sailed.positions, body.antimeridian, body.geometry),
    shortest: direct && {
      ...distanceBody(direct.distanceKm),
      passages: passagesBody(direct),
      eca: emissionControlBody(direct),
      geometry: lineGeometry(direct.positions, body.antimeridian, body.geometry),
    },
    extra_km: extraKm === null ? null : roundKm(extraKm),
    extra_percent:
      extraKm === null || direct!.distanceKm === 0
        ? null
        : Math.round((1000 * extraKm) / direct!.distanceKm) / 10,
    differences: planned.differences.map(({ fromKm, toKm, offKm, extraKm }) => ({
      from_km: roundKm(fromKm),
      to_km: roundKm(toKm),
      off_km: roundKm(offKm),
      extra_km: roundKm(extraKm),
    })),
    resolution_km: asVoyage.resolutionKm,
    options: optionsBody(body, asVoyage.closures, prepared.question),
    queries_charged: queries,
  }
}

function distanceBody(km: number) {
  return { distance_km: roundKm(km), distance_nm: nauticalMiles(km) }
}

function knots(km: number, hours: number): number {
  return Math.round((100 * km) / KM_PER_NM / hours) / 100
}
