import { type FieldProblem, Problem, validationFailed } from '../../api/problem.js'
import type { RouteBody } from '../../api/schemas/route-request.js'
import type { PortTable } from '../../ports/table.js'
import { NoRouteError, PointOnLandError } from '../../routing/types.js'
import type { ServiceEngine } from './engine.js'
import { roundedPlace } from './line-geometry.js'
import { type Asked, noRoute } from './no-route.js'
import { roundKm } from './numbers.js'
import { resolutionOf } from './route-request.js'

/** Where the request named its ports, for the caller to find them again. */
export interface PortPointers {
  readonly origin: string
  readonly destination: string
}

type Ends = Pick<RouteBody, 'origin' | 'destination'>

/** @throws Problem `port_not_found` that names every port that doesn't exist, not only the first. */
export function requirePorts(ports: PortTable, body: Ends, pointers: PortPointers): void {
  const ends = (['origin', 'destination'] as const).map((end) => ({
    id: body[end].port_id,
    pointer: pointers[end],
  }))
  requireEachPort(ports, ends)
}

/** A matrix can name thousands. */
const MOST_TOLD = 50

/** @throws Problem `port_not_found` that names every port that doesn't exist. */
export function requireEachPort(
  ports: PortTable,
  ends: readonly { readonly id?: number; readonly pointer: string }[],
): void {
  const errors = ends
    .filter(({ id }) => id !== undefined && ports.byId(id) === undefined)
    .slice(0, MOST_TOLD)
    .map(({ id, pointer }): FieldProblem => {
      return { pointer, code: 'port_not_found', detail: `no port has the id ${id}` }
    })
  if (errors.length === 0) return
  const detail = `${errors.map((error) => error.detail).join(', ')}. Find ids at /ports/search.`
  throw new Problem('port_not_found', detail[0]!.toUpperCase() + detail.slice(1), {
    members: { errors },
  })
}

/** @throws Problem when this installation holds no data at the resolution, or not yet. */
export function requireResolution(
  { router: { resolutions }, opening }: Pick<ServiceEngine, 'router' | 'opening'>,
  body: Pick<RouteBody, 'resolution_km'>,
  pointer = '#/resolution_km',
): void {
  const resolution = resolutionOf(body)
  if (resolutions.includes(resolution)) return
  if (opening.has(resolution)) {
    const detail = `The sea at ${resolution} km is still being loaded. Try again in a second.`
    throw new Problem('starting', detail, { headers: { 'retry-after': '1' } })
  }
  const detail = `this service has data for ${resolutions.join(', ')}`
  throw validationFailed([{ pointer, code: 'not_allowed', detail }])
}

/**
 * The engine's refusals as problems; anything else is not ours to explain.
 * @param asked null where no request holds the two ends
 */
export function explainRoutingError(error: unknown, asked: Asked | null): unknown {
  if (error instanceof PointOnLandError) return pointOnLand(error, asked?.base ?? '#')
  if (error instanceof NoRouteError) return noRoute(error, asked)
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
