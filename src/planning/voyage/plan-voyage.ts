import { RoutingError } from '../../engine/routing/errors.js'
import type { Router } from '../../engine/routing/request.js'
import { straitsPassed } from '../../engine/sea/named-straits.js'
import { completeVoyage, type PlannedVoyage } from './complete.js'
import { explainRejection } from './explain.js'
import {
  type LegQuestion,
  type PlanningTables,
  type PreparedVoyage,
  prepareVoyage,
  type RoutedLeg,
} from './prepare.js'
import { routeRun } from './route-run.js'
import type { Voyage } from './voyage.js'

/** The engine, and the tables for planning. */
export interface PlanningSea extends PlanningTables {
  readonly router: Router
}

/**
 * Plans a voyage on the calling thread. A service that must not block calls `prepareVoyage`, has the
 * legs routed elsewhere and calls `completeVoyage`.
 * @throws InvalidVoyageError, PlacesNotFoundError, StopOnLandError, NoPassageError, NoTransitError
 */
export function planVoyage(voyage: Voyage, sea: PlanningSea): PlannedVoyage {
  return planPrepared(prepareVoyage(voyage, sea), sea)
}

/** The same for a prepared voyage. @throws StopOnLandError, NoPassageError, NoTransitError */
export function planPrepared(prepared: PreparedVoyage, sea: PlanningSea): PlannedVoyage {
  return completeVoyage(prepared, routePrepared(prepared, sea), sea.closureTables)
}

/** The routes of its legs. @throws StopOnLandError, NoPassageError, NoTransitError */
export function routePrepared(prepared: PreparedVoyage, sea: PlanningSea): RoutedLeg[] {
  return prepared.runs.flatMap((run) => {
    try {
      return routeRun(run, sea.router)
    } catch (error) {
      throw explainRejection(error, prepared, run, sea.router)
    }
  })
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
