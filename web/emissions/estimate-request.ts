import type { EmissionsRequest } from '../../src/client/index.js'
import { avoidAreas } from '../plan/own-areas.js'
import { closedFor, type Place, type Plan } from '../plan/plan.js'
import type { RouteAnswer } from '../plan/route-answer.js'
import { departureDay } from '../plan/route-request.js'
import { type Cargo, carriesContainers, shipOf } from './cargo.js'

/** The parts of the plan's route that an estimate may use. */
export type RouteOfPlan = Pick<RouteAnswer, 'distance_km' | 'options'>

/**
 * Whether an estimate takes the distance from the plan's route, because a route of its own has no
 * stops, and its ship has no draught to compare with depths.
 */
function takesDistance({ stops, avoidsShallows }: Plan): boolean {
  return stops.length > 0 || avoidsShallows
}

/**
 * The request for an estimate; null while an end, or the plan's route if it is needed, is missing.
 * @param route the route of the plan; null while it is not known
 */
export function estimateRequest(
  plan: Plan,
  cargo: Cargo,
  route: RouteOfPlan | null,
): EmissionsRequest | null {
  if (plan.from === null || plan.to === null) return null
  const ends = {
    origin: pointOf(plan.from),
    destination: pointOf(plan.to),
    ...departureDay(plan),
  }
  const asked = routeOf(plan, ends, route)
  if (asked === null) return null
  return {
    route: asked,
    ...cargoOf(cargo),
    ...vesselOf(cargo),
    ...fuelOf(cargo),
    ...(cargo.carrier === null ? {} : { carrier: { code: cargo.carrier } }),
    calculation: { method: cargo.method, boundary: cargo.boundary },
  }
}

function routeOf(
  plan: Plan,
  ends: { readonly origin: Point; readonly destination: Point },
  route: RouteOfPlan | null,
): EmissionsRequest['route'] | null {
  const needsRoute = takesDistance(plan) || plan.vesselType !== null
  if (needsRoute && route === null) return null
  if (takesDistance(plan)) {
    return { ...ends, distance_km: route!.distance_km, distance_type: 'sfd' }
  }
  // The plan's ship may be too large for a canal; the estimate's ship has no dimensions.
  const closedByShip = (route?.options?.closed_by_vessel ?? []) as Plan['closed']
  const avoid = [...closedFor(plan), ...(needsRoute ? closedByShip : []), ...plan.avoidedAreas]
  return {
    ...ends,
    ...(avoid.length > 0 ? { avoid } : {}),
    ...(plan.opened.length > 0 ? { allow: [...plan.opened] } : {}),
    ...(plan.ownAreas.length > 0 ? { avoid_areas: avoidAreas(plan.ownAreas) } : {}),
    resolution_km: plan.resolutionKm,
  }
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
  const { capacity, consumedTonnes, fuel } = cargo
  const vessel = shipOf(cargo)
  if (vessel === null) return {}
  const size = carriesContainers(vessel)
    ? { capacity_teu: capacity }
    : { deadweight_tonnes: capacity }
  return {
    vessel: {
      type: vessel,
      ...(capacity === null ? {} : size),
      ...(fuel === null || consumedTonnes !== null ? {} : { fuel_type: fuel }),
    },
  }
}

function fuelOf({ consumedTonnes, fuel }: Cargo): Pick<EmissionsRequest, 'fuel'> {
  if (consumedTonnes === null) return {}
  return { fuel: { consumed_tonnes: consumedTonnes, ...(fuel === null ? {} : { type: fuel }) } }
}

type Point = NonNullable<EmissionsRequest['route']['origin']>

/** This endpoint uses named coordinates for positions, unlike the routing endpoints. */
function pointOf(place: Place): Point {
  if ('portId' in place) return { port_id: place.portId }
  const [lon, lat] = place.position
  return { lat, lon }
}
