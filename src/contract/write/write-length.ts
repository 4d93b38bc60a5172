import { delayHours, hoursTo, type SailedRoute } from '../../engine/geo/sailing-hours.js'
import type { SeaRoute } from '../../engine/routing/request.js'
import { SAILED_SOURCE, sailedEstimate } from '../../planning/cargo/sailed-estimate.js'
import { nauticalMiles, roundHours, roundKm } from '../../planning/rounding.js'
import type { DistanceBand } from '../../planning/voyage/distance-band.js'
import type { LegBody } from '../schemas/route-answer.js'
import type { RouteBody } from '../schemas/route-request.js'

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
  { sailed_estimate }: Pick<RouteBody, 'sailed_estimate'>,
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
export function connectorsBody({ origin, destination, distanceKm }: SeaRoute) {
  const connectorsKm = origin.distanceKm + destination.distanceKm
  return {
    connectors_km: roundKm(connectorsKm),
    distance_with_connectors_km: roundKm(distanceKm + connectorsKm),
  }
}
