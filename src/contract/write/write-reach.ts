import type { HoursGrid } from '../../engine/routing/request.js'
import type { PlannedReach } from '../../planning/matrix/reach.js'
import { nauticalMiles, roundHours, roundKm } from '../../planning/rounding.js'
import { roundDegrees } from '../line-geometry.js'
import { portBody } from '../read/port-body.js'
import type { RequestedOptions } from '../read/read-conditions.js'
import type { ReachCoreBody } from '../schemas/reach.js'
import { optionsBody } from './write-options.js'
import { endBody, type WritingSea } from './write-places.js'

/** The answer of /v1/reach, without the members that differ between callers. */
export function reachCore(
  asked: RequestedOptions,
  planned: PlannedReach,
  sea: Pick<WritingSea, 'ports'>,
): Omit<ReachCoreBody, 'asked'> {
  const { routed, reached, speed, resolutionKm, closures, question } = planned
  return {
    type: 'FeatureCollection',
    features: routed.isochrones.features.map(({ properties, geometry }) => ({
      type: 'Feature',
      properties: {
        hours: properties.hours,
        distance_km: roundKm(properties.distance_km),
        distance_nm: nauticalMiles(properties.distance_km),
      },
      geometry: {
        type: 'MultiLineString',
        coordinates: geometry.coordinates.map((line) =>
          line.map((position) => position.map(roundDegrees)),
        ),
      },
    })),
    origin: endBody(routed.origin, sea),
    ports: reached.map(({ port, distanceKm, hours }) => ({
      port: portBody(port),
      distance_km: roundKm(distanceKm),
      distance_nm: nauticalMiles(distanceKm),
      duration_hours: roundHours(hours),
    })),
    ...(routed.grid && { grid: gridBody(routed.grid, planned.work.hours.at(-1)!) }),
    speed_kmh: speed.speedKmh,
    speed_kn: nauticalMiles(speed.speedKmh),
    speed_source: speed.source,
    resolution_km: resolutionKm,
    options: optionsBody(asked, closures, question),
    queries_charged: 1,
  }
}

/** @param longest time of the request, hours */
function gridBody({ stepDegrees, columns, rows, hours }: HoursGrid, longest: number) {
  return {
    step_degrees: stepDegrees,
    columns,
    rows,
    hours: Array.from({ length: rows }, (_, row) =>
      Array.from(hours.subarray(row * columns, (row + 1) * columns), (value) =>
        value <= longest ? roundHours(value) : null,
      ),
    ),
  }
}
