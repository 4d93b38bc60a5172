import type { RouteBody } from '../api/schemas/route-request.js'
import type { Route } from '../client/schema.js'
import type { FactorSet } from '../emissions/index.js'
import { type Closures, resolveClosures } from '../routing/restrictions.js'
import {
  NoRouteError,
  type PassageId,
  PointOnLandError,
  type RouteRequest,
} from '../routing/types.js'
import { isoTime, utcDay } from '../service/clock.js'
import { newRouteId } from '../service/http/ids.js'
import type { CalculatedRoute } from '../service/planning/route-answer.js'
import { routeWarnings } from '../service/planning/route-warnings.js'
import { endOf } from './places.js'
import type { PlanningSettings } from './planning-options.js'
import { coordinates, grouped } from './quantities.js'
import type { Sea, Tables } from './sea.js'

export interface Calculated extends CalculatedRoute {
  readonly departureMs: number
}

/** @throws Error that says what would give a route, when there is none. */
export function calculate(body: RouteBody, departureMs: number, sea: Sea): Calculated {
  const closures = closuresOf(body, sea)
  const request: RouteRequest = {
    origin: endOf(body.origin),
    destination: endOf(body.destination),
    ...querySettings(body, closures, departureMs),
  }
  try {
    const route = sea.router.route(request)
    const alternatives = sea.router.alternatives(request, route, body.alternatives ?? 0)
    const warnings = routeWarnings(body, route, closures, sea)
    const calculatedAt = isoTime(Date.now())
    const id = newRouteId()
    return { id, body, route, alternatives, closures, warnings, calculatedAt, departureMs }
  } catch (error) {
    throw inWords(error, body, closures)
  }
}

/** The route with what its ship burns, emits and costs. */
export async function withEmissions(
  calculated: Calculated,
  factors: FactorSet,
): Promise<Calculated> {
  const { routeBlock } = await import('../service/emissions/route-block.js')
  const block = routeBlock(calculated.body, calculated.route, factors)
  const warnings = [...calculated.warnings, ...block.warnings]
  return { ...calculated, emissions: block.emissions, warnings }
}

/** The answer of POST /calculate-route to the same request. */
export async function answerOf(calculated: Calculated, sea: Sea): Promise<Route> {
  const { routeAnswer } = await import('../service/planning/route-answer.js')
  // Positions are arrays of two by their schema, which the compiler can't see.
  return routeAnswer(calculated, sea) as Route
}

/** A question to the engine but for its ends. */
export function querySettings(
  settings: PlanningSettings,
  { closed, areas }: Closures,
  departureMs: number,
): Omit<RouteRequest, 'origin' | 'destination'> {
  return {
    resolutionKm: settings.resolution_km!,
    closed,
    avoidAreas: areas,
    date: utcDay(departureMs),
  }
}

/** Says of a refusal of the engine what would give a route; other errors stay as they are. */
export function inWords(error: unknown, settings: PlanningSettings, closures: Closures): unknown {
  if (error instanceof NoRouteError) return new Error(noRoute(error, settings, closures))
  return error instanceof PointOnLandError ? new Error(pointOnLand(error)) : error
}

// The service's own twin of this loads its validator, which takes longer than the route.
export function closuresOf(settings: PlanningSettings, { closureTables }: Tables): Closures {
  const { suez, panama, gibraltar, kiel, avoid, allow, vessel } = settings
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

function noRoute(
  { wouldOpen }: NoRouteError,
  settings: PlanningSettings,
  closures: Closures,
): string {
  if (wouldOpen.length === 0) return 'No route: these waters are not connected by any passage.'
  const remedies = wouldOpen.map((id) => remedyFor(id, settings, closures)).join(', and ')
  return `No route with what is closed. To open one: ${remedies}.`
}

function remedyFor(id: PassageId, settings: PlanningSettings, closures: Closures): string {
  if (closures.closedByDefault.some((closed) => closed === id)) return `add --allow ${id}`
  if (closures.closedByVessel.includes(id)) return `take a ship that fits through ${id}`
  return settings.avoid?.includes(id) ? `take ${id} out of --avoid` : `leave out --no-${id}`
}

function pointOnLand({ end, requested, nearestWater, distanceKm, maxSnapKm }: PointOnLandError) {
  const place = `The ${end === 'origin' ? 'start' : 'end'}, ${coordinates(requested)}, is on land`
  if (nearestWater === null || distanceKm === null) return `${place}, far from any water.`
  return (
    `${place}: the nearest navigable water is ${grouped(distanceKm)} km away at ` +
    `${coordinates(nearestWater)}, and at most ${maxSnapKm} km are bridged.`
  )
}
