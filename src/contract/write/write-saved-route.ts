import { NoPassageError } from '../../planning/errors.js'
import { routeSlug } from '../../planning/slug.js'
import type { PlannedLeg } from '../../planning/voyage/complete.js'
import { type PlanningSea, planVoyage } from '../../planning/voyage/plan-voyage.js'
import { twoStops, type Voyage } from '../../planning/voyage/voyage.js'
import type { Port } from '../../ports/port.js'
import { lineGeometry } from '../line-geometry.js'
import type { RouteAnswerBody } from '../schemas/route-answer.js'
import { CANALS, type SavedRouteBody } from '../schemas/service/saved-routes.js'
import { bandBody, lengthBody } from './write-length.js'
import { passagesBody } from './write-met.js'
import { endBody, type WritingSea } from './write-places.js'
import { routeAnswer } from './write-route.js'

/** Both ends of a saved route. */
export interface PortPair {
  readonly origin: Port
  readonly destination: Port
}

type Sea = PlanningSea & WritingSea

/**
 * The route between two ports with default options, and the route without each canal. Takes a few
 * milliseconds.
 *
 * @param today determines which emission control areas are in force
 * @throws NoPassageError
 */
export function savedRouteBody(
  pair: PortPair,
  updatedAt: string,
  engine: Sea,
  today: string,
): SavedRouteBody {
  const { origin, destination } = pair
  const stops = twoStops({ portId: origin.id }, { portId: destination.id })
  const voyage = { stops, date: today }
  const { plannedLegs, resolutionKm } = planVoyage(voyage, engine)
  const [leg] = plannedLegs as readonly [PlannedLeg]
  const { route, speedKmh } = leg
  const written = (leg: Pick<PlannedLeg, 'route'>) => ({
    ...lengthBody(leg.route, speedKmh),
    passages: passagesBody(leg.route),
    geometry: lineGeometry(leg.route.positions),
  })
  return {
    slug: routeSlug(origin, destination),
    origin: endBody(route.origin, engine),
    destination: endBody(route.destination, engine),
    ...written(leg),
    ...bandBody(leg),
    speed_kmh: speedKmh,
    resolution_km: resolutionKm,
    alternatives: withoutCanals(voyage, { route }, engine).map(({ canal, leg }) => ({
      avoid: [canal],
      ...written(leg),
    })),
    reverse_slug: routeSlug(destination, origin),
    data_version: engine.router.dataVersion,
    updated_at: updatedAt,
  }
}

/** The same route as /calculate-route returns, for file formats that need its waypoints. */
export function savedRouteAnswer(
  { slug, origin, destination, data_version, updated_at }: SavedRouteBody,
  engine: Sea,
  today: string,
): RouteAnswerBody {
  const stops = twoStops({ portId: origin.port!.id }, { portId: destination.port!.id })
  const planned = planVoyage({ stops, date: today }, engine)
  const frame = { id: slug, warnings: [], dataVersion: data_version, calculatedAt: updated_at }
  return routeAnswer({ form: {}, planned, emissions: null }, frame, engine)
}

function withoutCanals(voyage: Voyage, { route }: Pick<PlannedLeg, 'route'>, engine: Sea) {
  const used = CANALS.filter((canal) => route.passages.some(({ id }) => id === canal))
  return used.flatMap((canal) => {
    try {
      const planned = planVoyage({ ...voyage, constraints: { closed: [canal] } }, engine)
      return [{ canal, leg: planned.plannedLegs[0]! }]
    } catch (error) {
      // A port inside the canal has no route without it.
      if (error instanceof NoPassageError) return []
      throw error
    }
  })
}
