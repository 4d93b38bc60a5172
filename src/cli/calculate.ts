import { type Closures, resolveClosures } from '../routing/restrictions.js'
import {
  NoRouteError,
  type PassageId,
  PointOnLandError,
  type RouteEnd,
  type RouteRequest,
} from '../routing/types.js'
import { isoTime, utcDay } from '../service/clock.js'
import { newRouteId } from '../service/http/ids.js'
import type { CalculatedRoute } from '../service/planning/route-answer.js'
import { routeWarnings } from '../service/planning/route-warnings.js'
import type { RouteBody } from '../service/schemas/route-request.js'
import { coordinates, grouped } from './quantities.js'
import type { Sea } from './sea.js'

export interface Calculated extends CalculatedRoute {
  readonly departureMs: number
}

/** @throws Error that says what would give a route, when there is none. */
export function calculate(body: RouteBody, departureMs: number, sea: Sea): Calculated {
  const closures = closuresOf(body, sea)
  const request: RouteRequest = {
    origin: endOf(body.origin),
    destination: endOf(body.destination),
    resolutionKm: body.resolution_km!,
    closed: closures.closed,
    avoidAreas: closures.areas,
    date: utcDay(departureMs),
  }
  try {
    const route = sea.router.route(request)
    const alternatives = sea.router.alternatives(request, route, body.alternatives ?? 0)
    const warnings = routeWarnings(body, route, closures, sea)
    const calculatedAt = isoTime(Date.now())
    const id = newRouteId()
    return { id, body, route, alternatives, closures, warnings, calculatedAt, departureMs }
  } catch (error) {
    if (error instanceof NoRouteError) throw new Error(noRoute(error, body, closures))
    if (error instanceof PointOnLandError) throw new Error(pointOnLand(error))
    throw error
  }
}

/** The answer of POST /calculate-route to the same request. */
export async function jsonOf(calculated: Calculated, sea: Sea): Promise<string> {
  const { routeAnswer } = await import('../service/planning/route-answer.js')
  return JSON.stringify(routeAnswer(calculated, sea), null, 2)
}

// The service's own twin of this loads its validator, which takes longer than the route.
function closuresOf(body: RouteBody, { closureTables }: Sea): Closures {
  const { suez, panama, gibraltar, kiel, avoid, allow, vessel } = body
  const ship = vessel && {
    type: vessel.type,
    sizeClass: vessel.size_class,
    draughtM: vessel.draft_m,
    beamM: vessel.beam_m,
    loaM: vessel.loa_m,
  }
  return resolveClosures(
    { suez, panama, gibraltar, kiel, avoid, allow, vessel: ship },
    closureTables,
  )
}

function endOf({ coordinates, port_id }: RouteBody['origin']): RouteEnd {
  return port_id === undefined ? { position: coordinates! } : { portId: port_id }
}

function noRoute({ wouldOpen }: NoRouteError, body: RouteBody, closures: Closures): string {
  if (wouldOpen.length === 0) return 'No route: these waters are not connected by any passage.'
  const remedies = wouldOpen.map((id) => remedyFor(id, body, closures)).join(', and ')
  return `No route with what is closed. To open one: ${remedies}.`
}

function remedyFor(id: PassageId, body: RouteBody, closures: Closures): string {
  if (closures.closedByDefault.some((closed) => closed === id)) return `add --allow ${id}`
  if (closures.closedByVessel.includes(id)) return `take a ship that fits through ${id}`
  return body.avoid?.includes(id) ? `take ${id} out of --avoid` : `leave out --no-${id}`
}

function pointOnLand({ end, requested, nearestWater, distanceKm, maxSnapKm }: PointOnLandError) {
  const place = `The ${end === 'origin' ? 'start' : 'end'}, ${coordinates(requested)}, is on land`
  if (nearestWater === null || distanceKm === null) return `${place}, far from any water.`
  return (
    `${place}: the nearest navigable water is ${grouped(distanceKm)} km away at ` +
    `${coordinates(nearestWater)}, and at most ${maxSnapKm} km are bridged.`
  )
}
