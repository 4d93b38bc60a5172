import type { EmissionsRequest } from '../../src/client/index.js'
import type { Place, Plan } from '../plan/plan.js'
import { type Cargo, carriesContainers } from './cargo.js'

/** The question for an estimate; null as long as an end is missing. */
export function estimateRequest(plan: Plan, cargo: Cargo): EmissionsRequest | null {
  if (plan.from === null || plan.to === null) return null
  const avoid = [...plan.closed, ...plan.shunned]
  return {
    route: {
      origin: pointOf(plan.from),
      destination: pointOf(plan.to),
      ...(avoid.length > 0 ? { avoid } : {}),
      resolution_km: plan.resolutionKm,
    },
    ...cargoOf(cargo),
    ...vesselOf(cargo),
    ...(cargo.burntTonnes === null
      ? {}
      : { fuel: { consumed_tonnes: cargo.burntTonnes, type: cargo.burntFuel } }),
    ...(cargo.carrier === null ? {} : { carrier: { code: cargo.carrier } }),
    calculation: { method: cargo.method, boundary: cargo.boundary },
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

function vesselOf({ vessel, capacity }: Cargo): Pick<EmissionsRequest, 'vessel'> {
  if (vessel === null) return {}
  const size = carriesContainers(vessel)
    ? { capacity_teu: capacity }
    : { deadweight_tonnes: capacity }
  return { vessel: { type: vessel, ...(capacity === null ? {} : size) } }
}

/** This endpoint writes positions with names, unlike the routing. */
function pointOf(place: Place): EmissionsRequest['route']['origin'] {
  if ('portId' in place) return { port_id: place.portId }
  const [lon, lat] = place.position
  return { lat, lon }
}
