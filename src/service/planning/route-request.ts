import type { MatrixBody } from '../../api/schemas/matrix.js'
import {
  DEFAULT_RESOLUTION_KM,
  type RouteBody,
  type VoyageBody,
} from '../../api/schemas/route-request.js'
import { type Closures, resolveClosures } from '../../routing/restrictions.js'
import type { MatrixRequest, RouteEnd, RouteRequest } from '../../routing/types.js'
import { type Clock, utcDay } from '../clock.js'
import type { Engine } from './engine.js'

export function resolutionOf(body: Pick<VoyageBody, 'resolution_km'>) {
  return body.resolution_km ?? DEFAULT_RESOLUTION_KM
}

/** What the caller's options and ship close. */
export function closuresOf(body: VoyageBody, { closureTables }: Engine): Closures {
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
    ...voyageOf(body, closures, clock),
  }
}

/** The same for every pair of a matrix. */
export function matrixRequestOf(body: MatrixBody, closures: Closures, clock: Clock): MatrixRequest {
  return {
    origins: body.origins.map(endOf),
    destinations: body.destinations.map(endOf),
    ...voyageOf(body, closures, clock),
  }
}

function voyageOf(body: VoyageBody, closures: Closures, clock: Clock) {
  return {
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
