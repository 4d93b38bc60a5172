import type { PortTable } from '../../ports/table.js'
import { NoRouteError, PointOnLandError, type Router } from '../../routing/types.js'
import { type FieldProblem, Problem, validationFailed } from '../http/problem.js'
import type { RouteBody } from '../schemas/route-request.js'
import { roundedPlace } from './line-geometry.js'
import { roundKm } from './numbers.js'
import { resolutionOf } from './route-request.js'

/** Where the request named its ports, for the caller to find them again. */
export interface PortPointers {
  readonly origin: string
  readonly destination: string
}

/** @throws Problem `port_not_found` that names every port that doesn't exist, not only the first. */
export function requirePorts(ports: PortTable, body: RouteBody, pointers: PortPointers): void {
  const errors: FieldProblem[] = []
  for (const end of ['origin', 'destination'] as const) {
    const id = body[end].port_id
    if (id !== undefined && ports.byId(id) === undefined) {
      errors.push({
        pointer: pointers[end],
        code: 'port_not_found',
        detail: `no port has the id ${id}`,
      })
    }
  }
  if (errors.length === 0) return
  const detail = `${errors.map((error) => error.detail).join(', ')}. Find ids at /ports/search.`
  throw new Problem('port_not_found', detail[0]!.toUpperCase() + detail.slice(1), {
    members: { errors },
  })
}

/** @throws Problem when this installation holds no data at the resolution. */
export function requireResolution(
  { resolutions }: Router,
  body: RouteBody,
  pointer = '#/resolution_km',
): void {
  if (resolutions.includes(resolutionOf(body))) return
  const detail = `this service has data for ${resolutions.join(', ')}`
  throw validationFailed([{ pointer, code: 'not_allowed', detail }])
}

/**
 * The engine's refusals as problems; anything else is not ours to explain.
 * @param base where the request holds its two ends
 */
export function explainRoutingError(error: unknown, base = '#'): unknown {
  if (error instanceof PointOnLandError) return pointOnLand(error, base)
  if (error instanceof NoRouteError) {
    const members = { blocked_by: error.blockedBy, would_open: error.wouldOpen }
    return new Problem('no_route', error.message, { members })
  }
  return error
}

function pointOnLand(error: PointOnLandError, base: string): Problem {
  const { end, nearestWater, distanceKm, maxSnapKm } = error
  const problem = {
    pointer: `${base}/${end}`,
    code: 'point_on_land',
    detail: error.message,
  } as const
  const members = {
    end,
    nearest_water: nearestWater === null ? null : roundedPlace(nearestWater),
    distance_km: distanceKm === null ? null : roundKm(distanceKm),
    max_snap_km: maxSnapKm,
    errors: [problem satisfies FieldProblem],
  }
  return new Problem('point_on_land', error.message, { members })
}
