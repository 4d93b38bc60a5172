import { lineGeometry } from '../../api/line-geometry.js'
import type { RouteAnswerBody } from '../../api/schemas/route-answer.js'
import { CANALS, type SavedRouteBody } from '../../api/schemas/saved-routes.js'
import { endBody, lengthBody, passagesBody, routeAnswer } from '../../api/write-route.js'
import type { PlannedLeg } from '../../planning/complete.js'
import { NoPassageError } from '../../planning/errors.js'
import { planVoyage } from '../../planning/plan-voyage.js'
import { routeSlug } from '../../planning/slug.js'
import { twoStops, type Voyage } from '../../planning/voyage.js'
import { type Clock, utcDay } from '../clock.js'
import type { Engine } from '../planning/engine.js'
import type { PortPair } from './port-pair.js'

/**
 * The route between two ports with default options, and for each canal the route without it. Takes a few
 * milliseconds.
 *
 * @throws NoPassageError
 */
export function savedRouteBody(
  pair: PortPair,
  updatedAt: string,
  engine: Engine,
  clock: Clock,
): SavedRouteBody {
  const voyage = defaultVoyage(pair, utcDay(clock.nowMs()))
  const { plannedLegs, resolutionKm } = planVoyage(voyage, engine)
  const { route, speedKmh } = plannedLegs[0]!
  const written = (leg: Pick<PlannedLeg, 'route'>) => ({
    ...lengthBody(leg.route, speedKmh),
    passages: passagesBody(leg.route),
    geometry: lineGeometry(leg.route.positions),
  })
  return {
    slug: routeSlug(pair.origin, pair.destination),
    origin: endBody(route.origin, engine),
    destination: endBody(route.destination, engine),
    ...written({ route }),
    speed_kmh: speedKmh,
    resolution_km: resolutionKm,
    alternatives: withoutCanals(voyage, { route }, engine).map(({ canal, leg }) => ({
      avoid: [canal],
      ...written(leg),
    })),
    reverse_slug: routeSlug(pair.destination, pair.origin),
    data_version: engine.router.dataVersion,
    updated_at: updatedAt,
  }
}

/** The same route as from /calculate-route, for file formats that need its waypoints. */
export function savedRouteAnswer(
  { slug, origin, destination, data_version, updated_at }: SavedRouteBody,
  engine: Engine,
  clock: Clock,
): RouteAnswerBody {
  const stops = twoStops({ portId: origin.port!.id }, { portId: destination.port!.id })
  const planned = planVoyage({ stops, date: utcDay(clock.nowMs()) }, engine)
  const frame = { id: slug, warnings: [], dataVersion: data_version, calculatedAt: updated_at }
  return routeAnswer({ form: {}, planned, emissions: null }, frame, engine)
}

/** Port to port with default options. */
export function defaultVoyage({ origin, destination }: PortPair, date: string): Voyage {
  return { stops: twoStops({ portId: origin.id }, { portId: destination.id }), date }
}

function withoutCanals(voyage: Voyage, { route }: Pick<PlannedLeg, 'route'>, engine: Engine) {
  const used = CANALS.filter((canal) => route.passages.some(({ id }) => id === canal))
  return used.flatMap((canal) => {
    try {
      const planned = planVoyage({ ...voyage, constraints: { closed: [canal] } }, engine)
      return [{ canal, leg: planned.plannedLegs[0]! }]
    } catch (error) {
      // A port in the canal itself has no route without it.
      if (error instanceof NoPassageError) return []
      throw error
    }
  })
}
