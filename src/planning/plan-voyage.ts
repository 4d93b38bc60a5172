import { RoutingError } from '../routing/errors.js'
import type { PassageId, RouteRequest, Router, SeaRoute } from '../routing/request.js'
import { passesStrait, straitsPassed } from '../sea/named-straits.js'
import { completeVoyage, type PlannedVoyage } from './complete.js'
import { explainRejection } from './explain.js'
import {
  type LegQuestion,
  type PlanningTables,
  type PreparedVoyage,
  prepareVoyage,
  type RoutedLeg,
} from './prepare.js'
import { roundShallowAreas } from './shallow-areas.js'
import { routeClearOf } from './shallow-straits.js'
import type { Voyage } from './voyage.js'

/** The engine, and the tables for planning. */
export interface PlanningSea extends PlanningTables {
  readonly router: Router
}

/**
 * Plans a voyage on the calling thread. A service that must not block calls `prepareVoyage`, has the
 * legs routed elsewhere and calls `completeVoyage`.
 * @throws InvalidVoyageError, PlacesNotFoundError, StopOnLandError, NoPassageError
 */
export function planVoyage(voyage: Voyage, sea: PlanningSea): PlannedVoyage {
  return planPrepared(prepareVoyage(voyage, sea), sea)
}

/** The same for a prepared voyage. @throws StopOnLandError, NoPassageError */
export function planPrepared(prepared: PreparedVoyage, sea: PlanningSea): PlannedVoyage {
  const routed = prepared.legs.map((leg) => {
    try {
      return routeLeg(leg, sea.router)
    } catch (error) {
      throw explainRejection(error, prepared, leg, sea.router)
    }
  })
  return completeVoyage(prepared, routed, sea.closureTables)
}

/** @throws RoutingError */
export function routeLeg(
  question: LegQuestion,
  router: Pick<Router, 'route' | 'alternatives'>,
): RoutedLeg {
  const { alternatives: count, barred, shallows } = question
  const missedStraits = new Set<string>()
  const find = (request: RouteRequest) => {
    const clear = routeClearOf(barred, request, router)
    for (const { name } of clear.missed) missedStraits.add(name)
    return clear
  }
  const { route, request, rounded } = roundShallowAreas(shallows, find(question.request), find)
  const others = count > 0 ? router.alternatives(request, route, count) : []
  const isClear = ({ positions }: SeaRoute) =>
    !barred.some((strait) => passesStrait(positions, strait))
  return {
    route,
    alternatives: others.filter(isClear),
    missed: missedPassages(question, router),
    ...(missedStraits.size > 0 && { missedStraits: [...missedStraits] }),
    ...(rounded.length > 0 && {
      rounded: rounded.map(({ id, name, underM }) => ({ id, name, underM })),
    }),
  }
}

/**
 * Whether a leg may need more than one search, because its shortest route passes a strait that is closed
 * to the vessel or because it goes round shallow water.
 */
export function mustRound(
  { request, barred, shallows }: LegQuestion,
  router: Pick<Router, 'route'>,
): boolean {
  if (shallows.length > 0) return true
  if (barred.length === 0) return false
  try {
    return straitsPassed(router.route(request).positions, barred).length > 0
  } catch (error) {
    if (error instanceof RoutingError) return false
    throw error
  }
}

/** The passages that a smaller vessel would use on the shortest route if it avoided no areas. */
function missedPassages(
  { request, closedByVessel }: LegQuestion,
  router: Pick<Router, 'route'>,
): PassageId[] {
  if (closedByVessel.length === 0) return []
  const { avoidAreas: _, avoidPolygons: __, ...plain } = request
  const closed = (request.closed ?? []).filter((id) => !closedByVessel.includes(id))
  const { passages } = router.route({ ...plain, closed })
  return closedByVessel.filter((id) => passages.some((use) => use.id === id))
}
