import { type Closures, resolveClosures } from '../../routing/restrictions.js'
import type { RouteEnd, RouteRequest } from '../../routing/types.js'
import { type Clock, utcDay } from '../clock.js'
import { DEFAULT_RESOLUTION_KM, type RouteBody } from '../schemas/route-request.js'
import type { Engine } from './engine.js'

export function resolutionOf(body: RouteBody) {
  return body.resolution_km ?? DEFAULT_RESOLUTION_KM
}

/** What the caller's options and ship close. */
export function closuresOf(body: RouteBody, { closureTables }: Engine): Closures {
  const { suez, panama, gibraltar, kiel, avoid, allow, vessel } = body
  return resolveClosures(
    {
      suez,
      panama,
      gibraltar,
      kiel,
      avoid,
      allow,
      vessel: vessel && {
        type: vessel.type,
        sizeClass: vessel.size_class,
        draughtM: vessel.draft_m,
        beamM: vessel.beam_m,
        loaM: vessel.loa_m,
      },
    },
    closureTables,
  )
}

/** The question in the engine's words. Without a date in the request the voyage is today's. */
export function routeRequestOf(body: RouteBody, closures: Closures, clock: Clock): RouteRequest {
  return {
    origin: endOf(body.origin),
    destination: endOf(body.destination),
    resolutionKm: resolutionOf(body),
    closed: closures.closed,
    avoidAreas: closures.areas,
    date: utcDay(clock.nowMs()),
  }
}

/** Port-to-port with nothing but defaults: the routes that have a slug. */
export function isDefaultCalculation(body: RouteBody): boolean {
  const { origin, destination, suez, panama, gibraltar, kiel, avoid, allow, vessel } = body
  return (
    origin.port_id !== undefined &&
    destination.port_id !== undefined &&
    resolutionOf(body) === DEFAULT_RESOLUTION_KM &&
    [suez, panama, gibraltar, kiel].every((open) => open !== false) &&
    (avoid ?? []).length === 0 &&
    (allow ?? []).length === 0 &&
    vessel === undefined
  )
}

function endOf({ coordinates, port_id }: RouteBody['origin']): RouteEnd {
  return port_id === undefined ? { position: coordinates! } : { portId: port_id }
}
