import type { Position } from '../../../../src/engine/geo/position.js'
import { NoRouteError } from '../../../../src/engine/routing/errors.js'
import type {
  AvoidPolygon,
  RouteEnd,
  RouteOptions,
  SeaRoute,
} from '../../../../src/engine/routing/request.js'
import type { SyntheticSea } from '../synthetic-sea.js'

export const DATE = '2026-06-01'
/** Both the engine and its twin turn about a metre away from a corner. */
export const TURNS = 0.02

export function forbid(...rings: readonly (readonly Position[])[]): AvoidPolygon {
  return { rings, mode: 'forbid' }
}

export function routeOf(
  { router }: SyntheticSea,
  origin: RouteEnd,
  destination: RouteEnd,
  options: Partial<RouteOptions> = {},
): SeaRoute | null {
  try {
    return router.route({ origin, destination, closed: [], date: DATE, ...options })
  } catch (error) {
    if (error instanceof NoRouteError) return null
    throw error
  }
}
