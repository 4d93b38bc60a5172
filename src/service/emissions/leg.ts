import type { EmissionsBody } from '../../api/schemas/emissions-request.js'
import type { RouteBody } from '../../api/schemas/route-request.js'
import type { WarningItem } from '../../api/warning.js'
import { classOfShip, type FactorSet, type LegDistance } from '../../emissions/index.js'
import type { Closures } from '../../routing/restrictions.js'
import type { SeaRoute } from '../../routing/types.js'
import type { Dependencies } from '../dependencies.js'
import type { ServiceEngine } from '../planning/engine.js'
import { findRoutes } from '../planning/find-routes.js'
import { roundKm } from '../planning/numbers.js'
import { closuresOf, routeRequestOf } from '../planning/route-request.js'
import { closureWarnings, snapWarnings } from '../planning/route-warnings.js'
import { locationOf } from './voyage-ends.js'

/** The way of the cargo, and what the caller should know of it. */
export interface Leg {
  readonly distance: LegDistance
  readonly warnings: readonly WarningItem[]
  /** Canals that are shut to a ship of this size. */
  readonly closedByVessel: readonly string[]
  /** Of the sea data; null where no route was searched. */
  readonly dataVersion: string | null
}

/** The leg of a request that knows its distance; null when it has to be routed. */
export function knownLeg({ route }: EmissionsBody): Leg | null {
  const { distance_km, distance_type, avoid, resolution_km } = route
  if (distance_km === undefined) return null
  const unused = Object.entries({ avoid, resolution_km }).filter(([, value]) => value !== undefined)
  const warnings = unused.map(([name]) => ({
    code: 'not_used',
    pointer: `#/route/${name}`,
    detail: 'has no part in a distance that is given',
  }))
  const distance = { distanceKm: distance_km, type: distance_type! }
  return { distance, warnings, closedByVessel: [], dataVersion: null }
}

/**
 * The shortest way, with closures and ends as /calculate-route takes them.
 * @throws Problem point_on_land, no_route or overloaded
 */
export async function routedLeg(
  body: EmissionsBody,
  engine: ServiceEngine,
  factors: FactorSet,
  { clock, metrics }: Pick<Dependencies, 'clock' | 'metrics'>,
  signal: AbortSignal,
): Promise<Leg> {
  const asked = routeBodyOf(body, factors)
  const closures = closuresOf(asked, engine)
  const request = routeRequestOf(asked, closures, clock)
  const search = { body: asked, request, alternatives: 0, base: '#/route' }
  const { result } = await findRoutes(search, engine, metrics, signal)
  return legOf(result.route, closures, engine.router.dataVersion)
}

/** A route as the leg of an estimate. */
export function legOf(route: SeaRoute, closures: Closures, dataVersion: string): Leg {
  return {
    distance: distanceOf(route),
    warnings: [...snapWarnings(route, '#/route'), ...limitWarnings(route, closures)],
    closedByVessel: closures.closedByVessel,
    dataVersion,
  }
}

/** The same question to /calculate-route; the ship's size class closes the canals it exceeds. */
export function routeBodyOf({ route, vessel }: EmissionsBody, factors: FactorSet): RouteBody {
  const size = {
    capacityTeu: vessel?.capacity_teu,
    deadweightTonnes: vessel?.deadweight_tonnes,
  }
  const ship = vessel && classOfShip(factors.vessels, vessel.type, size)
  return {
    origin: locationOf(route.origin),
    destination: locationOf(route.destination),
    avoid: route.avoid,
    resolution_km: route.resolution_km,
    vessel: ship && { type: ship.type, size_class: ship.sizeClass },
  }
}

/** Canals that the ship closes are told beside the distance, most of them far from the way. */
function limitWarnings(route: SeaRoute, closures: Closures): WarningItem[] {
  return closureWarnings(route, closures).filter(({ code }) => code !== 'closed_by_vessel')
}

/** To the metre, as /calculate-route tells it, so that the steps begin with the same number. */
function distanceOf({ distanceKm, areaKm, passages }: SeaRoute): LegDistance {
  return {
    distanceKm: roundKm(distanceKm),
    type: 'sfd',
    ecaKm: roundKm(areaKm.eca),
    piracyKm: roundKm(areaKm.piracy),
    passages: passages.map(({ id }) => id),
  }
}
