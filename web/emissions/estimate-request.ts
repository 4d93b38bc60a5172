import type { EmissionsRequest } from '../../src/client/index.js'
import type { Place, Plan } from '../plan/plan.js'
import { departureDay } from '../plan/route-request.js'
import { type Cargo, carriesContainers, shipOf } from './cargo.js'

/**
 * Whether an estimate takes the distance from the route of the plan: the service's own route of an
 * estimate has no stops, opened passages, drawn areas or ship, which may be too large for a canal.
 */
export function needsRoute(plan: Plan): boolean {
  const { stops, opened, ownAreas, vesselType } = plan
  return stops.length + opened.length + ownAreas.length > 0 || vesselType !== null
}

/**
 * The request for an estimate; null while an end, or a route that it needs, is missing.
 * @param routeKm length of the plan's route
 */
export function estimateRequest(
  plan: Plan,
  cargo: Cargo,
  routeKm: number | null,
): EmissionsRequest | null {
  if (plan.from === null || plan.to === null) return null
  const ends = {
    origin: pointOf(plan.from),
    destination: pointOf(plan.to),
    ...departureDay(plan),
  }
  const route = routeOf(plan, ends, routeKm)
  if (route === null) return null
  return {
    route,
    ...cargoOf(cargo),
    ...vesselOf(cargo),
    ...(cargo.consumedTonnes === null
      ? {}
      : { fuel: { consumed_tonnes: cargo.consumedTonnes, type: cargo.consumedFuel } }),
    ...(cargo.carrier === null ? {} : { carrier: { code: cargo.carrier } }),
    calculation: { method: cargo.method, boundary: cargo.boundary },
  }
}

function routeOf(
  plan: Plan,
  ends: { readonly origin: Point; readonly destination: Point },
  routeKm: number | null,
): EmissionsRequest['route'] | null {
  if (needsRoute(plan))
    return routeKm === null ? null : { ...ends, distance_km: routeKm, distance_type: 'sfd' }
  const avoid = [...plan.closed, ...plan.avoidedAreas]
  return { ...ends, ...(avoid.length > 0 ? { avoid } : {}), resolution_km: plan.resolutionKm }
}

function cargoOf(cargo: Cargo): Pick<EmissionsRequest, 'cargo'> {
  const { teu, massTonnes, containerType, reefer } = cargo
  if (teu === null && massTonnes === null) return {}
  return {
    cargo: {
      ...(teu === null ? {} : { teu }),
      ...(massTonnes === null ? {} : { mass_tonnes: massTonnes }),
      ...(containerType === null ? {} : { container_type: containerType }),
      ...(reefer ? { reefer } : {}),
    },
  }
}

function vesselOf(cargo: Cargo): Pick<EmissionsRequest, 'vessel'> {
  const { capacity } = cargo
  const vessel = shipOf(cargo)
  if (vessel === null) return {}
  const size = carriesContainers(vessel)
    ? { capacity_teu: capacity }
    : { deadweight_tonnes: capacity }
  return { vessel: { type: vessel, ...(capacity === null ? {} : size) } }
}

type Point = NonNullable<EmissionsRequest['route']['origin']>

/** This endpoint uses named coordinates for positions, unlike the routing endpoints. */
function pointOf(place: Place): Point {
  if ('portId' in place) return { port_id: place.portId }
  const [lon, lat] = place.position
  return { lat, lon }
}
