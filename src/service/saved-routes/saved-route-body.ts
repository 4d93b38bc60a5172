import { CANALS, type SavedRouteBody } from '../../api/schemas/saved-routes.js'
import {
  CLOSED_BY_DEFAULT,
  NoRouteError,
  type RouteRequest,
  type SeaRoute,
} from '../../routing/types.js'
import type { Clock } from '../clock.js'
import type { Engine } from '../planning/engine.js'
import { lineGeometry } from '../planning/line-geometry.js'
import { endBody, lengthBody, passagesBody } from '../planning/route-answer.js'
import { closuresOf, resolutionOf, routeRequestOf } from '../planning/route-request.js'
import { routeSlug } from '../planning/route-slug.js'
import { speedOf } from '../planning/speed.js'
import { defaultRequest, type PortPair } from './port-pair.js'

/**
 * The way between two ports with default options, and for each canal the way without it. It takes
 * the engine some milliseconds.
 *
 * @throws NoRouteError
 */
export function savedRouteBody(
  pair: PortPair,
  updatedAt: string,
  engine: Engine,
  clock: Clock,
): SavedRouteBody {
  const body = defaultRequest(pair)
  const question = routeRequestOf(body, closuresOf(body, engine), clock)
  const route = engine.router.route(question)
  const { speedKmh } = speedOf(body)
  return {
    slug: routeSlug(pair.origin, pair.destination),
    origin: endBody(route.origin, engine),
    destination: endBody(route.destination, engine),
    ...lengthBody(route, speedKmh),
    speed_kmh: speedKmh,
    resolution_km: resolutionOf(body),
    passages: passagesBody(route),
    geometry: lineGeometry(route.positions, 'unwrap'),
    alternatives: withoutCanals(question, route, engine).map(({ canal, route: other }) => ({
      avoid: [canal],
      ...lengthBody(other, speedKmh),
      passages: passagesBody(other),
      geometry: lineGeometry(other.positions, 'unwrap'),
    })),
    reverse_slug: routeSlug(pair.destination, pair.origin),
    data_version: engine.router.dataVersion,
    updated_at: updatedAt,
  }
}

function withoutCanals(question: RouteRequest, route: SeaRoute, { router }: Engine) {
  const used = CANALS.filter((canal) => route.passages.some(({ id }) => id === canal))
  return used.flatMap((canal) => {
    try {
      const closed = [...(question.closed ?? CLOSED_BY_DEFAULT), canal]
      return [{ canal, route: router.route({ ...question, closed }) }]
    } catch (error) {
      // A port in the canal itself has no way without it.
      if (error instanceof NoRouteError) return []
      throw error
    }
  })
}
